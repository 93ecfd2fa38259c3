import { MEAL_TYPES, type MealType } from "@mealwright/schema/constants/meals";
import type { Recipe } from "../../cookbook/recipe.ts";
import { DIET_TERMS } from "../../nutrition/diet-terms.ts";
import { countedAs, familyOf, isMain } from "../model/build/build-dishes.ts";
import { portionTable } from "../model/build/portion-table.ts";
import { type Candidate, eligibleSides, NOTHING_BESIDE } from "../model/candidates.ts";
import { DAIRY, FIGURE_COUNT, FIGURES, PORTION_FACTORS, TABLE } from "../model/goals/goal-model.ts";
import { isOfScarceKind } from "../model/goals/pattern.ts";
import { countOf, TABLE_SHIFTS } from "../model/goals/table-points.ts";
import { ALA, WEEK_FIGURE_COUNT } from "../model/goals/week-nutrients.ts";
import type { OpenSlot } from "../model/open-slot.ts";
import {
  NEW_SIDE_FOOD_FACTOR,
  SIDES_DRAWN,
  SIDES_FROM_KCAL,
  SIDES_OF_KIND,
  SIDES_WITHOUT_GRAIN_FROM_KCAL,
} from "../model/search-limits.ts";
import { slotShare } from "../slots.ts";
import type { PlanRequest } from "../types.ts";

const FRUIT = FIGURES.indexOf("fruitG");
const CALCIUM = FIGURES.indexOf("calciumMg");
const OWN_SERVING = PORTION_FACTORS.indexOf(1);
/** A side counts as fruit, calcium, milk (hundredths of a cup) or omega-3 (ALA, centigrams) from this amount on. */
const RICH = { fruitG: 80, calciumMg: 120, dairyCc: 40, alaCg: 100 } as const;

/** A side counts as filling from this much energy, in total and per gram. */
const FILLING = { kcal: 110, kcalPerGram: 1.5 } as const;

/** A bowl of nuts is offered only on diets without grain: at breakfast, and next to large meals. */
const BOWL_OF_NUTS = "side-handful-of-nuts";
const NUTS_FROM_KCAL = 1_000;

/** The family of sides that end a meal. */
const DESSERT = "side-sweet";

/**
 * A food in at least this many of the dishes drawn for all slots is most likely bought anyway, so a side with it adds
 * no line to the list.
 */
const KNOWN_FROM_DISHES = 6;

const COMPLETED: readonly MealType[] = ["breakfast", "lunch", "dinner"];

/** The sides drawn for a type of meal. */
interface SidePools {
  readonly fruit: readonly Candidate[];
  /** Milk, yogurt and other foods with calcium. */
  readonly milk: readonly Candidate[];
  /** Vegetables, grain, bread, potatoes, soup. */
  readonly savory: readonly Candidate[];
  /** Much energy in little volume (cheese, avocado, nuts on vegetables); and bread, grain or potatoes with as much. */
  readonly filling: readonly Candidate[];
  readonly starchy: readonly Candidate[];
  /** Desserts for large meals: fruit with oats, nuts or chocolate. */
  readonly dessert: readonly Candidate[];
}

/**
 * Adds a choice of a side, or of none, to each breakfast, lunch and dinner; two to four for large ones. The slots' own
 * choices come first.
 * @param eligible the sides that may be served.
 */
export function withSides(
  request: PlanRequest,
  open: readonly OpenSlot[],
  random: () => number,
  eligible: readonly Candidate[] = eligibleSides(request),
): readonly OpenSlot[] {
  const known = foodsOf(open);
  const keyOf = ({ foods }: Candidate) =>
    -Math.log(random() + 1e-12) * NEW_SIDE_FOOD_FACTOR ** foods.filter((food) => !known.has(food)).length;
  const shuffled = eligible
    .filter(({ recipe }) => !isOfScarceKind(recipe, request.eater.diet))
    .map((candidate) => ({ candidate, key: keyOf(candidate) }))
    .sort((one, other) => one.key - other.key)
    .map(({ candidate }) => candidate);
  const { isWithoutGrain } = DIET_TERMS[request.eater.diet];
  const kcalOf = (type: MealType) => request.targets.energyKcal * slotShare(request.mealsPerDay, type);
  const types = new Set(open.flatMap(({ slots: [first] }) => first?.type ?? []));
  // Slots of a type share the same pool objects, so that what is derived from a pool is computed once.
  const choices = new Map(
    COMPLETED.filter((type) => types.has(type)).map((type) => {
      const needsNuts = isWithoutGrain && (!isMain(type) || kcalOf(type) >= NUTS_FROM_KCAL);
      const fitting = needsNuts ? shuffled : shuffled.filter((side) => !isBowlOfNuts(side));
      const pools = choicesOf(poolsOf(fitting, type, needsNuts), kcalOf(type), isWithoutGrain)
        .filter((pool) => pool.length > 0)
        .map((pool) => [NOTHING_BESIDE, ...pool]);
      return [type, pools];
    }),
  );
  const sides = open.flatMap(({ slots }): OpenSlot[] => {
    const pools = choices.get(slots[0]?.type ?? "snack") ?? [];
    return pools.map((pool) => ({ slots, pool, isSide: true }));
  });
  return [...open, ...sides];
}

/**
 * The pool of each side choice for a meal of this energy: sides that go with the dish, desserts and, for the largest
 * meals, a drink. Separate pools keep two sides of one kind apart.
 */
function choicesOf(
  { fruit, milk, savory, filling, starchy, dessert }: SidePools,
  kcal: number,
  isWithoutGrain: boolean,
): readonly (readonly Candidate[])[] {
  const beside = [...savory, ...starchy, ...filling];
  const { two, three, four } = isWithoutGrain ? SIDES_WITHOUT_GRAIN_FROM_KCAL : SIDES_FROM_KCAL;
  const plainMilk = milk.filter(({ recipe }) => recipe.ingredients.every(({ role }) => role !== "fruit"));
  if (kcal >= four) return [[...savory, ...starchy], filling, [...fruit, ...dessert], plainMilk];
  if (kcal >= three) return [beside, [...fruit, ...dessert], plainMilk];
  if (kcal >= two) return [beside, [...fruit, ...milk, ...dessert]];
  return [[...beside, ...fruit, ...milk, ...dessert.filter(isOfBreakfast)]];
}

/** The foods that many of the drawn dishes need; a dish counts once for each slot that may have it. */
function foodsOf(open: readonly OpenSlot[]): ReadonlySet<number> {
  const slotsOfPool = new Map<OpenSlot["pool"], number>();
  for (const { pool } of open) slotsOfPool.set(pool, (slotsOfPool.get(pool) ?? 0) + 1);
  const counts = new Map<number, number>();
  for (const [pool, slots] of slotsOfPool)
    for (const { foods } of pool) for (const food of foods) counts.set(food, (counts.get(food) ?? 0) + slots);
  return new Set([...counts].flatMap(([food, times]) => (times >= KNOWN_FROM_DISHES ? [food] : [])));
}

function isFilling({ energyKcal, platePerKcal }: Candidate): boolean {
  return energyKcal >= FILLING.kcal && platePerKcal * FILLING.kcalPerGram <= 1;
}

/** The first `count` sides that fit, only a few of them of one kind. */
function firstOf(
  sides: readonly Candidate[],
  count: number,
  isFitting: (side: Candidate) => boolean,
  kindOf: (recipe: Recipe) => string = countedAs,
): readonly Candidate[] {
  const times = new Map<string, number>();
  const few = sides.filter((side) => {
    if (!isFitting(side)) return false;
    const kind = kindOf(side.recipe);
    const before = times.get(kind) ?? 0;
    times.set(kind, before + 1);
    return before < SIDES_OF_KIND;
  });
  return few.slice(0, count);
}

function isOfBreakfast({ recipe }: Candidate): boolean {
  return recipe.mealTypes.includes("breakfast");
}

function isBowlOfNuts({ recipe }: Candidate): boolean {
  return recipe.templateId === BOWL_OF_NUTS;
}

function isStarchy({ recipe }: Candidate): boolean {
  return countOf(portionTable(recipe).figures[TABLE] ?? 0, TABLE_SHIFTS.starch) > 0;
}

/** @param needsNuts whether bowls of nuts are always drawn. */
function poolsOf(sides: readonly Candidate[], type: MealType, needsNuts: boolean): SidePools {
  const own = 1 << MEAL_TYPES.indexOf(type);
  const fitting = sides.filter(({ types }) => (types & own) !== 0);
  const figure = ({ recipe }: Candidate, at: number) =>
    portionTable(recipe).figures[OWN_SERVING * FIGURE_COUNT + at] ?? 0;
  const ala = ({ recipe }: Candidate) => portionTable(recipe).week[OWN_SERVING * WEEK_FIGURE_COUNT + ALA] ?? 0;
  const isDessert = (side: Candidate) => familyOf(side.recipe) === DESSERT && !isStarchy(side);
  const dessert = firstOf(fitting, SIDES_DRAWN.dessert, isDessert, ({ templateId }) => templateId);
  const isFruit = (side: Candidate) => figure(side, FRUIT) >= RICH.fruitG && !isDessert(side) && !isStarchy(side);
  const fruit = firstOf(fitting, SIDES_DRAWN.fruit, isFruit, ({ templateId }) => templateId);
  const isMilk = (side: Candidate) => figure(side, CALCIUM) >= RICH.calciumMg && !isDessert(side) && !isStarchy(side);
  // Soy drinks count toward the week's milk, oat and almond drinks do not; those that count come first.
  const counted = firstOf(fitting, SIDES_DRAWN.calcium, (side) => isMilk(side) && figure(side, DAIRY) >= RICH.dairyCc);
  const calcium = [...new Set([...counted, ...firstOf(fitting, SIDES_DRAWN.calcium, isMilk)])];
  const milk = calcium.slice(0, SIDES_DRAWN.calcium).filter((side) => !fruit.includes(side));
  const sweet = new Set([...fruit, ...milk]);
  const others = fitting.filter((side) => !sweet.has(side) && !isDessert(side));
  // Few foods have omega-3, so make sure that some are offered.
  const omega = others.filter((side) => isFilling(side) && ala(side) >= RICH.alaCg).slice(0, SIDES_DRAWN.omega);
  const nuts = needsNuts ? others.filter(isBowlOfNuts).slice(0, SIDES_DRAWN.nuts) : [];
  const plain = firstOf(others, SIDES_DRAWN.filling, (side) => isFilling(side) && !isStarchy(side));
  return {
    fruit,
    milk,
    dessert,
    filling: [...new Set([...omega, ...nuts, ...plain])].slice(0, SIDES_DRAWN.filling),
    starchy: firstOf(others, SIDES_DRAWN.starchy, (side) => isFilling(side) && isStarchy(side)),
    savory: firstOf(others, SIDES_DRAWN.others, (side) => !isFilling(side)),
  };
}
