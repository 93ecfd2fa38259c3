import { can } from "@mealwright/schema/rules/entitlements";
import type { Account, Answers, PlanState } from "../ports.ts";

/**
 * Marks a plan with the answers and the tier that it was made for. Every answer counts, so that a new question cannot be
 * forgotten; one that no plan is made from has to be left out here, or changing it makes plans stale.
 */
export function digestFor({ tier }: Pick<Account, "tier">, { people, ...answers }: Answers): string {
  const own = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  const eating = can(tier, "family_portions") ? people : [];
  return digestOf(JSON.stringify([tier, own, ...(eating.length === 0 ? [] : [eating])]));
}

/**
 * Whether a stored plan may be shown as it is: completed for today's answers and tier, and not changed since.
 * @param today their digest.
 */
export function isAsPlanned(today: string, state: PlanState): boolean {
  return state.status === "complete" && !state.isTouched && state.digest === today;
}

/** FNV-1a (32 bits): tells whether answers have changed without storing them twice. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}
