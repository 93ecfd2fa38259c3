import { requireFood } from "../../catalogue/catalogue.ts";
import type { Food, FoodId } from "../../catalogue/food.ts";
import { table } from "../../table.ts";

/** Foods in cans or jars that are labeled like the fresh ones. */
const CANNED_KIN: Readonly<Record<FoodId, FoodId>> = table({
  tomato: "tomatoes-canned-diced",
  "roma-tomato": "tomatoes-canned-whole",
  "cherry-tomatoes": "tomatoes-canned-whole",
  "sweet-corn": "corn-canned",
  beet: "beets-canned",
  carrot: "carrots-canned",
  potato: "potato-canned",
  "white-mushrooms": "mushrooms-canned",
  "green-beans": "green-beans-canned",
  asparagus: "asparagus-canned",
  peach: "peaches-canned-in-juice",
  pear: "pears-canned",
  plum: "plums-canned",
  apricot: "apricots-canned",
  pineapple: "pineapple-canned-in-juice",
  "sweet-cherries": "cherries-canned",
  jackfruit: "jackfruit-canned",
  "mandarin-orange": "mandarins-canned",
  lychee: "lychee-canned",
  grapefruit: "grapefruit-canned",
  pumpkin: "pumpkin-puree-canned",
  "bamboo-shoots-fresh": "bamboo-shoots-canned",
  "water-chestnuts-fresh": "water-chestnuts-canned",
  "tuna-fresh-yellowfin": "tuna-canned-in-water",
  "salmon-atlantic-farmed": "salmon-pink-canned",
  "salmon-pink": "salmon-pink-canned",
  "salmon-sockeye": "salmon-sockeye-canned",
  mackerel: "mackerel-canned",
  "sardines-fresh": "sardines-canned-in-oil",
  "anchovies-fresh": "anchovies-canned-in-oil",
  oysters: "oysters-canned",
  clams: "clams-canned",
  mussels: "mussels-cooked-canned",
  shrimp: "shrimp-canned",
  "chickpeas-dried": "chickpeas-canned-drained",
  "lentils-green-or-brown-dried": "lentils-cooked",
  "jalapeno-pepper": "jalapeno-pickled",
  "green-chili-pepper": "green-chiles-canned",
  "black-beans-dried": "black-beans-canned-drained",
  "kidney-beans-dried": "kidney-beans-canned-drained",
  "pinto-beans-dried": "pinto-beans-canned-drained",
  "navy-beans-dried": "navy-beans-canned",
  "cannellini-beans-dried": "cannellini-beans-canned-drained",
  "white-beans-dried": "cannellini-beans-canned-drained",
  "great-northern-beans-dried": "great-northern-beans-canned-drained",
  "french-beans-dried": "great-northern-beans-canned-drained",
  "yellow-beans-dried": "great-northern-beans-canned-drained",
  "pink-beans-dried": "pinto-beans-canned-drained",
  "cranberry-beans-dried": "cranberry-beans-canned",
  "lima-beans-dried": "lima-beans-canned",
  "fava-beans-dried": "fava-beans-canned",
  "black-eyed-peas-dried": "black-eyed-peas-cooked",
  "black-eyed-peas-fresh": "black-eyed-peas-cooked",
  "adzuki-beans-dried": "adzuki-beans-cooked",
  "mung-beans-dried": "mung-beans-cooked",
  "pigeon-peas-dried": "pigeon-peas-cooked",
  "soybeans-dried": "soybeans-cooked",
});

/** The canned kind of a food that the line says is from a can. */
export function outOfCan(food: Food, words: readonly string[]): Food {
  const id = CANNED_KIN[food.id];
  return id === undefined || words.some((word) => NOT_CANNED.has(word)) ? food : requireFood(id);
}

/** Paste is sold in tubes and small cans; larger cans contain passata. */
const MOST_PASTE_G = 250;

/** "1 (15-ounce) can tomato puree" is passata, but two spoons of it are paste. */
export function outOfLargeCan(food: Food, words: readonly string[], grams: number): Food {
  const isPuree = food.id === "tomato-paste" && words.includes("puree") && !words.includes("concentrated");
  return isPuree && grams >= MOST_PASTE_G ? requireFood("tomato-puree-passata") : food;
}

const NOT_CANNED: ReadonlySet<string> = new Set(["fresh", "frozen", "dried", "dry", "raw"]);
