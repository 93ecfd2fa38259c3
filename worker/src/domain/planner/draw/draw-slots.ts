import type { MealType } from "@mealwright/schema/constants/meals";
import type { Slot } from "@mealwright/schema/rules/week";
import { leftoverOf } from "../../cookbook/leftovers/leftovers.ts";
import type { Meal } from "../../meal.ts";
import type { Candidate } from "../model/candidates.ts";
import type { OpenSlot } from "../model/open-slot.ts";
import { slotKey } from "../slots.ts";
import type { PlanRequest } from "../types.ts";
import { drawPools, type Leaning } from "./draw-pools.ts";

/** Dishes are cooked for two meals only if there are this many more keeping templates than needed. */
const SPARE_KINDS = 2;

/** The slots of a request, and what is already decided about them. */
export interface SlotRequest {
  readonly slots: readonly Slot[];
  readonly fixed: readonly Meal[];
  /** Where each slot's leftovers are cooked. */
  readonly leftovers: ReadonlyMap<string, Slot>;
  readonly budgetCents: number;
}

export function isFixed({ fixed }: SlotRequest, slot: Slot): boolean {
  return fixed.some((meal) => slotKey(meal) === slotKey(slot));
}

export function typesOf(draw: SlotRequest): readonly MealType[] {
  return [...new Set(cookedSlots(draw).map(({ type }) => type))];
}

export function cookedSlots(draw: SlotRequest): readonly Slot[] {
  return draw.slots.filter((slot) => !isFixed(draw, slot) && !draw.leftovers.has(slotKey(slot)));
}

/** The slots that eat leftovers of what is cooked in a slot. */
function eatersOf({ slots, leftovers }: SlotRequest, cooked: Slot): readonly Slot[] {
  return slots.filter((slot) => {
    const source = leftovers.get(slotKey(slot));
    return source !== undefined && slotKey(source) === slotKey(cooked);
  });
}

/**
 * The slots to cook for with their pools and the slots that eat their leftovers, without those that have no dish.
 * @param keeping drawn dishes that keep. Each slot that is cooked double gets its own templates of these, so that nothing
 * is served a third time; if there are none for it, its meals are cooked separately.
 */
export function openSlots(
  draw: SlotRequest,
  pools: ReadonlyMap<MealType, readonly Candidate[]>,
  keeping: ReadonlyMap<MealType, readonly Candidate[]> = new Map(),
): readonly OpenSlot[] {
  const templates = [...new Set([...keeping.values()].flat().map(({ recipe }) => recipe.templateId))];
  const rank = new Map(templates.map((id, index) => [id, index]));
  const doubled = cookedSlots(draw).filter((slot) => eatersOf(draw, slot).length > 0);
  const others = new Map(
    [...pools].map(([type, pool]) => [type, pool.filter(({ recipe }) => !rank.has(recipe.templateId))]),
  );
  return cookedSlots(draw).flatMap((slot) => {
    const eaters = eatersOf(draw, slot);
    const own = doubled.indexOf(slot);
    const isOwn = ({ recipe }: Candidate) => (rank.get(recipe.templateId) ?? -1) % doubled.length === own;
    const kept = own < 0 ? [] : (keeping.get(slot.type) ?? []).filter(isOwn);
    if (kept.length > 0) return [{ slots: [slot, ...eaters], pool: kept }];
    return [slot, ...eaters].flatMap((one) => {
      const pool = others.get(one.type) ?? [];
      return pool.length === 0 ? [] : [{ slots: [one], pool }];
    });
  });
}

/**
 * Only the quickest share of the dishes that keep is drawn from: people who cook on fewer days want to cook less.
 */
const QUICK_SHARE = 0.4;

/** Quick dishes whose leftovers keep until the next day, for the slots that are cooked double. */
export function drawKeeping(
  request: PlanRequest,
  draw: SlotRequest,
  eligible: readonly Candidate[],
  leaning: Leaning,
  random: () => number,
): ReadonlyMap<MealType, readonly Candidate[]> {
  if (draw.leftovers.size === 0) return new Map();
  const keeping = eligible.filter(({ recipe }) => leftoverOf(recipe) !== null);
  const minutes = keeping.map(({ recipe }) => recipe.prepMinutes).sort((one, other) => one - other);
  const most = minutes[Math.floor(minutes.length * QUICK_SHARE)] ?? 0;
  const quick = keeping.filter(({ recipe }) => recipe.prepMinutes <= most);
  const kinds = new Set(quick.map(({ recipe }) => recipe.templateId)).size;
  if (kinds < draw.leftovers.size + SPARE_KINDS) return new Map();
  return drawPools(request, quick, typesOf(draw), leaning, random);
}
