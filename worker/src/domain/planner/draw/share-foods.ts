import type { MealType } from "@mealwright/schema/constants/meals";
import { COOKING_LEVELS } from "@mealwright/schema/constants/questionnaire";
import { type Candidate, NOTHING_BESIDE } from "../model/candidates.ts";
import type { Assignment } from "../model/goals/goal-model.ts";
import { moreAgain } from "../model/more-again.ts";
import type { OpenSlot } from "../model/open-slot.ts";
import { SHARING } from "../model/search-limits.ts";
import { at } from "../model/typed-arrays.ts";
import type { PlanRequest } from "../types.ts";

/** A week's slots with new pools, and the found week's choice in them. */
export interface Shared {
  readonly open: readonly OpenSlot[];
  readonly start: Assignment;
}

/**
 * The same slots with new pools: the dishes of a found week, then eligible ones that need hardly any food the week does
 * not buy yet, filled up with the earlier draw. Sides and dishes cooked for several days keep their pools.
 * @param choice the found week, in the pools of `open`.
 */
export function shareFoods(
  request: PlanRequest,
  open: readonly OpenSlot[],
  choice: Assignment,
  eligible: readonly Candidate[],
  random: () => number,
): Shared {
  const chosen = open.map(({ pool }, unit) => pool[at(choice.pick, unit)] ?? NOTHING_BESIDE);
  const doubled = new Set(
    open.flatMap(({ slots, pool }) => (slots.length > 1 ? pool.map(({ template }) => template) : [])),
  );
  const single = eligible.filter(({ template }) => !doubled.has(template));
  const bought = new Set(chosen.flatMap(({ foods }) => [...foods]));
  const pools = new Map<MealType, readonly Candidate[]>();
  const poolOf = (type: MealType): readonly Candidate[] => {
    let pool = pools.get(type);
    if (pool === undefined) {
      const own = chosen.filter((_, unit) => isChosenAnew(open[unit]) && open[unit]?.slots[0]?.type === type);
      const drawn = open.find((slot) => isChosenAnew(slot) && slot.slots[0]?.type === type)?.pool ?? [];
      const others = [...sharing(request, type, single, bought, random), ...drawn].slice(0, SHARING.dishes);
      pool = [...new Set([...own, ...others])];
      pools.set(type, pool);
    }
    return pool;
  };
  const shared = open.map((slot) => {
    const [first] = slot.slots;
    return first !== undefined && isChosenAnew(slot) ? { ...slot, pool: poolOf(first.type) } : slot;
  });
  const pick = shared.map(({ pool }, unit) => pool.indexOf(chosen[unit] ?? NOTHING_BESIDE));
  return { open: shared, start: { pick: Int32Array.from(pick), portion: choice.portion } };
}

function isChosenAnew(slot: OpenSlot | undefined): boolean {
  return slot !== undefined && slot.isSide !== true && slot.slots.length === 1;
}

/**
 * Dishes of a type, at the person's level, that add the fewest foods to the list; no more than a few of each template.
 */
function sharing(
  request: PlanRequest,
  type: MealType,
  eligible: readonly Candidate[],
  bought: ReadonlySet<number>,
  random: () => number,
): readonly Candidate[] {
  const highest = COOKING_LEVELS.indexOf(request.level);
  const wanted = new Set([...request.favoriteTemplateIds, ...moreAgain(request)]);
  const less = new Set(request.lessTemplateIds);
  const lacking: { readonly candidate: Candidate; readonly key: number }[] = [];
  for (const candidate of eligible) {
    if (candidate.level > highest || !candidate.recipe.mealTypes.includes(type)) continue;
    let missing = 0;
    for (let index = 0; index < candidate.foods.length && missing <= SHARING.mostNewFoods; index++) {
      if (!bought.has(at(candidate.foods, index))) missing++;
    }
    const { templateId } = candidate.recipe;
    if (less.has(templateId)) continue;
    if (wanted.has(templateId)) lacking.push({ candidate, key: random() - 1 });
    else if (missing <= SHARING.mostNewFoods) lacking.push({ candidate, key: missing + random() });
  }
  lacking.sort((one, other) => one.key - other.key);
  const ofTemplate = new Map<number, number>();
  const drawn: Candidate[] = [];
  for (const { candidate } of lacking) {
    const times = ofTemplate.get(candidate.template) ?? 0;
    if (times >= SHARING.ofTemplate) continue;
    ofTemplate.set(candidate.template, times + 1);
    drawn.push(candidate);
    if (drawn.length >= SHARING.dishes) break;
  }
  return drawn;
}
