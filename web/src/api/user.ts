import type { CallInput } from "@mealwright/schema/calls";
import type { AccountSettings, User } from "@mealwright/schema/contract/user";
import { PATHS } from "../pages/paths.ts";
import { forgetMember } from "../storage/forget-member.ts";
import { storeUser } from "../storage/stored-user.ts";
import { preview, put, rewrite } from "./transport/cache.ts";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/** Updates what is on screen, and what the device stores for when there is no network. */
async function takeUser(user: User): Promise<void> {
  storeUser(user);
  await put("user", {}, user);
}

/** Changes the name. */
export async function saveName(name: string): Promise<void> {
  await write("updateProfile", { body: { name } }, { user: takeUser });
}

/** Changes one setting of the account; the screen changes at once. */
export async function saveSetting<Name extends keyof AccountSettings>(
  before: User,
  name: Name,
  value: AccountSettings[Name],
): Promise<void> {
  const isInterrupted = await preview("user", (user) => ({ ...user, [name]: value }));
  try {
    await write("updateProfile", { body: { name: before.name, [name]: value } }, { user: takeUser });
  } catch (error) {
    await rewrite("user", (user) => ({ ...user, [name]: before[name] }), isInterrupted);
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

/** Deletes the account with everything in it, and leaves. */
export async function deleteAccount(body: CallInput<"deleteUser">): Promise<void> {
  await send("deleteUser", { body });
  leave();
}

/** Loads the home page anew, so that nothing of the user stays in memory or storage. */
export function leave(): void {
  forgetMember();
  window.location.assign(PATHS.home);
}
