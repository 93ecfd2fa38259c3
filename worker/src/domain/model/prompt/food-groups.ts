import { MEAL_TYPE_FACTS } from "@mealwright/schema/constants/meals";
import type { Slot } from "@mealwright/schema/rules/week";
import { FOODS, requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Food } from "../../foods/catalogue/food.ts";
import type { Meal } from "../../meal.ts";
import { DIET_TERMS, type MainGroup } from "../../nutrition/diet-terms.ts";
import { foodConflict } from "../../safety/gate/avoidance.ts";
import type { Eater } from "../../safety/gate/eater.ts";

const SEAFOOD: ReadonlySet<string> = new Set(["fish", "crustacean", "mollusc"]);
/** The least protein, grams per 100 g, of a food that a dish can be built on. */
const CARRIES_PROTEIN_G = 7;

/** The group of a food that a main dish can be built on; null for any other. */
export function mainGroupOf({ animal, traits, contains, per100g }: Food): MainGroup | null {
  if ((per100g.proteinG ?? 0) < CARRIES_PROTEIN_G) return null;
  if (SEAFOOD.has(animal)) return "seafood";
  if (animal === "poultry") return "poultry";
  if (animal === "meat") return traits.includes("processed-meat") ? null : "meat";
  if (animal === "egg" || animal === "dairy") return "eggs or cheese";
  return traits.includes("pulse") || (animal === "none" && contains.includes("soy")) ? "pulses or soy" : null;
}

/** The group that provides most of a meal's protein; null if none does. */
function mainGroupOfMeal({ ingredients }: Meal): MainGroup | null {
  const protein = new Map<MainGroup, number>();
  for (const { foodId, grams } of ingredients) {
    const food = requireFood(foodId);
    const group = mainGroupOf(food);
    if (group === null) continue;
    protein.set(group, (protein.get(group) ?? 0) + (grams * (food.per100g.proteinG ?? 0)) / 100);
  }
  return [...protein].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

const isMain = ({ type }: Slot) => MEAL_TYPE_FACTS[type].course === "main";

/**
 * The group for each open main slot: the one that the week lacks most, not twice in a row if another one is left.
 * Groups of which the eater may have nothing are left out.
 */
export function wantedGroups(
  eater: Eater,
  slots: readonly Slot[],
  meals: readonly Meal[],
): ReadonlyMap<Slot, MainGroup> {
  const allowed = new Set(allowedFoods(eater).map(mainGroupOf));
  const shares = Object.entries(DIET_TERMS[eater.diet].groups).filter(([group]) =>
    [...allowed].some((one) => one === group),
  );
  const lacking = new Map(shares.map(([group, count]) => [group, { count, left: count }]));
  const take = (group: string) => {
    const entry = lacking.get(group);
    if (entry) entry.left -= 1;
  };
  for (const meal of meals.filter(isMain)) take(mainGroupOfMeal(meal) ?? "");
  const wanted = new Map<Slot, MainGroup>();
  let last = "";
  for (const slot of slots.filter(isMain)) {
    const open = [...lacking].filter(([group]) => group !== last || lacking.size === 1);
    const [group] = open.sort(([, one], [, other]) => other.left / other.count - one.left / one.count)[0] ?? [];
    if (!isMainGroup(group)) break;
    wanted.set(slot, group);
    take(group);
    last = group;
  }
  return wanted;
}

const MAIN_GROUPS: readonly MainGroup[] = ["seafood", "pulses or soy", "poultry", "meat", "eggs or cheese"];

function isMainGroup(text: string | undefined): text is MainGroup {
  return MAIN_GROUPS.some((group) => group === text);
}

/** The foods that the eater may have. */
export function allowedFoods(eater: Eater): readonly Food[] {
  return [...FOODS.values()].filter((food) => foodConflict(food, eater) === null);
}
