import type { CallInput, CallReply } from "@mealwright/schema/calls";
import { refetch } from "./transport/cache.ts";
import { HttpError, isConflict, isGone } from "./transport/http-error.ts";
import type { QueryName } from "./transport/queries.ts";
import { send } from "./transport/send.ts";
import type { SendOptions } from "./transport/send-options.ts";
import type { Write } from "./transport/stale.ts";
import { write } from "./transport/write.ts";

/** Unlocks the admin pages in this browser. */
export async function unlockAdmin(body: CallInput<"adminLogin">): Promise<void> {
  await write("adminLogin", { body });
}

/** Locks the admin pages. */
export async function lockAdmin(): Promise<void> {
  await write("adminLogout", {});
}

/** Asks whether the admin pages are still unlocked, after a refusal. */
export async function askAdminSession(): Promise<void> {
  await refetch(["adminSession"]);
}

/** Whether an answer says that the browser is not unlocked (any more). */
export function saysLocked(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 401 || error.status === 403);
}

/** Whether an answer says that another screen was first: it has decided, or removed what this one shows. */
export function wasDecided(error: unknown): boolean {
  return isConflict(error) || isGone(error);
}

/**
 * A write of the unlocked administrator, as `write`. If another screen has locked the browser, the credentials form
 * appears; if another screen was first, the lists that show it are fetched again.
 */
async function writeUnlocked<Name extends Write>(
  name: Name,
  options: SendOptions<Name>,
  shownBy: readonly QueryName[] = [],
): Promise<CallReply<Name>> {
  return write(name, options).catch(async (error: unknown) => {
    if (saysLocked(error)) await askAdminSession();
    else if (wasDecided(error)) await refetch(shownBy);
    throw error;
  });
}

/** Confirms a transfer. If it was confirmed or canceled in the meantime, the list shows that too. */
export async function confirmPayment(id: string, wiseTransactionId: string): Promise<void> {
  await writeUnlocked("confirmPayment", { params: { id }, body: { wiseTransactionId } }, ["adminPayments"]);
}

/** Grants or declines a refund that a member requested; the list shows what was decided in the meantime. */
export async function decideRefund(id: string, approve: boolean): Promise<void> {
  await writeUnlocked("decideRefund", { params: { id }, body: { approve } }, ["adminPayments"]);
}

/** Marks a message to support as answered, or as open again. */
export async function answerMessage(id: string, answered: boolean): Promise<void> {
  await writeUnlocked("answerMessage", { params: { id }, body: { answered } });
}

/** How generations with a model went during the last days. */
export function readGeneration(): Promise<CallReply<"adminGeneration">> {
  return send("adminGeneration");
}

/** Makes one real request to the model; returns how it went. */
export function checkModel(): Promise<CallReply<"checkModel">> {
  return writeUnlocked("checkModel", {});
}

/** Stores the credentials of the sign-in with Google. Returns whether the server confirmed that. */
export async function saveGoogleCredentials(body: CallInput<"updateGoogleOauth">): Promise<boolean> {
  return (await writeUnlocked("updateGoogleOauth", { body })).success;
}

/** Requests the key of an authenticator app, with the password. */
export function beginSecondFactor(password: string): Promise<CallReply<"beginSecondFactor">> {
  return writeUnlocked("beginSecondFactor", { body: { password } });
}

/** Sends the app's first code; from now on unlocking asks for one. The recovery codes are returned only this once. */
export async function confirmSecondFactor(code: string): Promise<readonly string[]> {
  return (await writeUnlocked("confirmSecondFactor", { body: { code } })).recoveryCodes;
}

/** Removes the authenticator app, with one last code. */
export async function removeSecondFactor(code: string): Promise<void> {
  await writeUnlocked("removeSecondFactor", { body: { code } });
}
