import { expect, test } from "vitest";
import { healthSwapText, intakeText, shortOf, shortText } from "./health-text.ts";
import { scoreText } from "./healthy-eating-index-text.ts";

const intake = (nutrient: "vitaminDUg" | "calciumMg", perDay: number, reference: number, knownShare = 1) => ({
  nutrient,
  perDay,
  reference,
  knownShare,
});

test("clear shortfalls are listed, largest first, each with foods that help", () => {
  const day = [intake("calciumMg", 890, 1_000), intake("vitaminDUg", 4.2, 15), intake("calciumMg", 900, 1_000)];
  expect(shortOf(day)).toEqual([day[1], day[0]]);
  expect(shortText(intake("vitaminDUg", 4.2, 15))).toMatch(/^4\.2 µg on an average day; 15 µg is advised\. Food alone/);
  expect(shortText(intake("calciumMg", 1_890, 2_100))).toMatch(
    /^1,890 mg on an average day; 2,100 mg is advised\. Milk/,
  );
});

test('an amount that lacks data for some foods reads "at least"', () => {
  expect(intakeText(intake("calciumMg", 890, 1_000, 0.8))).toBe("at least 890 mg");
  expect(intakeText(intake("calciumMg", 890, 1_000, 0.96))).toBe("890 mg");
});

test('a nutrient with data for hardly any food reads "not known", never zero', () => {
  const unread = intake("vitaminDUg", 0, 15, 0.02);
  expect(intakeText(unread)).toBe("not known");
  expect(shortText(unread)).toMatch(/^The amount is not known; 15 µg is advised\. Food alone/);
  expect(intakeText(intake("vitaminDUg", 0, 15))).toBe("0 µg");
});

test("a suggested swap says how the healthy-eating index would change", () => {
  expect(scoreText(88)).toBe("88 of 100");
  const meal = { id: "m", name: "Miso Noodles", day: 4, type: "dinner" } as const;
  expect(healthSwapText(88, { meal, instead: { id: "r", name: "Lentil Soup" }, score: 91 })).toBe(
    "Thursday's dinner is Miso Noodles. Lentil Soup instead would raise the index from 88 to 91.",
  );
});
