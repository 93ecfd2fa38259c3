import { donenessByFood } from "../../../cookbook/text/doneness.ts";
import type { Food } from "../../../foods/catalogue/food.ts";

/**
 * Who becomes ill from a food that no step has heated: `always` everybody; `rule`: nobody if it was bought or frozen
 * for eating raw (fish, shellfish and whole cuts of beef and lamb, for adults); `frail`: only people at risk (FDA, CDC:
 * sprouts); `chilled`: only people at risk of listeria. Null if it need not be heated.
 */
export type Risk = "always" | "rule" | "frail" | "chilled" | null;

const RISK_OF_KIND: Readonly<Record<string, Risk>> = {
  poultry: "always",
  "ground-poultry": "always",
  "ground-meat": "always",
  pork: "always",
  "braising-cut": "always",
  bacon: "always",
  egg: "always",
  "red-meat": "rule",
  fish: "rule",
  crustacean: "rule",
  scallop: "rule",
  squid: "rule",
  bivalve: "rule",
};
/** Sold cooked, or pasteurized; country ham is cured for months. */
const IS_SAFE_AS_SOLD =
  /-cooked$|^(?:liquid-egg|egg-substitute|salted-duck-egg|country-ham|smoked-pork-ribs|char-siu|fried-calamari|snails|crab-cakes|fish-sticks|fish-cakes|breaded-(?:chicken|shrimp)|(?:chicken|turkey|pork|beef|fish)-bones|beef-marrow-bones)$/;
/** Legumes sold dry, and foods that are poisonous until cooked. */
const DRY_PULSE =
  /(?:beans?|peas|chickpeas|lentils|lentils-green-or-brown|lima)-dried$|^(?:black-turtle-beans|horse-gram|chana-dal|urad-dal-black-gram-dried|urad-dal-split|gluten-free-(?:red-)?lentils)$/;
const NEEDS_COOKING = /^(?:edamame-frozen|lima-beans-(?:frozen|fresh)|cassava|taro|taro-leaves|fiddleheads)$/;
const SPROUTS = /(?:^|-)sprouts-mung$|^(?:alfalfa|soybean|lentil|radish)-sprouts$|^split-peas-sprouted$/;
/** FDA, on listeria: deli meat and sausages, smoked fish of the fridge, pâté, soft cheese with a rind or veins. */
const CHILLED =
  /^(?:deli-[\w-]+|ham-cured-whole|ham-steak|prosciutto|salami-dry|pepperoni|chorizo-cured|mortadella|(?:liver|chicken-liver)-pate|liverwurst|pastrami|turkey-pastrami|summer-sausage|(?:turkey-|beef-)?bologna|lebanon-bologna|(?:beef-|turkey-|cooked-)salami|chicken-roll|frankfurter|(?:beef|chicken|turkey)-hot-dog|brawn|nduja|canadian-bacon|smoked-salmon|hot-smoked-salmon|lox|whitefish-smoked|sablefish-smoked|sturgeon-smoked|smoked-(?:trout|mackerel|eel|catfish|chicken)|kippers|pickled-herring|fish-roe|caviar|taramasalata|brie|camembert|blue-cheese|roquefort|taleggio|queso-fresco|queso-blanco)$/;
/** Kidney beans and their relatives: raw they make people ill, and a slow cooker does not get them hot enough (FDA). */
const LECTIN_BEANS =
  /^(?:kidney|black|pinto|navy|white|cannellini|great-northern|cranberry|pink|french|small-white|yellow|hyacinth|lima)-beans-dried$|^(?:black-turtle-beans|baby-lima-dried)$/;

export function riskOf(food: Food): Risk {
  const { id } = food;
  if (IS_SAFE_AS_SOLD.test(id)) return null;
  const kind = donenessByFood().get(id)?.kind ?? "ready";
  const known = RISK_OF_KIND[kind];
  if (known !== undefined) return known;
  if (DRY_PULSE.test(id) || NEEDS_COOKING.test(id)) return "always";
  if (SPROUTS.test(id)) return "frail";
  return CHILLED.test(id) ? "chilled" : null;
}

export function mustBoilHard({ id }: Food): boolean {
  return LECTIN_BEANS.test(id);
}

export function isEggFood({ id }: Food): boolean {
  return donenessByFood().get(id)?.kind === "egg";
}

/** Braising cuts of pork and beef are recognized by their names. */
export function mayBePink(food: Food): boolean {
  const kind = donenessByFood().get(food.id)?.kind;
  return riskOf(food) === "rule" || (kind === "braising-cut" && !/pork|hock|chitterlings/.test(food.id));
}
