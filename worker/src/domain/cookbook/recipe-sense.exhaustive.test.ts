import { describe, expect, test } from "vitest";
import { FOODS, requireFood } from "../foods/catalogue/catalogue.ts";
import type { FoodId } from "../foods/catalogue/food.ts";
import { portion } from "../planner/model/portion.ts";
import { allSideVariants, allVariants } from "./cookbook.ts";
import { flavour, protein, step } from "./ingredients.ts";
import { variantsOf } from "./outlines/outline-of.ts";
import type { Recipe } from "./recipe.ts";
import type { Step, Template } from "./template.ts";
import { oliveOil } from "./templates/pantry.ts";
import { recipesOf } from "./variants/variant.ts";
import type { Variants } from "./variants/variants.ts";

/** A recipe prepared for the checks below, which find what would confuse a cook who follows it to the letter. */
interface Dish {
  readonly recipe: Recipe;
  /** The recipe's own steps, without the lines about safe temperatures and leftovers. */
  readonly steps: readonly Step[];
  readonly texts: readonly string[];
}

function dishesOf(variants: Variants): readonly Dish[] {
  return recipesOf(variants).map((recipe) => {
    const steps = variants.stepsOf(recipe.combination);
    return { recipe, steps, texts: recipe.instructions.slice(0, steps.length) };
  });
}

const DISHES = [...allVariants(), ...allSideVariants()].flatMap(dishesOf);
const WATER: FoodId = "water";

function stem(word: string): string {
  return word
    .replace(/ies$/, "y")
    .replace(/(ch|sh|o|s|x)es$/, "$1")
    .replace(/([^s])s$/, "$1")
    .replace(/leave$/, "leaf");
}

function wordsOf(text: string): readonly string[] {
  const folded = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return (folded.match(/[a-z][a-z0-9]*/g) ?? []).map(stem);
}

/** Words that say how a food is sold, not which food it is. */
const SOLD_AS = new Set(
  wordsOf(
    "fresh frozen canned dried dry raw cooked ground large small medium baby long short grain part skim low fat reduced " +
      "plain skinless boneless unsalted unsweetened drained wild farmed atlantic pacific light full free gluten and with " +
      "the for from all purpose extra virgin",
  ),
);
/** Words that refer to a food besides its names. */
const OTHER_WORDS: Readonly<Record<FoodId, readonly string[]>> = {
  "salad-greens-mixed": ["leaf", "green"],
  salt: ["salted"],
};
const labelsOf = new Map<FoodId, readonly (readonly string[])[]>();

function labels(foodId: FoodId): readonly (readonly string[])[] {
  let known = labelsOf.get(foodId);
  if (known === undefined) {
    const { name, plural, aliases } = requireFood(foodId);
    known = [name, plural, ...aliases].map((label) => wordsOf(label.replace(/\(.*\)/, "")));
    labelsOf.set(foodId, known);
  }
  return known;
}

function unusedFoods({ recipe, texts }: Dish): readonly string[] {
  const said = new Set(wordsOf(texts.join(" ")));
  return recipe.ingredients
    .filter(({ foodId }) => foodId !== WATER)
    .filter(({ foodId }) => {
      const known = [...labels(foodId).flat(), ...(OTHER_WORDS[foodId] ?? [])];
      return !known.some((word) => word.length > 2 && !SOLD_AS.has(word) && said.has(word));
    })
    .map(({ foodId }) => foodId);
}

const LONGEST_LABEL = 5;
/** Words that name foods but mean something else in a step, or what a dish's own foods turn into. */
const NO_FOOD = new Set(
  wordsOf(
    "fry water crisp up wrap toast yolk sauce chili guacamole tzatziki hollandaise chimichurri chermoula side fish leaf sprinkle",
  ),
);
const foodsByLabel = new Map<string, Set<FoodId>>();
for (const { id } of FOODS.values()) {
  for (const label of labels(id)) {
    const key = label.join(" ");
    foodsByLabel.set(key, (foodsByLabel.get(key) ?? new Set()).add(id));
  }
}

/** Foods that the steps name but the ingredients lack; the longest matching name counts. */
function absentFoods({ recipe, texts }: Dish): readonly string[] {
  const held = new Set(recipe.ingredients.map(({ foodId }) => foodId));
  const heldWords = new Set([...held].flatMap((foodId) => labels(foodId).flat()));
  return texts
    .flatMap((text) => text.split(/[.;,:]/))
    .flatMap((clause) => {
      const words = wordsOf(clause);
      const absent: string[] = [];
      for (let at = 0; at < words.length; ) {
        const length = longestLabel(words, at);
        const label = words.slice(at, at + length);
        const foods = [...(foodsByLabel.get(label.join(" ")) ?? [])];
        const last = label.at(-1) ?? "";
        if (length > 0 && !foods.some((foodId) => held.has(foodId)) && !heldWords.has(last) && !NO_FOOD.has(last)) {
          absent.push(label.join(" "));
        }
        at += Math.max(1, length);
      }
      return absent;
    });
}

function longestLabel(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_LABEL, words.length - at); length > 0; length--) {
    if (foodsByLabel.has(words.slice(at, at + length).join(" "))) return length;
  }
  return 0;
}

const COOKS =
  /\b(?:boil|simmer|poach|blanch|fry|sauté|sear|roast(?! (?:chicken|beef|turkey))|bake|grill|broil|steam|braise|soften|brown(?! (?:rice|sugar|lentil|mushroom))|toast(?! if))\b/i;
/** Only bringing to the boil, colors and nouns: no cooking that needs a time. */
const NO_COOKING = /\bbring\b.*\b(?:boil|simmer)\b|boil a kettle|on (?:the|its) toast|the (?:bake|braise)\b/i;
const BRIEF = /\bmoment\b|half a minute/;

function untimed({ steps, texts }: Dish): readonly string[] {
  return texts.filter(
    (text, at) => steps[at]?.time === undefined && COOKS.test(text.replace(NO_COOKING, "")) && !BRIEF.test(text),
  );
}

/** The least minutes in liquid or an oven before the cut is tender. */
const TOUGH: Readonly<Record<FoodId, number>> = {
  "beef-stew-meat": 75,
  "beef-chuck-roast": 75,
  "beef-brisket": 90,
  "beef-short-ribs": 90,
  "lamb-shoulder": 60,
  "lamb-stew-meat": 60,
  "lamb-shank": 85,
  "goat-meat": 70,
  "pork-shoulder": 70,
  "pork-spareribs": 70,
};
const SLOW = /\b(?:simmer|braise|stew|roast|bake|cook|low heat|oven)/i;
/** A pot that cooks beside the meat. */
const BESIDE =
  /^(?:Meanwhile )?(?:boil|simmer|rinse|set|put|whisk|stir|cook|fry|mash|pour) (?:boiling salted water over )?(?:the )?(?:white |brown |baby |sweet |pearl |basmati |cauliflower )?(?:rice|potato|barley|polenta|quinoa|couscous|noodles|celeriac|cauliflower)/i;

function rushed({ recipe, steps, texts }: Dish): readonly string[] {
  const slowMinutes = steps.reduce((sum, { time }, at) => {
    const text = texts[at] ?? "";
    const isSlow = SLOW.test(text) && !BESIDE.test(text);
    return isSlow && time !== undefined ? sum + (typeof time === "number" ? time : time[1]) : sum;
  }, 0);
  return recipe.ingredients
    .filter(({ foodId }) => slowMinutes < (TOUGH[foodId] ?? 0))
    .map(({ foodId }) => `${foodId} for ${slowMinutes} minutes`);
}

/** Words in a dish's name, and the words in its steps that keep the promise. */
const PROMISES: readonly (readonly [promise: RegExp, done: RegExp])[] = [
  [/\bsmashed|\bcrushed/i, /press|smash|crush|mash/i],
  [/\bmash\b/i, /mash|blend/i],
  [/purée/i, /purée|blend/i],
  [/\broast(?:ed)?\b(?! chicken)/i, /roast|oven|bake|sear/i],
  [/\bgrilled\b/i, /grill|broil/i],
  [/\bcrisp\b(?! lettuce)/i, /crisp|golden|brown|crunch|lettuce/i],
  [/\bblistered\b/i, /blister|burst|char/i],
  [/\bcharred\b/i, /char/i],
  [/\bpickled\b/i, /vinegar|pickle/i],
  [/\bwhipped\b/i, /whip|whisk|beat/i],
  [/\bstuffed\b/i, /fill|stuff/i],
  [/\bpoached\b/i, /poach/i],
  [/\bfried\b/i, /fry|fri/i],
  [/\bbraised\b/i, /braise|simmer/i],
  [/\bsteamed\b/i, /steam/i],
  [/\bseared\b/i, /sear/i],
  [/\bskewers\b/i, /skewer|thread/i],
  [/\bribbons\b/i, /ribbon|shave|peel/i],
  [/\bchilled\b/i, /from the fridge|in the fridge|rinse (?:them |it )?(?:cold|under cold water)/i],
  [/\bsalad\b/i, /dress|toss|fold|knead|mix|turn\b|pour the juices|spoon over|greens?, .*lemon|egg salad|salad of/i],
];

function brokenPromises({ recipe, texts }: Dish): readonly string[] {
  const name = `${recipe.name} ${recipe.detail ?? ""}`;
  const text = texts.join(" ");
  return PROMISES.filter(([promise, done]) => promise.test(name) && !done.test(text)).map(
    ([promise]) => `${name}: ${promise.source}`,
  );
}

const BRITISH =
  /\b(?:hob|tinned|a tin|cake tin|baking tin|hot grill|baking paper|kitchen paper|cling ?film|minced|courgettes?|aubergines?|prawns?|rocket|yoghurt|flavours?|colours?|savoury|wholemeal|rashers?|knob of|sieve)\b/i;
/** A kitchen scale hardly shows less than this, and a quarter of an ounce would be a different amount. Grams. */
const LEAST_WEIGHED_G = 8;

function slivers({ recipe }: Dish): readonly string[] {
  return portion(recipe, 1)
    .filter(({ unit, grams }) => unit === "g" && grams < LEAST_WEIGHED_G)
    .map(({ foodId, grams }) => `${grams} g ${foodId}`);
}

function faults(find: (dish: Dish) => readonly string[]): readonly string[] {
  return DISHES.flatMap((dish) => find(dish).map((fault) => `${dish.recipe.id}: ${fault}`));
}

describe("every recipe", () => {
  test("uses each of its foods in its steps", () => {
    expect(faults(unusedFoods)).toEqual([]);
  });

  test("names no food in its steps that is not among its ingredients", () => {
    expect(faults(absentFoods)).toEqual([]);
  });

  test("says how long everything cooks", () => {
    expect(faults(untimed)).toEqual([]);
  });

  test("cooks a tough cut until tender", () => {
    expect(faults(rushed)).toEqual([]);
  });

  test("does in its steps what its name promises", () => {
    expect(faults(brokenPromises)).toEqual([]);
  });

  test("speaks American English", () => {
    const said = ({ recipe, texts }: Dish) => [recipe.name, recipe.detail ?? "", ...texts];
    expect(faults((dish) => said(dish).filter((text) => BRITISH.test(text)))).toEqual([]);
  });

  test("measures in spoons or pieces whatever is too little to weigh", () => {
    expect(faults(slivers)).toEqual([]);
  });

  test("does not count a food in a unit that repeats its name", () => {
    const echoes = ({ recipe }: Dish) =>
      portion(recipe, 1).flatMap(({ name, unit }) => (unit !== "" && name.split(" ").includes(unit) ? [name] : []));
    expect(faults(echoes)).toEqual([]);
  });

  test("writes minutes as digits", () => {
    const spelled = /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b[a-z ]* minutes?\b/;
    expect(faults(({ texts }) => texts.filter((text) => spelled.test(text)))).toEqual([]);
  });
});

describe("a planted mistake is found", () => {
  function dish(change: Partial<Template>): Dish {
    const template: Template = {
      id: "seeded",
      mealTypes: ["dinner"],
      cuisine: "international",
      level: "beginner",
      method: "simmered",
      name: "Beef pot",
      base: [protein("beef-stew-meat", 150)],
      parts: {},
      steps: [step("Simmer the beef for {time}.", 90, { time: 90 })],
      ...change,
    };
    const [only] = dishesOf(variantsOf(template));
    if (only === undefined) throw new Error("no dish");
    return only;
  }
  const checks = [unusedFoods, absentFoods, untimed, rushed, brokenPromises, slivers];
  const found = (change: Partial<Template>) => checks.filter((check) => check(dish(change)).length > 0);

  test("a dish without a mistake passes all checks", () => {
    expect(found({})).toEqual([]);
  });

  test.each([
    ["a food that no step uses", { base: [protein("beef-stew-meat", 150), oliveOil(9)] }, unusedFoods],
    [
      "a food that is not listed",
      { steps: [step("Simmer the beef with leeks for {time}.", 90, { time: 90 })] },
      absentFoods,
    ],
    ["a pan without a time", { steps: [...dish({}).steps, step("Fry the beef until brown.", 5)] }, untimed],
    ["stewing beef in half an hour", { steps: [step("Simmer the beef for {time}.", 30, { time: 30 })] }, rushed],
    ["a grill that is never lit", { name: "Grilled beef" }, brokenPromises],
    ["a gram on the scale", { base: [protein("beef-stew-meat", 150), flavour("beef-jerky", 1)] }, slivers],
  ])("%s", (_, change, check) => {
    expect(found(change)).toContain(check);
  });
});
