import { expect, test } from "vitest";
import { HttpError } from "../../api/http-error.ts";
import {
  hasErrors,
  newPasswordErrors,
  previewError,
  refusedFields,
  signInErrors,
  signUpErrors,
} from "./account-checks.ts";

const FILLED = { name: "Ada", email: "ada@example.com", password: "123456" };

test.each([
  [{}, null],
  [{ name: " " }, "Please fill in all fields"],
  [{ email: "" }, "Please fill in all fields"],
  [{ password: "" }, "Please fill in all fields"],
  [{ password: "12345" }, "Password must be at least 6 characters long."],
])("the preview's form with %j says %j", (change, expected) => {
  expect(previewError({ ...FILLED, ...change })).toBe(expected);
});

test("signing up needs a name, an email and six characters", () => {
  expect(hasErrors(signUpErrors(FILLED))).toBe(false);
  expect(Object.keys(signUpErrors({ name: "", email: " ", password: "12345" }))).toEqual(["name", "email", "password"]);
});

test("signing in takes short passwords, but not none", () => {
  expect(hasErrors(signInErrors({ email: "a@b.c", password: "x" }))).toBe(false);
  expect(Object.keys(signInErrors({ email: "", password: "" }))).toEqual(["email", "password"]);
});

test.each([
  ["123456", "123456", {}],
  ["123456", "123457", { confirmation: "Passwords do not match." }],
  ["123456", "123456 ", { confirmation: "Passwords do not match." }],
  ["12345", "12345", { password: "Password must be at least 6 characters long." }],
  [
    "12345",
    "123456",
    {
      password: "Password must be at least 6 characters long.",
      confirmation: "Passwords do not match.",
    },
  ],
])("a new password %j confirmed by %j: %j", (password, confirmation, expected) => {
  expect(newPasswordErrors(password, confirmation)).toEqual(expected);
});

test("what the server says of a field stands beside it, and of no other", () => {
  const body = { success: false, error: "x", code: "invalid", fields: { email: "Not an address.", goal: "No." } };
  expect(refusedFields(new HttpError(422, "", JSON.stringify(body)))).toEqual({ email: "Not an address." });
  expect(refusedFields(new HttpError(409, "", JSON.stringify(body)))).toEqual({});
  expect(refusedFields(new HttpError(500, "", ""))).toEqual({});
  expect(refusedFields(new TypeError("x"))).toEqual({});
});
