import { expect, test } from "vitest";
import { credentialErrors, unlockErrors } from "./admin-checks.ts";

test.each([
  [{ email: "a@b.co", password: "x" }, []],
  [{ email: " ", password: "x" }, ["email"]],
  [{ email: "a@b.co", password: "" }, ["password"]],
  [{ email: "", password: "" }, ["email", "password"]],
])("unlocking with %j reports as missing: %j", (values, missing) => {
  expect(Object.keys(unlockErrors(values))).toEqual(missing);
});

test.each([
  [{ clientId: "id", clientSecret: "secret", password: "x" }, []],
  [{ clientId: " ", clientSecret: "secret", password: "x" }, ["clientId"]],
  [{ clientId: "id", clientSecret: " ", password: "x" }, ["clientSecret"]],
  [{ clientId: "", clientSecret: "", password: "" }, ["clientId", "clientSecret", "password"]],
])("credentials %j report as missing: %j", (values, missing) => {
  expect(Object.keys(credentialErrors(values))).toEqual(missing);
});
