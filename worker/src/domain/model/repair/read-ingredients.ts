import type { Food } from "../../foods/catalogue/food.ts";
import { findUnit, PINCH_UNITS } from "../../foods/catalogue/units.ts";
import { resolveIngredient } from "../../foods/resolver/resolve-ingredient.ts";
import type { Resolution } from "../../foods/resolver/resolve-line.ts";
import type { ProposedIngredient } from "../reply/proposal.ts";
import type { Line } from "./portions.ts";
import { Refused } from "./refused.ts";
import { foodsOf, namesMoreThan } from "./text/names-more.ts";

/** More of any one food cannot be a household's recipe. */
const MAX_WRITTEN_GRAMS = 4_000;
/** Up to this much of a food can be left out without changing the dish. Grams. */
export const MINOR_GRAMS = 15;
const HERB_STATE = /^(?:fresh|dried) |(?: leaves)$/gi;
const HERB_AISLES: ReadonlySet<string> = new Set(["Produce", "Spices & herbs"]);
/** "Tofu (豆腐)": the name repeated in another script; `namesMoreThan` judges what it says. */
const IN_OTHER_SCRIPT = /\s*[(（][^()（）]*[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}][^()（）]*[)）]/gu;
const MINOR_WORDS = /\b(?:garnish|to taste|optional|to serve|for serving|sprinkle|pinch|dash)\b/i;
const MINOR_UNITS: ReadonlySet<string> = new Set([...PINCH_UNITS, "tsp", "sprig", "leaf"]);
/** Grams assumed for an ingredient without an amount, by aisle. */
const UNSAID_GRAMS: Readonly<Partial<Record<Food["aisle"], number>>> = { "Spices & herbs": 1, "Oils & condiments": 5 };

/** A model's ingredients as foods and grams. */
export interface Read {
  readonly lines: readonly (Line & {
    readonly writtenName: string;
    /** The foods of which the line leaves a choice ("mayonnaise or yogurt"). */
    readonly choices?: readonly Food[] | undefined;
  })[];
  readonly droppedNames: readonly string[];
}

/**
 * Every ingredient as a food and grams. An unknown one is dropped if it is a pinch, otherwise the dish is refused.
 * @param isStrict whether the eater avoids something.
 */
export function readIngredients(ingredients: readonly ProposedIngredient[], isStrict: boolean): Read {
  const lines: Read["lines"][number][] = [];
  const droppedNames: string[] = [];
  for (const ingredient of ingredients) {
    const { name, quantity, unit } = ingredient;
    if (quantity !== null && (quantity < 0 || quantity > MAX_WRITTEN_GRAMS)) throw new Refused("absurd-amount", name);
    const resolution = resolve(ingredient);
    if (resolution.status === "unresolved") {
      if (!isMinor(ingredient)) throw new Refused("unknown-ingredient", name);
      droppedNames.push(name);
      continue;
    }
    const { food } = resolution;
    if (namesMoreThan(name, foodsOf(resolution), isStrict)) throw new Refused("unknown-ingredient", name);
    const grams = resolution.grams !== null && resolution.grams > 0 ? resolution.grams : unsaidGrams(food, ingredient);
    if (grams === null) throw new Refused("unknown-amount", name);
    if (grams > MAX_WRITTEN_GRAMS) throw new Refused("absurd-amount", name);
    lines.push({
      food,
      grams,
      measure: findUnit(unit ?? "") ?? (quantity === null ? undefined : measureOfCount(unit)),
      writtenName: name,
      choices: resolution.choices,
    });
    if (resolution.also !== undefined) lines.push({ ...resolution.also, measure: undefined, writtenName: name });
  }
  return { lines, droppedNames };
}

function measureOfCount(unit: string | null): string | undefined {
  return unit === null || unit === "" ? "piece" : unit.toLowerCase();
}

function resolve({ name: written, quantity, unit }: ProposedIngredient): Resolution {
  const name = written.replace(IN_OTHER_SCRIPT, "");
  const amount = quantity === 0 ? null : quantity;
  const resolution = resolveIngredient(name, amount, unit);
  if (resolution.status === "resolved") return resolution;
  // Herbs are called "basil", "fresh basil" or "dried basil" interchangeably.
  const bare = name.replace(HERB_STATE, "");
  for (const other of [bare, `fresh ${bare}`, `dried ${bare}`]) {
    const herb = other === name ? resolution : resolveIngredient(other, amount, unit);
    if (herb.status === "resolved" && HERB_AISLES.has(herb.food.aisle)) return herb;
  }
  return resolution;
}

function isMinor({ name, quantity, unit }: ProposedIngredient): boolean {
  if (MINOR_WORDS.test(`${unit ?? ""} ${name}`)) return true;
  if (quantity === null) return false;
  const known = findUnit(unit ?? "");
  if (known === "g" || known === "ml") return quantity <= MINOR_GRAMS / 3;
  return known !== null && MINOR_UNITS.has(known) && quantity <= 2;
}

function unsaidGrams(food: Food, ingredient: ProposedIngredient): number | null {
  if (food.id === "water") return 100;
  const usual = UNSAID_GRAMS[food.aisle];
  if (usual !== undefined) return usual;
  const piece = food.measures.piece ?? food.measures.medium;
  if (ingredient.quantity !== null && ingredient.quantity > 0 && piece !== undefined)
    return piece * ingredient.quantity;
  return MINOR_WORDS.test(`${ingredient.unit ?? ""} ${ingredient.name}`) ? 5 : null;
}
