import { requireFood } from "../../catalogue/catalogue.ts";
import type { Food, FoodId } from "../../catalogue/food.ts";
import { table } from "../../table.ts";
import { measureOf, type Reading } from "../line/reading.ts";
import { foldedWords } from "../words.ts";

/** Meat and fish that USDA also lists cooked: they lose water and fat, so 100 g of them have other figures. */
const COOKED: Readonly<Record<FoodId, FoodId>> = table({
  "chicken-breast-skinless": "chicken-breast-cooked",
  "chicken-breast-with-skin": "chicken-breast-cooked",
  "chicken-thigh-skinless": "chicken-thigh-cooked",
  "chicken-leg-skinless": "chicken-thigh-cooked",
  "chicken-drumstick-skinless": "chicken-thigh-cooked",
  "chicken-dark-meat": "chicken-thigh-cooked",
  "ground-chicken": "ground-chicken-cooked",
  "chicken-liver": "liver-chicken-cooked",
  "turkey-breast-skinless": "turkey-cooked",
  "turkey-breast-with-skin": "turkey-cooked",
  "ground-turkey": "ground-turkey-cooked",
  "ground-turkey-93-lean": "ground-turkey-cooked",
  "duck-meat-only": "duck-cooked",
  "ground-beef-70-lean": "ground-beef-80-cooked",
  "ground-beef-80-lean": "ground-beef-80-cooked",
  "ground-beef-85-lean": "ground-beef-80-cooked",
  "ground-beef-90-lean": "ground-beef-90-cooked",
  "ground-beef-93-lean": "ground-beef-90-cooked",
  "ground-beef-95-lean": "ground-beef-90-cooked",
  "ground-beef-97-lean": "ground-beef-90-cooked",
  "beef-sirloin-steak": "beef-steak-cooked",
  "beef-flank-steak": "beef-steak-cooked",
  "beef-strip-steak": "beef-steak-cooked",
  "beef-flat-iron": "beef-steak-cooked",
  "beef-tri-tip": "beef-steak-cooked",
  "beef-chuck-roast": "beef-pot-roast-cooked",
  "beef-stew-meat": "beef-pot-roast-cooked",
  "beef-brisket": "beef-pot-roast-cooked",
  "beef-top-round": "beef-roast-cooked",
  "beef-eye-of-round": "beef-roast-cooked",
  "beef-bottom-round": "beef-roast-cooked",
  "pork-loin-roast": "pork-loin-cooked",
  "pork-chop-boneless": "pork-loin-cooked",
  "pork-top-loin": "pork-loin-cooked",
  "pork-tenderloin": "pork-tenderloin-cooked",
  "pork-shoulder": "pork-shoulder-cooked",
  "ground-pork": "ground-pork-cooked",
  "ground-pork-84-lean": "ground-pork-cooked",
  bacon: "bacon-cooked",
  "breakfast-pork-sausage": "sausage-cooked",
  "italian-sausage": "italian-sausage-cooked",
  "lamb-leg": "lamb-cooked",
  "ground-lamb": "ground-lamb-cooked",
  "salmon-atlantic-farmed": "salmon-cooked",
  "salmon-atlantic-wild": "salmon-sockeye-cooked",
  "salmon-sockeye": "salmon-sockeye-cooked",
  "cod-atlantic": "white-fish-cooked",
  "cod-pacific": "white-fish-cooked",
  haddock: "white-fish-cooked",
  "pollock-alaska": "white-fish-cooked",
  halibut: "white-fish-cooked",
  "fish-fillet-white": "white-fish-cooked",
  tilapia: "tilapia-cooked",
  "tuna-fresh-yellowfin": "tuna-cooked",
  "rainbow-trout": "trout-cooked",
  mackerel: "mackerel-cooked",
  shrimp: "shrimp-cooked",
  scallops: "scallops-cooked",
  "crab-dungeness": "crab-cooked",
  lobster: "lobster-cooked",
  octopus: "octopus-cooked",
});

const SAID: ReadonlySet<string> = new Set(
  "cooked precooked grilled chargrilled roasted baked poached seared braised broiled boiled steamed griddled charred sauteed barbecued browned leftover".split(
    " ",
  ),
);
const NOT_COOKED: ReadonlySet<string> = new Set("raw uncooked smoked cured breaded battered half then".split(" "));

function saysCooked(words: readonly string[]): boolean {
  return words.some((word) => SAID.has(word));
}

/**
 * Meat or fish in the state in which the line measures it. "200 g cooked salmon", "chicken breast, grilled" and "2 cups
 * chicken, cooked and shredded" are measured cooked; "1 lb chicken, cooked and shredded" is weighed raw.
 */
export function asCooked(food: Food, { amount, head, words, brackets }: Reading): Food {
  const id = COOKED[food.id];
  if (id === undefined || words.some((word) => NOT_COOKED.has(word))) return food;
  const isWeighed = measureOf(amount) === "weight";
  const isState = words.length === head.length + 1;
  const told = isWeighed && !isState ? head : words;
  return saysCooked(told) || brackets.some((bracket) => saysCooked(foldedWords(bracket))) ? requireFood(id) : food;
}
