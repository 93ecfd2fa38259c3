/** The codes of `/auth?error=…`, a closed set, and what the page says for each. */
export const AUTH_ERRORS = {
  "google-away": "Google does not answer at the moment. Please try again shortly, or use your email.",
  "google-denied": "You did not allow signing in with Google. Nothing was changed.",
  "google-expired": "That attempt to sign in with Google is over or was begun elsewhere. Please start again.",
  "google-failed":
    "Google's answer could not be trusted, so nobody was signed in. Please try again, or use your email.",
  "google-unverified": "Google has not verified that address yet. Verify it there first, or use your email here.",
  "google-link":
    "An account with this address already exists. Sign in with its password once, within ten minutes, and Google is connected to it.",
  "google-busy": "Too many accounts were made from your network. Please try again later.",
  "email-link": "Sign in first, in this browser, then follow the link in the mail again.",
} as const;
export type AuthErrorCode = keyof typeof AUTH_ERRORS;

/** What the page says for an unknown code. */
export const UNKNOWN_AUTH_ERROR = "Signing in did not work. Please try again.";
