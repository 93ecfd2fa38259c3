import type { Food } from "../../catalogue/food.ts";
import { foldText } from "../words.ts";

const FRIED_IN_BATTER =
  "chicken|fish|cod|shrimps?|prawns?|scampi|oysters?|clams?|calamari|squid|scallops?|okra|green tomato(?:es)?|pickles?|cheese|mozzarella|mushrooms?|zucchini|courgettes?|cauliflower|catfish|turkey|steaks?";
/** Australian bakeries sell "slices" of these, which nobody slices. */
const SLICED_CAKE =
  "cherry|mint|peppermint|vanilla|caramel|coconut|date|walnut|almond|peanut|pecan|jelly|hedgehog|muesli";
const PASTRY_FILLING =
  "apple|apricot|raspberry|cherry|blueberry|peach|lemon|almond|pecan|maple pecan|cheese|custard|cinnamon|vanilla|chocolate|pistachio";
const FLESH = "chicken|turkey|fish|cod|haddock|plaice|salmon|shrimp|prawns?|squid|calamari|pork|beef";

/**
 * Names of dishes that look like a food with an adjective, and what the food must be or contain for that to be true.
 */
const DISHES: readonly (readonly [said: string, has: string])[] = [
  [`(?<!(?:pan|stir|air|shallow|dry)[- ])\\bfried (?:${FRIED_IN_BATTER})(?! (?:stock|broth|rice))`, "wheat"],
  ["(?:southern|country|kentucky|korean|chicken)[- ]fried|\\bnashville (?:hot )?chicken", "wheat"],
  ["\\bhot chicken(?! (?:stock|broth|sausage|soup|bouillon))", "wheat"],
  [`\\b(?:${FLESH}) (?:goujons?|bites|poppers?|pops|dippers?|nuggets?|fingers?)\\b(?!,? (?:raw|uncooked))`, "wheat"],
  [`\\b(?:${FLESH}|fillets?|strips|tenders)\\b[^,(]*,\\s*(?:extra )?(?:crispy|crunchy)\\s*$`, "wheat"],
  ["\\b(?:cauliflower|broccoli|egg) thins\\b", "egg"],
  ["\\b(?:almond|nut|oat|rye|wheat|cheese|sesame|multigrain|seeded|seed|rice) thins\\b", "wheat"],
  ["\\bscotch (?:eggs?|broth)|\\bhead ?cheese|\\bdirty rice|\\bkeema naan", "meat"],
  ["\\bpanna cotta|\\bpannacotta", "gelatin"],
  ["\\bpina colada|\\bpeshwari naan", "tree_nut"],
  [
    "\\b(?:irish|vietnamese) (?:iced )?coffee|\\b(?:thai|hong kong) (?:iced |milk )?tea\\b|\\b(?:milk|bubble|boba) tea",
    "milk",
  ],
  ["\\b(?:twice|double)[- ]baked potato|\\bmexican (?:street )?corn\\b|\\bmexican hot chocolate", "milk"],
  ["\\b(?:chocolate|yogh?urt|fudge|toffee|caramel)[- ](?:covered|coated|dipped|enrobed|drizzled|glazed)", "milk"],
  ["\\balabama (?:white|bbq|barbecue)|\\bwhite (?:bbq|barbecue) sauce|\\bduchess potato", "egg"],
  ["\\bbrewers? yeast", "gluten"],
  ["\\bcherry ripe\\b(?! (?:tomato|on))|\\bdairy milk (?:bar|chocolate|button)|\\bcadburys? dairy milk", "milk"],
  ["\\bpeach rings?\\b|\\bcircus peanut|\\bcandy corn\\b", "gelatin"],
  [`^\\s*(?:[1-4]|an?|one|two)? *(?:${SLICED_CAKE}) slice\\s*$`, "wheat"],
  [`\\b(?:${PASTRY_FILLING}) (?:danish(?:es)?|plait|turnover|strudel|twist)s?\\b(?! (?:blue|butter|style))`, "wheat"],
  ["\\bcuttle ?fi?sh|\\bgooey ?duck|\\bnero di seppia", "mollusc"],
  [
    "\\b(?:lindt|lindor|freddo|(?:beijing|peking)(?: roast)? duck|three[- ]cup|twice[- ]cooked|red[- ]cooked|mongolian|general tso|frys (?:family|vegetarian))\\b",
    "soy",
  ],
  ["\\bajo ?blanco|\\bshahi |\\bhappy cheeze", "tree_nut"],
  ["\\bhot ?dogs? in |\\bulster fry", "meat"],
  ["\\bspider roll", "crustacean"],
  ["\\bcrab classic|\\bortiz tostadas", "fish"],
  ["\\bmarigold swiss", "celery"],
  ["\\bhartleys jelly", "gelatin"],
  ["\\bleche (?:frita|asada)|\\brevuelto|\\bgypsy toast|\\beggy bread|\\bponche", "egg"],
  ["\\bbanana splits?\\b", "milk"],
  ["\\b(?:symphony|magnum|russell stover|actimel|ensure|mini eggs|thin mints|crunky|kraft macaroni)\\b", "milk"],
  [
    "\\b(?:jamaican (?:beef )?patt(?:y|ies)|beef patt(?:y|ies) jamaican|mini cheddars|grilled cheese|monte cristo|el monterey|britannia|manner|binch|bourbon petit)\\b|\\bcalamar\\w* (?:frit|rings)|\\bclam strips?|\\btostadas? de (?!maiz)|\\bpepito|\\bcrocchette|\\bcroquet",
    "wheat",
  ],
  ["\\bold speckled|\\bhaywards", "gluten"],
  ["\\b(?:cray|craw) ?fish", "crustacean"],
];

let built: { readonly any: RegExp; readonly each: readonly (readonly [RegExp, string])[] } | undefined;

function has({ contains, mayContain, animal }: Food, what: string): boolean {
  return animal === what || [...contains, ...mayContain].some((allergen) => allergen === what);
}

/**
 * Whether the line names a dish ("scotch eggs", "fried shrimp", "rice cakes, chocolate coated") of which the food is
 * only a part.
 */
export function isPartOfDish(text: string, food: Food): boolean {
  built ??= {
    any: new RegExp(DISHES.map(([said]) => said).join("|")),
    each: DISHES.map(([said, what]) => [new RegExp(said), what]),
  };
  const folded = foldText(text);
  if (!built.any.test(folded)) return false;
  return built.each.some(([said, what]) => !has(food, what) && said.test(folded));
}
