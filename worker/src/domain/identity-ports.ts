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

/** What the product is called at the provider. */
export interface ProviderClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What only the browser that began may bring back. */
export interface SignInFlow {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** An OpenID provider. Both throw `SignInRefused`. */
export interface IdentityProvider {
  /** Where to send the browser. */
  begin(client: ProviderClient, redirectUri: string): Promise<{ readonly url: string; readonly flow: SignInFlow }>;
  /** Who came back, from the parameters of the callback. */
  finish(
    client: ProviderClient,
    redirectUri: string,
    flow: SignInFlow,
    parameters: URLSearchParams,
  ): Promise<ForeignIdentity>;
}

/** Signing in by a provider came to nothing: the code says why, in the address of the sign-in page. */
export class SignInRefused extends Error {
  readonly code: AuthErrorCode;

  constructor(code: AuthErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = "SignInRefused";
    this.code = code;
  }
}

export interface IdentityStore {
  /** Whose identity this is, and the version of the account's credentials. */
  findAccount(
    issuer: string,
    subject: string,
    now: Date,
  ): Promise<{ readonly account: Account; readonly credentialsVersion: number } | null>;
  /** Account, identity and first session: together or not at all. Throws `email_taken`. */
  create(
    account: NewAccount,
    identity: Pick<ForeignIdentity, "issuer" | "subject">,
    session: NewSession,
  ): Promise<void>;
  /** False when the identity is somebody's already, or the owner's credentials have another version by now. */
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
