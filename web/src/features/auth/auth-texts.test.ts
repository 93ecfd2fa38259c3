import { AUTH_ERRORS } from "@mealwright/schema/constants/auth/auth-errors";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { describe, expect, test } from "vitest";
import { HttpError, NetworkError } from "../../api/transport/http-error.ts";
import {
  authErrorText,
  FORGOT_FAILURE,
  failureText,
  LOGIN_FAILURE,
  PREVIEW_FAILURE,
  REGISTRATION_FAILURE,
  refusalText,
  saysAlreadyExists,
} from "./auth-texts.ts";

const refused = new HttpError(
  401,
  "Unauthorized",
  JSON.stringify({ success: false, error: "Invalid email or password" }),
);
const silent = new HttpError(500, "Internal Server Error", "");
const unreachable = new NetworkError("The server could not be reached.");
const unexpected = new TypeError("x is not a function");

describe("error texts", () => {
  test.each([
    [
      "sign in",
      LOGIN_FAILURE,
      "Login failed",
      "Login failed. Please try again.",
      "Authentication failed. Please try again.",
    ],
    [
      "sign up",
      REGISTRATION_FAILURE,
      "Registration failed",
      "Registration failed. Please try again.",
      "Authentication failed. Please try again.",
    ],
    [
      "preview",
      PREVIEW_FAILURE,
      "Registration failed",
      "Something went wrong. Please try again.",
      "Something went wrong. Please try again.",
    ],
    [
      "reset request",
      FORGOT_FAILURE,
      "Failed to send reset email",
      "Failed to send reset email",
      "Failed to send reset email",
    ],
  ])("after a failed %s", (_name, texts, whenSilent, whenUnreachable, whenUnexpected) => {
    expect(failureText(refused, texts)).toBe("Invalid email or password");
    expect(failureText(silent, texts)).toBe(whenSilent);
    expect(failureText(unreachable, texts)).toBe(whenUnreachable);
    expect(failureText(unexpected, texts)).toBe(whenUnexpected);
  });

  test("an error about one field is shown instead of the general one", () => {
    const body = { success: false, error: CALL_ERRORS.invalidFields, fields: { email: "Not an address." } };
    expect(failureText(new HttpError(422, "", JSON.stringify(body)), REGISTRATION_FAILURE)).toBe("Not an address.");
    const bare = { success: false, error: CALL_ERRORS.invalidFields };
    expect(failureText(new HttpError(422, "", JSON.stringify(bare)), PREVIEW_FAILURE)).toBe(CALL_ERRORS.invalidFields);
  });

  test("a 200 reply without success counts as refused", () => {
    expect(refusalText({ success: false, error: "No." }, LOGIN_FAILURE)).toBe("No.");
    expect(refusalText({ success: false }, LOGIN_FAILURE)).toBe("Login failed");
    expect(refusalText({ success: false, message: "Later." }, FORGOT_FAILURE)).toBe("Later.");
    expect(refusalText(null, LOGIN_FAILURE)).toBe("Login failed");
  });

  test("an email address in use is recognized, so that signing in can be offered", () => {
    expect(saysAlreadyExists(CALL_ERRORS.emailTaken)).toBe(true);
    expect(saysAlreadyExists("Invalid email or password")).toBe(false);
  });
});

test.each(Object.entries(AUTH_ERRORS))("/auth?error=%s explains the error", (code, text) => {
  expect(authErrorText(code)).toBe(text);
});

test.each(["", "nonsense", "constructor", "<b>You owe us money</b>"])(
  "/auth?error=%s, which is unknown, shows a general error and never the code",
  (code) => {
    expect(authErrorText(code)).toBe("Signing in did not work. Please try again.");
  },
);
