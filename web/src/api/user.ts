import type { CallInput } from "@mealwright/schema/calls";
import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import type { User } from "@mealwright/schema/contract/user";
import { PATHS } from "../pages/paths.ts";
import { forgetMember } from "../storage/forget-member.ts";
import { storeUser } from "../storage/stored-user.ts";
import { preview, put, rewrite } from "./transport/cache.ts";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/** What is shown, and what the device keeps for the time without a network. */
async function takeUser(user: User): Promise<void> {
  storeUser(user);
  await put("user", {}, user);
}

/** Takes another name. */
export async function saveName(name: string): Promise<void> {
  await write("updateProfile", { body: { name } }, { user: takeUser });
}

/** Takes other units, on screen at once. */
export async function saveUnits({ name, units: before }: User, units: UnitSystem): Promise<void> {
  const isInterrupted = await preview("user", (user) => ({ ...user, units }));
  try {
    await write("updateProfile", { body: { name, units } }, { user: takeUser });
  } catch (error) {
    await rewrite("user", (user) => ({ ...user, units: before }), isInterrupted);
    throw error;
  }
}

/** Changes the password; every other device is signed out by it. */
export async function changePassword(body: CallInput<"changePassword">): Promise<void> {
  await write("changePassword", { body });
}

/** Asks for a link to confirm another address. Gives what the server says of it. */
export async function changeEmail(body: CallInput<"changeEmail">): Promise<string> {
  return (await write("changeEmail", { body })).message;
}

/** Asks for the link once more that confirms the account's address. Gives what the server says of it. */
export async function sendEmailVerification(): Promise<string> {
  return (await write("sendEmailVerification", {})).message;
}

/** Signs one device out. */
export async function endSession(id: string): Promise<void> {
  await write("endSession", { params: { id } });
}

/** Signs every device out, this one too, and leaves. */
export async function endAllSessions(): Promise<void> {
  await send("endSessions");
  leave();
}

/** Deletes the account and all that is its own, and leaves. */
export async function deleteAccount(body: CallInput<"deleteUser">): Promise<void> {
  await send("deleteUser", { body });
  leave();
}

/** The home page, loaded anew: nothing of the user stays in memory or in storage. */
export function leave(): void {
  forgetMember();
  window.location.assign(PATHS.home);
}
