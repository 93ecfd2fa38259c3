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
])("%j is a common password: %s", (password, expected) => {
  expect(isCommonPassword(password)).toBe(expected);
});

test.each([
  ["Mealwright", true],
  ["mealwright2026!", true],
  ["1-Meal-Planner-1", true],
  ["mealwright tomato", false],
])("%j is guessable from the product's name: %s", (password, expected) => {
  expect(isCommonPassword(password)).toBe(expected);
});

test.each([
  ["ada.lovelace@example.com", true],
  ["Ada.Lovelace", true],
  ["ada.lovelace1", false],
  ["example.com", false],
])("%j is the person's own email address: %s", (password, expected) => {
  expect(isOwnAddress(password, " Ada.Lovelace@Example.com ")).toBe(expected);
});

test("the list has at least 1,000 common passwords, all lowercase and at least 6 characters long", () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(1_000);
  for (const password of COMMON_PASSWORDS) {
    expect(password).toBe(password.toLowerCase());
    expect(password.length).toBeGreaterThanOrEqual(6);
  }
});
