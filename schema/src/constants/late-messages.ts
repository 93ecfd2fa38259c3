/**
 * Texts like those in `messages.ts` that only the server, the contact page and the admin page use: no other page loads
 * them.
 */
export const LATE_MESSAGES = {
  emailChangeSent: "We have sent a link to your new address. Open it to finish the change.",
  emailVerificationSent: "We have emailed you a link. Open it in this browser to confirm your address.",
  emailVerifiedAlready: "Your address is already confirmed.",
  newestResetMail: "If you already have an email from us, the link in the latest one works for an hour.",
  passwordReset: "Your password has been changed. You can sign in with it now.",
  credentialsUpdated: "The Google credentials are saved. People can sign in with Google now.",
  updateCredentialsFailed: "Failed to update credentials",
  updateCredentialsFailedRetry: "Failed to update credentials. Please try again.",
  paymentConfirmed: "User has been upgraded to Premium successfully.",
  confirmPaymentFailed: "Failed to confirm payment. Please try again.",
  contactSent: "We'll get back to you within 24 hours.",
  invalidAdminCredentials: "Invalid admin credentials",
} as const;
