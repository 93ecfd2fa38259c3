import type { AuthReply } from "@mealwright/schema/contract/auth";
import type { User } from "@mealwright/schema/contract/user";
import { asRecord } from "../lib/unknown-values.ts";

/** The signed-in user from a reply that reports success; null if it does not, or has no user (specification §4). */
export function userOfReply(reply: AuthReply): User | null {
  return reportsSuccess(reply) && asRecord(reply).user ? reply.user : null;
}

/** Whether a 2xx reply really says `success: true`. */
export function reportsSuccess(reply: unknown): boolean {
  return asRecord(reply).success === true;
}
