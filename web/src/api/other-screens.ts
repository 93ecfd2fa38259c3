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
/** Queries that may change with a plan's version, besides those that are compared as a whole. */
const OF_VERSIONS: readonly QueryName[] = ["favorites", "cupboard", ...PLANS];
const OF_PLANS: readonly QueryName[] = ["user", "mealPlans", ...OF_VERSIONS];
/** What follows from the answers, from who eats along, and from what is paid for. */
const OF_ANSWERS = new Set<QueryName>([...STALE.saveQuestionnaire, ...OF_PLANS, ...OF_PAYMENTS]);

/** The latest version that the server reported, for each plan in memory. */
const versions = new Map<string, string>();

/**
 * Asks whether the same person has changed something on another screen, and fetches again what that made stale:
 * answers, payments, a week or its list. Without a reply everything stays. Resolves to whether they are still signed
 * in.
 */
export function followOtherScreens(): Promise<boolean> {
  following ??= ask().finally(() => {
    following = null;
  });
  return following;
}

/** Returning to a window both shows and focuses it: one request serves both events. */
let following: Promise<boolean> | null = null;

async function ask(): Promise<boolean> {
  const held = heldAnswer(USER_KEY);
  if (!held) return true;
  const user = await send("user").catch((error: unknown) => (isUnauthorized(error) ? "nobody" : "unreached"));
  if (typeof user === "string") return user === "unreached";
  // A different object means that something was written here in the meantime, and its reply is newer.
  if (heldAnswer(USER_KEY) !== held) return true;
  const { answersDigest, tier } = asRecord(held);
  if (user.answersDigest !== answersDigest || user.tier !== tier) await invalidate([...OF_ANSWERS]);
  // A change at the card provider may not show in the user, so payments are always fetched again.
  else await Promise.all([refetch(OF_PAYMENTS), followPlans(user, held)]);
  return true;
}

async function followPlans(user: User, held: unknown): Promise<void> {
  // An open meal must not be replaced: updates wait until its dialog is closed.
  if (hasOpenDialog()) return;
  const [isOther, seen] = await Promise.all([
    hasOtherPlans(),
    can(user.tier, "grocery_list") ? lookAtVersions() : new Set<Seen>(),
  ]);
  if (isOther || !isSame(user, held) || seen.has("other")) await refetchThere(OF_PLANS);
  // The user and the list of plans were just found unchanged.
  else if (seen.has("unknown")) await refetchThere(OF_VERSIONS);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a week has gained, changed or lost its plan; unknown, so false, if the list of plans was never fetched. */
async function hasOtherPlans(): Promise<boolean> {
  const key = keyOf("mealPlans", {});
  const held = heldAnswer(key);
  if (held === undefined) return false;
  const plans = await send("mealPlans").catch(() => held);
  return heldAnswer(key) === held && !isSame(plans, held);
}

/** Whether a plan in memory is unchanged, has changed, or has a version that was never fetched. */
type Seen = "same" | "other" | "unknown";

async function lookAtVersions(): Promise<ReadonlySet<Seen>> {
  const ids = new Set(heldAnswers(PLANS).map(([, plan]) => String(asRecord(plan).id)));
  return new Set(await Promise.all([...ids].map(lookAtVersion)));
}

/** A plan that was replaced counts as changed. */
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
