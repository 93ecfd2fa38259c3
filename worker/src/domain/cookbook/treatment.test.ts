import { describe, expect, test } from "vitest";
import { allSideVariants, allVariants } from "./cookbook.ts";
import type { Step } from "./template.ts";
import { recipesOf } from "./variants/variant.ts";

/**
 * The checks below find steps that do not suit their food because the text was written for another option of a
 * template.
 */
interface Treated extends Pick<Step, "minutes"> {
  readonly text: string;
  readonly least: number;
  readonly most: number;
}

function treated({ text, minutes, time = 0 }: Step): Treated {
  const [least, most] = typeof time === "number" ? [time, time] : time;
  return { text, minutes, least, most };
}

const DISHES = [...allVariants(), ...allSideVariants()].flatMap((variants) =>
  recipesOf(variants).map(({ id, instructions, combination, ingredients }) => ({
    id,
    foodIds: ingredients.map(({ foodId }) => foodId),
    steps: variants.stepsOf(combination).map((step, at) => treated({ ...step, text: instructions[at] ?? "" })),
  })),
);

/** A question that the recipe itself could answer. */
const HEDGE = /\bif (?:large|big|small)\b|\bunless (?:it is|they are)\b/i;
/** Foods that are already small, flaky, or cannot be peeled. */
const NOT_CUT =
  /\bcube the shrimp|\bpeel(?:ed)?,? (?:and cut )?(?:the )?(?:cauliflower|broccoli)|\b(?:peas|edamame|corn), cut\b(?! what)|\bcut (?:up )?(?:the )?(?:peas|edamame|corn)\b(?! tortilla)|\bchopped (?:tuna|peas)|\btear the portobello/i;

function illTreated(steps: readonly Treated[]): readonly string[] {
  const peeled = new Set<string>();
  return steps
    .filter(({ text }) => {
      const words = [...text.matchAll(/\bpeeled (?:butternut |spaghetti |sweet )?\w+/g)].map(([word]) => word);
      const isPeeledTwice = words.some((word) => peeled.has(word)) || new Set(words).size < words.length;
      for (const word of words) peeled.add(word);
      return isPeeledTwice || HEDGE.test(text) || NOT_CUT.test(text);
    })
    .map(({ text }) => text);
}

const BOILED = /\b(?:boil|blanch)\b[^.;]*\b(?:potato(?:es)?|pasta|spaghetti|macaroni|broccoli|cauliflower|celeriac)\b/i;
/** The boiling refers to the pot or to something that is added, not to the vegetable. */
const BOILS_ELSEWHERE = /\bbring\b|\bwith (?:them|it)\b|\bfor the last\b|\bbeside\b|\bsalt/i;

/** Vegetables, potatoes or pasta in unsalted water. */
function bland(steps: readonly Treated[]): readonly string[] {
  return steps
    .flatMap(({ text }) => text.split(/[.;]/))
    .filter((clause) => BOILED.test(clause) && !BOILS_ELSEWHERE.test(clause));
}

/** The most minutes that a step may add to its stated time, for cutting, turning or draining. */
const MOST_EXTRA_MINUTES = 5;
/** Work that takes extra minutes without a stated wait. */
const ADDS_MINUTES = /heat the oven|\bcool\b|on each side|let it rest|brown (?:them|it) in a pan/i;

/** Steps that count far more minutes than the chosen food needs. */
function padded(steps: readonly Treated[]): readonly string[] {
  return steps
    .filter(({ text, minutes, most }) => most > 0 && minutes > most + MOST_EXTRA_MINUTES && !ADDS_MINUTES.test(text))
    .map(({ text, minutes }) => `${text} (${minutes} minutes)`);
}

/** Squid is tender up to the first and again from the second of these minutes. */
const SQUID_MINUTES = [3, 30] as const;
const PASTA_MOST_MINUTES = 12;
const SIMMERED = /\b(?:simmer|cook|fry|soften)\b/i;
const SOFT = /\b(?:simmer|cook|boil)\b/i;

function overcooked(steps: readonly Treated[]): readonly string[] {
  return steps
    .filter(({ text, least, most }) => {
      const isTough = /\bsquid\b/i.test(text) && most > SQUID_MINUTES[0] && least < SQUID_MINUTES[1];
      return (
        isTough || (/\b(?:pasta|macaroni|spaghetti)\b/i.test(text) && SOFT.test(text) && least > PASTA_MOST_MINUTES)
      );
    })
    .map(({ text }) => text);
}

/** Steps that mention an overnight soak only when cooking has started. */
function soakedTooLate(steps: readonly Treated[]): readonly string[] {
  return steps.flatMap(({ text }) => (/\bsoaked (?:overnight|the evening before)/i.test(text) ? [text] : []));
}

/** These greens wilt quickly and turn gray after this many minutes, unless they go in for the last of them. */
const TENDER = /(?<!frozen )\b(?:spinach|arugula|watercress|bok choy)\b/i;
const TENDER_MOST_MINUTES = 8;
/** Thin slices of meat are done quickly and dry after this many minutes. */
const THIN_MEAT = /\b(?:chicken|turkey|pork|beef|lamb|veal)[a-z ]*,? (?:cut )?in(?:to)? thin (?:slices|strips)\b/i;
const THIN_MOST_MINUTES = 7;
const IN_LATE = /for the last|half-?way/i;
/** Greek spinach rice is meant to be soft. */
const SOFT_ON_PURPOSE = /\bspinach, rice\b/i;

function stewed(steps: readonly Treated[]): readonly string[] {
  return steps
    .filter(({ text, most }) => {
      if (IN_LATE.test(text) || SOFT_ON_PURPOSE.test(text) || !SIMMERED.test(text)) return false;
      const [spared = ""] = text.split(/\b(?:wilt|fold|stir) (?:in )?the\b/i);
      return (TENDER.test(spared) && most > TENDER_MOST_MINUTES) || (THIN_MEAT.test(text) && most > THIN_MOST_MINUTES);
    })
    .map(({ text }) => text);
}

/** These greens stay bitter and chewy until boiled for this many minutes. */
const TOUGH_GREENS = /\b(?:blanch|boil) the (?:dandelion|collard|mustard|turnip)/i;
const TOUGH_LEAST_MINUTES = 5;

function chewy(steps: readonly Treated[]): readonly string[] {
  return steps
    .filter(({ text, most }) => TOUGH_GREENS.test(text) && most < TOUGH_LEAST_MINUTES)
    .map(({ text }) => text);
}

/** A vessel for one portion, though the same steps are also shown for four. */
const FOR_ONE = /\bsmall (?:[a-z]+ )?(?:pan|pot|dish|bowl|plate)\b(?!, a wide one| for each person)/;

function onlyForOne(steps: readonly Treated[]): readonly string[] {
  return steps.filter(({ text }) => FOR_ONE.test(text)).map(({ text }) => text);
}

/** Wakame swells tenfold in water: a recipe that weighs it soaked must say how much to take dry. */
function swelling(steps: readonly Treated[]): readonly string[] {
  const texts = steps.map(({ text }) => text);
  return texts.some((text) => /\bwakame\b/i.test(text)) && !texts.some((text) => /dried/.test(text)) ? texts : [];
}

/** Foods that nobody cooks or serves whole, unless the sentence says so or they are small already. */
const IN_PIECES =
  "broccoli|cauliflower|cabbage|pumpkin|eggplant|zucchini|leeks?|chard|fennel|bell pepper|red pepper|green pepper|carrots?|mushrooms|sweet potato|tomato(?:es)?|cucumber|bok choy|parsnips?".split(
    "|",
  );
const IS_CUT =
  /floret|cut|chop|slic|dic|grat|shred|halv|quarter|wedge|chunk|cube|piece|strip|stick|ribbon|spiral|shav|blend|torn|tear|thin|bite|small|peel|split|prick|whole|frozen|core|hollow|ring|short|crush|finger|burst|rice\b|salad|seeds|cherry|leaves|enoki|maitake|oyster|chanterelle|tomatoes (?:with|and|,)|tomato(?:es)? (?:sauce|paste)/i;
/** These are small already, or a sauce. */
const COMES_SMALL =
  /canned|frozen|baby|cherry|seeds|paste|puree|rice|sauce|enoki|maitake|chanterelle|tender-stem|coleslaw/;

function uncut(steps: readonly Treated[], foodIds: readonly string[] = []): readonly string[] {
  const sentences = steps.flatMap(({ text }) => text.split(/[.;]/));
  return IN_PIECES.filter((word) => {
    const said = sentences.filter((sentence) => new RegExp(`\\b${word}\\b`, "i").test(sentence));
    const stem =
      word
        .split(" ")
        .at(-1)
        ?.replace(/\W.*|(?:e?s)$/, "") ?? word;
    const isSmall = foodIds.some((foodId) => foodId.includes(stem) && COMES_SMALL.test(foodId));
    return said.length > 0 && !isSmall && !said.some((sentence) => IS_CUT.test(sentence));
  });
}

/** Stones in a filling would be bitten on; cherries that are only rinsed are eaten by hand. */
const STONES: readonly (readonly [foodId: string, handled: RegExp])[] = [
  ["dates-medjool", /\bpit/i],
  ["sweet-cherries", /\bpit|\b(?:rinse|wash) the cherries/i],
];

function stony(steps: readonly Treated[], foodIds: readonly string[] = []): readonly string[] {
  const said = steps.map(({ text }) => text).join(" ");
  return STONES.flatMap(([foodId, handled]) => (foodIds.includes(foodId) && !handled.test(said) ? [foodId] : []));
}

/**
 * A pot that still cooks after its step must be marked as such, or the cook would wait for it. Overnight soaking
 * excepted.
 */
const SAYS_BESIDE =
  /\b(?:meanwhile|while|alongside|beside|set|put|takes?|in the meantime|starting|for the last|into the oven|leave it covered|cover it and le(?:ave|t)|for the side)\b|\bboil the frozen [a-z ]+ with\b/i;
const LONGER_BY_MINUTES = 3;
const OVERNIGHT_MINUTES = 300;

function silentlyBeside(steps: readonly Treated[]): readonly string[] {
  return steps
    .filter(({ text, minutes, least, most }) => {
      const outlasts = Math.min(least, most) > minutes + LONGER_BY_MINUTES && most < OVERNIGHT_MINUTES;
      return outlasts && !SAYS_BESIDE.test(text);
    })
    .map(({ text }) => text);
}

const CHECKS = {
  illTreated,
  bland,
  padded,
  overcooked,
  soakedTooLate,
  stewed,
  chewy,
  onlyForOne,
  swelling,
  uncut,
  silentlyBeside,
  stony,
};

test.each(Object.entries(CHECKS))('no recipe has the mistake "%s"', (_, check) => {
  expect(DISHES.flatMap(({ id, steps, foodIds }) => check(steps, foodIds).map((fault) => `${id}: ${fault}`))).toEqual(
    [],
  );
});

describe("a planted mistake is found", () => {
  test.each<[keyof typeof CHECKS, string, number, number]>([
    ["illTreated", "Add the chickpeas, cut into bites if large.", 5, 0],
    ["illTreated", "Cube the shrimp and green peppers.", 5, 0],
    ["illTreated", "Roast the peeled squash until the peeled squash is brown.", 30, 28],
    ["bland", "Boil the egg noodles and the cauliflower for 12 minutes.", 12, 12],
    ["padded", "Wilt the chard for 3 minutes.", 13, 3],
    ["overcooked", "Add the squid and simmer for 6 minutes.", 6, 6],
    ["overcooked", "Add the small pasta and simmer for 15 minutes.", 16, 15],
    ["stewed", "Add the potatoes and spinach and simmer for 15 minutes.", 15, 15],
    ["stewed", "Add the turkey in thin slices and simmer for 9 minutes.", 10, 9],
    ["chewy", "Blanch the dandelion greens for 2 minutes.", 3, 2],
    ["onlyForOne", "Spoon into a small deep dish.", 2, 0],
    ["swelling", "Rinse the wakame.", 2, 0],
    ["silentlyBeside", "Boil the yam for 18 minutes.", 5, 18],
    ["stony", "Fill with dates.", 3, 0],
    ["uncut", "Boil the cauliflower and mash it.", 16, 14],
    ["uncut", "Blanch the broccoli for 3 minutes.", 4, 3],
    ["soakedTooLate", "Boil the pigeon peas, soaked overnight, for 45 minutes.", 45, 45],
  ])("%s: %s", (name, text, minutes, time) => {
    expect(CHECKS[name]([treated({ text, minutes, time })], ["dates-medjool"])).toHaveLength(1);
    expect(CHECKS[name]([treated({ text: "Boil the potatoes in salted water.", minutes: 16, time: 15 })])).toEqual([]);
  });
});
