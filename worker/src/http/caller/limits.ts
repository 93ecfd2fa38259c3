import type { CallName } from "@mealwright/schema/calls";
import { BURST_WINDOW_SECONDS } from "@mealwright/schema/constants/rate-limits";
import type { BurstShield } from "../../domain/account-ports.ts";
import { wideNetworkOf } from "../../domain/network.ts";
import type { Account } from "../../domain/ports.ts";
import { tooManyRequests } from "../../domain/too-many-requests.ts";
import type { AppContext } from "../context.ts";
import type { Handler } from "../handler.ts";
import { networkOfAddress } from "./network.ts";

/** The network a request comes from, as Cloudflare saw it. */
export function networkOf(c: AppContext): string {
  return networkOfAddress(c.req.header("cf-connecting-ip") ?? "");
}

async function pass(c: AppContext, shield: BurstShield, key: string): Promise<void> {
  if (await shield.allows(key)) return;
  const now = c.get("deps").clock.now();
  throw tooManyRequests(now, new Date(now.getTime() + BURST_WINDOW_SECONDS * 1000));
}

/** A handler behind the burst shield: a network that calls too often is refused before its body is read. */
export function shielded(name: CallName, handler: Handler): Handler {
  return async (c) => {
    const { burstShield, wideShield } = c.get("deps");
    const network = networkOf(c);
    const wide = wideNetworkOf(network);
    await pass(c, burstShield, `${name}:${network}`);
    if (wide !== null) await pass(c, wideShield, `${name}:${wide}`);
    return handler(c);
  };
}

/** A handler that open pages poll every second: the wider shield, because one network may have many of them open. */
export function shieldedForPolling(name: CallName, handler: Handler): Handler {
  return async (c) => {
    await pass(c, c.get("deps").wideShield, `${name}:${networkOf(c)}`);
    return handler(c);
  };
}

/** For calls that compute much: throws `too_many_requests` when a user makes far more of them than a person would. */
export async function refuseComputingFlood(c: AppContext, { id }: Pick<Account, "id">): Promise<void> {
  await pass(c, c.get("deps").computeShield, id);
}
