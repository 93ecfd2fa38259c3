import { CUISINE_FACTS, CUISINES, type Cuisine } from "@mealwright/schema/constants/meals";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { larderGroupOf, larderGroups } from "../../../foods/catalogue/larder.ts";
import { TABLE_AMOUNTS } from "../search-limits.ts";

/** Sides that belong to some kitchens, and the dishes of others that nobody puts them beside. */
interface Clash {
  readonly sides: ReadonlySet<string>;
  readonly cuisines: ReadonlySet<Cuisine>;
  /** Nor beside pasta or noodles of any kitchen; nor beside these dishes. */
  readonly pasta?: true;
  readonly templates?: ReadonlySet<string>;
}

const EASTERN = CUISINES.filter((cuisine) => CUISINE_FACTS[cuisine].isEastern);
/** Where milk turned to cheese stands beside no dish. */
const WITHOUT_CHEESE: readonly Cuisine[] = [...EASTERN, "indian", "ethiopian", "west-african", "caribbean"];
const NORTHERN: readonly Cuisine[] = ["german", "eastern-european", "nordic"];
const WESTERN: readonly Cuisine[] = [
  "american",
  "french",
  "italian",
  "spanish",
  "greek",
  "mexican",
  "peruvian",
  ...NORTHERN,
];

export const CLASHES: readonly Clash[] = [
  {
    sides: new Set(["side-cheese-and-nuts", "side-cottage-cheese", "side-creamed-greens"]),
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
    sides: new Set(["side-hummus", "side-bread-and-dip", "side-tahini-vegetable", "side-olives", "side-olive-plate"]),
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
];

/** One bit for each of `CLASHES`: of a side those that it is in, of a dish those whose sides it does not go with. */
export function clashesOf(recipe: Recipe): number {
  let bits = 0;
  CLASHES.forEach(({ sides, cuisines, pasta, templates }, place) => {
    const isIn = recipe.side
      ? sides.has(recipe.templateId)
      : cuisines.has(recipe.cuisine) ||
        templates?.has(recipe.templateId) === true ||
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
