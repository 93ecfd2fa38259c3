import { KNOWN_DEVICE_SECONDS } from "@mealwright/schema/constants/timings";
import type { ProvedOwner } from "../../domain/ports.ts";
import { rememberDevice } from "../../use-cases/auth/known-device.ts";
import type { AppContext } from "../context.ts";
import { readCookie, writeCookie } from "./cookies.ts";

/** What may name this browser to accounts that it has signed in to before. */
export function deviceCookieOf(c: AppContext): { readonly cookie: string | undefined } {
  return { cookie: readCookie(c, "device") };
}

/** Lets the browser skip the waits that strangers cause to this account. It stays when the session ends. */
export function writeKnownDevice(c: AppContext, owner: ProvedOwner, email: string): void {
  const value = rememberDevice(c.get("deps"), owner, email, readCookie(c, "device"));
  writeCookie(c, "device", value, { maxAge: KNOWN_DEVICE_SECONDS, sameSite: "Strict" });
}

/** The same for the account of an address. */
export async function writeKnownDeviceOf(c: AppContext, email: string): Promise<void> {
  const found = await c.get("deps").users.findForLogin(email);
  // Null where it is deleted, or renamed, at this very moment.
  if (!found) return;
  const { account, credentialsVersion } = found;
  writeKnownDevice(c, { userId: account.id, credentialsVersion }, account.email);
}
