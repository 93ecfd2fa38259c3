import type { Cuisine } from "@mealwright/schema/constants/food/cuisines";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { larderGroupOf, larderGroups } from "../../../foods/catalogue/larder.ts";
import { isFruit } from "../plate/figures-of-food.ts";
import { TABLE_AMOUNTS } from "../search-limits.ts";
import {
  CUISINES_OF_KITCHENS,
  DISHES_OF_CLASSES,
  DISHES_OF_KITCHENS,
  FOODS_OF_KITCHENS,
  KITCHENS,
  type Kitchen,
  PLACES,
  SIDES_OF_DISHES,
} from "./pairings.data.ts";

/** One line of `PLACES`, or a part of what a side goes with. */
interface Place {
  readonly kitchens: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
}

interface Tables {
  readonly kitchenOfCuisine: ReadonlyMap<string, string>;
  readonly kitchenOfDish: ReadonlyMap<string, string>;
  readonly classOfDish: ReadonlyMap<string, string>;
  readonly places: readonly Place[];
  readonly foods: readonly (readonly [start: string, kitchens: ReadonlySet<string>])[];
  /** For each side template, the bits of the places that it goes with. */
  readonly placesOfSide: ReadonlyMap<string, number>;
}

/** Classes of breakfasts; all others are of lunches and dinners. */
const BREAKFASTS: ReadonlySet<string> = new Set(["sweet", "savory"]);

let read: Tables | undefined;

function tables(): Tables {
  read ??= readTables();
  return read;
}

function readTables(): Tables {
  const classOfDish = byMember(DISHES_OF_CLASSES);
  const classes = [...new Set(classOfDish.values())];
  const groups: ReadonlyMap<string, readonly string[]> = new Map([
    ["all", classes],
    ["mains", classes.filter((name) => !BREAKFASTS.has(name))],
  ]);
  const placeOf = (text: string): Place => {
    const [kitchens = "", names = ""] = text.split(": ");
    return {
      kitchens: new Set(kitchens === "all" ? KITCHENS : kitchens.split(" ")),
      classes: new Set(names.split(" ").flatMap((name) => groups.get(name) ?? [name])),
    };
  };
  const places = linesOf(PLACES).map(placeOf);
  return {
    kitchenOfCuisine: byMember(CUISINES_OF_KITCHENS),
    kitchenOfDish: byMember(DISHES_OF_KITCHENS),
    classOfDish,
    places,
    foods: linesOf(FOODS_OF_KITCHENS).map((line) => {
      const [start = "", kitchens = ""] = line.split(": ");
      return [start, new Set(kitchens.split(" "))] as const;
    }),
    placesOfSide: new Map(
      linesOf(SIDES_OF_DISHES).map((line) => {
        const side = line.slice(0, line.indexOf(": "));
        const parts = line.slice(side.length + 2).split("; ");
        return [side, bitsOfParts(parts.map(placeOf), places)];
      }),
    ),
  };
}

const linesOf = (table: string): readonly string[] => table.trim().split("\n");

/** What each word of a table's lines belongs to. */
function byMember(table: string): ReadonlyMap<string, string> {
  return new Map(
    linesOf(table).flatMap((line) => {
      const [group = "", members = ""] = line.split(": ");
      return members.split(" ").map((member) => [member, group] as const);
    }),
  );
}

function bitsOfParts(parts: readonly Place[], places: readonly Place[]): number {
  return bitsWhere(places, ({ kitchens, classes }) =>
    parts.some((part) => isShared(kitchens, part.kitchens) && isShared(classes, part.classes)),
  );
}

function isShared(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((one) => others.has(one));
}

function bitsWhere(places: readonly Place[], isOne: (place: Place) => boolean): number {
  return places.reduce((bits, place, at) => (isOne(place) ? bits | (1 << at) : bits), 0);
}

/** The class of a dish ("soup", "grill", "sweet", …); undefined for snacks. */
export function classOfDish(dish: Recipe): string | undefined {
  const named = tables().classOfDish.get(dish.templateId);
  // One template has cottage cheese both with tomatoes and with peaches, so look at the variant.
  return named === "sweet" && isWithVegetables(dish) && dish.method !== "blended" ? "savory" : named;
}

/** The group of cuisines whose sides a dish is served with. */
export function kitchenOfDish({ templateId, cuisine }: Pick<Recipe, "templateId" | "cuisine">): Kitchen {
  const named = tables().kitchenOfDish.get(templateId) ?? tables().kitchenOfCuisine.get(cuisine satisfies Cuisine);
  return KITCHENS.find((kitchen) => kitchen === named) ?? "western";
}

/**
 * For a dish, the bit of its place; for a side, the bits of the places that it does not go with. A side and a dish with
 * a common bit are not served together. Two more bits keep fruit from dishes of fruit, and milk from dishes in milk.
 */
export function pairingBits(recipe: Recipe): number {
  const { length } = tables().places;
  const fruit = 1 << length;
  const milk = 1 << (length + 1);
  if (recipe.side) return placesWithout(recipe) | (isFruitAlone(recipe) ? fruit : 0) | (isMilkAlone(recipe) ? milk : 0);
  return placeOfDish(recipe) | (hasFruit(recipe) ? fruit : 0) | (hasMilk(recipe) ? milk : 0);
}

function placeOfDish(dish: Recipe): number {
  const dishClass = classOfDish(dish);
  if (dishClass === undefined) return 0;
  const kitchen = kitchenOfDish(dish);
  return 1 << tables().places.findIndex(({ kitchens, classes }) => kitchens.has(kitchen) && classes.has(dishClass));
}

function placesWithout(side: Recipe): number {
  const { places, placesOfSide } = tables();
  const named = placesOfSide.get(side.templateId);
  if (named === undefined) return 0;
  const fitting = bitsWhere(
    places,
    (place) => isOfKitchens(side, place) && !(isSweet(place) && isWithVegetables(side)),
  );
  return ~(named & fitting) & ((1 << places.length) - 1);
}

const isSweet = ({ classes }: Place): boolean => classes.has("sweet") && !classes.has("savory");

/** Whether each of its foods is known in one of the place's kitchens. Eastern ones know no milk products. */
function isOfKitchens({ ingredients }: Recipe, { kitchens }: Place): boolean {
  return ingredients.every(({ foodId, role }) => {
    if (role === "dairy" && kitchens.size === 1 && kitchens.has("eastern")) return false;
    const known = tables().foods.find(([start]) => foodId.startsWith(start))?.[1];
    return known === undefined || isShared(known, kitchens);
  });
}

const isWithVegetables = ({ ingredients }: Recipe): boolean => ingredients.some(({ role }) => role === "vegetable");

/** Dried fruit counts as this many times its weight. */
const DRIED_FRUIT_TIMES = 3;

function fruitGramsOf({ ingredients }: Recipe): number {
  return ingredients.reduce((sum, { role, foodId, grams }) => {
    if (!isFruit(foodId) || role === "flavour") return sum;
    return sum + (larderGroups()[larderGroupOf(foodId)]?.name === "dried fruit" ? grams * DRIED_FRUIT_TIMES : grams);
  }, 0);
}

/** Whether it is fruit with at most nuts, yogurt or oats; not a salad. */
function isFruitAlone(side: Recipe): boolean {
  return hasFruit(side) && !isWithVegetables(side);
}

function hasFruit(recipe: Recipe): boolean {
  return fruitGramsOf(recipe) >= TABLE_AMOUNTS.fruitG;
}

const MILK_GROUPS: ReadonlySet<string> = new Set(["milk", "yogurt"]);
/** The least share of a side's weight that is milk where nothing else in it is noticed. */
const MILK_SHARE = 0.8;

function milkGramsOf({ ingredients }: Recipe): number {
  return ingredients.reduce(
    (sum, { foodId, grams }) =>
      MILK_GROUPS.has(larderGroups()[larderGroupOf(foodId)]?.name ?? "") ? sum + grams : sum,
    0,
  );
}

/** Whether it is a glass or a bowl of milk, of any kind. */
function isMilkAlone(side: Recipe): boolean {
  const grams = side.ingredients.reduce((sum, one) => sum + one.grams, 0);
  return hasMilk(side) && milkGramsOf(side) >= grams * MILK_SHARE;
}

function hasMilk(recipe: Recipe): boolean {
  return milkGramsOf(recipe) >= TABLE_AMOUNTS.milkG;
}
