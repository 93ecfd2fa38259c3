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
const ORIGINS: Readonly<Record<string, Food["origin"]>> = { "": "usda", c: "composed", e: "estimated" };

const ML_PER_MEASURE: readonly (readonly [string, number])[] = [
  ["ml", 1],
  ["cup", 236.588],
  ["tbsp", 14.7868],
  ["tsp", 4.92892],
];

function lines(table: string): string[] {
  return table.slice(1, -1).split("\n");
}

function list(cell: string | undefined, separator: string): string[] {
  return cell ? cell.split(separator) : [];
}

/** The member of `words` that the data names; a word outside the closed set is a defect of the data. */
function member<Word extends string>(words: readonly Word[], word: string | undefined, where: string): Word {
  const found = words.find((candidate) => candidate === word);
  if (found === undefined) throw new Error(`food data: "${word}" at ${where}`);
  return found;
}

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
  for (const entry of list(cell, ";")) {
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

function parseFoods(): ReadonlyMap<FoodId, Food> {
  const composition = lines(COMPOSITION);
  const names = lines(NAMES);
  const safety = lines(SAFETY);
  const kitchen = lines(KITCHEN);
  const shop = lines(SHOP);
  const foods = new Map<FoodId, Food>();
  composition.forEach((line, row) => {
    const [id = "", usdaId = "", origin = "", reason = "", figures = ""] = line.split("|");
    const [nameId, name = "", plural = "", aliases] = names[row]?.split("|") ?? [];
    const [safetyId, contains, mayContain, animal, traits] = safety[row]?.split("|") ?? [];
    const [kitchenId, edibleYield, measureCell = ""] = kitchen[row]?.split("|") ?? [];
    const [shopId, aisle, category, packs, usdPerKg, source = "", period = "", confidence, days, staple] =
      shop[row]?.split("|") ?? [];
    if (nameId !== id || safetyId !== id || kitchenId !== id || shopId !== id) {
      throw new Error(`food data: row ${row} (${id}) is not the same food in every table`);
    }
    const measures = parseMeasures(measureCell);
    foods.set(id, {
      id,
      name,
      plural: plural || name,
      aliases: list(aliases, ";"),
      usdaId: usdaId || null,
      origin: ORIGINS[origin] ?? member(["usda"], origin, id),
      originNote: reason || null,
      per100g: parseComposition(figures),
      contains: list(contains, " ").map((word): Allergen => member(ALLERGENS, word, id)),
      mayContain: list(mayContain, " ").map((word): Allergen => member(ALLERGENS, word, id)),
      animal: animal ? member(ANIMAL_SOURCES, animal, id) : "none",
      traits: list(traits, " ").map((word): FoodTrait => member(FOOD_TRAITS, word, id)),
      densityGPerMl: densityOf(measures),
      measures,
      edibleYield: Number(edibleYield),
      aisle: member<Aisle>(AISLES, aisle, id),
      category: member<GroceryCategory>(GROCERY_CATEGORIES, category, id),
      packs: list(packs, ";").map(parsePack),
      price: { usdPerKg: Number(usdPerKg), source, period, confidence: member(CONFIDENCES, confidence, id) },
      perishableDays: days ? Number(days) : null,
      staple: staple === "1",
    });
  });
  return foods;
}

/** Every food, by id, in the order of the data files. */
export const FOODS: ReadonlyMap<FoodId, Food> = parseFoods();

export function food(id: FoodId): Food | undefined {
  return FOODS.get(id);
}

/** Throws `DomainError` "unknown_food" where the catalogue has no such id. */
export function requireFood(id: FoodId): Food {
  const found = FOODS.get(id);
  if (found === undefined) throw new DomainError("unknown_food", `There is no food "${id}".`);
  return found;
}
