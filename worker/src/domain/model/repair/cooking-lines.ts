import { donenessByFood, donenessLines, eggFormOf, HARD_BOIL, isCasserole } from "../../cookbook/text/doneness.ts";
import { ovenText } from "../../cookbook/text/step-text.ts";
import type { Food } from "../../foods/catalogue/food.ts";
import type { Meal } from "../../meal.ts";
import { lacksHardBoil, neverHeated, rawFoodsOf } from "../../safety/gate/heat/cooking-faults.ts";
import type { DishWords } from "./text/dish-words.ts";

/** An ingredient that the model lists as cooked already: "flank steak, grilled and sliced", "1 hard-boiled egg". */
const COOKED_BEFORE =
  /\b(?:(?:pre-?)?cooked|hard[- ]?boiled|boiled|poached|grilled|roasted|roast|fried|baked|seared|steamed|rotisserie|leftover|shredded cooked|pulled|smoked)\b/i;
const RAW_OR_SOFT = /\b(?:uncooked|raw|soft|rare)\b/i;

const THAWS = /^(?:thaw|defrost) (?:the )?(?:shelled |frozen )*edamame[^,.;]*\.?$/i;

/** The steps with one in front for each food that the model took as cooked, and for edamame, which freezing leaves raw. */
export function withFirstCooked(steps: readonly string[], { foods, writtenNames }: DishWords): readonly string[] {
  const raw = neverHeated({ name: "", instructions: steps, foodIds: foods.map(({ id }) => id) });
  const first = raw.flatMap((food) => {
    if (food.id === "edamame-frozen") return "Boil the edamame for 5 minutes and drain it.";
    const written = writtenNames.filter((name) => COOKED_BEFORE.test(name) && !RAW_OR_SOFT.test(name));
    return written.some((name) => namesFood(name, food)) ? cookFirst(food, written.join(" ")) : [];
  });
  return first.length === 0 ? steps : [...first, ...steps.filter((step) => !THAWS.test(step))];
}

function namesFood(written: string, { id, name }: Food): boolean {
  const word = donenessByFood().get(id)?.word ?? name;
  const said = written.toLowerCase();
  return [word, name.split(" ").at(-1) ?? name].some((one) => said.includes(one.toLowerCase().replace(/s$/, "")));
}

function cookFirst(food: Food, written: string): string {
  const { kind, word } = donenessByFood().get(food.id) ?? { kind: "ready", word: food.name };
  if (kind !== "egg") return `Cook the ${word} through first.`;
  return /\bfried\b/i.test(written)
    ? "Fry the egg for 4 minutes, until yolk and white are firm."
    : "Boil the eggs for 10 minutes, until hard, and peel them.";
}

const OVEN =
  /\boven\b|\bbak(?:e|ing)\b|\broast(?:ing)?\b(?! (?:beef|chicken|pork|lamb|turkey|peppers?|potatoes|vegetables))/i;
/** Roasted or baked without an oven. */
const NO_OVEN =
  /\b(?:dutch oven|microwave|pan-roast|dry[- ](?:pan|skillet|roast)|in a (?:dry )?(?:pan|skillet)|air[- ]fr|slow cooker|bake sale)\b/i;
const DEGREES = /\d\s*(?:°|º|degrees?\b)|\b\d{3}\s?[CF]\b|\bgas mark\b/i;
/** What holds batter, egg or a filling bakes at a lower heat than what is to brown. */
const GENTLE =
  /\b(?:cakes?|muffins?|cookies?|brownies?|batter|custard|quiche|frittata|eggs?|loaf|granola|oats?|bread pudding|clafoutis|souffl[eé]|casserole|gratin|lasagn[ae])\b/i;
const GENTLE_CELSIUS = 180;
const USUAL_CELSIUS = 200;
/** The heat is ours, not the recipe's, so the cook should look before the time is over. */
const USUAL_HEAT = ", only the usual heat, as the recipe gives none: look early if it is done";
const ONE_SCALE =
  /\b(\d{3})\s*(?:°|º|degrees?)?\s*(C|F|celsius|fahrenheit)\b(?!\s*[(/,–-]\s*(?:about |around )?\d{3})/gi;

/** The steps with the oven's heat in both scales; where they name none, with the usual one, said to be just that. */
export function withOvenHeat(steps: readonly string[]): readonly string[] {
  const isBaked = steps.some((step) => OVEN.test(step) && !NO_OVEN.test(step));
  if (!isBaked) return steps;
  if (steps.some((step) => DEGREES.test(step))) return steps.map(inBothScales);
  const celsius = steps.some((step) => GENTLE.test(step)) ? GENTLE_CELSIUS : USUAL_CELSIUS;
  const [first = "", ...others] = steps.map((step) =>
    step.replace(/^(?:pre)?heat (?:the |your |an )?oven\.? ?(?:(?:and|then) )?/i, ""),
  );
  return [
    `Heat the oven to ${ovenText(celsius)}${USUAL_HEAT}. ${first.charAt(0).toUpperCase()}${first.slice(1)}`.trim(),
    ...others,
  ];
}

function inBothScales(step: string): string {
  return step.replace(ONE_SCALE, (written, degrees: string, scale: string, at: number) => {
    // The second of a pair: "200 °C (400 °F)".
    if (/\d{3}\s*(?:°|º)?\s*[CF]\s*[(/,–-]\s*(?:about |around )?$/i.test(step.slice(0, at))) return written;
    const value = Number(degrees);
    const celsius = /^f/i.test(scale) ? Math.round((value - 32) / 1.8 / 5) * 5 : value;
    return celsius < 90 || celsius > 290 ? written : ovenText(celsius);
  });
}

/** What the cook of a dish is told at its end: safe temperatures, how to buy what is eaten raw, how to boil beans. */
export function cookingLines(dish: Pick<Meal, "name" | "instructions" | "ingredients">): readonly string[] {
  const { name, instructions } = dish;
  const foodIds = dish.ingredients.map(({ foodId }) => foodId);
  const judged = { name, instructions, foodIds };
  const texts = [name, ...instructions];
  const lines = donenessLines(foodIds, rawFoodsOf(judged), eggFormOf(texts), isCasserole(texts));
  return lacksHardBoil(judged) ? [...lines, HARD_BOIL] : lines;
}
