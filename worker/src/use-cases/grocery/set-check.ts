import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { GroceryCheckBody } from "@mealwright/schema/contract/grocery";
import { packsGrams } from "@mealwright/schema/rules/text/grocery-line-text";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { FOODS } from "../../domain/foods/catalogue/catalogue.ts";
import { isOwnItemId } from "../../domain/grocery/own-line.ts";
import { type GroceryTick, pressTime, tickOf } from "../../domain/grocery/ticks.ts";
import { showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { Account } from "../../domain/ports.ts";
import { listGroceries } from "../../presenters/grocery.ts";
import { noteKitchen } from "../kitchen/kitchen.ts";
import { openList } from "./open-list.ts";

/**
 * Ticks or unticks a line, with the packs that it showed at that moment; a stored press that is later wins. Throws
 * `not_found` for a plan or line that does not exist.
 * @param pressedBy who pressed by a link; null for the owner.
 */
export async function setCheck(
  deps: Pick<Deps, "clock" | "mealPlans" | "grocery" | "kitchen">,
  account: Account,
  body: GroceryCheckBody,
  pressedBy: string | null = null,
): Promise<void> {
  const pressedAt = pressTime(body, deps.clock.now());
  const tick = body.packs === undefined ? await readTick(deps, account, body) : shownTick(account, body, body.packs);
  const set = tick && (await deps.grocery.setTick(account.id, { ...tick, planId: body.planId, pressedAt, pressedBy }));
  if (!set) throw new DomainError("not_found", CALL_ERRORS.notFound);
  if (set.changesKitchen) await noteKitchen(deps, account);
}

/** A tick of the packs on the person's screen: nothing has to be read. */
function shownTick(
  { units }: Account,
  { item, checked }: GroceryCheckBody,
  packs: Parameters<typeof packsGrams>[0],
): GroceryTick | null {
  if (!FOODS.has(item) && !isOwnItemId(item)) return null;
  return { item, checked, buyGrams: packsGrams(packs), system: units };
}

/** The client did not send what it showed: take the packs of the list as it stands. */
async function readTick(
  deps: Pick<Deps, "mealPlans">,
  account: Account,
  { planId, item, checked }: GroceryCheckBody,
): Promise<GroceryTick | null> {
  const { context, plan, listNotes } = await openList(deps, account, planId);
  return tickOf(listGroceries(context, showableMeals(context, plan), listNotes), item, checked);
}
