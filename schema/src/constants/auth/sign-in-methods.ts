/** Passkeys, authenticator apps and recovery codes: figures and texts. */

/** Time limit from a passkey's challenge to its answer. */
export const PASSKEY_FLOW_SECONDS = 5 * 60;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Passkeys that one account can have. */
export const PASSKEYS_MAX = 20;

/** RFC 6238. `stepSeconds`: how long a code lasts; `stepsAround`: how many steps early or late it is still accepted. */
export const AUTHENTICATOR_CODE = { digits: 6, stepSeconds: 30, stepsAround: 1 } as const;
export const RECOVERY_CODES_COUNT = 10;

export const SIGN_IN_METHOD_ERRORS = {
  passkeyRefused: "That passkey did not work here. Please try again, or use your password.",
  passkeyExpired: "That took too long. Please try again.",
  passkeyKnown: "That passkey is already in use.",
  passkeysFull: `An account can have ${PASSKEYS_MAX} passkeys. Remove one first.`,
  passkeyGone: "That passkey is not yours or has already been removed.",
  proofMissing: "Please confirm with your password or a passkey.",
  lastWayIn: "This is the only way into your account. Set a password or add another passkey first.",
  googleNotConnected: "No Google account is connected.",
  codeNeeded: "Enter the code from your authenticator app, or a recovery code.",
  codeWrong: "That code is wrong or has already been used.",
  authenticatorOn: "An authenticator app is already set up. Remove it first.",
  authenticatorNotBegun: "Start by getting a key for the authenticator app.",
} as const;
