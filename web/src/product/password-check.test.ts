import { expect, test } from "vitest";
import { commonPasswordError } from "./password-check.ts";

test.each([
  ["123456", true],
  ["password", true],
  ["ada@example.com", true],
  ["turnip-ladder", false],
])("password %s is refused as too common: %s", async (password, refused) => {
  const expected = refused ? "This password is too common. Please choose another one." : null;
  expect(await commonPasswordError(password, "ada@example.com")).toBe(expected);
});
