import type { CallInput, CallReply } from "@mealwright/schema/calls";
import { refetch } from "./transport/cache.ts";
import { HttpError } from "./transport/http-error.ts";
import { send } from "./transport/send.ts";
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

/** Confirms a transfer. If it was confirmed or canceled in the meantime, the list shows that too. */
export async function confirmPayment(id: string, wiseTransactionId: string): Promise<void> {
  await write("confirmPayment", { params: { id }, body: { wiseTransactionId } }).catch(async (error: unknown) => {
    if (error instanceof HttpError && error.status === 409) await refetch(["adminPayments"]);
    throw error;
  });
}

/** Grants or declines a refund that a member requested. */
export async function decideRefund(id: string, approve: boolean): Promise<void> {
  await write("decideRefund", { params: { id }, body: { approve } });
}

/** Marks a message to support as answered, or as open again. */
export async function answerMessage(id: string, answered: boolean): Promise<void> {
  await write("answerMessage", { params: { id }, body: { answered } });
}

/** How generations with a model went during the last days. */
export function readGeneration(): Promise<CallReply<"adminGeneration">> {
  return send("adminGeneration");
}

/** Makes one real request to the model; returns how it went. */
export function checkModel(): Promise<CallReply<"checkModel">> {
  return write("checkModel", {});
}

/** Stores the credentials of the sign-in with Google. Returns whether the server confirmed that. */
export async function saveGoogleCredentials(body: CallInput<"updateGoogleOauth">): Promise<boolean> {
  return (await write("updateGoogleOauth", { body })).success;
}

/** Requests the key of an authenticator app, with the password. */
export function beginSecondFactor(password: string): Promise<CallReply<"beginSecondFactor">> {
  return write("beginSecondFactor", { body: { password } });
}

/** Sends the app's first code; from now on unlocking asks for one. The recovery codes are returned only this once. */
export async function confirmSecondFactor(code: string): Promise<readonly string[]> {
  return (await write("confirmSecondFactor", { body: { code } })).recoveryCodes;
}

/** Removes the authenticator app, with one last code. */
export async function removeSecondFactor(code: string): Promise<void> {
  await write("removeSecondFactor", { body: { code } });
}
