import type { FoodId } from "../../foods/catalogue/food.ts";
import type { Recipe } from "../recipe.ts";
import { LEFTOVERS } from "./leftovers.data.ts";

/** Cooked dishes keep 3 to 4 days in the fridge (USDA FSIS FoodKeeper): the lower figure. */
const KEEPS_DAYS = 3;
/** FoodKeeper says 2 to 3 days for cooked lobster. */
const LOBSTER_KEEPS_DAYS = 2;
/** The UK's Food Standards Agency: eat cooked rice within a day. FoodKeeper's 4 to 6 days are not used. */
const RICE_KEEPS_DAYS = 1;
const REHEATED = "steaming hot all through, 74 °C (165 °F)";

const WAYS = {
  pot: `Reheat it in a covered pot with a splash of water, stirring, until it is ${REHEATED}, and only once.`,
  oven: `Reheat it, covered, in an oven at 180 °C (350 °F) or in a microwave until it is ${REHEATED}, and only once.`,
} as const;
type Way = keyof typeof WAYS;

/** A dish's leftovers: how long they keep, and what the cook does with them. */
export interface Leftover {
  /** Days in the fridge after the day on which it was cooked. */
  readonly keepsDays: number;
  /** Instructions shown with the meal that is cooked. */
  readonly store: string;
  /** The only step of the meal that eats the leftovers. */
  readonly reheat: string;
}

let wayOfTemplate: ReadonlyMap<string, Way> | undefined;

function isWay(word: string): word is Way {
  return Object.hasOwn(WAYS, word);
}

/** Throws if the table has an unknown way, or a template twice. */
function readWays(): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  for (const line of LEFTOVERS.trim().split("\n")) {
    const [way = "", ids = ""] = line.split(": ");
    if (!isWay(way)) throw new Error(`leftovers: no way "${way}"`);
    for (const id of ids.split(" ")) {
      if (ways.has(id)) throw new Error(`leftovers: ${id} is listed twice`);
      ways.set(id, way);
    }
  }
  return ways;
}

/** How each template's leftovers are reheated, by template id; templates without leftovers are missing. */
export function leftoverWays(): ReadonlyMap<string, Way> {
  wayOfTemplate ??= readWays();
  return wayOfTemplate;
}

/** The UK's Food Standards Agency: reheat rice only once. A dish that uses cooked rice has already done so. */
const COOKED_RICE = /-rice-cooked$/;

function keepsDays(foodIds: readonly FoodId[]): number {
  if (foodIds.some((id) => /(?:^|-)rice(?:-|$)/.test(id) && !/cauliflower|noodles|vinegar|flour|paper/.test(id))) {
    return RICE_KEEPS_DAYS;
  }
  return foodIds.some((id) => id.includes("lobster")) ? LOBSTER_KEEPS_DAYS : KEEPS_DAYS;
}

/** How a recipe's leftovers are stored and reheated; null if it should be eaten at once. */
export function leftoverOf({
  templateId,
  ingredients,
}: Pick<Recipe, "templateId"> & {
  readonly ingredients: readonly { readonly foodId: FoodId }[];
}): Leftover | null {
  const way = leftoverWays().get(templateId);
  if (way === undefined || ingredients.some(({ foodId }) => COOKED_RICE.test(foodId))) return null;
  const days = keepsDays(ingredients.map(({ foodId }) => foodId));
  const keeps = days === 1 ? "until the next day" : `for ${days} days`;
  return {
    keepsDays: days,
    store: `What is left keeps ${keeps} in the fridge below 4 °C (40 °F): cover it and put it in within 2 hours, cold toppings apart. ${WAYS[way]}`,
    reheat: WAYS[way],
  };
}
