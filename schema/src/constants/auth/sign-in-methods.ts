/** Passkeys, authenticator apps and recovery codes: figures and texts. */

/** From the challenge to the answer of a passkey. */
export const PASSKEY_FLOW_SECONDS = 5 * 60;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Passkeys that one account can have. */
export const PASSKEYS_MAX = 20;

/** RFC 6238: so many digits, new every so many seconds; a code that is one step early or late is accepted too. */
export const AUTHENTICATOR_CODE = { digits: 6, stepSeconds: 30, stepsAround: 1 } as const;
export const RECOVERY_CODES_COUNT = 10;

export const SIGN_IN_METHOD_ERRORS = {
  passkeyRefused: "That passkey did not work here. Please try again, or use your password.",
  passkeyExpired: "That took too long. Please try again.",
  passkeyKnown: "That passkey is in use already.",
  passkeysFull: `An account can have ${PASSKEYS_MAX} passkeys. Remove one first.`,
  passkeyGone: "That passkey is not yours, or was removed already.",
  proofMissing: "Please confirm with your password or a passkey.",
  lastWayIn: "This is the only way into your account. Make a password or another passkey first.",
  googleNotConnected: "No Google account is connected.",
  codeNeeded: "Enter the code of your authenticator app, or a recovery code.",
  codeWrong: "That code is wrong, or was used before.",
  authenticatorOn: "An authenticator app is set up already. Remove it first.",
  authenticatorNotBegun: "Begin with the authenticator app's key.",
} as const;
