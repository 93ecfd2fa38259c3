import type { PasskeyAssertion, PasskeyRegistration } from "@mealwright/schema/contract/passkeys";
import type { Account } from "./ports.ts";

/** A stored passkey: what is needed to check its next answer, and what its owner sees of it. */
export interface StoredPasskey {
  /** The credential's id, base64url. */
  readonly id: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** 0 for authenticators that do not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Checks an authenticator's response: signed for our origin and with its user verified. Null for anything else. */
export interface PasskeyVerifier {
  readRegistration(
    response: PasskeyRegistration,
    challenge: string,
  ): Promise<Pick<StoredPasskey, "id" | "publicKey" | "counter" | "transports"> | null>;
  /** Returns the counter to store. */
  readAssertion(
    response: PasskeyAssertion,
    challenge: string,
    passkey: StoredPasskey,
  ): Promise<{ readonly counter: number } | null>;
}

export interface PasskeyStore {
  /** The passkey with its owner and the version of the owner's credentials. */
  find(
    id: string,
    now: Date,
  ): Promise<{
    readonly account: Account;
    readonly credentialsVersion: number;
    readonly passkey: StoredPasskey;
  } | null>;
  list(userId: string): Promise<readonly StoredPasskey[]>;
  /** False if the passkey already belongs to somebody, or the session that adds it has ended. */
  add(owner: { readonly userId: string; readonly sessionId: string }, passkey: StoredPasskey): Promise<boolean>;
  /** Notes a use; false when another one with the same or a higher count was quicker. */
  noteUse(id: string, counter: number, now: Date): Promise<boolean>;
  rename(userId: string, id: string, name: string): Promise<boolean>;
  /** False when it is not the user's, or the account would have no way to sign in left. */
  remove(userId: string, id: string): Promise<boolean>;
}
