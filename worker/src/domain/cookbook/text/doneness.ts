import type { FoodId } from "../../foods/catalogue/food.ts";
import { DONENESS } from "./doneness.data.ts";

const DEGREES = (celsius: number, fahrenheit: number): string => `${celsius} °C (${fahrenheit} °F)`;
const WITHOUT = "without a thermometer";

/**
 * The instructions for each kind: its least core temperature (USDA FSIS safe minimum internal temperatures), then how
 * to tell without a thermometer. `is` agrees with the word.
 */
const KINDS = {
  poultry: (word) =>
    `The ${word} is safe at ${DEGREES(74, 165)} in its thickest part; ${WITHOUT}: cut in, no pink is left and the juices run clear.`,
  "ground-poultry": (word) =>
    `The ${word} is safe at ${DEGREES(74, 165)}; ${WITHOUT}: no pink is left inside and the juices run clear.`,
  "ground-meat": (word) =>
    `The ${word} is safe at ${DEGREES(71, 160)}; ${WITHOUT}: no pink is left inside and the juices run clear.`,
  "red-meat": (word) =>
    `The ${word} is safe from ${DEGREES(63, 145)} inside, with 3 minutes of rest; ${WITHOUT}: it is firm, and rosy rather than red inside.`,
  pork: (word) =>
    `The ${word} is safe from ${DEGREES(63, 145)} inside, with 3 minutes of rest; ${WITHOUT}: it is pale inside and the juices run clear.`,
  "braising-cut": (word) =>
    `The ${word} is ready when a fork slides in easily, well above the safe ${DEGREES(63, 145)}.`,
  ham: (word) => `The ${word} is sold cooked; warmed up, it is safe at ${DEGREES(60, 140)}, hot all through.`,
  bacon: (word) => `Fry the ${word} until it is brown and crisp all over: it is sold raw.`,
  fish: (word) =>
    `The ${word} is safe at ${DEGREES(63, 145)}; ${WITHOUT}: the flesh is opaque and flakes easily with a fork.`,
  crustacean: (word) => `Cook the ${word} until the flesh is pearly, opaque and firm, ${DEGREES(63, 145)} inside.`,
  scallop: (word) => `Cook the ${word} until white, opaque and firm, ${DEGREES(63, 145)} inside.`,
  squid: (word) => `Cook the ${word} until opaque and firm, ${DEGREES(63, 145)} inside.`,
  bivalve: (word) =>
    `Cook the ${word} until the shells open, and throw away any that stay closed. They are weighed without shells, with which they weigh three to four times as much.`,
  egg: () =>
    `Eggs are safe when yolk and white are both firm, ${DEGREES(71, 160)}; for a soft yolk use pasteurized eggs.`,
  ready: null,
} as const satisfies Record<string, ((word: string) => string) | null>;

export type DonenessKind = keyof typeof KINDS;

/** FDA Food Code 3-402: parasites die at −20 °C within 7 days. The gate looks for the first words. */
const rawLine = ({ kind, word }: Doneness): string => {
  const bought = `Eaten raw: buy ${word} sold for eating raw`;
  const kept = `and keep under ${DEGREES(4, 40)} until serving.`;
  // Freezing does not make shellfish safe: it must have been alive, from clean water.
  if (kind === "bivalve") return `${bought}, alive and tightly closed, ${kept}`;
  return `${bought}${kind === "fish" ? " (sushi grade)" : ""}, or freeze for 7 days at −20 °C (−4 °F) first, ${kept}`;
};

export interface Doneness {
  readonly kind: DonenessKind;
  readonly word: string;
}

let donenessOfFood: ReadonlyMap<FoodId, Doneness> | undefined;

function isKind(word: string): word is DonenessKind {
  return Object.hasOwn(KINDS, word);
}

function readTable(): ReadonlyMap<FoodId, Doneness> {
  const read = new Map<FoodId, Doneness>();
  for (const line of DONENESS.trim().split("\n")) {
    const [kind = "", foods = ""] = line.split(": ");
    if (!isKind(kind)) throw new Error(`doneness: no kind "${kind}"`);
    for (const entry of foods.split(" ")) {
      const [foodId = "", word = ""] = entry.split("=");
      if (read.has(foodId)) throw new Error(`doneness: ${foodId} stands twice`);
      read.set(foodId, { kind, word: word.replaceAll("_", " ") });
    }
  }
  return read;
}

/** How each animal food of the catalogue is cooked through. */
export function donenessByFood(): ReadonlyMap<FoodId, Doneness> {
  donenessOfFood ??= readTable();
  return donenessOfFood;
}

const BEATEN =
  /\b(?:beat|beaten|whisk|stir|fork|scramble|separate)\b[^.;]*\beggs?\b|\beggs?\b[^.;]*\b(?:beaten|stir)\b/i;
const WHOLE =
  /\b(?:fry|boil|poach|crack in|crack) (?:the |a )?(?:second )?eggs?\b(?! noodle)|\beggs? into boiling water\b|\begg, fried\b/i;

/** Dishes with eggs inside: a pancake, a crust, soaked bread, a bake. */
const BATTER =
  /\b(?:flour|crumbs|breadcrumbs|spoonfuls|small rounds|shape into|soak in|soak the [a-z ]*slices|[Bb]ake\b[^.;]* for)\b/;

/** How a dish uses its eggs: beaten, yolk and white are mixed; in a batter, nobody sees them set. */
export type EggForm = "whole" | "beaten" | "batter";

export function eggFormOf(texts: readonly string[]): EggForm {
  if (!texts.some((text) => BEATEN.test(text)) || texts.some((text) => WHOLE.test(text))) return "whole";
  return texts.some((text) => BATTER.test(text)) ? "batter" : "beaten";
}

export function isEgg(foodId: FoodId): boolean {
  return donenessByFood().get(foodId)?.kind === "egg";
}

const MIXED_EGGS = {
  beaten: `Beaten eggs are safe once no liquid egg is left, ${DEGREES(71, 160)}; for softer ones use pasteurized eggs.`,
  batter: `The egg in it is safe once nothing inside is wet, ${DEGREES(71, 160)}.`,
} as const;

/** Stuffed, layered or mixed before baking: the core heats slowly (USDA FSIS: casseroles and stuffing). */
const MIXED =
  /\b(?:stuff(?:ed|ing)?|casserole|lasagn[ae]|moussaka|cottage pie|shepherd['’]?s pie|fish pie|pot pie|pie|meat ?loaf|gratin|enchiladas|cannelloni|golabki|gołąbki|cabbage rolls|gemista|dolma|pastitsio|strata|cassoulet|bake)\b/i;
const IN_THE_OVEN = /\bbak(?:e|ing)\b|\boven\b|\broast\b/i;
/** Egg dishes have their own line in the chart, 71 °C. */
const OF_EGG = /\b(?:quiche|frittata|tortilla española|omelet(?:te)?)\b/i;

/** Whether a dish of this name and these steps is a casserole or is stuffed, and baked. */
export function isCasserole(texts: readonly string[]): boolean {
  const [name = "", ...steps] = texts;
  if (OF_EGG.test(name) || !steps.some((text) => IN_THE_OVEN.test(text))) return false;
  return MIXED.test(name) || steps.some((text) => STUFFS.test(text));
}

/** What is filled before baking. */
const STUFFS =
  /\b(?:stuff|fill) (?:the |it |them |each |both )?(?:[\w-]+ ){0,3}?(?:peppers?|tomato(?:es)?|squash|eggplants?|aubergines?|zucchini|courgettes?|cabbage|leaves|shells|mushrooms|chicken|hollows)\b/i;

const CASSEROLE = `The dish is safe at ${DEGREES(74, 165)} in its middle, as it is mixed or stuffed; ${WITHOUT}: it bubbles, and a knife held in the middle for 10 seconds comes out hot.`;
/** Kinds that are part of a casserole's core; bacon and shellfish have their own sign. */
const IN_THE_CORE: ReadonlySet<DonenessKind> = new Set<DonenessKind>([
  ...(["poultry", "ground-poultry", "ground-meat", "red-meat", "pork", "braising-cut", "fish"] as const),
  ...(["crustacean", "scallop", "squid", "egg"] as const),
]);

/**
 * The lines at the end of a dish's recipe: one for each kind of meat, fish or egg, with its safe temperature and how to
 * tell without a thermometer; for raw food, how to buy and store it.
 * @param foodIds the foods that count, in order; eggs only if they are the dish itself.
 * @param rawFoodIds those that the dish does not cook.
 */
export function donenessLines(
  foodIds: readonly FoodId[],
  rawFoodIds: ReadonlySet<FoodId>,
  eggForm: EggForm = "whole",
  isMixed = false,
): readonly string[] {
  const lines = new Set<string>();
  for (const foodId of foodIds) {
    const known = donenessByFood().get(foodId);
    if (known === undefined) continue;
    const cooked = known.kind === "egg" && eggForm !== "whole" ? MIXED_EGGS[eggForm] : KINDS[known.kind]?.(known.word);
    const ofDish = isMixed && IN_THE_CORE.has(known.kind) ? CASSEROLE : cooked;
    const line = rawFoodIds.has(foodId) ? rawLine(known) : ofDish;
    if (line !== undefined) lines.add(line);
  }
  return [...lines];
}

/** FDA, on the lectin of kidney beans and their relatives. */
export const HARD_BOIL =
  "Dried beans make people ill unless they are boiled: after soaking, boil them hard in fresh water for 10 minutes, then simmer them until soft.";

/** How a dish's leftovers, which are cooked by then, are stored and reheated. */
const ON_LEFTOVERS = /^What is left keeps /;

/** The steps without the lines at the end about these foods' safe temperatures and about leftovers. */
export function ownSteps(steps: readonly string[], foodIds: readonly FoodId[]): readonly string[] {
  const said = new Set(
    (["whole", "beaten", "batter"] as const).flatMap((form) => donenessLines(foodIds, new Set(), form)),
  );
  for (const line of donenessLines(foodIds, new Set(foodIds))) said.add(line);
  said.add(CASSEROLE).add(HARD_BOIL);
  return steps.filter((text) => !said.has(text) && !ON_LEFTOVERS.test(text));
}
