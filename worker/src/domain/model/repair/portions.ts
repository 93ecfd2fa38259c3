import { PIECE_UNITS, SPOON_UNITS, VOLUME_UNITS } from "@mealwright/schema/constants/food/units";
import type { IngredientRole, RecipeIngredient } from "../../cookbook/recipe.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Food } from "../../foods/catalogue/food.ts";
import { gramsOf, isSpooned } from "../../foods/catalogue/measures.ts";
import type { MealIngredient } from "../../meal.ts";
import { kitchenGrams, portionGrams, shownIngredient } from "../../planner/model/portion.ts";

/** A food with the grams that a model meant, and the measure it was given in. */
export interface Line {
  readonly food: Food;
  readonly grams: number;
  readonly measure: string | undefined;
}

/** The energy and nutrients that a meal should bring. */
export interface Share {
  readonly energyKcal: number;
  readonly proteinG: number;
  /** Carbohydrate less fibre; null when the diet sets no limit. */
  readonly netCarbohydrateMaxG: number | null;
  /** What the day's limit leaves: a meal with more is refused. Null when the diet sets no limit. */
  readonly netCarbohydrateLimitG: number | null;
}

/**
 * How far a whole dish may be scaled: from a recipe for four down to one person, or from a small plate up to a meal.
 */
const FACTOR = { min: 0.18, max: 3.2 } as const;
/** How far one ingredient may deviate from the scale of the rest of the dish. */
const LEAN = { min: 0.5, max: 1.7 } as const;
const MOST_MOVES = 80;
/** An ingredient with fewer kcal a gram (broth, water) keeps its amount: more of it would only fill the bowl. */
const LEANEST_KCAL = 0.12;
/** How many kcal of error a gram of missing protein and of surplus net carbohydrate count as. */
const PROTEIN_WEIGHT = 14;
const NET_WEIGHT = 20;
const WHOLE_MEASURES: ReadonlySet<string> = new Set([...PIECE_UNITS, "slice", "fillet", "patty"]);
const SPOON_MEASURES: ReadonlySet<string> = new Set([...VOLUME_UNITS, "clove"]);
const SPOONS: ReadonlySet<string> = new Set(SPOON_UNITS);
const ROLE: IngredientRole = "flavour";

interface Part {
  readonly food: Food;
  readonly recipe: RecipeIngredient;
  readonly perGram: { readonly kcal: number; readonly protein: number; readonly net: number };
  readonly base: number;
  grams: number;
}

/**
 * The dish's amounts for one person: scaled to the wanted energy, with more of its protein foods if protein is short,
 * in amounts that a kitchen can measure. Null when the dish has too little energy to be scaled, or far too much.
 */
export function portionLines(lines: readonly Line[], share: Share): readonly MealIngredient[] | null {
  const energyKcal = lines.reduce((sum, { food, grams }) => sum + (grams * (food.per100g.energyKcal ?? 0)) / 100, 0);
  const factor = share.energyKcal / energyKcal;
  if (!Number.isFinite(factor) || factor < FACTOR.min || factor > FACTOR.max) return null;
  const parts = lines.map((line) => toPart(line, factor));
  tune(parts, share);
  return parts.map(({ food, grams, recipe }) => shownIngredient(food, grams, recipe.measure));
}

function measureOf(food: Food, measure: string | undefined): string | undefined {
  if (measure !== undefined && SPOON_MEASURES.has(measure)) return measure;
  if (measure !== undefined && WHOLE_MEASURES.has(measure) && food.measures[measure] !== undefined) return measure;
  return isSpooned(food) ? "tbsp" : undefined;
}

function toPart({ food, grams, measure }: Line, factor: number): Part {
  const { energyKcal, proteinG, carbohydrateG, fibreG } = food.per100g;
  const known = measureOf(food, measure);
  const scaling = known !== undefined && WHOLE_MEASURES.has(known) ? "whole" : "free";
  const recipe: RecipeIngredient = {
    foodId: food.id,
    grams,
    role: ROLE,
    scaling,
    ...(known === undefined ? {} : { measure: known }),
  };
  const scaled = portionGrams(food, recipe, factor);
  return {
    food,
    recipe,
    perGram: {
      kcal: (energyKcal ?? 0) / 100,
      protein: (proteinG ?? 0) / 100,
      net: Math.max(0, (carbohydrateG ?? 0) - (fibreG ?? 0)) / 100,
    },
    base: grams * factor,
    grams: scaled,
  };
}

/** Changes one ingredient at a time by one step of a scale or spoon, as long as that improves the meal. */
function tune(parts: readonly Part[], share: Share): void {
  const { netCarbohydrateMaxG, netCarbohydrateLimitG } = share;
  const netMaxG = Math.min(
    netCarbohydrateMaxG ?? Number.POSITIVE_INFINITY,
    netCarbohydrateLimitG ?? Number.POSITIVE_INFINITY,
  );
  let energy = 0;
  let protein = 0;
  let net = 0;
  for (const { grams, perGram } of parts) {
    energy += grams * perGram.kcal;
    protein += grams * perGram.protein;
    net += grams * perGram.net;
  }
  const off = (kcal: number, proteinG: number, netG: number) =>
    Math.abs(share.energyKcal - kcal) +
    PROTEIN_WEIGHT * Math.max(0, share.proteinG - proteinG) +
    NET_WEIGHT * Math.max(0, netG - netMaxG);
  for (let move = 0; move < MOST_MOVES; move++) {
    let best: { part: Part; grams: number } | null = null;
    let least = off(energy, protein, net) - 0.5;
    for (const part of parts) {
      for (const grams of neighbours(part)) {
        const by = grams - part.grams;
        const points = off(
          energy + by * part.perGram.kcal,
          protein + by * part.perGram.protein,
          net + by * part.perGram.net,
        );
        if (points < least) {
          least = points;
          best = { part, grams };
        }
      }
    }
    if (best === null) return;
    const by = best.grams - best.part.grams;
    energy += by * best.part.perGram.kcal;
    protein += by * best.part.perGram.protein;
    net += by * best.part.perGram.net;
    best.part.grams = best.grams;
  }
}

/** The next smaller and greater amounts that can be measured, within what the dish allows. */
function neighbours({ food, recipe, base, grams, perGram }: Part): readonly number[] {
  if (perGram.kcal < LEANEST_KCAL) return [];
  const { measure, scaling } = recipe;
  const one = scaling === "whole" && measure !== undefined ? food.measures[measure] : undefined;
  const spoon = measure !== undefined && SPOONS.has(measure) ? measure : undefined;
  const teaspoon = spoon === undefined ? null : gramsOf(food, 1, "tsp");
  const step = one ?? teaspoon ?? (grams >= 20 ? 5 : grams >= 5 ? 1 : 0.5);
  return [grams - step, grams - 4 * step, grams + step, grams + 4 * step]
    .map((next) => (one === undefined ? kitchenGrams(food, next, spoon) : next))
    .filter((next) => next > 0 && next >= base * LEAN.min && next <= base * LEAN.max);
}

/** Energy of the amounts as the model wrote them, before they are scaled, kcal. */
export function energyAsWritten(lines: readonly Line[]): number {
  return lines.reduce(
    (sum, { food, grams }) => sum + (grams * (requireFood(food.id).per100g.energyKcal ?? 0)) / 100,
    0,
  );
}
