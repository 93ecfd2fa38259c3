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
const OF_PLANS: readonly QueryName[] = ["user", "mealPlans", "favorites", "cupboard", ...PLANS];
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
  const news = [hasOtherPlans(), can(user.tier, "grocery_list") && hasNewVersion(), !isSame(user, held)];
  if ((await Promise.all(news)).includes(true)) await refetchThere(OF_PLANS);
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

/** Whether a plan in memory has another version by now, or one that was never asked for, or gave way to another plan. */
async function hasNewVersion(): Promise<boolean> {
  const ids = new Set(heldAnswers(PLANS).map(([, plan]) => String(asRecord(plan).id)));
  const changed = await Promise.all([...ids].map(isNewVersion));
  return changed.includes(true);
}

async function isNewVersion(planId: string): Promise<boolean> {
  const before = versions.get(planId);
  try {
    const { version } = await send("listNews", { params: { id: planId } });
    versions.set(planId, version);
    return version !== before;
  } catch (error) {
    return isGone(error);
  }
}
