import type { MealType } from "@mealwright/schema/constants/meals";
import { larderGroups } from "../../foods/catalogue/larder.ts";
import { isMain } from "../model/build/build-dishes.ts";
import { type Candidate, measuredCookbook } from "../model/candidates.ts";
import { kindsOf } from "../model/goals/pattern.ts";
import { at } from "../model/typed-arrays.ts";
import type { PlanRequest } from "../types.ts";

/** The second pass takes the choices of the first into account. */
const PASSES = 2;
/** The extra weight of a food if all other dishes have another food of its larder group. */
const OTHER_OF_GROUP = 1;

/**
 * Replaces each drawn main with the variant whose foods most others share: one kind of rice, one bread, one herb.
 * Variants with another protein or a harder level count as other dishes; recent ones stay out.
 * @param eligible the dishes that may be served.
 */
export function alignVariants(
  request: PlanRequest,
  pools: ReadonlyMap<MealType, readonly Candidate[]>,
  eligible: readonly Candidate[],
): ReadonlyMap<MealType, readonly Candidate[]> {
  const variants = variantsOf(new Set([...pools.values()].flat().map(({ template }) => template)), eligible);
  const recent = new Set(request.recentRecipeIds);
  const { foodNumbers, groupOfFood } = measuredCookbook();
  const uses = new Int32Array(foodNumbers.size);
  const usesOfGroup = new Int32Array(larderGroups().length);
  const count = ({ foods }: Candidate, change: number) => {
    for (let index = 0; index < foods.length; index++) {
      const food = at(foods, index);
      uses[food] = at(uses, food) + change;
      const group = at(groupOfFood, food);
      if (group >= 0) usesOfGroup[group] = at(usesOfGroup, group) + change;
    }
  };
  const lacking = ({ foods }: Candidate) => {
    let sum = 0;
    for (let index = 0; index < foods.length; index++) {
      const food = at(foods, index);
      const group = at(groupOfFood, food);
      const own = at(uses, food);
      sum += 1 / (1 + own);
      // What the other dishes have of its group instead.
      if (group >= 0) sum += (OTHER_OF_GROUP * (at(usesOfGroup, group) - own)) / (1 + at(usesOfGroup, group));
    }
    return sum;
  };
  for (const dish of [...pools.values()].flat()) count(dish, 1);
  let aligned = pools;
  for (let pass = 0; pass < PASSES; pass++) {
    aligned = new Map(
      [...aligned].map(([type, pool]) => {
        if (!isMain(type)) return [type, pool];
        const chosen = pool.map((dish) => {
          count(dish, -1);
          let best = dish;
          let least = lacking(dish);
          for (const variant of variants.get(dish.template) ?? []) {
            if (!isAlike(variant, dish) || recent.has(variant.recipe.id)) continue;
            const value = lacking(variant);
            if (value >= least) continue;
            best = variant;
            least = value;
          }
          count(best, 1);
          return best;
        });
        return [type, [...new Set(chosen)]];
      }),
    );
  }
  return aligned;
}

function variantsOf(templates: ReadonlySet<number>, eligible: readonly Candidate[]): ReadonlyMap<number, Candidate[]> {
  const variants = new Map<number, Candidate[]>();
  for (const candidate of eligible) {
    if (!templates.has(candidate.template)) continue;
    const known = variants.get(candidate.template);
    if (known === undefined) variants.set(candidate.template, [candidate]);
    else known.push(candidate);
  }
  return variants;
}

function isAlike(variant: Candidate, dish: Candidate): boolean {
  return (
    variant.types === dish.types &&
    variant.level <= dish.level &&
    variant.recipe.protein === dish.recipe.protein &&
    variant.recipe.cuisine === dish.recipe.cuisine &&
    variant.recipe.premium === dish.recipe.premium &&
    kindsOf(variant.recipe) === kindsOf(dish.recipe)
  );
}
