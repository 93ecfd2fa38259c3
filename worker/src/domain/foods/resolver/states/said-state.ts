import { requireFood } from "../../catalogue/catalogue.ts";
import type { Food, FoodId } from "../../catalogue/food.ts";
import { table } from "../../table.ts";

const MAY_TELL =
  /style|drain|until|till | but |pressure|[ée]goutt|abgetr|escurr|sgocc|haut|peau|piel|pel[le]|sal |sale |sel |salz|slow|pan|air|frozen|skin|dried|dry|greens|%|zest|salt|juice|only|made|lea[fv]|tops|ste[am]m?s|stalks|pack|ready|cook|microw|pouch|merchant|polenta|\( ?n/i;
/** Only fresh herbs have leaves to pick. */
const LEAVES_PICKED =
  /\b(?<!fresh |dried )(tarragon|sage|oregano|thyme|rosemary|marjoram|dill|mint|basil|parsley),? lea(?:f|ves) (?:picked|chopped|torn|stripped)\b/gi;
/** "With tops": how it is sold; the edible part is the same. */
const SOLD_WITH =
  /\b(?:with|and) (?:the |their |its |some )?(?:(?:green )?(?:tops|leaves|roots|greens)|(?:tender|soft|fine|thin) (?:stems|stalks))(?: attached| on)?\b/gi;
/** "(No. 3)", "(not too lean)": remarks that cannot identify another food. */
const NO_FOOD_IN_BRACKETS =
  /\(\s*(?:no\.? ?\d+|not [^()]+|(?:at least |about )?\d+ ?%(?: (?:or|and) (?:higher|more|above|up))? (?:cacao|cocoa)(?: solids)?)\s*\)/gi;
/** "Store-made", "ready-made": who made a food does not change it. */
const MADE_ELSEWHERE = /\b(?:ready|pre|shop|store|factory)[- ]?made\b/gi;
/** The cooking method does not matter, only that it is cooked. */
const COOKED_IN = /\b(?:slow|pan|air|spit|pressure)[- ](?=(?:roasted|cooked|fried|baked|grilled|seared|toasted)\b)/gi;
const DRY_ROASTED =
  /(?:,\s*dry[- ](?=(?:roasted|toasted|fried)\b)|\b(?:in|using) a (?:hot )?dry (?:frying |non-?stick )?(?:pan|skillet|wok)\b)/gi;
const FRESH_OR_FROZEN = /\b(?:fresh or frozen|frozen or fresh)\b/gi;
const IF_FROZEN = /,? *\b(?:thawed|defrosted) if frozen\b/gi;
const DRAINED_ABROAD = /(?:égoutté|abgetropft|escurrid[oa]|sgocciolat[oaie])(?:e?s)?(?![a-z])/gi;
const SKINLESS_ABROAD = /\b(?:ohne haut|sans (?:la )?peau|sin piel|senza pelle|sem pele)\b/gi;
/** "Japanese-style breadcrumbs" are Japanese breadcrumbs. */
const STYLE =
  /\b(japanese|greek|italian|thai|mexican|spanish|french|chinese|asian|american|moroccan|indian|mediterranean|swiss|english|canadian|cajun|southern)[- ]style\b/gi;
/** "A pouch of ready lentils", "vacuum-packed farro": sold cooked. */
const SOLD_COOKED =
  /\b(?:vacuum[- ]packed|vac[- ]packed|ready[- ]to[- ]eat|ready[- ]cooked|pre-?cooked|microwave(?:able)?|cooked pouch)(?! (?:dry|instant))(?= (?:[a-z-]+ ){0,2}?(?:lentils?|rice|quinoa|grains|farro|freekeh|beans|chickpeas|barley|spelt|bulgur)\b)/gi;
/** "1 pouch Puy lentils": sold cooked, too. */
const POUCH =
  /\b(?:(?:pouch(?:es)?(?: of)? )?merchant gourmet|pouch(?:es)?(?: of)?)(?! (?:of )?(?:cooked|dry|dried|instant|uncooked|raw))(?=(?: \([^()a-z]*\d ?(?:g|oz)\))? (?:[a-z'’-]+ ){0,4}?(?:lentils?|rice|quinoa|grains|farro|freekeh|barley|basmati)\b)/gi;
/** Sold cooked as a sausage of 18 oz. */
const TUBE_OF_POLENTA =
  /\b(?:tube|log|roll)s?( \([^()]*\))?(?: of)?(?: (?:cooked|ready-made|prepared|precooked))? polenta\b/gi;
const SALT_AND_PEPPER_ABROAD =
  /\b(?:sal y pimienta|sal e pimenta|sale e pepe|sel et poivre|salz und pfeffer|s[oó]l i pieprz|zout en peper|salt och peppar|salt og pe[b]+er|tuz ve karabiber)\b/gi;
/** "Scrubbed but not peeled", "ripe but firm": handling expressed by what was not done. */
const BUT =
  /\s+but (?:(?:still|relatively|fairly|quite|slightly|reasonably|just|a (?:little|bit)) )?(?:not (?:too |yet |fully |over ?)?)?(?:[a-z]+(?:ed|en)|firm|ripe|soft|tender|warm|cool|cold|hot|dry|thick|thin)\b/gi;
/** "200 g orzo, cooked as the packet says": weighed before it is cooked. */
const COOKED_BY_LABEL =
  /,?\s*\(?(?:cooked|prepared|boiled|made(?: up)?)(?: and \w+)? (?:according to|as per|following|per|to|as directed on|as) (?:the |its )?(?:pack(?:et|age|aging)?|box|label|manufacturer)[^,()]*\)?/gi;
/** "Stock made from half a cube": what it is made of is known. */
const MADE_OF_CUBE =
  /(?<=\b(?:stock|broth)\b),?\s*\(?made (?:up )?(?:from|with|using) [^,()]*\b(?:cubes?|powder|granules|pots?|concentrate|bouillon)\)?/gi;
const SOAKED_THEN_COOKED = /\bsoaked(?: overnight)?,? (?:and |then |and then )?(?=(?:cooked|boiled)\b)/gi;
/** "Skin-on and bone-in": both, as if separated by a comma. */
const SKIN_AND_BONE =
  /\b(skin[- ]on|bone[- ]in|skinless|boneless),? (?:and|&) (?=(?:skin[- ]on|bone[- ]in|skinless|boneless)\b)/gi;
/** "Not drained": joined to one word, so that it does not read as "drained". */
const NOT_DRAINED = /\b(?:not|don['’]?t|do not|un-) ?drain(?:ed)?\b/gi;
/** "Soaked until soft": the time is not a state of its own. */
const UNTIL =
  /\s+(?:until|till) (?:(?:very|just|completely|fully|well|slightly|lightly|nice and) )?(?:soft|softened|tender|smooth|pliable|hydrated|rehydrated|melted|translucent|plump|frothy|foamy|fluffy|creamy|golden|fragrant|crisp|warm|cool|cold|hot|needed|combined|doubled|thick|fine|light|al dente|ready|dissolved)(?: (?:and|but) (?:soft|tender|smooth|pliable|foamy|fluffy|golden|thick|warm|light|creamy))?(?: brown)?(?=\s*(?:[,;)]|$))/gi;
const PART_ONLY = /\b(whites?|yolks?|leaves|florets|tips|hearts) only\b/gi;
/** "Lime, juice of 1", "lemon (zest only)": the part named behind the fruit. */
const PART_BEHIND = /^\s*([a-z]+),? \(?(juice|zest|rind)(?: only)?(?: of ([\d./½]+|half))?\)?\s*$/i;
const FRUIT = /^(?:lemon|lime|orange)s?$/i;
const SALT_AND_PEPPER =
  /\b(?:(?:sea|kosher|flaky|table|coarse|fine|rock|pink) )*salt(?: flakes)?,? (?:and|&|\+) (?:(?:freshly|fresh|coarsely|finely|ground|cracked|milled|black|white) )*pepper(?!corn| flake| sauce)/gi;
/** "1 lemon, zest and juice": what is done with the whole fruit. */
const ZEST_AND_JUICE = /,\s*(?:(?:finely |grated )*zest (?:and|&) juice|juice (?:and|&) (?:finely |grated )*zest)\b/gi;
/** "Thighs (skin on), bite-size pieces": in brackets instead of after a comma. */
const BRACKETED_STATE =
  /\s*\(\s*((?:skin|bone)[- ](?:on|in|off))(?:,? (?:and )?((?:skin|bone)[- ](?:on|in|off)))?\s*\)/gi;
const SKIN = "(?:the |its |their |any )?skins?(?: and (?:bones?|seeds?|fat))?";
const SKIN_TAKEN_OFF = new RegExp(
  `\\b(?:(?:with )?${SKIN} (?:is |are |being )?(?:removed|discarded|taken off|peeled off|peeled|off)|(?:without|no|minus|remove|discard) ${SKIN})(?![a-z])`,
  "gi",
);
/** "Drained and dried", "washed & spun dry": dried after washing, not a dried food. */
const WIPED_DRY =
  /\b(?:(?:well|thoroughly|then|and|very|completely) )*(?:pat|patted|squeezed|pressed|wrung|spun|blotted|shaken|towel|wiped)(?: very| completely| thoroughly)? (?:dry|dried)\b(?: (?:well|thoroughly|(?:with|on|using) (?:a )?(?:clean )?(?:kitchen |paper )?(?:towels?|paper)))?|\bdr(?:ied|y) (?:well |thoroughly )?(?:with|on) (?:a )?(?:clean )?(?:kitchen |paper )(?:towels?|paper)|\b(drained|rinsed|washed|cleaned|wiped|scrubbed)(?: well| thoroughly)?,? (?:and then|and|then|&) (?:well |thoroughly |lightly |patted |pat |spun |towel |wiped )*(?:dried|dry)\b(?: (?:well|thoroughly|with (?:a )?(?:kitchen |paper )?towels?))?/gi;

/**
 * The same text in plainer words: removed skin is "skinless", water wiped off is dropped, and any kind of salt or
 * pepper is just that.
 */
export function plainStates(text: string): string {
  if (!MAY_TELL.test(text)) return text;
  const [, fruit = "", part = "", count = ""] = PART_BEHIND.exec(text) ?? [];
  if (FRUIT.test(fruit) && (count !== "" || text.includes("only"))) return `${part} of ${count} ${fruit}`;
  return text
    .replace(BUT, "")
    .replace(BRACKETED_STATE, (_, first: string, second?: string) => `, ${[first, second].filter(Boolean).join(", ")}`)
    .replace(UNTIL, "")
    .replace(NOT_DRAINED, "undrained")
    .replace(SKIN_AND_BONE, "$1, ")
    .replace(MADE_OF_CUBE, "")
    .replace(SOAKED_THEN_COOKED, "")
    .replace(COOKED_BY_LABEL, "")
    .replace(SOLD_COOKED, "cooked")
    .replace(POUCH, "packet cooked")
    .replace(TUBE_OF_POLENTA, (_, size?: string) => `packet${size ?? " (510 g)"} cooked polenta`)
    .replace(MADE_ELSEWHERE, "bought")
    .replace(DRAINED_ABROAD, "drained")
    .replace(SKINLESS_ABROAD, "skinless")
    .replace(STYLE, "$1")
    .replace(SALT_AND_PEPPER_ABROAD, "salt and pepper")
    .replace(COOKED_IN, "")
    .replace(DRY_ROASTED, ", ")
    .replace(FRESH_OR_FROZEN, "fresh")
    .replace(IF_FROZEN, "")
    .replace(LEAVES_PICKED, "fresh $1, picked")
    .replace(SOLD_WITH, "")
    .replace(NO_FOOD_IN_BRACKETS, "")
    .replace(SKIN_TAKEN_OFF, "skinless")
    .replace(WIPED_DRY, "$1")
    .replace(PART_ONLY, "$1")
    .replace(ZEST_AND_JUICE, ", zested and juiced")
    .replace(SALT_AND_PEPPER, "salt and pepper");
}

const NOT_YET_COOKED: ReadonlySet<string> = new Set(["dried", "dry", "uncooked", "raw", "soaked", "unsoaked", "red"]);

interface State {
  readonly said: readonly string[];
  readonly unless: ReadonlySet<string>;
  /** The food that each of these becomes in this state. */
  readonly kin: Readonly<Record<FoodId, FoodId>>;
}

const COOKED_PULSES: Readonly<Record<FoodId, FoodId>> = table({
  "chickpeas-dried": "chickpeas-cooked",
  "lentils-green-or-brown-dried": "lentils-cooked",
  "black-beans-dried": "black-beans-cooked",
  "kidney-beans-dried": "kidney-beans-cooked",
  "pinto-beans-dried": "pinto-beans-cooked",
  "white-beans-dried": "white-beans-cooked",
  "navy-beans-dried": "navy-beans-cooked",
  "black-eyed-peas-dried": "black-eyed-peas-cooked",
  "mung-beans-dried": "mung-beans-cooked",
  "adzuki-beans-dried": "adzuki-beans-cooked",
  "pigeon-peas-dried": "pigeon-peas-cooked",
  "split-peas-dried": "split-peas-cooked",
});

/** Whether the food is a dried legume that the catalogue also has cooked. */
export function hasCookedKin({ id }: Food): boolean {
  return COOKED_PULSES[id] !== undefined;
}

const STATES: readonly State[] = [
  {
    said: ["drained"],
    unless: NOT_YET_COOKED,
    kin: table({
      "chickpeas-dried": "chickpeas-canned-drained",
      "lentils-green-or-brown-dried": "lentils-cooked",
      "black-beans-dried": "black-beans-canned-drained",
      "kidney-beans-dried": "kidney-beans-canned-drained",
      "pinto-beans-dried": "pinto-beans-canned-drained",
      "cannellini-beans-dried": "cannellini-beans-canned-drained",
      "white-beans-dried": "cannellini-beans-canned-drained",
      "navy-beans-dried": "navy-beans-canned",
      "great-northern-beans-dried": "great-northern-beans-canned-drained",
      "cranberry-beans-dried": "cranberry-beans-canned",
      "black-eyed-peas-dried": "black-eyed-peas-cooked",
      "fava-beans-dried": "fava-beans-canned",
      "lima-beans-dried": "lima-beans-canned",
      "mung-beans-dried": "mung-beans-cooked",
      "adzuki-beans-dried": "adzuki-beans-cooked",
      "pigeon-peas-dried": "pigeon-peas-cooked",
      "soybeans-dried": "soybeans-cooked",
      // "Chickpeas in water, drained": not of the water.
      aquafaba: "chickpeas-canned-drained",
    }),
  },
  {
    said: ["cooked", "boiled"],
    unless: NOT_YET_COOKED,
    kin: COOKED_PULSES,
  },
  {
    said: ["drained", "jarred", "canned", "tinned"],
    unless: new Set(["frozen", "fresh", "dried", "dry"]),
    kin: table({ "lima-beans-frozen": "lima-beans-canned" }),
  },
  {
    // "Kidney beans, soaked overnight": nobody soaks a canned bean.
    said: ["soaked", "unsoaked"],
    unless: new Set(["canned", "tinned", "can", "tin", "jar", "cooked", "boiled"]),
    kin: table({
      "chickpeas-canned-drained": "chickpeas-dried",
      "black-beans-canned-drained": "black-beans-dried",
      "kidney-beans-canned-drained": "kidney-beans-dried",
      "pinto-beans-canned-drained": "pinto-beans-dried",
      "cannellini-beans-canned-drained": "cannellini-beans-dried",
      "great-northern-beans-canned-drained": "great-northern-beans-dried",
      "navy-beans-canned": "navy-beans-dried",
      "cranberry-beans-canned": "cranberry-beans-dried",
      "lima-beans-canned": "lima-beans-dried",
      "lima-beans-frozen": "lima-beans-dried",
      "lima-beans-cooked": "lima-beans-dried",
      "fava-beans-canned": "fava-beans-dried",
    }),
  },
  {
    said: ["fresh"],
    unless: new Set(["dry", "dried", "basil", "tomato"]),
    kin: table({ "pasta-dry": "fresh-pasta" }),
  },
  {
    said: ["sliced", "cubed", "round", "slice"],
    unless: new Set(["dry", "quick", "instant"]),
    kin: table({ "polenta-degermed-cornmeal": "grits-cooked" }),
  },
  {
    said: ["skinless", "skinned"],
    unless: new Set(),
    kin: table({
      "duck-with-skin": "duck-meat-only",
      "chicken-breast-with-skin": "chicken-breast-skinless",
      "chicken-thigh-with-skin": "chicken-thigh-skinless",
      "chicken-leg-quarter-with-skin": "chicken-leg-skinless",
      "chicken-drumstick-with-skin": "chicken-drumstick-skinless",
      "turkey-breast-with-skin": "turkey-breast-skinless",
    }),
  },
];

/** The food in the state that the words describe: a drained legume is cooked, a skinned breast has no skin. */
export function inSaidState(food: Food, words: readonly string[]): Food {
  for (const { said, unless, kin } of STATES) {
    const id = kin[food.id];
    if (id === undefined || !words.some((word) => said.includes(word))) continue;
    if (!words.some((word) => unless.has(word))) return requireFood(id);
  }
  return food;
}
