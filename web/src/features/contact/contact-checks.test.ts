import { expect, test } from "vitest";
import { type ContactValues, missingFields } from "./contact-checks.ts";

const FILLED: ContactValues = {
  name: "Ada",
  email: "ada@example.com",
  subject: "Oats",
  message: "Are they in it?",
  category: "general",
};

test.each(["name", "email", "subject", "message"] as const)("an empty %s is reported as missing", (field) => {
  expect(missingFields(FILLED)).toEqual({});
  expect(Object.keys(missingFields({ ...FILLED, [field]: "  " }))).toEqual([field]);
});
