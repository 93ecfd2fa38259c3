import { expect, test } from "vitest";
import { allRecipes, allSides } from "../cookbook.ts";
import { cookingRisks } from "./cooking-risks.ts";

const HEATED =
  /\b(?:heat|cook|boil|stir-fry|add) (?:the [a-z ]+, )*(?:the bean sprouts|them)\b[^.;]*(?:until|minutes)/i;

test("bean sprouts are heated, or kept from people whom raw ones harm", () => {
  const served = [...allRecipes(), ...allSides()].filter(
    (recipe) => recipe.ingredients.some(({ foodId }) => foodId === "bean-sprouts-mung") && cookingRisks(recipe) === 0,
  );
  expect(served.length).toBeGreaterThan(30);
  const raw = served.filter(({ instructions }) => !instructions.some((text) => HEATED.test(text)));
  expect(raw.map(({ id }) => id)).toEqual([]);
});
