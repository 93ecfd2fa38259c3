import { KNOWN_DEVICE_SECONDS } from "@mealwright/schema/constants/timings";
import type { ProvedOwner } from "../../domain/ports.ts";
import { rememberDevice } from "../../use-cases/auth/known-device.ts";
import type { AppContext } from "../context.ts";
import { readCookie, writeCookie } from "./cookies.ts";

/** The cookie by which accounts recognize a browser that has signed in to them before. */
export function deviceCookieOf(c: AppContext): { readonly cookie: string | undefined } {
  return { cookie: readCookie(c, "device") };
}

/** Exempts the browser from the waits after other people's wrong passwords. Sign-out does not clear it. */
export function writeKnownDevice(c: AppContext, owner: ProvedOwner, email: string): void {
  const value = rememberDevice(c.get("deps"), owner, email, readCookie(c, "device"));
  writeCookie(c, "device", value, { maxAge: KNOWN_DEVICE_SECONDS, sameSite: "Strict" });
}

/** The same for the account of an address. */
export async function writeKnownDeviceOf(c: AppContext, email: string): Promise<void> {
  const found = await c.get("deps").users.findForLogin(email);
  // Null when it has been deleted or its address has changed in the meantime.
  if (!found) return;
  const { account, credentialsVersion } = found;
  writeKnownDevice(c, { userId: account.id, credentialsVersion }, account.email);
}
