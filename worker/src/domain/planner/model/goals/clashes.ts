import { CUISINE_FACTS, CUISINES, type Cuisine } from "@mealwright/schema/constants/food/cuisines";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { larderGroupOf, larderGroups } from "../../../foods/catalogue/larder.ts";
import { isFruit } from "../plate/figures-of-food.ts";
import { TABLE_AMOUNTS } from "../search-limits.ts";
import { isDrink } from "./table-points.ts";

/** Sides that belong to certain cuisines or courses, and the dishes that nobody would serve them with. */
interface Clash {
  /** The sides, by template or by what they contain. */
  readonly sides?: ReadonlySet<string>;
  readonly isSide?: (side: Recipe) => boolean;
  readonly cuisines: ReadonlySet<Cuisine>;
  readonly isDish?: (dish: Recipe) => boolean;
  /** The clash also holds for pasta and noodles of any cuisine, and for these templates. */
  readonly pasta?: true;
  readonly templates?: ReadonlySet<string>;
}

const EASTERN = CUISINES.filter((cuisine) => CUISINE_FACTS[cuisine].isEastern);

type CuisineGroup = "western" | "northern" | "southern" | "african" | "latin" | "without-cheese";

/**
 * The groups to which each cuisine belongs, besides the Eastern ones; sides unknown in a group are not served with its
 * dishes.
 */
const GROUPS_OF: Readonly<Record<Cuisine, readonly CuisineGroup[]>> = {
  american: ["western"],
  british: ["western"],
  french: ["western"],
  italian: ["western"],
  spanish: ["western"],
  greek: ["western", "southern"],
  turkish: ["southern"],
  levantine: ["southern"],
  moroccan: ["southern"],
  ethiopian: ["african", "without-cheese"],
  indian: ["without-cheese"],
  thai: [],
  vietnamese: [],
  chinese: [],
  japanese: [],
  korean: [],
  mexican: ["western", "latin"],
  caribbean: ["latin", "without-cheese"],
  peruvian: ["western", "latin"],
  nordic: ["western", "northern"],
  german: ["western", "northern"],
  "eastern-european": ["western", "northern"],
  "west-african": ["african", "without-cheese"],
  international: [],
};
const cuisinesOf = (group: CuisineGroup) => CUISINES.filter((cuisine) => GROUPS_OF[cuisine].includes(group));

/** Cuisines that serve no cheese with their dishes. */
const WITHOUT_CHEESE: readonly Cuisine[] = [...EASTERN, ...cuisinesOf("without-cheese")];
const NORTHERN = cuisinesOf("northern");
const WESTERN = cuisinesOf("western");

/** Dried fruit counts as this many times its weight. */
const DRIED_FRUIT_TIMES = 3;
const SOUTHERN = cuisinesOf("southern");
const AFRICAN = cuisinesOf("african");
const LATIN = cuisinesOf("latin");

export const CLASHES: readonly Clash[] = [
  {
    sides: new Set([
      "side-cheese-and-nuts",
      "side-cottage-cheese",
      "side-creamed-greens",
      "side-caprese",
      "side-feta-salad",
      "side-cauliflower-gratin",
    ]),
    cuisines: new Set(WITHOUT_CHEESE),
  },
  {
    sides: new Set([
      "side-avocado",
      "side-avocado-salad",
      "side-avocado-fruit-salad",
      "side-guacamole",
      "side-crisp-tortillas",
    ]),
    cuisines: new Set([...EASTERN, "indian", "ethiopian"]),
    pasta: true,
  },
  {
    sides: new Set([
      "side-hummus",
      "side-bread-and-dip",
      "side-tahini-vegetable",
      "side-olives",
      "side-olive-plate",
      "side-yogurt-dip",
    ]),
    cuisines: new Set([...WITHOUT_CHEESE, ...NORTHERN, "mexican", "peruvian"]),
    pasta: true,
  },
  {
    sides: new Set(["side-spiced-pulses", "side-raita", "side-spiced-potatoes", "side-coconut-greens"]),
    cuisines: new Set([...EASTERN, ...WESTERN]),
    pasta: true,
  },
  { sides: new Set(["side-ginger-vegetable"]), cuisines: new Set([...WESTERN, "turkish", "levantine", "moroccan"]) },
  {
    sides: new Set([
      "side-grain",
      "side-quick-grain",
      "side-herb-grain",
      "side-pilaf",
      "side-polenta",
      "side-creamy-polenta",
      "side-fruited-grain",
      "side-rice-and-beans",
      "side-small-pasta",
    ]),
    cuisines: new Set(),
    templates: new Set(["frittata", "folded-omelette", "quiche", "grilled-cheese"]),
  },
  { sides: new Set(["side-edamame-salad"]), cuisines: new Set(["indian", "ethiopian", "west-african", ...WESTERN]) },
  // A grain side has to belong to the dish's cuisine; rice goes with all.
  { isSide: hasGrain(/^(?!.*rice)/), cuisines: new Set(EASTERN) },
  {
    isSide: hasGrain(/bulgur|couscous|freekeh|^wheat|kamut|spelt|farro/),
    cuisines: new Set(["indian", "ethiopian", ...LATIN]),
  },
  {
    isSide: hasGrain(/buckwheat|barley|^rye|polenta|cornmeal/),
    cuisines: new Set(["indian", ...AFRICAN, ...SOUTHERN, ...LATIN]),
  },
  { isSide: hasGrain(/quinoa|amaranth/), cuisines: new Set(["indian", ...AFRICAN]) },
  // No cold milk with food from a wok, where soy milk belongs; nor are thickened or soured milk products a dessert
  // there.
  { isSide: isCowsMilkOrLike, cuisines: new Set([...EASTERN, ...AFRICAN, "caribbean"]) },
  { isSide: isMilkEaten, cuisines: new Set([...EASTERN, ...AFRICAN]) },
  { isSide: isFruitAlone, cuisines: new Set(), isDish: hasFruit },
];

/**
 * One bit for each of `CLASHES`: for a side, those that it belongs to; for a dish, those whose sides it does not go
 * with.
 */
export function clashesOf(recipe: Recipe): number {
  let bits = 0;
  CLASHES.forEach(({ sides, isSide, cuisines, isDish, pasta, templates }, place) => {
    const isIn = recipe.side
      ? sides?.has(recipe.templateId) === true || isSide?.(recipe) === true
      : cuisines.has(recipe.cuisine) ||
        templates?.has(recipe.templateId) === true ||
        isDish?.(recipe) === true ||
        (pasta === true && isPasta(recipe));
    if (isIn) bits |= 1 << place;
  });
  return bits;
}

function isPasta({ ingredients }: Recipe): boolean {
  return ingredients.some(
    ({ foodId, grams }) =>
      grams >= TABLE_AMOUNTS.pastaG &&
      (foodId.includes("pasta") || larderGroups()[larderGroupOf(foodId)]?.name === "pasta and noodles"),
  );
}

type Ingredient = Recipe["ingredients"][number];

function groupOf({ foodId }: Ingredient): string {
  return larderGroups()[larderGroupOf(foodId)]?.name ?? "";
}

const MILK_GROUPS: ReadonlySet<string> = new Set(["milk", "yogurt"]);
const GRAIN_GROUPS: ReadonlySet<string> = new Set(["rice", "other grain"]);

/** Whether a recipe has grain with such a name as its starch; oats in cookies do not count. */
function hasGrain(name: RegExp): (recipe: Recipe) => boolean {
  return ({ ingredients }) =>
    ingredients.some((one) => one.role === "starch" && GRAIN_GROUPS.has(groupOf(one)) && name.test(one.foodId));
}

function isCowsMilkOrLike(side: Recipe): boolean {
  return isDrink(side) && side.ingredients.every(({ foodId }) => !foodId.startsWith("soy-"));
}

/** Whether it is milk to eat: yogurt, pudding, oats baked in milk; drinks do not count. */
function isMilkEaten(side: Recipe): boolean {
  const milk = side.ingredients.filter((one) => MILK_GROUPS.has(groupOf(one)));
  return !isDrink(side) && milk.reduce((sum, { grams }) => sum + grams, 0) >= TABLE_AMOUNTS.milkG;
}

function fruitGramsOf({ ingredients }: Recipe): number {
  return ingredients.reduce((sum, { role, foodId, grams }) => {
    if (!isFruit(foodId) || role === "flavour") return sum;
    return sum + (larderGroups()[larderGroupOf(foodId)]?.name === "dried fruit" ? grams * DRIED_FRUIT_TIMES : grams);
  }, 0);
}

/** Whether it is fruit with at most nuts, yogurt or oats; not a salad. */
function isFruitAlone(side: Recipe): boolean {
  return fruitGramsOf(side) >= TABLE_AMOUNTS.fruitG && side.ingredients.every(({ role }) => role !== "vegetable");
}

function hasFruit(dish: Recipe): boolean {
  return fruitGramsOf(dish) >= TABLE_AMOUNTS.fruitG;
}
