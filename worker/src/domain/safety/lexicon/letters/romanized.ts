import { mergeFacts, parseFacts, type TermFacts } from "../term-facts.ts";
import { SCRIPT_TERMS } from "../words/lexicon-scripts.data.ts";

/**
 * A standard romanization for words of another script, and rules that convert the many ways in which people write them
 * to it.
 */
interface Romanization {
  readonly languages: readonly string[];
  /** Converts the script's letters to the standard romanization. */
  readonly spell: (word: string) => string;
  /** Converts what people write to the standard romanization. */
  readonly plain: (latin: string) => string;
}

type Rules = readonly (readonly [RegExp, string])[];

function apply(rules: Rules): (word: string) => string {
  return (word) => rules.reduce((text, [from, to]) => text.replace(from, to), word);
}

/** "аaбb": pairs of a letter and its replacement. */
function byLetter(pairs: string): (word: string) => string {
  const letters = new Map(pairs.split(" ").map((pair) => [pair.charAt(0), pair.slice(1)]));
  return (word) => Array.from(word, (letter) => letters.get(letter) ?? letter).join("");
}

const DOUBLES: Rules = [[/(.)\1+/g, "$1"]];

/** Capitals stand for sounds that Latin writes with several letters. */
const CYRILLIC = byLetter(
  "аa бb вv гg дd еe ёe жZ зz иi йi кk лl мm нn оo пp рr сs тt уu фf хh цc чC шS щS ъ ыi ь эe юu яa іi їi єe ґg јi љl њn ћC ђZ џZ",
);
const LATIN_OF_CYRILLIC: Rules = [
  [/s(?:h?c)?h/g, "S"],
  [/zh/g, "Z"],
  [/kh/g, "h"],
  [/ch/g, "C"],
  [/t[sz]/g, "c"],
  [/[yji](?=[aeou])/g, ""],
  [/[yj]/g, "i"],
  [/w/g, "v"],
  ...DOUBLES,
];

const GREEK = byLetter("αa βv γg δd εe ζz ηi θT ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χh ψP ωo");
const SOUNDS_OF_GREEK: Rules = [
  [/oy/g, "u"],
  [/[ae]y/g, "av"],
  [/[eo]i/g, "i"],
  [/ai/g, "e"],
  [/y/g, "i"],
  [/mp/g, "v"],
  [/nt/g, "d"],
  [/gk/g, "g"],
  ...DOUBLES,
];
const LATIN_OF_GREEK: Rules = [
  [/th/g, "T"],
  [/[kc]?h/g, "h"],
  [/ks/g, "x"],
  [/ps/g, "P"],
  [/ph/g, "f"],
  [/ou/g, "u"],
  [/[ae](?:u|f(?=[^aeiou]))/g, "av"],
  [/b/g, "v"],
  [/c/g, "k"],
  ...SOUNDS_OF_GREEK,
];

const KANA_ROWS: readonly (readonly [kana: string, consonant: string])[] = [
  ["アイウエオ", ""],
  ["カキクケコ", "k"],
  ["ガギグゲゴ", "g"],
  ["サシスセソ", "s"],
  ["ザジズゼゾ", "z"],
  ["タチツテト", "t"],
  ["ダヂヅデド", "d"],
  ["ナニヌネノ", "n"],
  ["ハヒフヘホ", "h"],
  ["バビブベボ", "b"],
  ["パピプペポ", "p"],
  ["マミムメモ", "m"],
  ["ラリルレロ", "r"],
  ["ァィゥェォ", "<"],
];
const ONE_KANA: readonly string[] = [
  "ヤya",
  "ユyu",
  "ヨyo",
  "ャ<ya",
  "ュ<yu",
  "ョ<yo",
  "ワwa",
  "ヲo",
  "ンn",
  "ッ",
  "ー",
];
const KANA = byLetter(
  [
    ...KANA_ROWS.flatMap(([kana, consonant]) =>
      Array.from(kana, (letter, at) => letter + consonant + "aiueo".charAt(at)),
    ),
    ...ONE_KANA,
  ].join(" "),
);
const HIRAGANA = /[ぁ-ゖ]/g;
const TO_KATAKANA = 0x60;
const SOUNDS_OF_KANA: Rules = [
  [/[iu]<y?/g, "y"],
  [/.</g, ""],
  [/si/g, "shi"],
  [/sy/g, "sh"],
  [/ti/g, "chi"],
  [/ty/g, "ch"],
  [/tu/g, "tsu"],
  [/z[iy]/g, "ji"],
  [/hu/g, "fu"],
  [/ou/g, "o"],
  [/m(?=[pb])/g, "n"],
  ...DOUBLES,
];

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const INITIALS = "g kk n d tt r m b pp s ss _ j jj ch k t p h".split(" ");
const VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const FINALS = "_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");

function spellHangul(word: string): string {
  const spelled = Array.from(word, (letter) => {
    const at = letter.charCodeAt(0) - FIRST_SYLLABLE;
    if (at < 0 || at >= SYLLABLES) return letter;
    const inner = at % (VOWELS.length * FINALS.length);
    const initial = INITIALS[Math.floor(at / (VOWELS.length * FINALS.length))] ?? "";
    return initial + (VOWELS[Math.floor(inner / FINALS.length)] ?? "") + (FINALS[inner % FINALS.length] ?? "");
  });
  return spelled.join("").replaceAll("_", "");
}

const SOUNDS_OF_KOREAN: Rules = [[/g/g, "k"], [/d/g, "t"], [/b/g, "p"], [/j/g, "ch"], [/l/g, "r"], ...DOUBLES];

const ROMANIZATIONS: readonly Romanization[] = [
  {
    languages: ["russian", "ukrainian", "bulgarian"],
    spell: (word) => apply(DOUBLES)(CYRILLIC(word)),
    plain: apply(LATIN_OF_CYRILLIC),
  },
  { languages: ["greek"], spell: (word) => apply(SOUNDS_OF_GREEK)(GREEK(word)), plain: apply(LATIN_OF_GREEK) },
  {
    languages: ["japanese"],
    spell: (word) =>
      apply(SOUNDS_OF_KANA)(
        KANA(word.replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_KATAKANA))),
      ),
    plain: apply(SOUNDS_OF_KANA),
  },
  {
    languages: ["korean"],
    spell: (word) => apply(SOUNDS_OF_KOREAN)(spellHangul(word)),
    plain: apply(SOUNDS_OF_KOREAN),
  },
];

/** Shorter words resemble too many others. */
const MIN_LETTERS = 5;
const LATIN = /^[a-zA-Z]+$/;

interface Index {
  readonly plain: (latin: string) => string;
  readonly whole: ReadonlyMap<string, TermFacts>;
  /** Terms that may have any ending. */
  readonly begun: ReadonlyMap<string, TermFacts>;
}

let indices: readonly Index[] | undefined;

function indexOf({ languages, spell, plain }: Romanization): Index {
  const whole = new Map<string, TermFacts>();
  const begun = new Map<string, TermFacts>();
  for (const [language, table] of Object.entries(SCRIPT_TERMS)) {
    if (!languages.includes(language)) continue;
    for (const line of table.trim().split("\n")) {
      const colon = line.indexOf(": ");
      const facts = parseFacts(line.slice(0, colon));
      for (const term of line.slice(colon + 2).split(", ")) {
        const isBegun = term.endsWith("*");
        const letters = spell(isBegun ? term.slice(0, -1) : term);
        if (letters.length < MIN_LETTERS || !LATIN.test(letters)) continue;
        const index = isBegun ? begun : whole;
        const known = index.get(letters);
        index.set(letters, known === undefined ? facts : mergeFacts(known, facts));
      }
    }
  }
  return { plain, whole, begun };
}

/** The facts of a romanized term of another script ("smetana", "krevetki", "mpakaliaros"), or null. */
export function factsOfRomanized(word: string): TermFacts | null {
  if (word.length < MIN_LETTERS || !LATIN.test(word)) return null;
  indices ??= ROMANIZATIONS.map(indexOf);
  for (const { plain, whole, begun } of indices) {
    const letters = plain(word);
    const exact = whole.get(letters);
    if (exact !== undefined) return exact;
    for (let length = letters.length; length >= MIN_LETTERS; length -= 1) {
      const facts = begun.get(letters.slice(0, length));
      if (facts !== undefined) return facts;
    }
  }
  return null;
}
