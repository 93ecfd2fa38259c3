import { expect, test } from "vitest";
import { COMMON_PASSWORDS } from "../constants/auth/common-passwords.data.ts";
import { isCommonPassword, isOwnAddress } from "./password.ts";

test.each([
  ["123456", true],
  ["1234567890", true],
  ["987654", true],
  ["abcdef", true],
  ["FEDCBA", true],
  ["aaaaaaaa", true],
  ["🍅🍅🍅🍅🍅🍅", true],
  ["      ", true],
  ["password", true],
  ["PassWord1", true],
  [" qwerty ", true],
  ["correct horse 7", false],
  ["112235", false],
  ["acegik", false],
  ["tomato-ladder", false],
])("%j is common: %s", (password, expected) => {
  expect(isCommonPassword(password)).toBe(expected);
});

test.each([
  ["Mealwright", true],
  ["mealwright2026!", true],
  ["1-Meal-Planner-1", true],
  ["mealwright tomato", false],
])("%j is told by the product's own words: %s", (password, expected) => {
  expect(isCommonPassword(password)).toBe(expected);
});

test.each([
  ["ada.lovelace@example.com", true],
  ["Ada.Lovelace", true],
  ["ada.lovelace1", false],
  ["example.com", false],
])("%j is the own address: %s", (password, expected) => {
  expect(isOwnAddress(password, " Ada.Lovelace@Example.com ")).toBe(expected);
});

test("the list holds at least a thousand, each one that would pass for length and is not told by rule", () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(1_000);
  for (const password of COMMON_PASSWORDS) {
    expect(password).toBe(password.toLowerCase());
    expect(password.length).toBeGreaterThanOrEqual(6);
  }
});
