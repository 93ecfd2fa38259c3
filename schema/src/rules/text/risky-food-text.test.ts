import { expect, test } from "vitest";
import { riskyFoodOfAge } from "../risky-food.ts";
import { riskyFoodHelp } from "./risky-food-text.ts";

const RAW = "No raw fish, rare meat or raw sprouts";
const CHILLED = "deli meat, smoked fish and soft cheese only heated";

test.each([
  [null, undefined],
  [17, `${RAW}.`],
  [18, undefined],
  [65, undefined],
  [66, `${RAW}; ${CHILLED}.`],
])("at the age of %s it says what is only served safely", (age, said) => {
  expect(riskyFoodHelp(riskyFoodOfAge(age))).toBe(said);
});

test("who may eat raw food but nothing chilled is told only the latter", () => {
  expect(riskyFoodHelp({ raw: true, chilled: false })).toBe("Deli meat, smoked fish and soft cheese only heated.");
});
