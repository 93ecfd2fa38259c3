import type { CallInput } from "@mealwright/schema/calls";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import type { ChangedList, MealPlan } from "@mealwright/schema/contract/meal-plan";
import { INDEXED_STORE } from "./outbox/indexed-store.ts";
import { applyOperations, type ListOperation } from "./outbox/operation.ts";
import { createOutbox, type Sent } from "./outbox/outbox.ts";
import { shownUser } from "./page-cache.ts";
import { rewrite } from "./transport/cache.ts";
import { HttpError, serverText } from "./transport/http-error.ts";
import { pressTime, sendPress } from "./transport/press-time.ts";
import { write } from "./transport/write.ts";

type PlanQuery = "activeMealPlan" | "mealPlan";
type RefusalListener = (text: string | undefined) => void;

const refusalListeners = new Set<RefusalListener>();

/** Changes of lists on their way to the server, kept in this browser until it has answered. */
export const listOutbox = createOutbox(INDEXED_STORE, sendOperation);

/** Calls with the server's text when it refuses a change, which is taken back then; returns the way to stop that. */
export function onListRefusal(listener: RefusalListener): () => void {
  refusalListeners.add(listener);
  return () => void refusalListeners.delete(listener);
}

/** A refusal that passes with time: too many calls, a session that has ended, an answer that took too long. */
const PASSING_STATUSES: readonly number[] = [401, 408, 425, 429];

async function sendOperation(operation: ListOperation): Promise<Sent> {
  try {
    await SENDERS[operation.kind](operation as never);
    return "done";
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500 || PASSING_STATUSES.includes(error.status)) return "later";
    // Somebody else has removed the line already.
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
      write("groceryCheck", { body: { planId, item: foodId, checked, packs, ...times } }, shown),
    );
  },
  cupboard({ planId, foodId, grams, pressedAt }) {
    return sendPress(pressedAt, (times) =>
      write("setCupboard", { params: { id: planId }, body: { foodId, grams, ...times } }, changesListOf(planId)),
    );
  },
  add: ({ id, planId, text }) =>
    write("addOwnLine", { params: { id: planId }, body: { text, id } }, changesListOf(planId)),
  remove: ({ planId, lineId }) => write("removeOwnLine", { params: { id: planId, lineId } }, changesListOf(planId)),
};

/** Changes one plan, under whatever key it is held. */
function ofPlan(planId: string, change: (plan: MealPlan) => MealPlan): (plan: MealPlan) => MealPlan {
  return (plan) => (plan.id === planId ? change(plan) : plan);
}

/** The answer holds the list as it is now. */
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

/** Ticks or unticks a line, on screen at once; of quick presses only the latest is sent. Resolves once it is kept. */
export async function tickLine(
  planId: string,
  { foodId, packs }: Pick<GroceryItem, "foodId" | "packs">,
  checked: boolean,
): Promise<void> {
  await listOutbox.put({ ...stamp(planId), kind: "tick", foodId, checked, packs });
}

/** Says how many grams of a food are at home: null for enough, 0 to take the food out of the cupboard again. */
export async function setCupboard(planId: string, foodId: string, grams: number | null): Promise<void> {
  await listOutbox.put({ ...stamp(planId), kind: "cupboard", foodId, grams });
}

/** Adds a line of one's own. */
export async function addOwnLine(planId: string, text: string): Promise<void> {
  await listOutbox.put({ ...stamp(planId), kind: "add", text });
}

/** Removes a line of one's own. */
export async function removeOwnLine(planId: string, lineId: string): Promise<void> {
  await listOutbox.put({ ...stamp(planId), kind: "remove", lineId });
}

/** Mails the list of a week to its owner. */
export async function mailList(body: CallInput<"sendGroceryEmail">): Promise<void> {
  await write("sendGroceryEmail", { body });
}
