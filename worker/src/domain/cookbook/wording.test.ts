import { expect, test } from "vitest";
import { allSideVariants, allVariants } from "./cookbook.ts";
import { recipesOf } from "./variants/variant.ts";

/** The checks below find clauses that a filled-in template has made awkward. */
interface Read {
  readonly id: string;
  readonly texts: readonly string[];
  /** Oils and juices, by the last two words of their names. */
  readonly poured: readonly string[];
}

const POURED = /-(?:oil|juice)(?:-|$)|^ghee$/;

const DISHES: readonly Read[] = [...allVariants(), ...allSideVariants()].flatMap((variants) =>
  recipesOf(variants).map(({ id, instructions, combination, ingredients }) => ({
    id,
    texts: instructions.slice(0, variants.stepsOf(combination).length),
    poured: ingredients.flatMap(({ foodId }) => (POURED.test(foodId) ? [foodId.replaceAll("-", " ")] : [])),
  })),
);

/** If one of these words follows "and", a new action or item begins: no list within a list. */
const GOES_ON =
  "add|serve|scatter|top|toss|season|finish|simmer|cook|fry|pour|spoon|lay|roll|cut|squeeze|stir|mix|drain|keep|bring|press|leave|let|peel|slice|dice|halve|chop|mash|beat|whisk|put|set|warm|heat|boil|bake|roast|grill|brown|cover|return|turn|fold|spread|fill|dress|sprinkle|wrap|wilt|brush|braise|steam|poach|crush|grate|rinse|take|shake|blend|shape|push|pull|soften|rub|pile|melt|sharpen|layer|lift|coat|dip|tear|pit|core|salt|pound|cool|pack|crack|scramble|split|toast|soak|rest|have|parboil|arrange|pat|dust|thread|sear|wash|dry|the|a";
const LIST_IN_LIST = new RegExp(
  `\\band (?!(?:${GOES_ON}|rest)\\b)(?:[\\w-]+ ){1,3}?and (?!(?:${GOES_ON.replace(/\|the\|a$/, "")})\\b)`,
);
/** Words that end the inner list before the second "and". */
const BREAKS = /\band [^.;,:]*\b(?:with|in|for|from|of|into|over|until|on)\b[^.;,:]* and\b/;

function piledUp({ texts }: Pick<Read, "texts">): readonly string[] {
  return texts
    .flatMap((text) => text.split(/[.;,:]/))
    .filter((clause) => LIST_IN_LIST.test(clause) && !BREAKS.test(clause));
}

/** How something is cut is said only once: after "finger-thick slices of beef", just "the beef". */
const CUT_AS = /\b(?:[a-z]+-thick|thin|thick|small|bite-size) (?:slices|strips|pieces) of [a-z]+/g;

function repeated({ texts }: Pick<Read, "texts">): readonly string[] {
  const seen = new Set<string>();
  return texts.flatMap((text) => text.match(CUT_AS) ?? []).filter((words) => seen.size === seen.add(words).size);
}

/** Only a part of it, so some is left for a later step. */
const SHARE = "half|most|some|rest|third|thirds|quarter|little|part|each|few drops|spoonful|spoonfuls|half and half";
/** A part that an earlier step mentioned. */
const MARK_OF_REST = /\b(?:rest|remaining|other half)\b/i;

/** Oils or juices that one step uses up and a later step uses again. */
function usedUp({ texts, poured }: Pick<Read, "texts" | "poured">): readonly string[] {
  return poured.filter((name) => {
    const uses = texts.flatMap((text) =>
      [...text.matchAll(new RegExp(`([\\w ]*)\\b${name}\\b`, "gi"))].map(([, before = ""]) => before),
    );
    const isShared = (before: string) => new RegExp(`\\b(?:${SHARE})\\b`, "i").test(before);
    const last = uses.findIndex((before) => !isShared(before) || MARK_OF_REST.test(before));
    return last >= 0 && uses.slice(last + 1).some((before) => !MARK_OF_REST.test(before) && isShared(before));
  });
}

/** Steps that leave open how much, whether or when; "done" shows nobody what to look for. */
const VAGUE =
  /\benough of (?:its|their|the)\b|\bwhere it needs it\b|^simmer on\b|\bwhen all else is ready\b|\buntil (?:[\w ]+ and )?(?:just )?done\b|; it takes \d|\bbrown the (?:venison|goat) in\b/i;
/** Never raw, so nothing has to be cooked through. */
const NEVER_RAW =
  /(?<!green )\b(?:beans|lentils|chickpeas|tofu|tempeh|seitan|halloumi|paneer)\b[^.;]*\buntil [^.;]*\bcooked through\b/i;

function vague({ texts }: Pick<Read, "texts">): readonly string[] {
  return texts.filter((text) => VAGUE.test(text) || NEVER_RAW.test(text));
}

/** A lid keeps a braise from drying out, so the step must mention it, unless the liquid is cooked down. */
const BRAISES = /\bbraise (?:gently )?for\b/i;

function uncovered({ texts }: Pick<Read, "texts">): readonly string[] {
  return texts.filter((text) => BRAISES.test(text) && !/\bcover|spooning/i.test(text));
}

const CHECKS = { vague, uncovered, piledUp, repeated, usedUp };

test.each(Object.entries(CHECKS))('no recipe\'s text has the mistake "%s"', (_, check) => {
  expect(DISHES.flatMap((dish) => check(dish).map((fault) => `${dish.id}: ${fault}`))).toEqual([]);
});

test.each<[keyof typeof CHECKS, readonly string[], readonly string[]]>([
  ["vague", ["Stir in the beans with enough of their water."], []],
  ["vague", ["Fry the chicken for 5 minutes, until browned and done."], []],
  ["vague", ["Fry the tofu for 5 minutes, until hot and cooked through."], []],
  ["vague", ["Set the rice to simmer, covered; it takes 16 minutes."], []],
  ["vague", ["Brown the venison in half of the olive oil."], []],
  ["uncovered", ["Brown the goat, half cover it with water.", "Braise gently for 60 minutes."], []],
  ["piledUp", ["Serve with the red cabbage and carrot and corn."], []],
  ["repeated", ["Rub the thin slices of beef.", "Grill the thin slices of beef."], []],
  ["usedUp", ["Turn the chicken in olive oil.", "Blend the pepper with a little of the olive oil."], ["olive oil"]],
])("a planted mistake is found: %s", (name, texts, poured) => {
  expect(CHECKS[name]({ texts, poured })).toHaveLength(1);
  const sound = ["Fry the onion and leek in half of the olive oil and stir.", "Dress with the rest of the olive oil."];
  expect(CHECKS[name]({ texts: sound, poured: ["olive oil"] })).toEqual([]);
});
