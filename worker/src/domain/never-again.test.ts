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
  test("every variation of a template is the same dish, whatever it is called", () => {
    const dish = identifyDish({ recipeId: recipe.id, name: recipe.name });
    expect(dish).toEqual({ templateId: first.template.id, key: `template:${first.template.id}` });
    expect(identifyDish({ recipeId: variation.id, name: "Anything" })).toEqual(dish);
  });

  test("a model's dish, and one that the cookbook no longer has, go by their names", () => {
    const byName = { templateId: null, key: "name:red lentil dal" };
    expect(identifyDish({ recipeId: null, name: "Red-Lentil Dal" })).toEqual(byName);
    expect(identifyDish({ recipeId: "gone.1.2", name: "Red Lentil Dal" })).toEqual(byName);
  });

  test("a model's dish is never the template of the same word", () => {
    const byName = identifyDish({ recipeId: null, name: first.template.id });
    expect(byName.key).not.toBe(identifyDish({ recipeId: recipe.id, name: recipe.name }).key);
  });
});

test("no two templates have a recipe of one name", () => {
  const templates = new Map<string, string>();
  for (const { name, templateId } of allRecipes()) {
    const key = nameKey(name);
    expect(templates.get(key) ?? templateId, name).toBe(templateId);
    templates.set(key, templateId);
  }
});

describe("what is not served", () => {
  test("nothing marked: nothing", () => {
    expect(neverTemplates([])).toEqual([]);
    expect(neverNameKeys([]).size).toBe(0);
  });

  test("a marked template, and the names of all its variations", () => {
    const dishes = [marked(first.template.id, recipe.name)];
    expect(neverTemplates(dishes)).toEqual([first.template.id]);
    const keys = neverNameKeys(dishes);
    for (const { name } of recipesOf(first)) expect(keys).toContain(nameKey(name));
    for (const { name } of recipesOf(second)) expect(keys).not.toContain(nameKey(name));
  });

  test("a model's marked dish takes the cookbook's of the same name with it", () => {
    const dishes = [marked(null, variation.name.toUpperCase()), marked(null, "Nobody's Porridge")];
    expect(neverTemplates(dishes)).toEqual([first.template.id]);
    expect(neverNameKeys(dishes)).toContain(nameKey(recipe.name));
    expect(neverNameKeys(dishes)).toContain("nobody s porridge");
  });
});
