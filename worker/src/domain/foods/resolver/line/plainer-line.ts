import { findUnit } from "../../catalogue/units.ts";
import { spaceAmounts } from "../amounts/amount-text.ts";
import { nameVocabulary } from "../match/name-index.ts";
import { PREPARATION_WORDS } from "../preparation.ts";
import { isKnownWord } from "../spelling.ts";
import { PHRASES_ABROAD, WORDS_ABROAD } from "../words/kitchen-abroad.data.ts";
import { foldText, singular } from "../words.ts";
import { formStem, withNamesForCases } from "./case-stems.ts";

/** Brands that make only vegan food: a food beside the name is its vegan kind. */
const VEGAN_MAKERS =
  "silk|califia(?: farms)?|alpro|so delicious|violife|daiya|follow your heart|tofurky|gardein|lightlife|" +
  "morningstar(?: farms)?|beyond meat|beyond|impossible(?: foods)?|field roast|forager(?: project)?|kite hill|vivera|heura|sheese|nush|koko|planet oat|ripple";

/** Bakeries that make only gluten-free bread. */
const GLUTEN_FREE_MAKERS = "(?:dr )?schar|udis|canyon bakehouse|bfree|little northern bakehouse|glutino";

/** Kitchen English and its plainer wording; none of these replacements may change which food is meant. */
const PLAINER: readonly (readonly [RegExp, string])[] = [
  [/\bwith (?:the |its |their )?skins?(?: on)?\b/g, "skin on"],
  [
    /,? *\b(?:thinned|loosened|diluted|let down|slackened)(?: out)? with (?:\d[\d./]* ?(?:ml|l|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|floz) (?:of )?)?(?:a little |a splash of |some |cold |warm |hot |boiling )*water\b/g,
    "",
  ],
  [/\b(capers|anchovies|anchovy fillets)(?: packed| preserved)? in salt\b/g, "salted $1"],
  [
    /\(\s*(?:nigerian|jamaican|ghanaian|caribbean|african|japanese|korean|mexican|indian|thai|italian|greek)[- ]style\s*\)/g,
    "",
  ],
  [
    /\(\s*(?:chow mein|lo mein|hong kong|cantonese|shanghai|taiwanese|chinese|vietnamese|filipino|spanish|polish|turkish|lebanese|moroccan|american|british|new york|neapolitan)[- ]style\s*\)/g,
    "",
  ],
  [/\b(cooking|serving)[- ]spoons?(?:fuls?)?\b/g, "servingspoon"],
  [/["“”]/g, ""],
  [/\b(?:country|farmhouse|rustic|restaurant|deli|bakery|home|street|bistro|amish|artisan|peasant)[- ]style\b/g, ""],
  [/\b(halloumi|feta|mozzarella|cheddar|ricotta|mascarpone|crème fraîche|creme fraiche) (?:light|lite)\b/g, "$1"],
  [new RegExp(`\\b(?:${GLUTEN_FREE_MAKERS})(?: gluten[- ]free)? (?=[a-z])`, "g"), "gluten free "],
  // Made of cashews and of soy.
  [/\bmiyokos?(?: creamery)?(?: vegan)? (?=[a-z])/g, "nut-based vegan "],
  [/\bearth balance(?: vegan)? (?=[a-z])/g, "soy-based vegan "],
  [new RegExp(`\\b(?:${VEGAN_MAKERS}) (?=[a-z])`, "g"), "vegan "],
  [/\b(?:european|american|irish|danish|french)(?:[- ]style)?(?=,? (?:(?:un)?salted )?butter\b)/g, ""],
  [/\bfrozen (?=(?:(?:un)?salted )?butter\b)/g, ""],
  [/\b(?:navel|point|flat|first|second|thin|thick)[- ](?:end|cut)(?= (?:beef )?brisket\b)/g, ""],
  [/(?<=[a-z]{3} )fish (?:pieces|chunks|cubes)\b/g, "fish"],
  [/\bbottle gourds?\b/g, "lauki"],
  [/\bpot roast\b/g, "chuck roast"],
  [/\bbulk (?=(?:[a-z]+ ){0,3}sausage\b)/g, ""],
  // As fat as ordinary ground pork.
  [/\b(?:1[5-9]|2[0-5]) ?% fat (?=(?:ground )?(?:pork|lamb)\b)/g, ""],
  [/ ?, ?(?:(?:full|low|reduced|half|lower|non|zero)[- ]fat|fat[- ](?:free|reduced))(?= ?(?:,|$))/g, ""],
  [/\b(?:racks?|slabs?) (?:of )?(?=(?:[a-z-]+ ){0,3}(?:ribs|spareribs)\b)/g, ""],
  [
    /\b(?:light|lite) (?=(?:english muffins?|(?:wheat |white |rye )?bread|tortillas?|wraps?|pitas?|(?:hot ?dog |hamburger |burger )?buns?)\b)/g,
    "",
  ],
  [/\bsundried\b/g, "sun-dried"],
  [/\bchooks?\b/g, "chicken"],
  // "Sera" alone is cheese in Polish.
  [/\bstalks? (?:of )?sera\b/g, "stalk serai"],
  [/(?<=\d ?)hrs?\b\.?/g, "hours"],
  // "Kernels from 2 ears of corn", "kimchi plus 1 tbsp of its brine".
  [
    /^\s*(?:corn )?kernels,? (?:cut |sliced |shaved |stripped )?(?:from|off|of) (?:the )?(\d+) (?:(?:fresh|small|medium|large) )*(?:(?:sweet ?)?corn )?(?:ears?|cobs?)(?: (?:of )?(?:fresh )?(?:sweet ?)?corn)?\b/g,
    "$1 ears of corn",
  ],
  [
    /,? (?:plus|and|with) (?:\d[\d./]*|an?)(?: (?:tbsps?|tablespoons?|tsps?|teaspoons?|cups?|splash))?(?: of)? (?:its|their|the) (?:own )?(?:(?:pickling|canning|soaking) )?(?:brine|juices?|liquid)\b/g,
    "",
  ],
  // "Creamy almond butter", "prepared pesto": smoothness, or that it is bought ready.
  [
    /\b(?:creamy|crunchy|no-stir|runny|drippy) (?=(?:(?:natural|raw|roasted|unsalted|salted) )?(?:(?:almond|cashew|peanut|hazelnut|pistachio|(?:sunflower|pumpkin)(?: seed)?) butter|tahini)\b)/g,
    "",
  ],
  [
    /\bprepared (?=(?:basil |green |red |yellow |fresh |dijon )?(?:pesto|hummus|salsa|guacamole|marinara|mustard|tapenade|polenta|pizza dough|pie crust|tzatziki|barbecue sauce)\b)/g,
    "",
  ],
  [/\bfage(?: total)? (\d(?:\.\d)?) ?% (?:plain )?(?=yogh?urt\b)/g, "$1% greek "],
  [/\bbricks?(?: of)? (?=(?:[a-z]+ )?(?:cream cheese|tofu)\b)/g, "block "],
  // "(Abtropfgewicht 250 g)".
  [
    /,? ?\(?(?:abtropfgewicht|abtropfgew\.|poids net egoutte|peso sgocciolato|peso escurrido|uitlekgewicht)\b:? ?(?:ca\.? )?\d+ ?g\)?/g,
    " ",
  ],
  [/\bveggies\b/g, "vegetables"],
  [/\b(?:tinned|jarred)\b/g, "canned"],
  [/\bcourgettes?\b/g, "zucchini"],
  [/\baubergines?\b/g, "eggplant"],
  [/\bcapsicums?\b/g, "bell pepper"],
  [/\bprawns?\b/g, "shrimp"],
  [/\bspring onions?\b/g, "scallions"],
  [/\bwholemeal\b/g, "whole wheat"],
  [/\b(beef|pork|lamb|turkey|chicken|veal|venison|bison) mince\b/g, "ground $1"],
  [/\bminced (beef|pork|lamb|turkey|chicken|veal|venison|bison)\b/g, "ground $1"],
  [/\b(chicken|beef|vegetable|veg|fish|mushroom) stock\b(?! (?:cube|pot|powder))/g, "$1 broth"],
  [
    /\b(?:full|low|reduced|half|lower|non|zero)[- ]fat (?=[a-z])|\b(?:fat[- ]free|fat[- ]reduced|lite|skim) (?=[a-z])/g,
    "",
  ],
  [/\bwhole[- ]milk (?=(?:labneh?|labne|feta|kefir|skyr|quark)\b)/g, ""],
  [/\bwhole[- ]?grain\b/g, "whole wheat"],
  [/\b[789]\d ?% (?:cocoa |cacao )?(?=dark chocolate\b)/g, ""],
  [/\b(dark chocolate),? (?:with )?[789]\d ?%(?: (?:cocoa|cacao))?/g, "$1"],
];

interface Dictionary {
  readonly phrases: readonly (readonly [said: RegExp, english: string])[];
  readonly words: ReadonlyMap<string, string>;
  /** The same for all forms of a word; null if forms of words with several meanings coincide. */
  readonly stems: ReadonlyMap<string, string | null>;
}

let built: Dictionary | undefined;

/** "Half", "a quarter of": moves amounts to the front. */
const AMOUNT_FIRST = /^\d/;
const LETTERS = /[a-z]+/g;
/**
 * Letters of Slavic languages, Hungarian and Romanian, and Finnish endings, which no French, Spanish or German word
 * has.
 */
const EASTERN = /[ąćęłńśźżčďěňřšťůžőűășț]|\p{L}{6}(?:aa|ää|tä|öä|jä)(?!\p{L})/iu;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** Reads the tables on first use. */
function dictionary(): Dictionary {
  if (built !== undefined) return built;
  const rows = (data: string) =>
    data
      .trim()
      .split("\n")
      .map((row) => [row.slice(0, row.indexOf("=")), row.slice(row.indexOf("=") + 1)] as const);
  const phrases = rows(PHRASES_ABROAD).map(([english, said]): readonly [RegExp, string] => {
    const longestFirst = said.split(";").sort((left, right) => right.length - left.length);
    const start = AMOUNT_FIRST.test(english) ? "^\\s*" : "(?<![a-z])";
    return [new RegExp(`${start}(?:${longestFirst.map(escaped).join("|")})(?![a-z])`, "g"), ` ${english} `];
  });
  const words = new Map(
    rows(WORDS_ABROAD).flatMap(([english, said]) => said.split(" ").map((word) => [word, english] as const)),
  );
  const stems = new Map<string, string | null>();
  for (const [word, english] of words) {
    const stem = formStem(word);
    if (word.length >= MIN_INFLECTED) stems.set(stem, (stems.get(stem) ?? english) === english ? english : null);
  }
  built = { phrases, words, stems };
  return built;
}

const MIN_INFLECTED = 6;

/** The English for a word or another form of it: "écrasées" like "écrasé", "oloupaných" like "oloupaný". */
function englishOf(word: string): string | undefined {
  const { words, stems } = dictionary();
  const exact = words.get(word);
  if (exact !== undefined || word.length < MIN_INFLECTED || isKnownWord(word) || isKnownWord(singular(word)))
    return exact;
  return stems.get(formStem(word)) ?? undefined;
}

/** Plural and case endings in Italian, German, Spanish and Polish, with the singular's ending. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/chi$/, ["co"]],
  [/che$/, ["ca"]],
  [/ghe$/, ["ga"]],
  [/i$/, ["o", "e"]],
  [/en$/, ["", "e"]],
  [/n$/, [""]],
  [/e$/, ["a", ""]],
  [/er$/, [""]],
  [/ku$/, ["ek", "k"]],
  [/y$/, ["a", ""]],
  [/ow$/, [""]],
];
const MIN_STEM = 4;

/** The singular of an unknown foreign plural, if it is part of a food name; otherwise the word itself. */
function singularAbroad(word: string): string {
  const plain = singular(word);
  if (isKnownWord(plain)) return word;
  for (const [ending, others] of ENDINGS) {
    if (!ending.test(plain)) continue;
    for (const other of others) {
      const one = plain.replace(ending, other);
      if (one.length >= MIN_STEM && nameVocabulary().has(singular(one))) return one;
    }
  }
  return word;
}

const LINKS: ReadonlySet<string> = new Set(["in", "with", "and", "or"]);

function saysHowMuchOrCut(english: string): boolean {
  return findUnit(english) !== null || PREPARATION_WORDS.has(english) || LINKS.has(english);
}

/**
 * Plainer versions of a line for which nothing was found, from the most literal to the freest. Food names stay, so that
 * anything the line hides stays hidden or visible in all versions alike.
 */
export function plainerLines(text: string): readonly string[] {
  const folded = foldText(spaceAmounts(text));
  const plainer = PLAINER.reduce((line, [said, plain]) => line.replace(said, plain), folded);
  const { phrases } = dictionary();
  const phrased = phrases.reduce((line, [said, english]) => line.replace(said, english), plainer);
  const isAbroad =
    phrased !== plainer ||
    (phrased.match(LETTERS) ?? []).some((word) => englishOf(word) !== undefined || ABROAD.has(word));
  const near = phrased.replace(LETTERS, (word) => {
    const english = englishOf(word);
    return english !== undefined && saysHowMuchOrCut(english) ? english : word;
  });
  const free = phrased.replace(LETTERS, (word) => englishOf(word) ?? word);
  const lines = isAbroad
    ? [plainer, near, free, free.replace(LETTERS, singularAbroad), withNamesForCases(near), withNamesForCases(phrased)]
    : [plainer, ...(EASTERN.test(text) ? [withNamesForCases(plainer)] : [])];
  return [...new Set(lines)].filter((line) => line !== text);
}

/** Short words that no English line contains. */
const ABROAD: ReadonlySet<string> = new Set(
  "de di del della dei delle du des en al el la il lo una uno taza tazas cucharada cucharadas cucharadita cucharaditas cucchiaio cucchiai cucchiaino cucchiaini xicara colher el tl essloffel teeloffel".split(
    " ",
  ),
);
