import { SPOON_UNITS } from "@mealwright/schema/constants/food/units";
import { table } from "../../table.ts";

export const FRACTIONS: Readonly<Record<string, string>> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
  "⅙": "1/6",
  "⅚": "5/6",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};
export const NUMBER_WORDS: Readonly<Record<string, number>> = table({
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  half: 0.5,
  quarter: 0.25,
  couple: 2,
  few: 3,
  several: 4,
  dozen: 12,
  ein: 1,
  eine: 1,
  un: 1,
  une: 1,
  una: 1,
  uno: 1,
  um: 1,
  uma: 1,
});
export const LEAD_WORDS: ReadonlySet<string> = new Set(
  "about around approx approx. approximately roughly circa ca ca. c. just another only up over plus - – — • * ~ +".split(
    " ",
  ),
);
export const BRACKET_LEADS: ReadonlySet<string> = new Set(
  "about around approx approximately roughly circa ca from made using i use used = ~ see".split(" "),
);
export const SIZE_WORDS: Readonly<Record<string, string>> = table({
  small: "small",
  little: "small",
  medium: "medium",
  large: "large",
  big: "large",
  "extra-large": "xl",
  xl: "xl",
  sm: "small",
  "sm.": "small",
  sml: "small",
  md: "medium",
  med: "medium",
  "med.": "medium",
  lg: "large",
  "lg.": "large",
  lrg: "large",
  lge: "large",
  jumbo: "jumbo",
});
export const FILL_WORDS: ReadonlySet<string> = new Set(
  "sized heaped heaping level rounded scant generous good thick thin big small medium large fat full sized-up packed of decent nice juicy plump ripe".split(
    " ",
  ),
);
/** What may follow a weight: "400 g tin of". */
export const VESSELS: ReadonlySet<string> = new Set(
  "can jar packet bottle pot block sachet ball sheet bunch bulb head".split(" "),
);
export const DRAINED_CONTAINERS: ReadonlySet<string> = new Set(["can", "jar"]);
export const SHAPES: ReadonlySet<string> = new Set(["piece", "pieces", "knob", "chunk", "length", "thumb", "stick"]);
export const AMOUNT_TAILS: ReadonlySet<string> = new Set("each apiece total in or so weight".split(" "));
/** "1 lb 2 oz": units that may follow a measure without a word between them. */
export const FINER_UNITS: Readonly<Record<string, readonly string[]>> = table({
  lb: ["oz"],
  kg: ["g"],
  l: ["ml"],
  pint: ["floz"],
  cup: SPOON_UNITS,
  tbsp: ["tsp"],
});
export const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the"]);
