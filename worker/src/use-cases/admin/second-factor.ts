import { RECOVERY_CODES_COUNT, SIGN_IN_METHOD_ERRORS } from "@mealwright/schema/constants/auth/sign-in-methods";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import type { CheckPasswordDeps } from "../auth/check-password.ts";
import { countOrRefuse } from "../limits/count-or-refuse.ts";
import { noteEvent } from "../note-event.ts";
import { confirmPassword } from "../user/confirm-password.ts";

export type FactorDeps = Pick<
  Deps,
  | "clock"
  | "chance"
  | "sealer"
  | "authenticators"
  | "authenticatorCodes"
  | "linkTokens"
  | "counters"
  | "digestKey"
  | "limitScale"
  | "auditLog"
>;

/** People may type spaces and dashes for readability; the code itself has none. */
const plainCode = (code: string) => code.replaceAll(/[\s-]/g, "").toUpperCase();

async function openSecret({ sealer }: FactorDeps, sealed: string): Promise<string> {
  const opened = await sealer.open("authenticator", sealed);
  if (opened === null) throw new Error("the authenticator's key was sealed with a key that is gone");
  return opened.text;
}

/**
 * Checks a code of an account's authenticator app, or a recovery code; each works once. Accounts without an app need
 * none. Throws `second_factor_required` if no code was given, `wrong_credentials` for a wrong one, `too_many_requests`.
 */
export async function checkSecondFactor(deps: FactorDeps, account: Account, code: string | undefined): Promise<void> {
  const stored = await deps.authenticators.find(account.id);
  if (!stored?.isConfirmed) return;
  if (code === undefined) throw new DomainError("second_factor_required", SIGN_IN_METHOD_ERRORS.codeNeeded);
  await countOrRefuse(deps, { secondFactorTriesPerUser: account.id });
  const plain = plainCode(code);
  if (await deps.authenticators.useRecoveryCode(account.id, deps.linkTokens.hash(plain), deps.clock.now())) {
    return noteEvent(deps, "recovery-code-used", account.id);
  }
  const step = deps.authenticatorCodes.findStep(await openSecret(deps, stored.secret), plain, deps.clock.now());
  if (step !== null && (await deps.authenticators.useStep(account.id, step))) return;
  await noteEvent(deps, "second-factor-refused", account.id);
  throw new DomainError("wrong_credentials", SIGN_IN_METHOD_ERRORS.codeWrong);
}

/**
 * Creates a key for an authenticator app, after the password. It takes effect once a first code was confirmed. Throws
 * `conflict`.
 */
export async function beginSecondFactor(
  deps: FactorDeps & CheckPasswordDeps & Pick<Deps, "site">,
  account: Account,
  { password, network, sessionId }: { readonly password: string; readonly network: string; readonly sessionId: string },
): Promise<{ secret: string; uri: string }> {
  await confirmPassword(deps, account, { password, network, sessionId, field: "password" });
  const secret = deps.authenticatorCodes.newSecret();
  const sealed = await deps.sealer.seal("authenticator", secret);
  if (!(await deps.authenticators.begin(account.id, sealed, deps.clock.now()))) {
    throw new DomainError("conflict", SIGN_IN_METHOD_ERRORS.authenticatorOn);
  }
  const label = encodeURIComponent(`Mealwright:${account.email}`);
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=Mealwright` };
}

/**
 * Confirms the app's first code; from now on unlocking needs one. Returns the recovery codes, only this once. Throws
 * `invalid_fields`.
 */
export async function confirmSecondFactor(deps: FactorDeps, account: Account, code: string): Promise<string[]> {
  const refuse = (text: string) => new DomainError("invalid_fields", text, { fields: { code: text } });
  await countOrRefuse(deps, { secondFactorTriesPerUser: account.id });
  const stored = await deps.authenticators.find(account.id);
  if (!stored || stored.isConfirmed) throw refuse(SIGN_IN_METHOD_ERRORS.authenticatorNotBegun);
  const secret = await openSecret(deps, stored.secret);
  const step = deps.authenticatorCodes.findStep(secret, plainCode(code), deps.clock.now());
  if (step === null) throw refuse(SIGN_IN_METHOD_ERRORS.codeWrong);
  const codes = Array.from({ length: RECOVERY_CODES_COUNT }, () => deps.authenticatorCodes.newRecoveryCode());
  const hashes = codes.map((text) => deps.linkTokens.hash(plainCode(text)));
  if (!(await deps.authenticators.confirm(account.id, step, hashes, deps.clock.now()))) {
    throw refuse(SIGN_IN_METHOD_ERRORS.authenticatorNotBegun);
  }
  await noteEvent(deps, "second-factor-added", account.id);
  return codes;
}

/** Removes the authenticator app, with a valid code of it. Throws `invalid_fields` for a wrong one. */
export async function removeSecondFactor(deps: FactorDeps, account: Account, code: string): Promise<void> {
  await checkSecondFactor(deps, account, code).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== "wrong_credentials") throw error;
    throw new DomainError("invalid_fields", error.message, { fields: { code: error.message } });
  });
  await deps.authenticators.remove(account.id);
  await noteEvent(deps, "second-factor-removed", account.id);
}
