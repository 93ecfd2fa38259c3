import type { CallInput, CallReply } from "@mealwright/schema/calls";
import { refetch } from "./transport/cache.ts";
import { HttpError } from "./transport/http-error.ts";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/** Unlocks what is the administrator's in this browser. */
export async function unlockAdmin(body: CallInput<"adminLogin">): Promise<void> {
  await write("adminLogin", { body });
}

/** Locks it again. */
export async function lockAdmin(): Promise<void> {
  await write("adminLogout", {});
}

/** Asks whether it is still unlocked, after a refusal. */
export async function askAdminSession(): Promise<void> {
  await refetch(["adminSession"]);
}

/** Confirms a transfer. When it was confirmed or given up meanwhile, the list shows that too. */
export async function confirmPayment(id: string, wiseTransactionId: string): Promise<void> {
  await write("confirmPayment", { params: { id }, body: { wiseTransactionId } }).catch(async (error: unknown) => {
    if (error instanceof HttpError && error.status === 409) await refetch(["adminPayments"]);
    throw error;
  });
}

/** Pays back what a member asked for, or declines. */
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

/** Makes one real request to the model; gives how it went. */
export function checkModel(): Promise<CallReply<"checkModel">> {
  return write("checkModel", {});
}

/** Stores the credentials of the sign-in with Google. Gives whether the server says that it did. */
export async function saveGoogleCredentials(body: CallInput<"updateGoogleOauth">): Promise<boolean> {
  return (await write("updateGoogleOauth", { body })).success;
}

/** Asks for the key of an authenticator app, with the password. */
export function beginSecondFactor(password: string): Promise<CallReply<"beginSecondFactor">> {
  return write("beginSecondFactor", { body: { password } });
}

/** Gives the app's first code; unlocking asks for one from now on. The recovery codes come this once. */
export async function confirmSecondFactor(code: string): Promise<readonly string[]> {
  return (await write("confirmSecondFactor", { body: { code } })).recoveryCodes;
}

/** Gives a code for the last time. */
export async function removeSecondFactor(code: string): Promise<void> {
  await write("removeSecondFactor", { body: { code } });
}
