import { expect, test } from "vitest";
import { differenceText } from "./meal-difference.ts";

const dish = (calories: number, protein: number, cost: number, prepTime: number) => ({
  nutrition: { calories, protein, carbs: 0, fats: 0 },
  cost,
  prepTime,
});
const now = dish(600, 30, 2.5, 25);

test.each([
  [dish(720, 22, 2.1, 15), "+120 kcal · −8 g protein · −$0.40 · 10 min less"],
  [dish(580.4, 30.4, 3, 35), "−20 kcal · +$0.50 · 10 min more"],
  [dish(700, 30, 0, 25), "+100 kcal"],
  [now, "The same in energy, protein, price and time"],
])("swapping to %j shows the difference: %s", (then, text) => {
  // No line ends between a sign and its figure, and none begins with a dot.
  expect(differenceText(now, then)).toBe(text.replaceAll(/[+−]/g, "$&\u2060").replaceAll(" ·", "\u00a0·"));
});
