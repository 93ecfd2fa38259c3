const TIME = /(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|to|or)\s*(\d+))?\s*(?:more |extra )?(hours?|hrs?|h|minutes?|mins?)\b/gi;
/**
 * "Chill overnight or at least 4 hours": done the evening before, so it takes no time unless something is on the heat.
 */
const OVERNIGHT =
  /\bovernight,? or (?:for )?(?:at least )?\d+(?:\s*(?:-|–|to)\s*\d+)? (?:hours?|hrs?)\b|\b\d+(?:\s*(?:-|–|to)\s*\d+)? (?:hours?|hrs?),? or (?:up to )?overnight\b/gi;
const ON_THE_HEAT = /\b(?:bak|boil|brais|cook|grill|heat|oven|poach|roast|simmer|slow|smok|stew)/i;
const PARALLEL =
  /\b(?:meanwhile|in the meantime|while|as (?:it|they|the)|at the same time|(?:beside|alongside|next to) (?:it|them|the)|for the last)\b/i;
const HANDLING_MINUTES = 1;

function withoutNights(step: string): string {
  return step
    .split(/(?<=[.;])\s+/)
    .map((sentence) => (ON_THE_HEAT.test(sentence) ? sentence : sentence.replace(OVERNIGHT, "overnight")))
    .join(" ");
}

/**
 * Minutes from start to plate: the times in the steps added up, plus some handling for each step. If steps run at the
 * same time ("meanwhile"), the longest one runs in parallel to the others.
 */
export function minutesOf(steps: readonly string[]): number {
  const times = steps.flatMap((step) =>
    [...withoutNights(step).matchAll(TIME)].map(([, from, to, unit]) => {
      const amount = Number((to ?? from ?? "0").replace(",", "."));
      return unit?.toLowerCase().startsWith("h") ? amount * 60 : amount;
    }),
  );
  const all = times.reduce((sum, minutes) => sum + minutes, 0);
  const longest = Math.max(0, ...times);
  const cooking = steps.some((step) => PARALLEL.test(step)) ? Math.max(longest, all - longest) : all;
  return Math.ceil(cooking) + steps.length * HANDLING_MINUTES;
}

/** The minutes to set a timer to for each step: the longest wait that it names, at its least; null where it names none. */
export function timersOf(steps: readonly string[]): readonly (number | null)[] {
  return steps.map((step) => {
    const waits = [...step.matchAll(TIME)].map(([, from, , unit]) => {
      const amount = Number((from ?? "0").replace(",", "."));
      return Math.round(unit?.toLowerCase().startsWith("h") ? amount * 60 : amount);
    });
    const longest = Math.max(0, ...waits);
    return longest === 0 ? null : longest;
  });
}

/** "Simmer the lentils for 22 minutes and boil the potatoes for 18 minutes": two pots, neither of which needs a hand. */
const TWO_POTS =
  /^((?:bake|boil|cook|roast|simmer|steam) [^.;]*?\bmin(?:ute)?s?),? and ((?:bake|boil|cook|roast|simmer|steam) the [^.;]*)/i;

/** Steps that need no attention: rice and the like boil by themselves, and so does an oven bake. */
const BY_ITSELF =
  /^(?:cook|boil|simmer|steam|start) (?:the |a pot of )?(?:[\w-]+ ){0,2}(?:rice|quinoa|barley|farro|bulgur|millet|buckwheat|polenta|lentils|potatoes|noodles|pasta|spaghetti|penne)\b[^.;]*\.?$|\b(?:roast|bake)\b[^.;]*\b(?:[2-9]\d) min/i;
/** A step that starts other work. */
const OTHER_WORK =
  /^(?:boil|brown|chop|cook|dice|fry|heat|mix|rub|saute|sauté|sear|shape|simmer|slice|soften|steam|stir together|warm|whisk) /i;
const TOUCHED = /\b(?:it|them|all|everything|tray|pan|dish)\b/i;
const NO_FOODS: ReadonlySet<string> = new Set([
  "minutes",
  "until",
  "with",
  "half",
  "remaining",
  "heat",
  "oven",
  "water",
  "tender",
  "golden",
  "olive",
  "over",
]);

function wordsOf(step: string): readonly string[] {
  return (step.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !NO_FOODS.has(word));
}

function withTwoPots(step: string): string {
  return step.replace(TWO_POTS, (all, one: string, other: string) => {
    const begun = new Set(wordsOf(one));
    const isSame = TOUCHED.test(other) || wordsOf(other).some((word) => begun.has(word));
    return isSame ? all : `${one}, and meanwhile ${other}`;
  });
}

/**
 * Adds "Meanwhile" after a first step that cooks by itself, if the minutes that the model wrote show that it meant
 * that.
 */
export function markParallelSteps(steps: readonly string[], writtenMinutes: number | null): readonly string[] {
  if (writtenMinutes === null || minutesOf(steps) <= writtenMinutes) return steps;
  if (steps.some((step) => PARALLEL.test(step))) return steps;
  const beside = steps.map(withTwoPots);
  if (beside.some((step, at) => step !== steps[at])) return beside;
  const [first = "", second = "", ...others] = steps;
  const begun = new Set(wordsOf(first));
  const isOther = OTHER_WORK.test(second) && !TOUCHED.test(second) && !wordsOf(second).some((word) => begun.has(word));
  if (!BY_ITSELF.test(first) || !isOther) return steps;
  return [first, `Meanwhile, ${second.charAt(0).toLowerCase()}${second.slice(1)}`, ...others];
}
