import { SIGN_IN_METHOD_ERRORS } from "@mealwright/schema/constants/auth/sign-in-methods";
import type { Passkey, SignInMethods } from "@mealwright/schema/contract/passkeys";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import { presentPasskey } from "../../presenters/passkeys.ts";
import { noteEvent } from "../note-event.ts";
import { type ConfirmOwnerDeps, confirmOwner, type OwnerTry } from "./confirm-owner.ts";

/** Every way into an account. */
export async function listSignInMethods(
  deps: Pick<Deps, "users" | "identities" | "passkeys">,
  userId: string,
): Promise<SignInMethods> {
  const [hasPassword, connectedAt, passkeys] = await Promise.all([
    deps.users.hasPassword(userId),
    deps.identities.findConnectedAt(userId),
    deps.passkeys.list(userId),
  ]);
  return {
    hasPassword,
    googleConnectedAt: connectedAt?.toISOString() ?? null,
    passkeys: passkeys.map(presentPasskey),
  };
}

type MethodChangeDeps = ConfirmOwnerDeps & Pick<Deps, "chance" | "auditLog">;

/** Gives one of the user's passkeys another name. Throws `not_found`. */
export async function renamePasskey(
  { passkeys }: Pick<Deps, "passkeys">,
  account: Account,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Passkey> {
  const isRenamed = await passkeys.rename(account.id, id, name);
  const renamed = isRenamed ? (await passkeys.list(account.id)).find((passkey) => passkey.id === id) : undefined;
  if (!renamed) throw new DomainError("not_found", SIGN_IN_METHOD_ERRORS.passkeyGone);
  return presentPasskey(renamed);
}

/**
 * Removes a passkey, after the owner's identity was confirmed. Throws `not_found`, and `conflict` for the last way into
 * the account.
 */
export async function removePasskey(
  deps: MethodChangeDeps,
  account: Account,
  id: string,
  proof: OwnerTry,
): Promise<void> {
  await confirmOwner(deps, account, proof);
  const isRemoved = await deps.passkeys.remove(account.id, id);
  if (!isRemoved) {
    const isOwn = (await deps.passkeys.list(account.id)).some((passkey) => passkey.id === id);
    if (isOwn) throw new DomainError("conflict", SIGN_IN_METHOD_ERRORS.lastWayIn);
    throw new DomainError("not_found", SIGN_IN_METHOD_ERRORS.passkeyGone);
  }
  await noteEvent(deps, "passkey-removed", account.id);
}

/** Unlinks Google, after the owner's identity was confirmed, which proves another way in. Throws `not_found`. */
export async function unlinkGoogle(
  deps: MethodChangeDeps & Pick<Deps, "identities">,
  account: Account,
  proof: OwnerTry,
): Promise<void> {
  await confirmOwner(deps, account, proof);
  const isUnlinked = await deps.identities.unlink(account.id);
  if (!isUnlinked) throw new DomainError("not_found", SIGN_IN_METHOD_ERRORS.googleNotConnected);
  await noteEvent(deps, "google-unlinked", account.id);
}
