import type { CallName } from "@mealwright/schema/calls";
import { BURST_WINDOW_SECONDS } from "@mealwright/schema/constants/rate-limits";
import { tooManyRequests } from "../domain/too-many-requests.ts";
import type { Handler } from "../routes/handlers.ts";
import type { AppContext } from "./context.ts";
import { networkOfAddress } from "./network.ts";

/** The network a request comes from, as Cloudflare saw it. */
export function networkOf(c: AppContext): string {
  return networkOfAddress(c.req.header("cf-connecting-ip") ?? "");
}

/** A handler behind the burst shield: refused before its body is read when its network calls far too often. */
export function shielded(name: CallName, handler: Handler): Handler {
  return async (c) => {
    const { burstShield, clock } = c.get("deps");
    const isAllowed = await burstShield.allows(`${name}:${networkOf(c)}`);
    const now = clock.now();
    if (!isAllowed) throw tooManyRequests(now, new Date(now.getTime() + BURST_WINDOW_SECONDS * 1000));
    return handler(c);
  };
}
