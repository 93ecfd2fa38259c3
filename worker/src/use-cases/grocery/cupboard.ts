import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { CUPBOARD_FULL, CUPBOARD_MAX } from "@mealwright/schema/constants/grocery";
import type { Cupboard } from "@mealwright/schema/contract/grocery";
import type { ChangedList } from "@mealwright/schema/contract/meal-plan";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { FOODS, requireFood } from "../../domain/foods/catalogue/catalogue.ts";
import type { CupboardEntry } from "../../domain/grocery/grocery-list.ts";
import { pressTime } from "../../domain/grocery/ticks.ts";
import type { Account } from "../../domain/ports.ts";
import { noteKitchen } from "../kitchen/kitchen.ts";
import { openList, readChangedList } from "./open-list.ts";

/** What the user has at home for a plan's week. Throws `not_found` for a plan that is not theirs. */
export async function readCupboard(deps: Pick<Deps, "mealPlans">, userId: string, planId: string): Promise<Cupboard> {
  const { answers, plan, listNotes } = await deps.mealPlans.findById(userId, planId);
  if (!answers || !plan) throw new DomainError("not_found", CALL_ERRORS.notFound);
  const atHome = listNotes.cupboard.filter(({ grams }) => grams !== 0);
  return atHome.map(({ foodId, grams }) => ({ foodId, name: requireFood(foodId).name, grams }));
}

/**
 * Sets how much of a food is at home: 0 g removes it from the cupboard, null means as much as the week needs. Throws
 * `not_found` for a plan that is not theirs, `invalid_fields` for a food that is not in the catalogue, `conflict` when
 * the cupboard is full.
 */
export async function setCupboard(
  deps: Pick<Deps, "clock" | "mealPlans" | "grocery" | "kitchen">,
  account: Account,
  planId: string,
  entry: CupboardEntry & { readonly pressedAt?: number | undefined; readonly sentAt?: number | undefined },
): Promise<ChangedList> {
  const { weekOf } = (await openList(deps, account, planId)).plan;
  if (!FOODS.has(entry.foodId)) {
    const text = "We do not know this food.";
    throw new DomainError("invalid_fields", text, { fields: { foodId: text } });
  }
  const saidAt = pressTime(entry, deps.clock.now());
  if (!(await deps.grocery.setCupboard(account.id, weekOf, entry, CUPBOARD_MAX, saidAt))) {
    throw new DomainError("conflict", CUPBOARD_FULL);
  }
  await noteKitchen(deps, account);
  return readChangedList(deps, account, planId);
}
