import { describe, expect, test } from "vitest";
import { allRecipes, allVariants } from "./cookbook/cookbook.ts";
import { recipesOf } from "./cookbook/variants/variant.ts";
import { identifyDish, nameKey, neverNameKeys, neverTemplates } from "./never-again.ts";

const [first, second] = allVariants().filter((variants) => recipesOf(variants).length > 1);
if (!first || !second) throw new Error("a cookbook without variations");
const [recipe, variation] = recipesOf(first);
if (!recipe || !variation) throw new Error("no variation");

const marked = (templateId: string | null, name: string) => ({
  id: name,
  templateId,
  name,
  wish: "never" as const,
  createdAt: new Date(0),
});

describe("nameKey", () => {
  test.each([
    ["Pan-Fried  Rösti", "pan fried rosti"],
    ["PAN FRIED RÖSTI!", "pan fried rosti"],
    ["Crème brûlée & berries", "creme brulee berries"],
    ["Soup (No. 7)", "soup no 7"],
    ["味噌汁", "味噌汁"],
    ["…", ""],
  ])("%s", (name, key) => expect(nameKey(name)).toBe(key));
});

describe("identifyDish", () => {
  test("treats every variation of a template as the same dish, whatever its name", () => {
    const dish = identifyDish({ recipeId: recipe.id, name: recipe.name });
    expect(dish).toEqual({ templateId: first.template.id, key: `template:${first.template.id}` });
    expect(identifyDish({ recipeId: variation.id, name: "Anything" })).toEqual(dish);
  });

  test("identifies a model's dish, or one no longer in the cookbook, by its name", () => {
    const byName = { templateId: null, key: "name:red lentil dal" };
    expect(identifyDish({ recipeId: null, name: "Red-Lentil Dal" })).toEqual(byName);
    expect(identifyDish({ recipeId: "gone.1.2", name: "Red Lentil Dal" })).toEqual(byName);
  });

  test("never confuses a model's dish with a template of the same name", () => {
    const byName = identifyDish({ recipeId: null, name: first.template.id });
    expect(byName.key).not.toBe(identifyDish({ recipeId: recipe.id, name: recipe.name }).key);
  });
});

test("finds no two templates with a recipe of the same name", () => {
  const templates = new Map<string, string>();
  for (const { name, templateId } of allRecipes()) {
    const key = nameKey(name);
    expect(templates.get(key) ?? templateId, name).toBe(templateId);
    templates.set(key, templateId);
  }
});

describe("excluded dishes", () => {
  test("are none if nothing is marked", () => {
    expect(neverTemplates([])).toEqual([]);
    expect(neverNameKeys([]).size).toBe(0);
  });

  test("include a marked template with the names of all its variations", () => {
    const dishes = [marked(first.template.id, recipe.name)];
    expect(neverTemplates(dishes)).toEqual([first.template.id]);
    const keys = neverNameKeys(dishes);
    for (const { name } of recipesOf(first)) expect(keys).toContain(nameKey(name));
    for (const { name } of recipesOf(second)) expect(keys).not.toContain(nameKey(name));
  });

  test("include the cookbook's dish of the same name as a marked dish of a model", () => {
    const dishes = [marked(null, variation.name.toUpperCase()), marked(null, "Nobody's Porridge")];
    expect(neverTemplates(dishes)).toEqual([first.template.id]);
    expect(neverNameKeys(dishes)).toContain(nameKey(recipe.name));
    expect(neverNameKeys(dishes)).toContain("nobody s porridge");
  });
});
