import { exactNames, nameVocabulary } from "../match/name-index.ts";
import { isKnownWord, isPlainEnglish } from "../spelling.ts";
import { singular } from "../words.ts";

/** Endings for gender, number and case of words that tell what was done with a food. */
const ENDINGS = /(?:tuna|ego|eho|emu|ych|ees|ne|na|nas|ni|ej|es|as|os|en|em|et|de|te|ta|t|[aeiouy])$/;
const MIN_STEM = 5;
const MOST_ENDING = 4;
const ROUNDS = 2;

/**
 * The stem that all forms of a foreign word share: "oloupan" of "oloupaný" and "oloupaných", "ecras" of "écrasé" and
 * "écrasées".
 */
export function formStem(word: string): string {
  let stem = word;
  for (let round = 0; round < ROUNDS; round += 1) {
    const rest = stem.replace(ENDINGS, "");
    if (rest.length >= MIN_STEM && word.length - rest.length <= MOST_ENDING) stem = rest;
  }
  return stem;
}

/**
 * Case and number endings in Slavic, Finnic, Hungarian and Nordic names, and the endings of the names themselves; "_"
 * is no ending.
 */
const CASES: readonly (readonly [ending: string, own: readonly string[]])[] = `ami: a y i
ych: e y
ego: y e
eho: y e
ow: _ y i
ov: _ y i
ou: a
ej: a
om: _
em: _ o
ek: ka ki ko
ku: ek
aa: a
oa: o
ua: u
ia: i
ja: _
ta: _
tta: _
oita: a
ita: _ e
at: _ a
ot: _
et: _
en: _
orna: a
or: a
n: _
t: _
y: a _
i: a _
e: a o
u: _
a: _ i
_: y a i o e`
  .split("\n")
  .map((row) => row.replaceAll("_", "").split(":"))
  .map(([ending = "", own = ""]) => [ending, own.slice(1).split(" ")]);
/** Endings that Romance names never have: "creme" is not a form of "crema". */
const SLAVIC: ReadonlySet<string> = new Set(["y", "ou", "ej", "ow", "ego", "ami", "ych"]);
const MIN_WORD = 5;
const MIN_NAME = 4;
const MAX_NAME_WORDS = 3;

/** The word itself if it occurs in a name, and the name words of which it may be a form. */
function nominatives(word: string): readonly string[] {
  const names = nameVocabulary();
  const plain = singular(word);
  // A form that occurs in one name ("kwaśnej śmietany") may also be a form of another.
  const own = names.has(plain) ? [word] : [];
  if (word.length < MIN_WORD || isPlainEnglish(plain) || (own.length === 0 && isKnownWord(word))) return own;
  const cases = CASES.flatMap(([ending, ends]) => {
    if (!word.endsWith(ending) || (own.length > 0 && !SLAVIC.has(ending))) return [];
    const rest = word.slice(0, word.length - ending.length);
    return ends.map((one) => rest + one).filter((one) => one.length >= MIN_NAME && names.has(singular(one)));
  });
  return [...own, ...cases];
}

const WORD = /[a-z]+/g;
const ONLY_WORDS = /^[a-z ]+$/;

/**
 * The line with inflected words replaced by names ("500 g brambor" is of "brambory"), if all possible names mean the
 * same food.
 */
export function withNamesForCases(line: string): string {
  const found = [...line.matchAll(WORD)];
  for (let length = MAX_NAME_WORDS; length > 0; length -= 1) {
    for (let at = 0; at + length <= found.length; at += 1) {
      const run = found.slice(at, at + length);
      const [start, last] = [run[0]?.index ?? 0, run[length - 1]];
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
      const said = line.slice(start, end);
      if (!ONLY_WORDS.test(said)) continue;
      const names = run.reduce<readonly string[]>(
        (texts, [word]) => texts.flatMap((text) => nominatives(word).map((one) => `${text} ${one}`.trim())),
        [""],
      );
      const foods = new Map(
        names.flatMap((name) => {
          const id = exactNames().get(name.split(" ").map(singular).join(" "));
          return id === undefined ? [] : [[id, name] as const];
        }),
      );
      const [name] = foods.values();
      if (foods.size === 1 && name !== undefined && name !== said) return line.slice(0, start) + name + line.slice(end);
    }
  }
  return line;
}
