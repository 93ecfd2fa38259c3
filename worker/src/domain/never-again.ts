import { allRecipes, findRecipe } from "./cookbook/cookbook.ts";
import type { KnownDish, NeverDish } from "./dish-ports.ts";

/** Identifies a dish: the cookbook's template, or a model's dish by its name. */
export interface DishIdentity {
  readonly templateId: string | null;
  readonly key: string;
}

/** A name without case, accents, punctuation and needless space: "Pan-Fried  Rösti" and "pan fried rosti" are one dish. */
export function nameKey(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** A recipe that is no longer in the cookbook is identified by its name. */
export function identifyDish({ recipeId, name }: KnownDish): DishIdentity {
  const templateId = recipeId === null ? null : (findRecipe(recipeId)?.templateId ?? null);
  return { templateId, key: templateId === null ? `name:${nameKey(name)}` : `template:${templateId}` };
}

let templatesByName: ReadonlyMap<string, string> | undefined;

/** The template of each recipe's name (no two templates share one); built on first use. */
function namedTemplates(): ReadonlyMap<string, string> {
  templatesByName ??= new Map(allRecipes().map(({ name, templateId }) => [nameKey(name), templateId]));
  return templatesByName;
}

/** Templates that are not served: marked ones, and those with a recipe of the same name as a marked model's dish. */
export function neverTemplates(dishes: readonly NeverDish[]): readonly string[] {
  const templates = dishes.flatMap(({ templateId, name }) => templateId ?? namedTemplates().get(nameKey(name)) ?? []);
  return [...new Set(templates)];
}

/** Names that no dish may have: marked ones, and those of the marked templates' other recipes. */
export function neverNameKeys(dishes: readonly NeverDish[]): ReadonlySet<string> {
  const keys = new Set(dishes.map(({ name }) => nameKey(name)));
  if (dishes.length === 0) return keys;
  const templates = new Set(neverTemplates(dishes));
  for (const [key, templateId] of namedTemplates()) if (templates.has(templateId)) keys.add(key);
  return keys;
}
