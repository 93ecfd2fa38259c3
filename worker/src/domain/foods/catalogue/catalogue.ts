import { ALLERGENS, type Allergen } from "@mealwright/schema/constants/food/allergens";
import { ML_PER_UNIT } from "@mealwright/schema/constants/food/units";
import { AISLES, type Aisle, GROCERY_CATEGORIES, type GroceryCategory } from "@mealwright/schema/constants/meals";
import { DomainError } from "../../errors.ts";
import {
  type AnimalSource,
  type Composition,
  FOOD_TRAITS,
  type Food,
  type FoodId,
  type FoodTrait,
  NUTRIENTS,
  type Nutrient,
  type Pack,
  type Price,
} from "./food.ts";
import { FoodColumns } from "./food-columns.ts";
import { FoodTable, numberFoods } from "./food-table.ts";
import { FOOD_COLUMNS, FOOD_ORDER } from "./tables/foods.data.ts";
import { NAMES } from "./tables/names.data.ts";

const ANIMAL_SOURCES: readonly AnimalSource[] = [
  "none",
  "meat",
  "poultry",
  "fish",
  "crustacean",
  "mollusc",
  "dairy",
  "egg",
  "honey",
  "gelatin",
];
/** The month of the table's prices. */
const PRICE_PERIOD = "2026-08";
const PRICE_SOURCES: ReadonlyMap<string, Pick<Price, "source" | "confidence">> = new Map([
  ["", { source: "estimate", confidence: "estimated" }],
  ["B", { source: "BLS", confidence: "sourced" }],
  ["b", { source: "BLS", confidence: "estimated" }],
  ["E", { source: "ERS", confidence: "calculated" }],
  ["e", { source: "ERS", confidence: "estimated" }],
  ["P", { source: "PP-NAP", confidence: "calculated" }],
  ["p", { source: "PP-NAP", confidence: "estimated" }],
]);

const ML_PER_MEASURE: readonly (readonly [string, number])[] = [
  ["ml", 1],
  ["cup", ML_PER_UNIT.cup],
  ["tbsp", ML_PER_UNIT.tbsp],
  ["tsp", ML_PER_UNIT.tsp],
];

/** Maps the data's spellings of a closed set to the members of the type. */
function closedSet<Word extends string>(words: readonly Word[]): ReadonlyMap<string, Word> {
  return new Map(words.map((word) => [word, word]));
}

const ALLERGEN_WORDS = closedSet(ALLERGENS);
const TRAIT_WORDS = closedSet(FOOD_TRAITS);
const AISLE_WORDS = closedSet(AISLES);
const CATEGORY_WORDS = closedSet(GROCERY_CATEGORIES);
const ANIMAL_WORDS = closedSet(ANIMAL_SOURCES);

/** The member that the data names; an unknown word is an error in the data. */
function member<Value>(words: ReadonlyMap<string, Value>, word: string | undefined): Value {
  const found = words.get(word ?? "");
  if (found === undefined) throw new Error(`food data: "${word}" is not one of ${[...words.keys()].join(", ")}`);
  return found;
}

/** Lists of words that recur ("wheat gluten") are read once and shared. */
function listReader<Word extends string>(words: ReadonlyMap<string, Word>): (cell: string) => readonly Word[] {
  const read = new Map<string, readonly Word[]>([["", []]]);
  return (cell) => {
    const known = read.get(cell);
    if (known !== undefined) return known;
    const list = cell.split(" ").map((word) => member(words, word));
    read.set(cell, list);
    return list;
  };
}

const readAllergens = listReader<Allergen>(ALLERGEN_WORDS);
const readTraits = listReader<FoodTrait>(TRAIT_WORDS);

/** "-" means unknown; anything else that is not a number is an error in the data. */
function figure(cell: string | undefined): number | null {
  if (cell === "-") return null;
  const value = Number(cell);
  if (!cell || Number.isNaN(value)) throw new Error(`food data: "${cell}" is no figure`);
  return value;
}

/** One figure for each of `NUTRIENTS`, in order. Throws if a line has more or fewer. */
function parseComposition(cell: string): Composition {
  const figures = cell.split(" ");
  if (figures.length !== NUTRIENTS.length)
    throw new Error(`food data: "${cell}" has ${figures.length} figures, not ${NUTRIENTS.length}`);
  const composition: Partial<Record<Nutrient, number | null>> = {};
  for (let at = 0; at < NUTRIENTS.length; at += 1) composition[NUTRIENTS[at] as Nutrient] = figure(figures[at]);
  return composition as Composition;
}

function parseMeasures(cell: string): Record<string, number> {
  const measures: Record<string, number> = Object.create(null);
  for (const entry of cell.split(";")) {
    const equals = entry.indexOf("=");
    measures[entry.slice(0, equals)] = Number(entry.slice(equals + 1));
  }
  return measures;
}

function densityOf(measures: Readonly<Record<string, number>>): number | null {
  for (const [measure, millilitres] of ML_PER_MEASURE) {
    const grams = measures[measure];
    if (grams !== undefined) return grams / millilitres;
  }
  return null;
}

function parsePack(entry: string): Pack {
  const space = entry.indexOf(" ");
  if (space < 0) return { grams: Number(entry), label: `${entry} g` };
  return { grams: Number(entry.slice(0, space)), label: entry.slice(space + 1) };
}

/** Foods are ordered by name. */
const numbers = numberFoods(NAMES);
const names = new FoodTable("names", NAMES, 4, numbers);
const facts = new FoodColumns(FOOD_COLUMNS, FOOD_ORDER, numbers);

/** A food as the tables state it; costly parts are computed once, when first read. */
class TableFood implements Food {
  readonly id: FoodId;
  private readonly number: number;
  private knownAliases: readonly string[] | undefined = undefined;
  private knownComposition: Composition | undefined = undefined;
  private knownContains: readonly Allergen[] | undefined = undefined;
  private knownMayContain: readonly Allergen[] | undefined = undefined;
  private knownTraits: readonly FoodTrait[] | undefined = undefined;
  private knownMeasures: Readonly<Record<string, number>> | undefined = undefined;
  private knownPacks: readonly Pack[] | undefined = undefined;
  private knownPrice: Price | undefined = undefined;

  constructor(id: FoodId, number: number) {
    this.id = id;
    this.number = number;
  }

  get name(): string {
    return names.at(this.number, 1);
  }

  get plural(): string {
    return names.at(this.number, 2) || this.name;
  }

  get aliases(): readonly string[] {
    const cell = names.at(this.number, 3);
    this.knownAliases ??= cell === "" ? [] : cell.split(";");
    return this.knownAliases;
  }

  get per100g(): Composition {
    this.knownComposition ??= parseComposition(facts.at(this.number, 13));
    return this.knownComposition;
  }

  get contains(): readonly Allergen[] {
    this.knownContains ??= readAllergens(facts.at(this.number, 0));
    return this.knownContains;
  }

  get mayContain(): readonly Allergen[] {
    this.knownMayContain ??= readAllergens(facts.at(this.number, 1));
    return this.knownMayContain;
  }

  get animal(): AnimalSource {
    return member(ANIMAL_WORDS, facts.at(this.number, 2) || "none");
  }

  get traits(): readonly FoodTrait[] {
    this.knownTraits ??= readTraits(facts.at(this.number, 3));
    return this.knownTraits;
  }

  get edibleYield(): number {
    return Number(facts.at(this.number, 4));
  }

  get measures(): Readonly<Record<string, number>> {
    this.knownMeasures ??= parseMeasures(facts.at(this.number, 5));
    return this.knownMeasures;
  }

  get densityGPerMl(): number | null {
    return densityOf(this.measures);
  }

  get aisle(): Aisle {
    return member<Aisle>(AISLE_WORDS, facts.at(this.number, 6));
  }

  get category(): GroceryCategory {
    return member<GroceryCategory>(CATEGORY_WORDS, facts.at(this.number, 7));
  }

  get packs(): readonly Pack[] {
    this.knownPacks ??= facts.at(this.number, 8).split(";").map(parsePack);
    return this.knownPacks;
  }

  get price(): Price {
    this.knownPrice ??= {
      usdPerKg: Number(facts.at(this.number, 9)),
      ...member(PRICE_SOURCES, facts.at(this.number, 10)),
      period: PRICE_PERIOD,
    };
    return this.knownPrice;
  }

  get perishableDays(): number | null {
    const days = facts.at(this.number, 11);
    return days === "" ? null : Number(days);
  }

  get staple(): boolean {
    return facts.at(this.number, 12) === "1";
  }
}

/** Every food, by id, in the order of their names. */
export const FOODS: ReadonlyMap<FoodId, Food> = new Map(
  Array.from(numbers, ([id, number]) => [id, new TableFood(id, number)]),
);

const [BAR, SEMICOLON, LINE_BREAK] = [124, 59, 10];

/** Visits every occurrence of the foods' names, plurals and aliases in one text, without building any food. */
export function visitFoodNames(visit: (id: FoodId, text: string, start: number, end: number) => void): void {
  for (let row = 1; row < NAMES.length; row = NAMES.indexOf("\n", row) + 1) {
    const end = NAMES.indexOf("\n", row);
    const bar = NAMES.indexOf("|", row);
    const id = NAMES.slice(row, bar);
    let start = bar + 1;
    for (let at = start; at <= end; at += 1) {
      const sign = NAMES.charCodeAt(at);
      if (sign !== BAR && sign !== SEMICOLON && sign !== LINE_BREAK) continue;
      if (at > start) visit(id, NAMES, start, at);
      start = at + 1;
    }
  }
}

export function food(id: FoodId): Food | undefined {
  return FOODS.get(id);
}

/** Throws `DomainError` "unknown_food" if the catalogue lacks the id. */
export function requireFood(id: FoodId): Food {
  const found = FOODS.get(id);
  if (found === undefined) throw new DomainError("unknown_food", `There is no food "${id}".`);
  return found;
}
