import { expect, test } from "vitest";
import { HttpError } from "../../api/http-error.ts";
import { type ContactValues, missingFields, refusedFields } from "./contact-checks.ts";

const FILLED: ContactValues = {
  name: "Ada",
  email: "ada@example.com",
  subject: "Oats",
  message: "Are they in it?",
  category: "general",
};

test.each(["name", "email", "subject", "message"] as const)("an empty %s is missing", (field) => {
  expect(missingFields(FILLED)).toEqual({});
  expect(Object.keys(missingFields({ ...FILLED, [field]: "  " }))).toEqual([field]);
});

test("what the server says of a field stands beside it", () => {
  const body = { success: false, error: "x", code: "invalid", fields: { email: "Not an address.", category: "No." } };
  expect(refusedFields(new HttpError(422, "", JSON.stringify(body)))).toEqual({ email: "Not an address." });
  expect(refusedFields(new HttpError(500, "", ""))).toEqual({});
  expect(refusedFields(new TypeError("x"))).toEqual({});
});
