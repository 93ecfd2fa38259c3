import type { AnimalSource, Food } from "../../catalogue/food.ts";
import { table } from "../../table.ts";

/** Whether a food belongs to one of the aisles. */
export function inAisles(aisles: ReadonlySet<string>): (food: Food) => boolean {
  return (food) => aisles.has(food.aisle);
}

function inId(part: string): (food: Food) => boolean {
  return (food) => food.id.includes(part);
}

function isOf(...animals: readonly AnimalSource[]): (food: Food) => boolean {
  return (food) => animals.includes(food.animal);
}

const isSeasoning = inAisles(new Set(["Produce", "Spices & herbs"]));
const isGrown = inAisles(new Set(["Produce"]));

/** Roots and fruits whose leaves are another food. */
const NOT_LEAFY =
  /potato|pumpkin|squash|carrot|^beet$|radish|turnip$|taro$|cassava|yam|mango|guava|avocado|banana|plantain|papaya|lemon|^lime|orange|tomato|^fig|grape|olive|drumstick-pods|melon|okra|pepper|tamarind|cucumber|bean|pea$|peas|yautia|rutabaga/;

/** Whether "leaves" of the food are the food itself, as of spinach but not of carrots. */
export function isLeafy(food: Food): boolean {
  return isGrown(food) && !NOT_LEAFY.test(food.id);
}

const NO_CHEESE =
  /butter|ghee|(?<!ricotta-whole-|mozzarella-fresh-whole-|^goat-|^sheep-)milk|^goat-milk|^sheep-milk|cream|yogurt|kefir|half|leche/;

const SAUSAGES = /sausage|wurst|chorizo|kielbasa|salami|frank|lap-cheong|merguez|nduja|sucuk/;
const DUMPLINGS = /dumpling|gyoza|gnocchi|pierogi/;

/** Words for a kind of food ("cheddar cheese", "penne pasta"), and whether a food is of that kind. */
export const KINDS: Readonly<Record<string, (food: Food) => boolean>> = table({
  cheese: (food) => food.contains.includes("milk") && food.aisle === "Dairy & eggs" && !NO_CHEESE.test(food.id),
  pasta: inId("pasta"),
  noodle: inId("noodles"),
  bread: inAisles(new Set(["Bakery"])),
  fish: isOf("fish"),
  meat: isOf("meat", "poultry", "crustacean", "mollusc"),
  lettuce: inId("lettuce"),
  mushroom: inId("mushroom"),
  squash: inId("squash"),
  cabbage: inId("cabbage"),
  potato: inId("potato"),
  tomato: inId("tomato"),
  apple: inId("apple"),
  olive: inId("olives"),
  rice: inId("rice"),
  pepper: inId("pepper"),
  chili: inId("pepper"),
  bean: (food) => food.traits.includes("pulse"),
  lentil: inId("lentils"),
  nut: (food) => food.contains.includes("tree_nut"),
  seed: inId("seed"),
  leaf: isLeafy,
  powder: inAisles(new Set(["Spices & herbs"])),
  herb: isSeasoning,
  spice: isSeasoning,
  root: isGrown,
  vegetable: isGrown,
  fruit: isGrown,
  berry: inId("berries"),
  green: isLeafy,
  sausage: (food) => SAUSAGES.test(food.id) && isOf("meat", "poultry")(food),
  dumpling: (food) => DUMPLINGS.test(food.id),
  flour: inId("flour"),
  vinegar: inId("vinegar"),
  pea: inId("peas"),
  cracker: inId("cracker"),
  blend: isSeasoning,
  mix: isSeasoning,
  seasoning: isSeasoning,
});

const isCheese = KINDS.cheese ?? isOf("dairy");

/** The same for languages that name the kind first ("queso manchego"). */
export const KINDS_BEFORE: Readonly<Record<string, (food: Food) => boolean>> = table({
  queso: isCheese,
  fromage: isCheese,
  formaggio: isCheese,
  queijo: isCheese,
  leaf: isLeafy,
});
