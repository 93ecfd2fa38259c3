import { type Substitution, substitutesFor } from "../../cookbook/substitutions.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Food } from "../../foods/catalogue/food.ts";
import { allergenName, foodConflict } from "../../safety/gate/avoidance.ts";
import type { Eater } from "../../safety/gate/eater.ts";
import type { Line } from "./portions.ts";
import { MINOR_GRAMS, type Read } from "./read-ingredients.ts";
import { Refused } from "./refused.ts";
import type { Swap } from "./text/dish-words.ts";

const MAX_SWAPS = 3;
const BAKED = /flour|baking-|yeast-/;

interface Substituted {
  readonly lines: Read["lines"];
  readonly swaps: readonly Swap[];
  /** Forbidden names that were only a pinch. */
  readonly removed: readonly string[];
}

/** The lines with a substitute for each food that the eater may not have; a pinch of one is left out. */
export function substitute(lines: Read["lines"], eater: Eater): Substituted {
  const kept: Read["lines"][number][] = [];
  const swaps: Swap[] = [];
  const removed: string[] = [];
  for (const line of lines) {
    const choices = line.choices ?? [line.food];
    const allowed = choices.find((food) => foodConflict(food, eater) === null);
    if (allowed !== undefined) {
      kept.push({ ...line, food: allowed });
      continue;
    }
    const [food = line.food] = choices;
    const best = chooseSubstitute(food, lines, eater);
    if (best === undefined) {
      if (line.grams > MINOR_GRAMS) throw new Refused("forbidden-ingredient", forbiddenName(food, eater));
      removed.push(food.name);
      continue;
    }
    const to = requireFood(best.to);
    swaps.push({ from: food, to, writtenName: line.writtenName });
    kept.push({ food: to, grams: line.grams * best.ratio, measure: line.measure, writtenName: to.name });
  }
  if (swaps.length + removed.length > MAX_SWAPS) throw new Refused("too-many-swaps", String(swaps.length));
  return { lines: kept, swaps, removed };
}

/** What a food is refused for: the allergen if there is one, otherwise the food itself. */
function forbiddenName(food: Food, eater: Eater): string {
  const allergen = eater.avoids.allergens.find((one) => food.contains.includes(one) || food.mayContain.includes(one));
  return allergen === undefined ? food.name : allergenName(allergen);
}

/** The best substitute for the food's role in this dish: an egg binds a batter, but in an omelet it is the dish. */
function chooseSubstitute(food: Food, lines: readonly Line[], eater: Eater): Substitution | undefined {
  const isBaked = lines.some((line) => BAKED.test(line.food.id));
  const all = substitutesFor(food.id, eater);
  const suits = all.filter(({ role }) => !(isBaked ? /as the dish|thickening/ : /as a binder|for baking/).test(role));
  return suits[0] ?? all[0];
}

/** "Butter became olive oil: …", with the reason. */
export function describeSwap({ from, to }: Swap, eater: Eater): string {
  const reason = foodConflict(from, eater)?.message ?? "it is not for you.";
  return `${from.name} became ${to.name}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}
