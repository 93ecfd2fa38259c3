import type { User } from "@mealwright/schema/contract/user";
import { can } from "@mealwright/schema/rules/entitlements";
import { hasOpenDialog } from "../lib/focus/has-open-dialog.ts";
import { asRecord } from "../lib/unknown-values.ts";
import { USER_KEY } from "./session.ts";
import { heldAnswer, heldAnswers, invalidate, refetch, refetchThere } from "./transport/cache.ts";
import { isGone, isUnauthorized } from "./transport/http-error.ts";
import { keyOf, type QueryName } from "./transport/queries.ts";
import { send } from "./transport/send.ts";
import { STALE } from "./transport/stale.ts";

const PLANS = ["activeMealPlan", "mealPlan"] as const;
const OF_PAYMENTS = ["subscription", "payments"] as const;
/** What may be another one with a plan's version, beside what is compared as a whole. */
const OF_VERSIONS: readonly QueryName[] = ["favorites", "cupboard", ...PLANS];
const OF_PLANS: readonly QueryName[] = ["user", "mealPlans", ...OF_VERSIONS];
/** What follows from the answers, from who eats along, and from what is paid for. */
const OF_ANSWERS = new Set<QueryName>([...STALE.saveQuestionnaire, ...OF_PLANS, ...OF_PAYMENTS]);

/** The version of each plan in memory that the server told last. */
const versions = new Map<string, string>();

/**
 * Asks whether the same person has changed something on another screen, and fetches again what that made stale: answers,
 * what is paid for, a week or its list. Without an answer everything stays. Resolves to whether they are signed in still.
 */
export function followOtherScreens(): Promise<boolean> {
  following ??= ask().finally(() => {
    following = null;
  });
  return following;
}

/** Who comes back to a window makes it visible and focuses it: one question for both. */
let following: Promise<boolean> | null = null;

async function ask(): Promise<boolean> {
  const held = heldAnswer(USER_KEY);
  if (!held) return true;
  const user = await send("user").catch((error: unknown) => (isUnauthorized(error) ? "nobody" : "unreached"));
  if (typeof user === "string") return user === "unreached";
  // Another object means that something was written here meanwhile, whose answer is newer.
  if (heldAnswer(USER_KEY) !== held) return true;
  const { answersDigest, tier } = asRecord(held);
  if (user.answersDigest !== answersDigest || user.tier !== tier) await invalidate([...OF_ANSWERS]);
  // What was done at the card's provider changes nothing of the user; no plan waits for it.
  else await Promise.all([refetch(OF_PAYMENTS), followPlans(user, held)]);
  return true;
}

async function followPlans(user: User, held: unknown): Promise<void> {
  // Another meal in the place of one that is open waits until it is closed.
  if (hasOpenDialog()) return;
  const [isOther, seen] = await Promise.all([
    hasOtherPlans(),
    can(user.tier, "grocery_list") ? lookAtVersions() : new Set<Seen>(),
  ]);
  if (isOther || !isSame(user, held) || seen.has("other")) await refetchThere(OF_PLANS);
  // The user and the list of plans have just been found as they are.
  else if (seen.has("unknown")) await refetchThere(OF_VERSIONS);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a week has a plan by now, another one, or none any more; nobody knows who never asked for the list of them. */
async function hasOtherPlans(): Promise<boolean> {
  const key = keyOf("mealPlans", {});
  const held = heldAnswer(key);
  if (held === undefined) return false;
  const plans = await send("mealPlans").catch(() => held);
  return heldAnswer(key) === held && !isSame(plans, held);
}

/** Of a plan in memory: whether it is as it was, another one by now, or of a version that was never asked for. */
type Seen = "same" | "other" | "unknown";

async function lookAtVersions(): Promise<ReadonlySet<Seen>> {
  const ids = new Set(heldAnswers(PLANS).map(([, plan]) => String(asRecord(plan).id)));
  return new Set(await Promise.all([...ids].map(lookAtVersion)));
}

/** A plan that has given way to another one is another one. */
async function lookAtVersion(planId: string): Promise<Seen> {
  const before = versions.get(planId);
  try {
    const { version } = await send("listNews", { params: { id: planId } });
    versions.set(planId, version);
    if (before === undefined) return "unknown";
    return version === before ? "same" : "other";
  } catch (error) {
    return isGone(error) ? "other" : "same";
  }
}
