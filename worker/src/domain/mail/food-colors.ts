import type { MealIngredient } from "../meal.ts";

/** A color, and the words in food ids that get it; the longest word that an id contains wins. */
const COLORS: readonly (readonly [color: string, words: string])[] = [
  ["#c8401f", "tomato tomatoes tomatoes-canned-diced tomatoes-canned-whole tomatoes-canned-crushed"],
  ["#e0822f", "carrot carrots parsnip mixed-vegetables-frozen peas-and-carrots-frozen"],
  ["#6b9a4a", "broccoli cauliflower romanesco"],
  [
    "#3f7d3a",
    "sauerkraut kimchi coleslaw-mix lettuce spinach kale cabbage chard collard-greens bok-choy arugula greens watercress brussels-sprouts",
  ],
  ["#c9a3b5", "onion onions shallot leek leeks scallions"],
  ["#eec04a", "corn sweet-corn cornmeal corn-grits polenta"],
  ["#d9b876", "potato potatoes"],
  ["#b5552e", "sweet-potato sweet-potatoes yam beet beets"],
  ["#e59437", "pumpkin squash butternut-squash pumpkin-puree-canned"],
  ["#7aa63c", "bell-pepper bell-peppers pepper-green pepper-red"],
  ["#86b06a", "cucumber zucchini pickles celery asparagus green-beans okra"],
  ["#5b3a66", "eggplant"],
  ["#93ab4e", "avocado avocados"],
  ["#a58d74", "mushroom mushrooms"],
  ["#7bb648", "peas edamame-frozen snow-peas sugar-snap-peas lima-beans-frozen fava-beans-fresh"],
  [
    "#8a4a38",
    "beans lentils chickpeas hummus falafel soybeans-dried lentils-green-or-brown-dried red-lentils-dried tempeh",
  ],
  ["#b98247", "peanut peanuts peanut-butter-smooth peanut-butter-chunky"],
  ["#96653a", "almonds walnuts cashews hazelnuts pecans pistachios nuts chestnuts"],
  ["#b9773a", "bread toast bun whole-wheat-burger-bun bagel english-muffin sourdough-or-french-bread"],
  ["#dca85c", "tortilla pita naan lavash whole-wheat-tortilla pita-whole-wheat chapati-or-roti"],
  ["#e6bf66", "pasta spaghetti pasta-dry whole-wheat-pasta-dry pasta-cooked"],
  ["#ead9ae", "noodles noodle ramen soba-noodles-dry rice-noodles-dry egg-noodles-dry"],
  ["#e9dfc4", "rice brown-rice-long-grain rice-cooked"],
  [
    "#cfa766",
    "oats oat barley quinoa millet bulgur couscous farro buckwheat granola rye wheat muesli wheat-berries rye-berries",
  ],
  [
    "#f0b44a",
    "cheese cheddar feta mozzarella parmesan halloumi paneer ricotta gouda gruyere provolone brie edam manchego",
  ],
  ["#f3ead2", "milk yogurt kefir skyr buttermilk soy-milk-unsweetened greek-yogurt-whole-milk"],
  ["#f2a93b", "egg eggs egg-white"],
  ["#c9823f", "chicken turkey duck chicken-breast"],
  ["#8f4a35", "beef lamb veal pork venison ground-beef"],
  ["#b5493a", "bacon ham prosciutto sausage chorizo"],
  ["#e58d70", "salmon tuna cod trout mackerel sardines herring tilapia haddock halibut fish anchovies pollock"],
  ["#e58d70", "flounder-or-sole catfish sea-bass snapper perch swordfish monkfish mahi-mahi"],
  ["#f0936f", "shrimp scallops crab lobster mussels clams squid oysters"],
  ["#dda95c", "tofu seitan vegan-bacon meatless-chicken meatless-sausage bacon-bits-meatless vegan-egg-substitute"],
  ["#b8352c", "apple apples applesauce-unsweetened"],
  ["#c5c553", "pear pears"],
  ["#ee8a2a", "orange oranges mandarin mandarins tangerine clementine grapefruit"],
  ["#ead23f", "lemon lime lemons limes"],
  ["#f2d65c", "banana bananas plantain"],
  ["#6f4a86", "grapes raisins grape"],
  ["#d6344a", "strawberries strawberry raspberries"],
  ["#44507f", "blueberries blackberries berries"],
  ["#9c1f35", "cherries cherry cranberries"],
  ["#f0a06a", "peach peaches apricot apricots nectarine plum plums apricots-dried prunes"],
  ["#f0cd48", "pineapple"],
  ["#f2a53a", "mango papaya"],
  ["#8cab3e", "kiwi kiwifruit"],
  ["#c9d48a", "melon cantaloupe honeydew"],
  ["#e2555a", "watermelon"],
  ["#efe6d4", "coconut coconut-milk coconut-flakes"],
  ["#6a7440", "olives olive"],
  ["#7a4a2c", "dates figs"],
  ["#4f2f20", "chocolate milk-chocolate"],
  ["#f2e4b4", "popcorn-kernels-air-popped"],
];
/** Ingredients that are not seen on a plate: olive oil has no color of its own, unlike olives. */
const UNSEEN =
  /-(?:oil|flour|fat|tallow|suet|seed|spice|starch|stock|paste|syrup|aminos|cube)$|vinegar|juice|sauce|powder|broth|bouillon/;
const TINNED_IN = /-in-(?:oil|water|juice|tomato)$/;

const COLOR_OF_WORD = new Map(
  COLORS.flatMap(([color, words]) => words.split(" ").map((word) => [word, color] as const)),
);
const WORDS = [...COLOR_OF_WORD.keys()].toSorted((one, other) => other.length - one.length);

function colorOf(foodId: string): string | undefined {
  const food = foodId.replace(TINNED_IN, "");
  if (UNSEEN.test(food)) return undefined;
  const id = `-${food}-`;
  const word = WORDS.find((candidate) => id.includes(`-${candidate}-`));
  return word === undefined ? undefined : COLOR_OF_WORD.get(word);
}

const MOST_COLORS = 3;

/** The colors of the foods that fill a plate most, the heaviest first; empty if no food has a color. */
export function foodColors(ingredients: readonly Pick<MealIngredient, "foodId" | "grams">[]): readonly string[] {
  const grams = new Map<string, number>();
  for (const { foodId, grams: more } of ingredients) {
    const color = colorOf(foodId);
    if (color !== undefined) grams.set(color, (grams.get(color) ?? 0) + more);
  }
  const colors = [...grams].toSorted(([, one], [, other]) => other - one).map(([color]) => color);
  return colors.slice(0, MOST_COLORS);
}
