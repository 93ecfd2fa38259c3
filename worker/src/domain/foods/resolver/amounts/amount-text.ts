import { findUnit } from "../../catalogue/units.ts";
import { isKnownWord } from "../spelling.ts";
import { singular } from "../words.ts";
import { FRACTIONS, NUMBER_WORDS } from "./amount-words.ts";

const DIGIT = /\d/;
const NOT_ASCII = /[^\0-\x7f]/;
const FRACTION_CHARACTER = /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g;
const SPLIT_DIGITS = /(\d)(?=[a-zA-Z(])/g;
const DECIMAL_COMMA = /(\d),(?=\d{1,2}(?!\d))/g;
const THOUSANDS_COMMA = /(\d),(?=\d{3}(?!\d))/g;
const HYPHEN_AFTER_NUMBER = /(\d)-(?=[a-zA-Z])/g;
const SIZED = /-sized?(?![a-z])/g;
/** "500 g/1 lb": the same amount twice. */
const UNIT_SLASH = /([a-zA-Z]) ?\/ ?(?=\d)/g;
/** "Sooji / rava", "salt and/or pepper": one or the other. */
const NAME_SLASH = /([a-zA-Z]{3}) ?\/ ?(?=[a-zA-Z]{3})/g;
const WORDED_START =
  /third|quarter|and a half|\bdoz\b|up to|at least|at most|no more|between|spoon|ths|bit of|heap|scant|generous|rounded|level|full|\d ?\+ ?\d|à|càs|càc/i;
const WORDED: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:(?:slightly|very) )?(?:heap(?:ed|ing)|scant|generous|rounded|level|full) (?=[\d½¼¾⅓⅔⅛])/i, ""],
  [/^\s*between (\d[\d./]*) and (?=\d)/i, "$1 to "],
  [/\b(table|tea|dessert) spoon/i, "$1spoon"],
  [/^\s*(\d+) ?\+ ?(?=\d\/\d)/, "$1 "],
  [/^\s*((?:\d+ )?\d\/\d+)ths?(?: of)?(?: an?)? /i, "$1 "],
  [/^\s*(?:just )?(?:an? )?(?:tiny |little |wee )*bit (?:more )?of /i, "a little "],
  [/^\s*(?:up to|at least|at most|no more than) (?=[\d½¼¾⅓⅔])/i, ""],
  [/^\s*one[ -](?=quarter|third)/i, ""],
  [/^\s*(?:an? |one )?third(?: of)?(?: an?)? /i, "1/3 "],
  [/^\s*two[ -]thirds?(?: of)?(?: an?)? /i, "2/3 "],
  [/^\s*three[ -]quarters?(?: of)?(?: an?)? /i, "3/4 "],
  [/^\s*(\d+) ?doz\b\.?/i, "$1 dozen"],
];
const WHOLE_AND_PART =
  /^\s*([a-z]+|\d+) and (?:an? |one )?(half|quarter|third|three[- ]quarters|two[- ]thirds)(?: of)?(?: an?)? /i;
const PARTS: Readonly<Record<string, number>> = {
  half: 0.5,
  quarter: 0.25,
  third: 1 / 3,
  "three quarters": 0.75,
  "two thirds": 2 / 3,
};
/** "2 T" is tablespoons, "2 t" teaspoons: distinguish them before folding case. */
const CAPITAL_SPOON = /(\d) ?T(?=[ .])/g;
/** "1 (1-inch) piece": how long each piece is. */
const PIECE_LENGTH = /\((\d[\d./ ]*)[- ]?(inch|cm)\)(?= (?:piece|knob|chunk|length|thumb))/gi;
/** "6 cups 1-inch cubes of bread": how large the pieces in the cup are. */
const CUPS_OF_PIECES =
  /\b(cups?) (?:of )?(?:\d[\d./ ]*)[- ](?:inch|cm) (?:cubes?|pieces?|chunks?|dice|strips?|slices?)(?: of)? /gi;
/** "Six-inch tortillas": a width in words becomes a number. */
const WORDED_INCHES = /\b(four|five|six|seven|eight|nine|ten|twelve)[- ]inch\b/gi;
/** "(3- to 4-pound)": the first number has a hyphen. */
const HANGING_HYPHEN = /(\d)-(?= (?:to|or) \d)/g;
/** "1-1/2 cups" is one and a half, but "1/2-3/4" is a range. */
const MIXED_DASH = /(?<![\d/.])(\d+)-(?=[1-9]\/[2-9](?!\d))/g;
const DASH = /[-–—]/;
const RANGE_DASH = /(\d) ?[-–—] ?(?=\d)/g;

/** "One and a quarter cups": the whole and its fraction as one number. */
function addPart(line: string): string {
  return line.replace(WHOLE_AND_PART, (said, whole: string, part: string) => {
    const count = NUMBER_WORDS[whole.toLowerCase()] ?? Number(whole);
    const more = PARTS[part.toLowerCase().replace("-", " ")];
    return Number.isFinite(count) && more !== undefined ? `${(count + more).toFixed(3)} ` : said;
  });
}

function spaceSlashes(text: string): string {
  return text.replace(NAME_SLASH, "$1 or ").replace(UNIT_SLASH, "$1 / ");
}

function spaceSigns(text: string): string {
  return text
    .replace(FRACTION_CHARACTER, (character) => ` ${FRACTIONS[character] ?? ""}`)
    .replaceAll("⁄", "/")
    .replaceAll("×", " x ");
}

function spaceDigits(text: string): string {
  const plain = text.includes(",") ? text.replace(THOUSANDS_COMMA, "$1").replace(DECIMAL_COMMA, "$1.") : text;
  if (!DASH.test(plain)) return plain.replace(SPLIT_DIGITS, "$1 ");
  return plain
    .replace(HYPHEN_AFTER_NUMBER, "$1 ")
    .replace(SPLIT_DIGITS, "$1 ")
    .replace(MIXED_DASH, "$1 ")
    .replace(RANGE_DASH, "$1 to ");
}

const GLUED = /(?<=\d)[a-z]{4,}/gi;
/** Longest first. */
const GLUED_UNITS = "tbsps tbsp tsps tsp cups cup lbs kg mg ml cl dl oz lb g l x".split(" ");

function isWord(word: string): boolean {
  return isKnownWord(singular(word)) || findUnit(word) !== null;
}

/** "200gcherry tomatoes", "400gtin", "2xonions": a missing space after a unit, if the whole is not a word. */
export function spaceUnits(text: string): string {
  return text.replace(GLUED, (said) => {
    const glued = said.toLowerCase();
    if (isWord(glued)) return said;
    const unit = GLUED_UNITS.find((one) => glued.startsWith(one) && isWord(glued.slice(one.length)));
    return unit === undefined ? said : `${said.slice(0, unit.length)} ${said.slice(unit.length)}`;
  });
}

/** `2" piece`: the sign for inches. */
const INCH_SIGN = /(\d)\s?["”″](?= [a-z])/;

/** Puts spaces between numbers, fractions and units so that a line can be read token by token. */
export function spaceAmounts(text: string): string {
  let line = INCH_SIGN.test(text) ? text.replace(INCH_SIGN, "$1-inch") : text;
  if (WORDED_START.test(line)) for (const [words, figure] of WORDED) line = addPart(line).replace(words, figure);
  if (line.includes("inch")) {
    line = line.replace(WORDED_INCHES, (_, figure: string) => `${NUMBER_WORDS[figure.toLowerCase()]}-inch`);
  }
  if (line.includes("cup")) line = line.replace(CUPS_OF_PIECES, "$1 ");
  if (line.includes("- ")) line = line.replace(HANGING_HYPHEN, "$1");
  if (line.includes("(")) line = line.replace(PIECE_LENGTH, "$1 $2");
  if (line.includes("T")) line = line.replace(CAPITAL_SPOON, "$1 tbsp");
  if (line.includes("/")) line = spaceSlashes(line);
  if (NOT_ASCII.test(line)) line = spaceSigns(line);
  if (line.includes("~")) line = line.replaceAll("~", "~ ");
  if (line.includes("-size")) line = line.replace(SIZED, " sized");
  return DIGIT.test(line) ? spaceDigits(line) : line;
}
