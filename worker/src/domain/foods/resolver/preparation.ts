import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import type { AnimalSource, Food } from "../catalogue/food.ts";
import { EVERYDAY_QUALITIES } from "./words/everyday-words.data.ts";
import { wordsOf } from "./words.ts";

function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text));
}

/** Cutting and the like: neither the food nor its figures change. */
export const PREPARATION_WORDS: ReadonlySet<string> = wordSet(
  `sieved strained shaken rendered stirred stemmed warmed derinded trimmed deribbed juliana chopped diced minced sliced grated shredded crushed peeled trimmed rinsed drained washed cleaned cubed cut halved quartered
  thinly finely roughly coarsely lightly well very thickly evenly torn shaved julienned mashed pureed smashed bruised
  deseeded seeded cored pitted stoned hulled shelled deveined scrubbed snipped picked separated beaten whisked melted softened
  packed heaped heaping level scant generous rounded sifted divided optional about approx approximately circa roughly
  thawed defrosted boneless skinless deboned skinned filleted butterflied segmented destemmed crumbled flaked slivered
  shucked husked cracked milled boned pinboned debearded dressed unpeeled stripped tailed topped roughly loosely firmly halved lengthways crossways slit julienne chiffonade bashed pounded flattened tenderized blitzed scraped gutted jointed spatchcocked scored
  zested juiced squeezed pressed patted split pod on chunk chunky piece strip cube wedge floret bite sized size
  matchstick triangle ribbon round ring half quarter slice dice needed preferred desired taste serving serve garnish
  garnishing drizzling greasing frying brushing dusting sprinkling topping extra total each per person if into lengthwise
  podded podding pulled crosswise diagonal moon stem removed discarded reserved spiralized spiralised riced heaped stalk cooled leveled levelled spooned floretted frenched florette
  gehackt gewurfelt geschnitten gerieben fein hache hachee coupe coupee emince emincee rape rapee picado cortado rallado tritato tritata tagliato tagliata grattugiato grattugiata gerieben geriebene geriebener geriebenes gehackte gehackter geschalt zerbroselt amassado esmagado machacado triturado pelado pele picada picados picadas ralado`,
);

/** Adjectives that do not change the figures. */
export const QUALITY_WORDS: ReadonlySet<string> = wordSet(
  `toasted roasted fresh freshly whole plain natural pure raw organic extra good quality best fine coarse thick thin large small medium big tiny
  sized jumbo baby young ripe firm ripened hot warm cold chilled lukewarm room temperature local seasonal
  unsweetened unsalted salted unflavoured unflavored original classic regular traditional homemade shop store bought
  lean mature sharp mild medium aged vine heirloom garden leftover
  miniature overripe juicy tender plump seedless stale wide mini smooth live crusty strong ready pre wafer curly heritage british scottish irish
  premium authentic favourite favorite uncooked bottled maduro madura reif reife mur mure maturo matura ${EVERYDAY_QUALITIES}
  frisch frische frischer frais fraiche fraiches fresco fresca frescos frescas freschi bio biologique dop igp aop aoc docg igt campero campera camperos camperas casero casera entero entera`,
);

/** States that change the figures of some foods only. */
export const COOKED_WORDS: ReadonlySet<string> = wordSet(
  "cooked precooked parboiled steamed boiled grilled baked fried poached blanched sauteed braised hard-boiled soft-boiled scrambled griddled seared charred",
);
export const DRIED_WORDS: ReadonlySet<string> = wordSet("dried dry dehydrated");
export const FROZEN_WORDS: ReadonlySet<string> = wordSet("frozen");
export const CANNED_WORDS: ReadonlySet<string> = wordSet("canned tinned jarred");

/** Forms in which stores sell meat, fish, cheese and greens; dropped only for those. */
export const FORM_WORDS: ReadonlySet<string> = wordSet(
  "rasher lardon sheet square sprig flesh portion joint block link tube medallion flake fillet stem stalk spear bunch cap kernel segment rindless",
);

/** Cuts of a fish. */
export const FISH_CUT_WORDS: ReadonlySet<string> = wordSet("loin supreme darne cutlet steak sashimi skinned");

/**
 * Origins that are dropped beside vegetables, meat, fish, spices and condiments, but not in dishes ("French toast",
 * "Spanish rice").
 */
export const ORIGIN_WORDS: ReadonlySet<string> = wordSet(
  "trinidad trinidadian sri lankan malaysian indonesian filipino hungarian russian polish german portuguese brazilian peruvian cuban egyptian israeli syrian tunisian bengali punjabi goan taiwanese cantonese italian japanese thai mexican spanish chinese asian french greek swiss english indian turkish american lebanese korean vietnamese australian welsh danish norwegian kashmiri moroccan urfa aleppo nigerian jamaican caribbean ethiopian persian creole iberico iberica maine alaskan",
);

/** Colors and other varieties of a fruit or vegetable, and the pieces that it is cut into. */
export const COLOUR_WORDS: ReadonlySet<string> = wordSet(
  "white red green yellow purple golden black brown pink dark light mini soft long baby ruby rainbow orange wild spring summer winter stick baton coin crudite finger",
);

/** Words that do not change the food. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...PREPARATION_WORDS,
  ...QUALITY_WORDS,
  ...COOKED_WORDS,
  ...DRIED_WORDS,
  ...FROZEN_WORDS,
  ...CANNED_WORDS,
  ...wordsOf(
    "with and or then but for to from without on under over until such as use using any brand kind type variety bone skin count",
  ),
]);

/** Words after a comma that name a part or a color ("white and light green parts only"), not another food. */
export const PART_WORDS: ReadonlySet<string> = wordSet(
  "white green red yellow purple mixed color dark light pale part only end top tip base outer layer tough woody inch cm mm together both side way fat skin bone membrane rind string tail shell head leaf stalk root foot beard gill attached meat pan tin tray griddle wok clove chip baton disc coin water overnight soaked boiling tough off added than just still cooled wet loose hand high lower drain square drop stirred middle bottom inner outside pinch bag packet wheel bunch sprig tube stone carved rise choice eat rich portion dish straight colour color first minute batch general season woody end snapped grain",
);

/** Words that introduce what is done with a food. */
export const HANDLING_WORDS: ReadonlySet<string> = wordSet(
  "for to with into from until against at such like if then so when only used use made eg ideally preferably plus more depending weighing reserving before after while between around through",
);

/** Words for things that people avoid that are not food names by themselves. */
export const ALARM_WORDS: ReadonlySet<string> = wordSet(
  "wheat rye soy dairy nut nutty seafood shellfish crustacean meat whey lactose gluten lupin sulphite sulfite vegan",
);

/** Words that turn a food into another one, or into an imitation of one. */
export const ALTERING_WORDS: ReadonlySet<string> = wordSet(
  "free alternative substitute replacement replacer imitation style flavour flavor flavoured flavored mock faux less non not instead analogue preserved candied crystallised crystallized pickled curdled malted moringa breaded battered batter crumbed floured buttered coated dipped glazed filled creamed crusted enrobed",
);

/** Two words that mean something of their own together, though each could be dropped alone. */
export const OWN_THINGS: ReadonlySet<string> = new Set(
  [
    ...["onion ring", "black garlic", "wild garlic", "apple crisp", "stock cube", "stem ginger"],
    ...[
      "chinese sausage",
      "french toast",
      "beef patty",
      "chicken patty",
      "crispy onion",
      "crispy fried",
      "orange squash",
    ],
    ...["black fungus", "white fungus", "sweet bean", "red currant", "white currant", "black currant", "baby food"],
    ...["mashed potato", "potato slice", "smoked cheese", "turkish bread", "green juice", "long bean"],
    ...["cream heat", "toffee bio", "seasoning cube", "maggi cube"],
  ].map((words) => wordsOf(words).join(" ")),
);

/** A claim that a food is free of something: it restricts the meaning and is never simply dropped. */
export interface Qualifier {
  readonly words: readonly string[];
  readonly admits: (food: Food) => boolean;
}

function lacks(...allergens: readonly Allergen[]): (food: Food) => boolean {
  return (food) => allergens.every((allergen) => !food.contains.includes(allergen));
}

const FLESH: readonly AnimalSource[] = ["meat", "poultry", "fish", "crustacean", "mollusc", "gelatin"];

function isVegan(food: Food): boolean {
  return food.animal === "none" && lacks("milk", "egg", "fish", "crustacean", "mollusc")(food);
}

function isVegetarian(food: Food): boolean {
  return !FLESH.includes(food.animal) && !food.traits.includes("animal-rennet");
}

/** Syrups and dried fruit consist of sugar, so their "sugar-free" kind is another product. */
const MOST_SUGARS_G = 20;

function isUnsweetened(food: Food): boolean {
  return !food.traits.includes("added-sugar") && (food.per100g.sugarsG ?? 0) <= MOST_SUGARS_G;
}

/** Longest first, so that "dairy free" is found before "free". */
export const QUALIFIERS: readonly Qualifier[] = [
  { words: ["certified", "gluten", "free"], admits: lacks("gluten", "wheat") },
  { words: ["gluten", "free"], admits: lacks("gluten", "wheat") },
  { words: ["wheat", "free"], admits: lacks("wheat") },
  { words: ["dairy", "free"], admits: lacks("milk") },
  { words: ["milk", "free"], admits: lacks("milk") },
  { words: ["non", "dairy"], admits: lacks("milk") },
  { words: ["lactose", "free"], admits: () => true },
  { words: ["egg", "free"], admits: lacks("egg") },
  { words: ["nut", "free"], admits: lacks("tree_nut", "peanut") },
  { words: ["peanut", "free"], admits: lacks("peanut") },
  { words: ["soy", "free"], admits: lacks("soy") },
  { words: ["sesame", "free"], admits: lacks("sesame") },
  { words: ["fish", "free"], admits: lacks("fish") },
  { words: ["meat", "free"], admits: isVegetarian },
  { words: ["sugar", "free"], admits: isUnsweetened },
  { words: ["alcohol", "free"], admits: (food) => !food.traits.includes("alcohol") },
  { words: ["plant", "based"], admits: isVegan },
  { words: ["vegan"], admits: isVegan },
  { words: ["vegetarian"], admits: isVegetarian },
  { words: ["meatless"], admits: isVegetarian },
  { words: ["eggless"], admits: lacks("egg") },
  { words: ["nondairy"], admits: lacks("milk") },
];
