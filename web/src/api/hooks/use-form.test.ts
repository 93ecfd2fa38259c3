import { expect, test } from "vitest";
import { HttpError } from "../transport/http-error.ts";
import { refusedFields } from "./use-form.ts";

test("a form shows the server's errors for its own fields and ignores others", () => {
  const body = {
    success: false,
    error: "x",
    code: "invalid_fields",
    fields: { email: "Not an address.", goal: "No." },
  };
  const values = { email: "", name: "" };
  expect(refusedFields(new HttpError(422, "", JSON.stringify(body)), values)).toEqual({ email: "Not an address." });
  expect(refusedFields(new HttpError(500, "", ""), values)).toEqual({});
  expect(refusedFields(new TypeError("x"), values)).toEqual({});
});
