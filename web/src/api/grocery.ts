import type { CallInput } from "@mealwright/schema/calls";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import type { ChangedList, MealPlan } from "@mealwright/schema/contract/meal-plan";
import { INDEXED_STORE } from "./outbox/indexed-store.ts";
import { applyOperations, type ListOperation } from "./outbox/operation.ts";
import { createOutbox, type Sent } from "./outbox/outbox.ts";
import { shownUser } from "./pages/page-cache.ts";
import { rewrite } from "./transport/cache.ts";
import { HttpError, serverText } from "./transport/http-error.ts";
import { pressTime, sendPress } from "./transport/press-time.ts";
import { write } from "./transport/write.ts";

type PlanQuery = "activeMealPlan" | "mealPlan";
type RefusalListener = (text: string | undefined) => void;

const refusalListeners = new Set<RefusalListener>();

/** List changes on their way to the server, stored in this browser until it has answered. */
export const listOutbox = createOutbox(INDEXED_STORE, sendOperation);

/**
 * Calls back with the server's text when it refuses a change, which is then reverted; returns a function that
 * unsubscribes.
 */
export function onListRefusal(listener: RefusalListener): () => void {
  refusalListeners.add(listener);
  return () => void refusalListeners.delete(listener);
}

/** A refusal that may pass: too many calls, an expired session, a timeout. */
const PASSING_STATUSES: readonly number[] = [401, 408, 425, 429];

async function sendOperation(operation: ListOperation): Promise<Sent> {
  try {
    await SENDERS[operation.kind](operation as never);
    return "done";
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500 || PASSING_STATUSES.includes(error.status)) return "later";
    // Somebody else has already removed the line.
    if (operation.kind !== "remove") for (const listener of refusalListeners) listener(serverText(error));
    return "refused";
  }
}

type OperationOf<Kind extends ListOperation["kind"]> = Extract<ListOperation, { kind: Kind }>;

const SENDERS: { readonly [Kind in ListOperation["kind"]]: (operation: OperationOf<Kind>) => Promise<unknown> } = {
  tick({ planId, foodId, checked, packs, pressedAt }) {
    const ticked: ListOperation = { kind: "tick", id: "", userId: "", planId, foodId, checked, packs, pressedAt };
    const show = (name: PlanQuery) => () =>
      rewrite(
        name,
        ofPlan(planId, (plan) => ({ ...plan, groceryList: applyOperations(plan.groceryList, [ticked]) })),
      );
    const shown = { activeMealPlan: show("activeMealPlan"), mealPlan: show("mealPlan") };
    return sendPress(pressedAt, (times) =>
      write("groceryCheck", { body: { planId, item: foodId, checked, packs, ...times } }, shown, true),
    );
  },
  cupboard({ planId, foodId, grams, pressedAt }) {
    return sendPress(pressedAt, (times) =>
      write("setCupboard", { params: { id: planId }, body: { foodId, grams, ...times } }, changesListOf(planId), true),
    );
  },
  add: ({ id, planId, text }) =>
    write("addOwnLine", { params: { id: planId }, body: { text, id } }, changesListOf(planId), true),
  remove: ({ planId, lineId }) =>
    write("removeOwnLine", { params: { id: planId, lineId } }, changesListOf(planId), true),
};

/** Changes one plan under every key that it is cached by. */
function ofPlan(planId: string, change: (plan: MealPlan) => MealPlan): (plan: MealPlan) => MealPlan {
  return (plan) => (plan.id === planId ? change(plan) : plan);
}

/** The answer includes the list as it is now. */
function changesListOf(planId: string) {
  const takeOver = (name: PlanQuery) => (answer: ChangedList) =>
    rewrite(
      name,
      ofPlan(planId, (plan) => ({ ...plan, ...answer })),
    );
  return { activeMealPlan: takeOver("activeMealPlan"), mealPlan: takeOver("mealPlan") };
}

function stamp(planId: string) {
  return { id: crypto.randomUUID(), userId: shownUser() ?? "", planId, pressedAt: pressTime() };
}

/**
 * Ticks or unticks a line; the screen changes at once, and of quick presses only the latest is sent. Resolves once the
 * press is stored.
 */
export async function tickLine(
  planId: string,
  { foodId, packs }: Pick<GroceryItem, "foodId" | "packs">,
  checked: boolean,
): Promise<void> {
  await listOutbox.put({ ...stamp(planId), kind: "tick", foodId, checked, packs });
}

/** Sets how many grams of a food are at home: null for enough, 0 to remove the food from the cupboard. */
export async function setCupboard(planId: string, foodId: string, grams: number | null): Promise<void> {
  await listOutbox.put({ ...stamp(planId), kind: "cupboard", foodId, grams });
}

/** Adds a line that the person wrote. */
export async function addOwnLine(planId: string, text: string): Promise<void> {
  await listOutbox.put({ ...stamp(planId), kind: "add", text });
}

/** Removes a line that the person wrote. */
export async function removeOwnLine(planId: string, lineId: string): Promise<void> {
  await listOutbox.put({ ...stamp(planId), kind: "remove", lineId });
}

/** Mails the list of a week to its owner. */
export async function mailList(body: CallInput<"sendGroceryEmail">): Promise<void> {
  await write("sendGroceryEmail", { body });
}
