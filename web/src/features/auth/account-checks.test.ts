import { MESSAGES } from "@mealwright/schema/constants/messages";
import { expect, test } from "vitest";
import { hasFaults } from "../../api/hooks/use-form.ts";
import { newPasswordErrors, previewErrors, previewNotice, signInErrors, signUpErrors } from "./account-checks.ts";

const FILLED = { name: "Ada", email: "ada@example.com", password: "123456" };

test.each([
  [{}, null],
  [{ name: " " }, "Please fill in all fields"],
  [{ email: "" }, "Please fill in all fields"],
  [{ password: "" }, "Please fill in all fields"],
  [{ password: "12345" }, MESSAGES.passwordTooShort],
])("the preview form with %j shows %j", (change, expected) => {
  const faults = previewErrors({ ...FILLED, ...change });
  expect(previewNotice(faults)).toBe(expected);
  expect(Object.keys(faults)).toEqual(Object.keys(change));
});

test("signing up requires a name, an email and a password of six characters", () => {
  expect(hasFaults(signUpErrors(FILLED))).toBe(false);
  expect(Object.keys(signUpErrors({ name: "", email: " ", password: "12345" }))).toEqual(["name", "email", "password"]);
});

test("signing in accepts short passwords but no empty one", () => {
  expect(hasFaults(signInErrors({ email: "a@b.c", password: "x" }))).toBe(false);
  expect(Object.keys(signInErrors({ email: "", password: "" }))).toEqual(["email", "password"]);
});

test.each([
  ["123456", "123456", {}],
  ["123456", "123457", { confirmation: "Passwords do not match." }],
  ["123456", "123456 ", { confirmation: "Passwords do not match." }],
  ["12345", "12345", { password: MESSAGES.passwordTooShort }],
  [
    "12345",
    "123456",
    {
      password: MESSAGES.passwordTooShort,
      confirmation: "Passwords do not match.",
    },
  ],
])("a new password %j confirmed as %j gives %j", (password, confirmation, expected) => {
  expect(newPasswordErrors(password, confirmation)).toEqual(expected);
});
