import type { Browser } from "../client.ts";
import { expectSuccess } from "../expectations.ts";
import { type Member, PASSWORD } from "../factories.ts";
import type { Harness } from "../harness.ts";

/** Signs a member in with a second browser. */
export async function signInAgain(harness: Harness, { email }: Member): Promise<Browser> {
  const browser = harness.visitor();
  expectSuccess(await browser.post("/api/auth/login", { email, password: PASSWORD }), "login");
  return browser;
}
