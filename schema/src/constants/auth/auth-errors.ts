/** The codes of `/auth?error=…`, a closed set, and what the page says for each. */
export const AUTH_ERRORS = {
  "google-away": "Google is not responding right now. Please try again shortly, or use your email.",
  "google-denied": "You did not allow signing in with Google. Nothing was changed.",
  "google-expired": "That Google sign-in has expired or was started in another browser. Please start again.",
  "google-failed":
    "We could not verify Google's answer, so you are not signed in. Please try again, or use your email.",
  "google-unverified": "Google has not verified that address yet. Verify it there first, or use your email here.",
  "google-link":
    "An account with this address already exists. Sign in with its password within ten minutes, and we will connect Google to it.",
  "google-busy": "Too many accounts were created from your network. Please try again later.",
  "email-link": "Sign in first, in this browser, then open the link in the email again.",
} as const;
export type AuthErrorCode = keyof typeof AUTH_ERRORS;

/** What the page says for an unknown code. */
export const UNKNOWN_AUTH_ERROR = "Signing in did not work. Please try again.";
