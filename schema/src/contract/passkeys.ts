import * as z from "zod";
import { PASSKEY_NAME_MAX_LENGTH, SIGN_IN_METHOD_ERRORS } from "../constants/auth/sign-in-methods.ts";
import { isoDateField, passwordField, requiredText } from "./shared/fields.ts";

/** Base64url of at most this many characters: credential ids have up to 1,023 bytes (WebAuthn 3, 4). */
const base64url = (maxLength: number) =>
  z
    .string(SIGN_IN_METHOD_ERRORS.passkeyRefused)
    .regex(/^[\w-]*={0,2}$/, SIGN_IN_METHOD_ERRORS.passkeyRefused)
    .max(maxLength, SIGN_IN_METHOD_ERRORS.passkeyRefused);
const credentialId = base64url(1_364).min(1, SIGN_IN_METHOD_ERRORS.passkeyRefused);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key", SIGN_IN_METHOD_ERRORS.passkeyRefused),
};

/** The result of `navigator.credentials.create()` as JSON (WebAuthn 3, `RegistrationResponseJSON`). */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(16_384),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});
export type PasskeyRegistration = z.output<typeof passkeyRegistration>;

/** The result of `navigator.credentials.get()` (`AuthenticationResponseJSON`). */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(4_096),
    signature: base64url(2_048),
    userHandle: base64url(128).nullish(),
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** The options passed to the browser; their fields are WebAuthn's own (`…OptionsJSON`). */
export const passkeyOptionsReply = z.object({ options: z.looseObject({ challenge: z.string() }) });

export const passkeySignInBody = z.object({ passkey: passkeyAssertion });

/** Proof that the account's owner is present: the password, or a passkey used just now. */
const proof = {
  password: passwordField.optional(),
  passkey: passkeyAssertion.optional(),
};
export const ownerProof = z.object(proof);
export type OwnerProof = z.output<typeof ownerProof>;

const name = requiredText("Name", PASSKEY_NAME_MAX_LENGTH);
export const addPasskeyBody = z.object({ name, passkey: passkeyRegistration });
export const renamePasskeyBody = z.object({ id: credentialId, name });
export const removePasskeyBody = z.object({ id: credentialId, ...proof });

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: isoDateField,
  lastUsedAt: isoDateField.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** Every way into the account. */
export const signInMethods = z.object({
  hasPassword: z.boolean(),
  /** When a Google account was connected; null for none. */
  googleConnectedAt: isoDateField.nullable(),
  passkeys: z.array(passkey),
});
export type SignInMethods = z.infer<typeof signInMethods>;
