import { SHOWN_CALL_ERRORS } from "../messages.ts";

/** Errors of the calls, exact (api.md). */
export const CALL_ERRORS = {
  ...SHOWN_CALL_ERRORS,
  emailTaken: "An account with this email already exists",
  wrongCredentials: "Invalid email or password",
  invalidResetToken: "Invalid or expired reset link. Please request a new password reset.",
  preferencesNotFound: "Preferences not found",
  noActiveMealPlan: "No active meal plan",
  generationStopped: "The plan was stopped. Its finished meals stay, and the same call continues from them.",
  notFound: "Not found",
  signInFirst: "Please sign in first.",
  malformedBody: "The request is not valid JSON.",
  notJson: "The request must be JSON (content-type: application/json).",
  tooLarge: "The request is larger than 64 KB.",
  crossSite: "A request from another site was refused.",
  forbidden: "You may not do this.",
  httpsOnly: "This service answers over https only.",
  upgradeRequired: "This is part of a paid plan.",
  tooManyRequests: "Too many tries.",
  internal: "Something went wrong. Please try again.",
  methodNotAllowed: "This address does not take that method.",
  passwordWrong: "That is not your password.",
  verifyEmailFirst: "Please confirm your email address first. We emailed you a link; Settings can send another.",
  noPasswordYet: 'Your account has no password yet. Sign out and use "Forgot your password?" to create one.',
  googleNotSet: "Signing in with Google is not set up.",
  adminStays: "The admin's account cannot be deleted here.",
} as const;
