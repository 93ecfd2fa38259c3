import { LOGIN_DELAYS } from "@mealwright/schema/constants/rate-limits";
import { createDigestKey } from "../../src/adapters/limits/digest-key.ts";
import type { Browser, Reply } from "../client.ts";
import { PASSWORD } from "../factories.ts";
import { sampled } from "../fixtures/sample.ts";
import type { Harness } from "../harness.ts";

/** Options that make a request seem to come from an address. */
export const from = (address: string) => ({ headers: { "cf-connecting-ip": address } });

/** The five networks of an attack that was once carried out against the running product. */
export const FIVE_NETWORKS = [1, 2, 3, 4, 5].map((number) => `198.51.100.${number}`);

const ROUNDS = sampled(36, 15);

/** Sends one wrong password from each network, all at the same moment. */
export function guessOnce(
  harness: Harness,
  email: string,
  networks: readonly string[] = FIVE_NETWORKS,
): Promise<Reply[]> {
  const guess = { email, password: "wrong horse" };
  return Promise.all(networks.map((network) => harness.visitor().post("/api/auth/login", guess, from(network))));
}

/** Sends `ROUNDS` wrong passwords from each network. */
export async function besiege(harness: Harness, email: string, networks: readonly string[] = FIVE_NETWORKS) {
  const replies: Reply[] = [];
  for (let round = 0; round < ROUNDS; round += 1) replies.push(...(await guessOnce(harness, email, networks)));
  return replies;
}

/** Stores what such an attack leaves behind, without the time that it takes. */
export async function besiegeQuickly(harness: Harness, email: string): Promise<void> {
  const digest = createDigestKey(harness.secrets.passwordPepper);
  const { freeFailures } = LOGIN_DELAYS.email;
  const sql = "insert or replace into login_failures (key, failures, last_at, next_allowed_at) values (?, ?, ?, ?)";
  const now = Date.now();
  const { maxDelaySeconds } = LOGIN_DELAYS.emailFromNetwork;
  await harness.database.batch([
    { sql, args: [`email:${digest(email)}`, freeFailures + 10, now, 0] },
    ...FIVE_NETWORKS.flatMap((network) => [
      { sql, args: [`emailFromNetwork:${digest(`${email}\n${network}`)}`, 36, now, now + maxDelaySeconds * 1000] },
      { sql, args: [`network:${digest(network)}`, 36, now, 0] },
    ]),
  ]);
}

/** Moves every wait as if this many seconds had passed. */
export async function passTime(harness: Harness, seconds: number): Promise<void> {
  await harness.database.execute({
    sql: "update login_failures set last_at = last_at - ?1, next_allowed_at = next_allowed_at - ?1",
    args: [seconds * 1000],
  });
}

/** Signs a browser out; it keeps the cookie that identifies the device. */
export async function signedOut(browser: Browser): Promise<Browser> {
  await browser.post("/api/auth/logout");
  return browser;
}

export function signIn(browser: Browser, email: string, network: string, password = PASSWORD): Promise<Reply> {
  return browser.post("/api/auth/login", { email, password }, from(network));
}
