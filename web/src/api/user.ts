import type { CallInput } from "@mealwright/schema/calls";
import type { AccountSettings, ProfileChange, User } from "@mealwright/schema/contract/user";
import { PATHS } from "../pages/paths.ts";
import { forgetMember } from "../storage/forget-member.ts";
import { changeStoredUser } from "../storage/stored-user.ts";
import { preview, rewrite } from "./transport/cache.ts";
import { isUnauthorized, NetworkError } from "./transport/http-error.ts";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/**
 * Settles when every change sent so far has been answered, so that the server gets them in the order of the presses.
 */
let answered: Promise<unknown> = Promise.resolve();
/** The newest change of each field: the reply to an older one is no longer shown. */
const newest = new Map<string, ProfileChange>();

/**
 * Sends a change of the account after all earlier ones. Only the changed fields are taken from the reply: the rest may
 * be older than what another press has saved in the meantime.
 */
async function saveProfile(change: ProfileChange): Promise<void> {
  for (const field of Object.keys(change)) newest.set(field, change);
  const takeChanged = async (reply: User) => {
    const isNewest = (field: string) => field in change && newest.get(field) === change;
    const taken = Object.fromEntries(Object.entries(reply).filter(([field]) => isNewest(field)));
    // Keep the copy on this device, for use offline, up to date.
    changeStoredUser(taken);
    await rewrite("user", (user) => ({ ...user, ...taken }));
  };
  const sent = answered.then(() => write("updateProfile", { body: change }, { user: takeChanged }));
  answered = sent.catch(() => undefined);
  await sent;
}

/** Changes the name. */
export async function saveName(name: string): Promise<void> {
  await saveProfile({ name });
}

/** Changes one setting of the account; the screen changes at once, and back if the change is refused. */
export async function saveSetting<Name extends keyof AccountSettings>(
  before: User,
  name: Name,
  value: AccountSettings[Name],
): Promise<void> {
  const change = { [name]: value };
  const isInterrupted = await preview("user", (user) => ({ ...user, ...change }));
  try {
    await saveProfile(change);
  } catch (error) {
    const isNewest = newest.get(name) === change;
    await rewrite("user", (user) => (isNewest ? { ...user, [name]: before[name] } : user), isInterrupted);
    throw error;
  }
}

/** Changes the password, which signs every other device out. */
export async function changePassword(body: CallInput<"changePassword">): Promise<void> {
  await write("changePassword", { body });
}

/** Requests a link to confirm a new address. Returns the server's text about it. */
export async function changeEmail(body: CallInput<"changeEmail">): Promise<string> {
  return (await write("changeEmail", { body })).message;
}

/** Requests the link again that confirms the account's address. Returns the server's text about it. */
export async function sendEmailVerification(): Promise<string> {
  return (await write("sendEmailVerification", {})).message;
}

/** Signs one device out. */
export async function endSession(id: string): Promise<void> {
  await write("endSession", { params: { id } });
}

/** Signs every device out, including this one, and leaves. */
export async function endAllSessions(): Promise<void> {
  await send("endSessions");
  leave();
}

/** Whether a deletion has lost its answer: the account may be gone. */
let isInDoubt = false;

/** Deletes the account with everything in it, and leaves; also when only the answer was lost. */
export async function deleteAccount(body: CallInput<"deleteUser">): Promise<void> {
  await send("deleteUser", { body }).catch(async (error: unknown) => {
    isInDoubt ||= error instanceof NetworkError;
    const isOver = isInDoubt && (await send("user").then(() => false, isUnauthorized));
    if (!isOver) throw error;
  });
  leave();
}

/** Reloads at the home page, so that nothing of the user stays in memory or storage. */
export function leave(): void {
  forgetMember();
  window.location.assign(PATHS.home);
}
