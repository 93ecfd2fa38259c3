const MAY_TELL =
  /≈| per |each| (?:at|of|weighing) |packed|\din\b|\d[- ]in\b|-[½⅓⅔¼¾⅛]|;|juice|zest|egg|pepper|adobo|jarred|[- ]size|dr(?:y|ied)|uncooked/i;
const WEIGHT = "\\d[\\d.,]* ?(?:k?g|grams?|oz|ounces?|lbs?|pounds?)\\.?";
const PIECE = "(?:piece|one|each|fillet|steak|breast|thigh|drumstick|leg|chop|cutlet|burger|patty|sausage|potato)";
const COUNT = "\\d[\\d./]*(?: \\d/\\d)?|[½¼¾]|an?|one|two|three|half an?";
const SPOONS = "cups?|c|tbsps?|tablespoons?|tsps?|teaspoons?|handfuls?|pinch(?:es)?|bunch(?:es)?|sprigs?";
const COLOR = "red|green|yellow|orange";
const FRUIT = "(?:small |medium |large |fresh |ripe )*(?:lemon|lime|orange|clementine|grapefruit)";

/** Wordings of an amount and the ones that the rest of the resolver reads. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/≈\s*/g, "~"],
  [/(\d)-(?=[½⅓⅔¼¾⅛])/g, "$1 "],
  // "1/4 cup (1 oz; 28 g)": the same amount twice.
  [/(\(\d[\d./ ]*[a-z]+\.?); ?(?=\d[\d./ ]* ?[a-z]+\))/gi, "$1 / "],
  [/\bdry (?=pints?\b)/gi, ""],
  [/\bjarred (?=(?:minced|crushed|chopped|grated) (?:garlic|ginger)\b)/gi, ""],
  // "1 tsp each cumin and coriander": two foods of the same amount.
  [
    new RegExp(
      `^\\s*((?:${COUNT})(?: to \\d)? ?(?:${SPOONS}))\\.? (?:each:?(?: of)?|of each:?) ((?:[a-z]+ ){0,3}[a-z]+)(?:,? (?:and|&)|,) ((?!pepper\\b)(?:[a-z]+ ){0,3}[a-z]+)\\s*$`,
      "i",
    ),
    "$1 $2 plus $1 $3",
  ],
  [
    new RegExp(`^\\s*(\\d) (${COLOR}) (?:and|&|\\+|plus) (\\d) (${COLOR}) (?<what>(?:bell |sweet )?peppers?)\\b`, "i"),
    "$1 $2 $<what> plus $3 $4 $<what>",
  ],
  [
    /(in adobo(?: sauce)?),? (?:plus|and|\+) (\d[\d./]* [a-z]+) (?:of )?(?:the |its |their )?sauce\b/gi,
    "$1 plus $2 adobo sauce",
  ],
  // "2 steaks (150 g per steak)", "4 potatoes at 200 g each".
  [new RegExp(`\\b(${WEIGHT}) per ${PIECE}\\b`, "gi"), "$1 each"],
  [
    new RegExp(`,? (?:at|of|weighing)(?: about| around| approx(?:\\.|imately)?)? (${WEIGHT}) (?:each|apiece)\\b`, "gi"),
    " ($1 each)",
  ],
  // "2 loosely packed cups": our cups do not tell how full they are.
  [/\b(?:lightly|loosely|firmly|tightly|well)[- ]packed (?=(?:cups?|c|tbsps?|tablespoons?|tsps?|teaspoons?)\b)/gi, ""],
  // "2 in. piece of ginger".
  [/(\d) ?-?in\. (?=[a-z])/gi, "$1-inch "],
  [/(\d) ?-?in (?=(?:piece|knob|chunk|length|thumb|fresh|root|ginger|turmeric|galangal)\b)/gi, "$1-inch "],
  // "1 family-size pack chicken thighs": how large a pack is that tells its weight elsewhere.
  [/\b(?:family|value|economy|bulk|party|snack)[- ]sized? (?=(?:pack|packet|package|pkg|bag|box|tub|jar|can)\b)/gi, ""],
  // "Lemon juice (from 1 lemon)", "lime juice of 2 limes".
  [
    new RegExp(
      `^\\s*(?:fresh(?:ly)? )?(?:squeezed )?(?:lemon|lime|orange) (juice|zest),? \\(?(?:from |of )?(${COUNT}) (${FRUIT}s?)\\)?\\s*$`,
      "i",
    ),
    "$1 of $2 $3",
  ],
  // "1 lime (juice only)".
  [
    new RegExp(`^\\s*(${COUNT}) (${FRUIT}s?)(?:,? (juice|zest) only| \\((juice|zest)(?: only)?\\))\\s*$`, "i"),
    "$3$4 of $1 $2",
  ],
  // "3 limes (about 1/4 cup juice)".
  [
    new RegExp(
      `^\\s*(?:juice (?:of|from) )?(?:${COUNT}) (?:small |medium |large |fresh |ripe )*(lemon|lime|orange)s?(?:,? juiced)?,? \\((?:for |about |to make |yields? |enough for |~)*(\\d[\\d./ ]*|[½¼¾⅓⅔]) ?(cups?|tbsps?|tablespoons?|tsps?|teaspoons?|ml|oz)\\.? (?:of )?(?:fresh )?juice\\)`,
      "i",
    ),
    "$2 $3 $1 juice",
  ],
  // "1 whole egg and 2 whites".
  [
    /^(\s*\d+ (?:(?:whole|large|medium) )*eggs?),? (?:and|plus|\+|&) (\d+) (?:(?:extra|more|large|additional) )*(?:egg[- ])?(white|yolk)s?\b/i,
    "$1 plus $2 egg $3s",
  ],
  // "1 cup dry quinoa, cooked": measured before it is cooked.
  [/\b(dry|dried|uncooked) ([^,()]+?)(?:, (?:then )?cooked(?: [^,()]*)?| \(cooked\))(?=\s*(?:,|$))/gi, "$1 $2"],
];

/** The same line with its amounts in plainer words. */
export function plainAmounts(text: string): string {
  return MAY_TELL.test(text) ? PLAIN.reduce((line, [said, plain]) => line.replace(said, plain), text) : text;
}
