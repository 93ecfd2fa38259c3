import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../foods/catalogue/food.ts";
import { COOKINGS, type Cooking, hardestOn, isNeverRaw, retentionGroupOf } from "../../foods/catalogue/retention.ts";

/** What a verb does to its foods: cooks them, cooks them in an unspecified way, or serves them as they are. */
type Deed = Cooking | "cooked" | "served";

const VERBS: readonly (readonly [Deed, string])[] = [
  ["simmered", "to (?:the|a)(?: gentle| rolling)? boil|simmer|stew|braise|poach|bubble"],
  ["boiled", "boil(?:ing)?|blanch|parboil"],
  ["steamed", "steam|wilt|microwave"],
  [
    "fried",
    "(?:stir-)?fry|saut[eé]|(?<!(?:let them|leave to|to) )soften|brown(?! (?:rice|sugar|lentils|bread|basmati))|sear|sizzle|sweat|scramble",
  ],
  ["baked", "bake|roast|grill|broil|griddle|char|(?<!on |the |with )toast|barbecue"],
  ["cooked", "cook|heat|warm|melt"],
  ["served", "serve|scatter|top|dress|sprinkle|garnish|finish|pile|spread|spoon|squeeze|arrange|dip|roll up|eat"],
];
const VERB = new RegExp(VERBS.map(([, words]) => `\\b(${words})\\b`).join("|"), "giu");

/** Words of food names that steps omit, or that several foods share. */
const NOT_TELLING: ReadonlySet<string> = new Set(
  `red green yellow white brown black fresh dried frozen large small baby ground boneless skinless lean fat skin with
   without low whole reduced plain sweet long grain medium short dry meat only breast thigh stew atlantic wild farmed part skim milk
   cheese beans gluten free`.split(/\s+/),
);

const SENTENCE_END = /[.;]\s/;
/** If these follow a verb, it names no food: "Roast on a tray" refers to foods named before. */
const NAMES_NOTHING =
  /^ ?,? ?(?:them|it|everything|all|both|on|at|for|in|under|until|covered|uncovered|gently|slowly)\b/i;
const mentions = new Map<FoodId, RegExp>();

/** Finds a food in a step by any distinctive word of its name, in singular or plural. */
function mentionOf(foodId: FoodId): RegExp {
  let pattern = mentions.get(foodId);
  if (pattern === undefined) {
    const all = requireFood(foodId)
      .name.toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [foodId];
    const telling = all.filter((word) => !NOT_TELLING.has(word));
    const stems = (telling.length > 0 ? telling : all).map((word) => word.replace(/(?:(?<=[hosx])es|ies|s)$/, ""));
    pattern = new RegExp(`(?<!\\p{L})(?:${stems.join("|")})(?:s|es|y|i|ies)?(?!\\p{L})`, "iu");
    mentions.set(foodId, pattern);
  }
  return pattern;
}

interface Said {
  readonly at: number;
  readonly end: number;
  readonly deed: Deed;
}

function deedsOf(sentence: string): readonly Said[] {
  return [...sentence.matchAll(VERB)].map((match) => {
    const [deed = "cooked"] = VERBS[match.slice(1).findIndex((word) => word !== undefined)] ?? [];
    return { at: match.index, end: match.index + match[0].length, deed };
  });
}

/**
 * What happens to the food there: decided by the last verb before it; if that only scatters it or says nothing, by the
 * next verb that cooks.
 */
function deedAt(said: readonly Said[], at: number): Deed | undefined {
  const before = said.findLast((one) => one.at < at)?.deed;
  if (before !== undefined && before !== "served") return before;
  return said.find((one) => one.at >= at && one.deed !== "served")?.deed ?? before;
}

function namesNothing([first]: readonly Said[], sentence: string): boolean {
  return first !== undefined && first.deed !== "served" && NAMES_NOTHING.test(sentence.slice(first.end));
}

function wayOf(deed: Exclude<Deed, "served">, usual: Cooking | null | undefined): Cooking {
  return deed === "cooked" ? (usual ?? "boiled") : deed;
}

/** The position of the food in a sentence; -1 = absent. */
export type Finder = (sentence: string, foodId: FoodId) => number;

export const findByName: Finder = (sentence, foodId) => sentence.search(mentionOf(foodId));

/**
 * How a dish's steps cook a food; null = not at all, or USDA's table lacks it. What they leave open is assumed to be
 * cooked like the dish or, if that is unknown too, in the way of its steps that leaves the fewest nutrients.
 * @param usual how the dish as a whole is cooked: null = raw, undefined = known only from its steps.
 */
export function readCooking(
  foodId: FoodId,
  steps: readonly string[],
  usual: Cooking | null | undefined,
  find: Finder = findByName,
): Cooking | null {
  if (retentionGroupOf(foodId) === null) return null;
  const ways = new Set<Cooking>();
  const ofDish = new Set<Cooking>();
  let isServed = false;
  let wasNamed = false;
  for (const sentence of steps.flatMap((step) => step.split(SENTENCE_END))) {
    const said = deedsOf(sentence);
    for (const { deed } of said) if (deed !== "served") ofDish.add(wayOf(deed, usual));
    const at = find(sentence, foodId);
    const isMeant: boolean = at >= 0 || (wasNamed && namesNothing(said, sentence));
    const deed = isMeant ? deedAt(said, Math.max(0, at)) : undefined;
    if (deed === "served") isServed = true;
    else if (deed !== undefined) ways.add(wayOf(deed, usual));
    wasNamed = isMeant;
  }
  if (ways.size > 0) return hardestOn(foodId, ways);
  if (!isNeverRaw(foodId)) {
    if (isServed || usual === null) return null;
    if (usual === undefined && ofDish.size === 0 && steps.length > 0) return null;
  }
  if (usual) return usual;
  return hardestOn(foodId, ofDish.size > 0 ? ofDish : COOKINGS);
}
