import { ownSteps } from "../../../cookbook/text/doneness.ts";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import type { Food, FoodId } from "../../../foods/catalogue/food.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { isHeated, isNamedIn } from "./heated.ts";
import { isEggFood, mayBePink, mustBoilHard, riskOf } from "./risks.ts";
import { stemsIn } from "./stems.ts";
import { type Underdone, type UnderdoneKind, underdoneIn } from "./underdone-words.ts";

/** The parts of a dish that are judged. */
export interface CookedDish {
  readonly name: string;
  readonly detail?: string | null;
  readonly instructions: readonly string[];
  readonly foodIds: readonly FoodId[];
}

/** Who eats it. */
export interface RawEater {
  /** Whether raw fish, shellfish and beef, raw sprouts and soft eggs may be served. */
  readonly eatsRaw: boolean;
  /** Whether deli meat, smoked fish and soft cheese may be served as they come. */
  readonly eatsChilled: boolean;
}

export interface CookingFault {
  readonly foodId: FoodId;
  /** The words of the dish that are at fault, or the food that no step heats. */
  readonly evidence: string;
}

/** What is said of underdone food; the clause is null for the dish's name. */
interface Said extends Underdone {
  readonly stems: readonly string[];
  readonly clause: Clause | null;
}

/** How a dish treats its foods, as far as its words tell. */
interface Handling {
  readonly foods: readonly Food[];
  readonly clauses: readonly Clause[];
  readonly said: readonly Said[];
}

function handlingOf({ name, detail, instructions, foodIds }: CookedDish): Handling {
  const clauses = clausesOf(ownSteps(instructions, foodIds));
  return {
    foods: foodIds.map(requireFood),
    clauses,
    said: [
      ...[name, detail ?? ""].flatMap(saidInName),
      ...clauses.flatMap((clause) => clause.underdone.map((one) => ({ ...one, stems: clause.stems, clause }))),
    ],
  };
}

function saidInName(name: string): readonly Said[] {
  const text = name.toLowerCase();
  return underdoneIn(text).map((one) => ({ ...one, stems: stemsIn(text), clause: null }));
}

/** Why the dish could make this eater ill; null if its steps cook everything that needs it. */
export function cookingFault(dish: CookedDish, eater: RawEater): CookingFault | null {
  const handling = handlingOf(dish);
  for (const food of handling.foods) {
    const evidence = faultOf(food, handling, eater);
    if (evidence !== null) return { foodId: food.id, evidence };
  }
  return null;
}

function faultOf(food: Food, handling: Handling, eater: RawEater): string | null {
  const risk = riskOf(food);
  if (risk === null || (risk === "chilled" && eater.eatsChilled) || (risk === "frail" && eater.eatsRaw)) return null;
  if ((risk === "always" || !eater.eatsRaw) && !isHeated(food, handling.clauses, handling.foods)) return food.name;
  if (mustBoilHard(food) && isOnlySlow(handling.clauses)) return "slow cooker";
  const underdone = underdoneOf(food, handling);
  return underdone !== null && !(eater.eatsRaw && mayBeUnderdone(food, underdone.what)) ? underdone.words : null;
}

/** What adults may have: pink beef, seared fish, a soft yolk. */
function mayBeUnderdone(food: Food, what: UnderdoneKind): boolean {
  return what === "soft-egg" || (what !== "raw-egg" && mayBePink(food));
}

/** A slow cooker does not get beans hot enough to destroy their toxin. */
function isOnlySlow(clauses: readonly Clause[]): boolean {
  const texts = clauses.map(({ text }) => text);
  return texts.some((text) => /slow cook|crock/.test(text)) && !texts.some((text) => /\bboil/.test(text));
}

/** The first words that take the food off the heat too early. */
function underdoneOf(food: Food, { foods, clauses, said }: Handling): Said | null {
  const isEgg = isEggFood(food);
  const flesh = foods.filter((one) => riskOf(one) !== null && one.animal !== "none" && !isEggFood(one));
  const concerns = ({ what, stems, clause }: Said): boolean => {
    if (isEgg) return what === "raw-egg" || (what === "soft-egg" && !saysPasteurized(clauses));
    if (what === "raw-egg" || what === "soft-egg" || !flesh.includes(food)) return false;
    // Shrimp and crab turn pink when they are done.
    if (what === "pink" && (food.animal === "crustacean" || namesCrustacean(stems, flesh))) return false;
    if (what === "seconds") return isOnlySeared(food, clause, clauses, foods);
    const named = flesh.filter((one) => isNamedIn(one, stems));
    return (named.length === 0 || named.includes(food)) && !isHeatedAfter(food, clause, clauses, foods);
  };
  return said.find(concerns) ?? null;
}

function saysPasteurized(clauses: readonly Clause[]): boolean {
  return clauses.some(({ text }) => text.includes("pasteuri"));
}

function namesCrustacean(stems: readonly string[], flesh: readonly Food[]): boolean {
  return flesh.some((one) => one.animal === "crustacean" && isNamedIn(one, stems));
}

/** Whether the food is heated again after a clause: browned, "still pink inside", then simmered in its sauce. */
function isHeatedAfter(food: Food, clause: Clause | null, clauses: readonly Clause[], foods: readonly Food[]): boolean {
  const at = clauses.findIndex((one) => one.text === clause?.text);
  return at >= 0 && isHeated(food, clauses.slice(at + 1), foods);
}

/** Whether the food is heated only for seconds; squid and shrimp need no more. */
function isOnlySeared(food: Food, clause: Clause | null, clauses: readonly Clause[], foods: readonly Food[]): boolean {
  if (clause === null || food.animal === "crustacean" || food.id === "squid" || !isNamedIn(food, clause.stems))
    return false;
  if (!clause.heats || isHeatedAfter(food, clause, clauses, foods)) return false;
  return !clauses.some((other) => other !== clause && other.heats && isNamedIn(food, other.stems));
}

/** The foods that no step heats, although they are never eaten raw. */
export function neverHeated(dish: CookedDish): readonly Food[] {
  const { foods, clauses } = handlingOf(dish);
  return foods.filter((food) => ["always", "rule"].includes(riskOf(food) ?? "") && !isHeated(food, clauses, foods));
}

/** Whether no step boils the dish's dried beans, which destroys their toxin. */
export function lacksHardBoil(dish: CookedDish): boolean {
  const { foods, clauses } = handlingOf(dish);
  return foods.some(mustBoilHard) && !clauses.some(({ text }) => /\bboil/.test(text));
}

/** The fish, shellfish and beef that the dish leaves raw or only sears: the cook is told how to buy them. */
export function rawFoodsOf(dish: CookedDish): ReadonlySet<FoodId> {
  const handling = handlingOf(dish);
  const raw = handling.foods.filter((food) => {
    if (riskOf(food) !== "rule") return false;
    if (!isHeated(food, handling.clauses, handling.foods)) return true;
    return food.animal !== "meat" && underdoneOf(food, handling) !== null;
  });
  return new Set(raw.map(({ id }) => id));
}
