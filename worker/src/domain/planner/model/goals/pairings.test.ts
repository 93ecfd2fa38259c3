import { CUISINES } from "@mealwright/schema/constants/food/cuisines";
import {
  type AllergyOption,
  DIETS,
  type Diet,
  NAMED_ALLERGY_OPTIONS,
} from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { eaterWith } from "../../../../../test/fixtures/plan-requests.ts";
import { allRecipes, allSides } from "../../../cookbook/cookbook.ts";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { safeRecipes, safeSides } from "../../../cookbook/safe.ts";
import { DIET_TERMS } from "../../../nutrition/diet-terms.ts";
import { WEIGHTS } from "../weights.ts";
import { buildEcho, echoPoints } from "./echo.ts";
import {
  CUISINES_OF_KITCHENS,
  DISHES_OF_CLASSES,
  DISHES_OF_KITCHENS,
  FOODS_OF_KITCHENS,
  KITCHENS,
  PLACES,
  SIDES_OF_DISHES,
} from "./pairings.data.ts";
import { classOfDish, pairingBits } from "./pairings.ts";
import { countOf, TABLE_SHIFTS, tableOf } from "./table-points.ts";

const linesOf = (table: string) => table.trim().split("\n");
const groupsOf = (table: string) => linesOf(table).map((line) => line.split(": ")[0] ?? "");
const membersOf = (table: string) => linesOf(table).flatMap((line) => line.split(": ")[1]?.split(" ") ?? []);
const PLACE_COUNT = linesOf(PLACES).length;
const PLACE_BITS = (1 << PLACE_COUNT) - 1;
const isSnack = ({ mealTypes }: Recipe) => mealTypes.includes("snack");
const placeOf = (dish: Recipe) => pairingBits(dish) & PLACE_BITS;

function find(recipes: readonly Recipe[], isIt: (recipe: Recipe) => boolean): Recipe {
  const found = recipes.find(isIt);
  if (found === undefined) throw new Error("no such recipe");
  return found;
}
const side = (template: string) => find(allSides(), ({ templateId }) => templateId === template);
const sideNamed = (name: string) =>
  find(allSides(), (recipe) => [recipe.name, recipe.detail ?? ""].join(" ").trim() === name);
const dish = (template: string) => find(allRecipes(), ({ templateId }) => templateId === template);
const dishNamed = (words: RegExp) => find(allRecipes(), ({ name, detail }) => words.test(`${name} ${detail ?? ""}`));
const together = (one: Recipe, other: Recipe) => echoPoints(buildEcho([one, other]), 0, 1);

describe("the pairing tables", () => {
  test("list every dish and side of the cookbook exactly once, and nothing else", () => {
    const dishes = new Set(allRecipes().flatMap((recipe) => (isSnack(recipe) ? [] : [recipe.templateId])));
    expect(membersOf(DISHES_OF_CLASSES).toSorted()).toEqual([...dishes].toSorted());
    const sides = new Set(allSides().map(({ templateId }) => templateId));
    expect(groupsOf(SIDES_OF_DISHES).toSorted()).toEqual([...sides].toSorted());
  });

  test("use only known kitchens, classes and foods, and list each cuisine once", () => {
    const classes = groupsOf(DISHES_OF_CLASSES);
    const pairs = linesOf(SIDES_OF_DISHES).flatMap((line) => line.slice(line.indexOf(": ") + 2).split("; "));
    const words = [...pairs, ...linesOf(PLACES)].map((pair) => pair.split(": ").map((part) => part.split(" ")));
    const kitchens = new Set([
      ...words.flatMap(([first = []]) => first),
      ...linesOf(FOODS_OF_KITCHENS).flatMap((line) => line.split(": ")[1]?.split(" ") ?? []),
      ...groupsOf(DISHES_OF_KITCHENS),
      ...groupsOf(CUISINES_OF_KITCHENS),
    ]);
    const isKitchen = (word: string) => word === "all" || KITCHENS.some((kitchen) => kitchen === word);
    expect([...kitchens].filter((word) => !isKitchen(word))).toEqual([]);
    const named = words.flatMap(([, second = []]) => second);
    expect(named.filter((word) => !["all", "mains", ...classes].includes(word))).toEqual([]);
    expect(words.filter((pair) => pair.length !== 2)).toEqual([]);
    expect(membersOf(CUISINES_OF_KITCHENS).toSorted()).toEqual(CUISINES.toSorted());
    const foods = allSides().flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId));
    expect(groupsOf(FOODS_OF_KITCHENS).filter((start) => !foods.some((food) => food.startsWith(start)))).toEqual([]);
  });

  test("give every dish except snacks exactly one place, few enough for a bit word", () => {
    expect(PLACE_COUNT + 2).toBeLessThanOrEqual(31);
    for (const recipe of allRecipes().filter((one) => !isSnack(one))) {
      const bits = placeOf(recipe);
      expect(bits !== 0 && (bits & (bits - 1)) === 0, `${recipe.templateId} has one place`).toBe(true);
    }
    expect(allRecipes().filter((one) => isSnack(one) && placeOf(one) !== 0)).toEqual([]);
  });

  test("let every variant of a side go with some dish", () => {
    expect(allSides().filter((recipe) => (pairingBits(recipe) & PLACE_BITS) === PLACE_BITS)).toEqual([]);
  });
});

/** Whether a side has vegetables. */
const isGreen = ({ ingredients }: Recipe) => ingredients.some(({ role }) => role === "vegetable");
const isStarchy = (recipe: Recipe) => countOf(tableOf(recipe), TABLE_SHIFTS.starch) > 0;
const isFruit = ({ ingredients }: Recipe) => ingredients.some(({ role }) => role === "fruit");
/** Classes of dishes that contain their starch or are eaten without any. */
const WITH_OWN_STARCH: ReadonlySet<string | undefined> = new Set(["pasta", "grain", "sandwich", "sweet"]);

const PLACE_OF_SIDE = new Map(allSides().map((one) => [one.id, pairingBits(one)]));

/** For each place and type of meal, its dishes and the sides that go with them. */
function besideEach(diet: Diet, allergies: readonly AllergyOption[]) {
  const eater = eaterWith(diet, allergies, 60);
  const sides = safeSides(eater);
  const kinds = new Map<string, { readonly dishes: Recipe[]; readonly beside: readonly Recipe[] }>();
  for (const recipe of safeRecipes(eater)) {
    if (isSnack(recipe)) continue;
    const place = placeOf(recipe);
    const kind = `${linesOf(PLACES)[31 - Math.clz32(place)]}, ${recipe.mealTypes.join(" and ")}`;
    const known = kinds.get(kind);
    if (known !== undefined) {
      known.dishes.push(recipe);
      continue;
    }
    const beside = sides.filter(
      (one) =>
        ((PLACE_OF_SIDE.get(one.id) ?? pairingBits(one)) & place) === 0 &&
        one.mealTypes.some((type) => recipe.mealTypes.includes(type)),
    );
    kinds.set(kind, { dishes: [recipe], beside });
  }
  return kinds;
}

describe("sides that complete a meal", () => {
  const avoided = [[], ...NAMED_ALLERGY_OPTIONS.map((one) => [one]), [...NAMED_ALLERGY_OPTIONS]];
  const people = DIETS.flatMap((diet) => avoided.map((allergies) => ({ diet, allergies })));
  test.each(people)(
    "offer the fruit, vegetables and starch that a dish needs: $diet without $allergies",
    ({ diet, allergies }) => {
      const missing: string[] = [];
      for (const [kind, { dishes, beside }] of besideEach(diet, allergies)) {
        const isMain = !kind.endsWith("breakfast");
        const isStarchMissing = dishes.some(
          (recipe) => !WITH_OWN_STARCH.has(classOfDish(recipe)) && !isStarchy(recipe) && isMain,
        );
        if (!beside.some(isFruit)) missing.push(`${kind}: fruit`);
        if (isMain && !beside.some(isGreen)) missing.push(`${kind}: green`);
        if (isStarchMissing && !DIET_TERMS[diet].isWithoutGrain && !beside.some(isStarchy))
          missing.push(`${kind}: starch`);
      }
      expect(missing).toEqual([]);
    },
  );

  test.each(["keto", "paleo"] satisfies Diet[])("are of at least four kinds for every dish on %s", (diet) => {
    const kinds = [...besideEach(diet, [])].map(
      ([kind, { beside }]) => [kind, new Set(beside.map(({ templateId }) => templateId)).size] as const,
    );
    expect(kinds.filter(([, count]) => count < 4)).toEqual([]);
  });
});

describe("a side costs points with a dish that it does not go with:", () => {
  test.each([
    ["cheese and nuts with lentil wat", "side-cheese-and-nuts", "misir-wat"],
    ["avocado with a stir-fry", "side-avocado", "soy-ginger-stir-fry"],
    ["rice with a frittata", "side-grain", "frittata"],
    ["hummus with a dal", "side-hummus", "red-lentil-dal"],
    ["edamame with spinach and paneer", "side-edamame-salad", "palak"],
    ["ginger vegetables with meatloaf", "side-ginger-vegetable", "meatloaf"],
    ["milk pudding after a rice bowl", "side-milk-pudding", "teriyaki-bowl"],
    ["cauliflower mash with a stir-fry", "side-cauliflower-mash", "soy-ginger-stir-fry"],
    ["plain yogurt with a pork chop", "side-plain-yogurt", "skillet-pork-chops"],
    ["dried fruit with a Thai omelet", "side-dried-fruit", "thai-omelette-rice"],
    ["spinach with porridge", "side-breakfast-vegetable", "oat-porridge"],
    ["cocoa with a potato skillet", "side-cocoa", "potato-bean-skillet"],
    ["golden milk with a sardine plate", "side-golden-milk", "sardine-tomato-plate"],
    ["a glass of milk with a bean soup", "side-glass-of-milk", "white-bean-soup"],
    ["fried banana after spaghetti", "side-fried-banana", "crumb-spaghetti"],
    ["stuffed dates after macaroni", "side-stuffed-dates", "mac-and-cheese"],
    ["bread with stir-fried noodles", "side-bread", "aminos-rice-noodles"],
  ])("%s", (_, beside, main) => {
    expect(together(dish(main), side(beside))).toBeGreaterThanOrEqual(WEIGHTS.clash);
    expect(together(side(beside), dish(main))).toBeGreaterThanOrEqual(WEIGHTS.clash);
  });

  test.each([
    ["Bulgur", "teriyaki-bowl"],
    ["Couscous", "keema"],
    ["Buckwheat", "misir-wat"],
    ["Warm Corn Tortillas", "kofte"],
    ["Warm Chapati", "mercimek"],
    ["Sesame Cucumber Salad", "frittata"],
    ["Dill and Yogurt Cucumber Salad", "teriyaki-bowl"],
    ["Cabbage Side Slaw with Yogurt", "basil-stir-fry"],
    ["Cottage Cheese and Tomatoes", "oat-porridge"],
    ["Toast and Tomato on Whole-Wheat Bread", "banana-smoothie"],
    ["Glass of Soy Milk", "soy-ginger-stir-fry"],
  ])("%s with %s, because of an ingredient", (beside, main) => {
    expect(together(dish(main), sideNamed(beside))).toBeGreaterThanOrEqual(WEIGHTS.clash);
  });
});

describe("a side costs nothing with a dish that it goes with:", () => {
  test.each([
    ["side-bread", "white-bean-soup"],
    ["side-bread", "frittata"],
    ["side-bread", "lentil-lunch-salad"],
    ["side-roll", "turkey-chili"],
    ["side-mash", "skillet-pork-chops"],
    ["side-raita", "red-lentil-dal"],
    ["side-green-salad", "crumb-spaghetti"],
    ["side-clear-soup", "teriyaki-bowl"],
    ["side-edamame-salad", "teriyaki-bowl"],
    ["side-glass-of-milk", "sourdough-sandwich"],
    ["side-glass-of-milk", "scrambled-eggs"],
    ["side-milk-pudding", "meatloaf"],
    ["side-lassi", "egg-bhurji"],
    ["side-fresh-fruit", "misir-wat"],
  ])("%s with %s", (beside, main) => {
    expect(together(dish(main), side(beside))).toBe(0);
  });

  test.each([
    ["Brown Rice", "japanese-cabbage-omelette"],
    ["Basmati Rice", "keema"],
    ["Bulgur", "kebab-skewers"],
    ["Warm Corn Tortillas", "fajita-skillet"],
    ["Sesame Cucumber Salad", "teriyaki-bowl"],
  ])("%s with %s, because of an ingredient", (beside, main) => {
    expect(together(dish(main), sideNamed(beside))).toBe(0);
  });

  test("two sides do not clash with each other", () => {
    expect(together(side("side-avocado"), side("side-raita"))).toBe(0);
  });
});

test("cottage cheese is a savory breakfast with tomatoes and a sweet one with peach", () => {
  expect(classOfDish(dishNamed(/^Cottage Cheese Bowl .*Tomatoes/))).toBe("savory");
  expect(classOfDish(dishNamed(/^Cottage Cheese Bowl .*Peach/))).toBe("sweet");
});

describe("a fruit side with a dish that has fruit", () => {
  test.each([
    [/^Creamy Porridge .*Banana/, "Apple"],
    [/^Creamy Millet Porridge .*Dates/, "Pear"],
    [/^Fresh Muesli .*Apple/, "Bowl of Strawberries"],
    [/^Potato Pancakes .*Apple/, "Banana and Dark Chocolate"],
  ])("costs points: %s with %s", (main, beside) => {
    expect(together(dishNamed(main), sideNamed(beside))).toBe(WEIGHTS.clash);
  });

  test.each([
    [/^Sardine Spaghetti/, "Apple"],
    [/^Creamy Porridge .*Banana/, "Boiled Egg"],
  ])("costs nothing unless both have fruit: %s with %s", (main, beside) => {
    expect(together(dishNamed(main), sideNamed(beside))).toBe(0);
  });
});

describe("a milk side with a dish made with milk", () => {
  const porridge = dishNamed(/^Creamy Porridge .*Banana/);
  test.each(["Glass of Milk", "Hot Cocoa with Milk", "Bowl of Skyr"])("costs points: %s with porridge", (beside) => {
    expect(together(porridge, sideNamed(beside))).toBe(WEIGHTS.clash);
  });

  test("costs nothing if only one has milk: milk with toast, toast with porridge", () => {
    expect(together(dish("nut-butter-toast"), sideNamed("Glass of Milk"))).toBe(0);
    expect(together(porridge, sideNamed("Toast and Jam on Whole-Wheat Bread"))).toBe(0);
  });
});

describe("a side costs points if it repeats the kind of food in the dish:", () => {
  test.each([
    ["kale with spinach", /^Palak/, "Garlic Kale"],
    ["beans with lentils", /^Glazed Lentil/, "Small Kidney Bean Salad"],
    ["a leaf salad with lettuce wraps", /^Lettuce-Wrapped Beef/, "Arugula and Walnut Salad"],
    ["slaw with cabbage", /^Beef and Green Cabbage Skillet/, "Cabbage Side Slaw with Cider Vinegar"],
    ["walnuts with almonds", /^Skillet Pork Chops .*Almonds/, "Arugula and Walnut Salad"],
    ["carrots with carrots", /^Barley Vegetable Pot/, "Lemon Carrot Salad"],
  ])("%s", (_, main, beside) => {
    expect(together(dishNamed(main), sideNamed(beside))).toBe(WEIGHTS.echo);
  });

  test("but carrots with spinach cost nothing", () => {
    expect(together(dishNamed(/^Palak/), sideNamed("Steamed Carrots"))).toBe(0);
  });
});
