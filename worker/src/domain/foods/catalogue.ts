import { AISLES, type Aisle, GROCERY_CATEGORIES, type GroceryCategory } from "@mealwright/schema/constants/meals";
import { DomainError } from "../errors.ts";
import { COMPOSITION } from "./composition.data.ts";
import {
  ALLERGENS,
  type Allergen,
  type AnimalSource,
  type Composition,
  FOOD_TRAITS,
  type Food,
  type FoodId,
  type FoodTrait,
  type Pack,
  type Price,
} from "./food.ts";
import { KITCHEN } from "./kitchen.data.ts";
import { NAMES } from "./names.data.ts";
import { SAFETY } from "./safety.data.ts";
import { SHOP } from "./shop.data.ts";

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
const CONFIDENCES: readonly Price["confidence"][] = ["sourced", "calculated", "estimated"];
const ORIGINS: ReadonlyMap<string, Food["origin"]> = new Map([
  ["", "usda"],
  ["c", "composed"],
  ["e", "estimated"],
]);

const ML_PER_MEASURE: readonly (readonly [string, number])[] = [
  ["ml", 1],
  ["cup", 236.588],
  ["tbsp", 14.7868],
  ["tsp", 4.92892],
];

/** A closed set of words as a table from what the data says to what the type knows. */
function closedSet<Word extends string>(words: readonly Word[]): ReadonlyMap<string, Word> {
  return new Map(words.map((word) => [word, word]));
}

const ALLERGEN_WORDS = closedSet(ALLERGENS);
const TRAIT_WORDS = closedSet(FOOD_TRAITS);
const AISLE_WORDS = closedSet(AISLES);
const CATEGORY_WORDS = closedSet(GROCERY_CATEGORIES);
const CONFIDENCE_WORDS = closedSet(CONFIDENCES);
const ANIMAL_WORDS = closedSet(ANIMAL_SOURCES);

function lines(text: string): string[] {
  return text.slice(1, -1).split("\n");
}

/** The member of the set that the data names; a word outside it is a defect of the data. */
function member<Word extends string>(words: ReadonlyMap<string, Word>, word: string | undefined): Word {
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

function figure(cell: string | undefined): number | null {
  return cell === undefined || cell === "-" ? null : Number(cell);
}

function parseComposition(cell: string): Composition {
  const at = cell.split(" ");
  return {
    energyKcal: figure(at[0]),
    proteinG: figure(at[1]),
    carbohydrateG: figure(at[2]),
    fatG: figure(at[3]),
    fibreG: figure(at[4]),
    sugarsG: figure(at[5]),
    saturatedFatG: figure(at[6]),
    sodiumMg: figure(at[7]),
    calciumMg: figure(at[8]),
    ironMg: figure(at[9]),
    potassiumMg: figure(at[10]),
    vitaminCMg: figure(at[11]),
  };
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
  return { grams: Number(entry.slice(0, space)), label: entry.slice(space + 1) };
}

const rows = {
  composition: lines(COMPOSITION),
  names: lines(NAMES),
  safety: lines(SAFETY),
  kitchen: lines(KITCHEN),
  shop: lines(SHOP),
};

/** Reads the row-th food out of the five tables, which list the same foods in the same order. */
function parseFood(row: number): Food {
  const [id = "", usdaId = "", origin = "", reason = "", figures = ""] = rows.composition[row]?.split("|") ?? [];
  const [nameId, name = "", plural = "", aliases = ""] = rows.names[row]?.split("|") ?? [];
  const [safetyId, contains = "", mayContain = "", animal, traits = ""] = rows.safety[row]?.split("|") ?? [];
  const [kitchenId, edibleYield, measureCell = ""] = rows.kitchen[row]?.split("|") ?? [];
  const [shopId, aisle, category, packs = "", usdPerKg, source = "", period = "", confidence, days, staple] =
    rows.shop[row]?.split("|") ?? [];
  if (nameId !== id || safetyId !== id || kitchenId !== id || shopId !== id) {
    throw new Error(`food data: row ${row} (${id}) is not the same food in every table`);
  }
  const measures = parseMeasures(measureCell);
  return {
    id,
    name,
    plural: plural || name,
    aliases: aliases === "" ? [] : aliases.split(";"),
    usdaId: usdaId || null,
    origin: member(ORIGINS, origin),
    originNote: reason || null,
    per100g: parseComposition(figures),
    contains: readAllergens(contains),
    mayContain: readAllergens(mayContain),
    animal: member(ANIMAL_WORDS, animal || "none"),
    traits: readTraits(traits),
    densityGPerMl: densityOf(measures),
    measures,
    edibleYield: Number(edibleYield),
    aisle: member<Aisle>(AISLE_WORDS, aisle),
    category: member<GroceryCategory>(CATEGORY_WORDS, category),
    packs: packs.split(";").map(parsePack),
    price: { usdPerKg: Number(usdPerKg), source, period, confidence: member(CONFIDENCE_WORDS, confidence) },
    perishableDays: days ? Number(days) : null,
    staple: staple === "1",
  };
}

/** A map whose foods are read when they are first asked for: a cold start pays for the ids only. */
class FoodMap implements ReadonlyMap<FoodId, Food> {
  readonly #rows = new Map<FoodId, number>();
  readonly #foods: (Food | undefined)[] = [];

  constructor(list: readonly string[]) {
    list.forEach((line, row) => {
      this.#rows.set(line.slice(0, line.indexOf("|")), row);
    });
  }

  #at(row: number): Food {
    const known = this.#foods[row];
    if (known !== undefined) return known;
    const parsed = parseFood(row);
    this.#foods[row] = parsed;
    return parsed;
  }

  get size(): number {
    return this.#rows.size;
  }

  has(id: FoodId): boolean {
    return this.#rows.has(id);
  }

  get(id: FoodId): Food | undefined {
    const row = this.#rows.get(id);
    return row === undefined ? undefined : this.#at(row);
  }

  keys(): MapIterator<FoodId> {
    return this.#rows.keys();
  }

  *values(): MapIterator<Food> {
    for (const row of this.#rows.values()) yield this.#at(row);
  }

  *entries(): MapIterator<[FoodId, Food]> {
    for (const [id, row] of this.#rows) yield [id, this.#at(row)];
  }

  [Symbol.iterator](): MapIterator<[FoodId, Food]> {
    return this.entries();
  }

  forEach(visit: (food: Food, id: FoodId, map: ReadonlyMap<FoodId, Food>) => void): void {
    for (const [id, found] of this.entries()) visit(found, id, this);
  }
}

/** Every food, by id, in the order of the data files. */
export const FOODS: ReadonlyMap<FoodId, Food> = new FoodMap(rows.composition);

export function food(id: FoodId): Food | undefined {
  return FOODS.get(id);
}

/** Throws `DomainError` "unknown_food" where the catalogue has no such id. */
export function requireFood(id: FoodId): Food {
  const found = FOODS.get(id);
  if (found === undefined) throw new DomainError("unknown_food", `There is no food "${id}".`);
  return found;
}
