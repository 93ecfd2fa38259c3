import { allTemplates } from "../../cookbook/cookbook.ts";
import { FOODS } from "../../foods/catalogue/catalogue.ts";
import { readText } from "../../safety/lexicon/find-terms.ts";
import { stemWord, tokenize } from "../../safety/lexicon/letters/fold.ts";
import { KITCHEN_WORDS } from "./kitchen-words.data.ts";

/** Plain endings of a word whose base may be known: "simmered", "gently", "slicing". */
const ENDINGS = ["ing", "ed", "ly", "ness", "ful", "less", "able", "er", "est", "ish"];
/** "Chopping", "chopped": the last letter is written twice. */
const DOUBLING: ReadonlySet<string> = new Set(["ing", "ed"]);
const MIN_BASE = 4;
const ASCII = /^[\x20-\x7e’]*$/;
const NUMBER = /^\d+(?:st|nd|rd|th|c|f|g|ml|cm|mm|in|min|h|x)?$/;
/** Words of ours that are foods in another language. */
const DOUBTFUL: ReadonlySet<string> = new Set(["latte", "pain", "speck", "nata", "burro", "ovo", "ovos"]);

let knownStems: ReadonlySet<string> | null = null;

/** The stems of the words of our own recipes and foods, and of a list of plain kitchen English; made on first use. */
function stems(): ReadonlySet<string> {
  if (knownStems !== null) return knownStems;
  const known = new Set<string>();
  const add = (text: string) => {
    for (const { stem } of tokenize(text)) known.add(stem);
  };
  add(KITCHEN_WORDS);
  for (const template of allTemplates()) {
    add(`${template.name} . ${template.detail ?? ""}`);
    for (const step of template.steps) if ("text" in step) add(step.text);
    for (const choice of Object.values(template.parts).flat()) {
      add(`${choice.name} . ${choice.word ?? ""}`);
      for (const step of choice.steps ?? []) add(step.text);
    }
  }
  for (const food of FOODS.values()) add(`${food.name} . ${food.plural} . ${food.aliases.join(" . ")}`);
  knownStems = known;
  return known;
}

function isKnown(word: string, stem: string): boolean {
  const known = stems();
  if (known.has(stem) || word.length <= 2 || NUMBER.test(word)) return true;
  for (const form of [word, stem]) {
    for (const ending of ENDINGS) {
      if (!form.endsWith(ending) || form.length - ending.length < MIN_BASE) continue;
      const base = form.slice(0, -ending.length);
      if (known.has(stemWord(base)) || known.has(stemWord(`${base}e`)) || known.has(base)) return true;
      if (DOUBLING.has(ending) && base.at(-1) === base.at(-2) && known.has(stemWord(base.slice(0, -1)))) return true;
    }
  }
  return false;
}

/** The words of a text that neither we nor the lexicon know: what they name cannot be checked. */
export function unknownWords(text: string): readonly string[] {
  const { tokens, found } = readText(text);
  return tokens.flatMap(({ word, stem, start, end }, index) => {
    // An accent makes another word of it: "nötter" is not "not".
    const isPlain = ASCII.test(text.slice(start, end));
    const isRead = found.some(({ firstToken, endToken }) => firstToken <= index && index < endToken);
    return !DOUBTFUL.has(word) && (isRead || (isPlain ? isKnown(word, stem) : stems().has(stem))) ? [] : [word];
  });
}

/** Whether most of a text's words are English that a kitchen uses. */
export function isReadable(text: string): boolean {
  const count = tokenize(text).length;
  return count > 0 && unknownWords(text).length * 2 <= count;
}
