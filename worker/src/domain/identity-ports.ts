import type { AuthErrorCode } from "@mealwright/schema/constants/auth/auth-errors";
import type { Account, NewAccount, NewSession, ProvedOwner } from "./ports.ts";

/** Who somebody is at a provider, as its signed token says. */
export interface ForeignIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
}

/** Our client credentials at the provider. */
export interface ProviderClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Known only to the browser that began to sign in, which has to bring it back. */
export interface SignInFlow {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** An OpenID provider. Both methods throw `SignInRefused`. */
export interface IdentityProvider {
  /** Where to send the browser. */
  begin(client: ProviderClient, redirectUri: string): Promise<{ readonly url: string; readonly flow: SignInFlow }>;
  /** The identity of whoever came back, from the parameters of the callback. */
  finish(
    client: ProviderClient,
    redirectUri: string,
    flow: SignInFlow,
    parameters: URLSearchParams,
  ): Promise<ForeignIdentity>;
}

/** Sign-in with a provider failed; the code says why and goes into the address of the sign-in page. */
export class SignInRefused extends Error {
  readonly code: AuthErrorCode;

  constructor(code: AuthErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = "SignInRefused";
    this.code = code;
  }
}

export interface IdentityStore {
  /** The account that an identity belongs to, and the version of its credentials. */
  findAccount(
    issuer: string,
    subject: string,
    now: Date,
  ): Promise<{ readonly account: Account; readonly credentialsVersion: number } | null>;
  /** Stores account, identity and first session, all or nothing. Throws `email_taken`. */
  create(
    account: NewAccount,
    identity: Pick<ForeignIdentity, "issuer" | "subject">,
    session: NewSession,
  ): Promise<void>;
  /** False if the identity already belongs to somebody, or the owner's credentials have changed since. */
  link(owner: ProvedOwner, identity: Pick<ForeignIdentity, "issuer" | "subject">, now: Date): Promise<boolean>;
  /** When a user's newest identity was linked; null for none. */
  findConnectedAt(userId: string): Promise<Date | null>;
  /** Removes a user's identities; false when there was none. */
  unlink(userId: string): Promise<boolean>;
}

export interface SettingStore {
  read(key: string): Promise<string | null>;
  write(key: string, value: string, now: Date): Promise<void>;
}

/** What a sealed text is for: one sealed for one thing cannot be opened as another. */
export type SealPurpose =
  | "google-client"
  | "google-flow"
  | "google-link"
  | "email-verification"
  | "passkey-flow"
  | "authenticator";

export interface Sealer {
  seal(purpose: SealPurpose, text: string): Promise<string>;
  /** Null for anything that was not sealed by us for this purpose. */
  open(purpose: SealPurpose, sealed: string): Promise<{ readonly text: string; readonly isCurrentKey: boolean } | null>;
}
