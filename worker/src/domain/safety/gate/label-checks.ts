import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import { ALLERGEN_FACTS } from "@mealwright/schema/constants/food/allergens";
import type { LabelCode } from "@mealwright/schema/constants/food/labels";
import type { Diet } from "@mealwright/schema/constants/questionnaire";
import type { Food, FoodId } from "../../foods/catalogue/food.ts";
import { requireEntry } from "../../unknown-value.ts";
import { DIET_RULES, type DietLabel } from "./diets.ts";
import { dietsOf, type Eater } from "./eater.ts";

/** A packaged food of the week, and what its label has to be read for. */
export interface LabelCheck {
  readonly foodId: FoodId;
  readonly food: string;
  readonly lookFor: readonly LabelCode[];
}

/** Single-ingredient foods without traces that labels warn of. */
const PLAIN_PACKAGES: ReadonlySet<FoodId> = new Set([
  ...["white-sugar", "brown-sugar", "powdered-sugar", "honey", "maple-syrup", "agave-syrup", "molasses"],
  ...["baking-soda", "cream-of-tartar", "gelatin-powder", "pectin", "active-dry-yeast", "vanilla-extract"],
  ...["erythritol", "stevia-powder", "corn-syrup-light"],
]);
const CHEESES =
  /cheese|cheddar|colby|monterey|mozzarella|feta|brie|camembert|gouda|edam|swiss|muenster|queso|cotija|oaxaca|halloumi|ricotta|mascarpone|paneer|neufchatel/;

/** Cheeses that some makers set with animal rennet; fresh ones set with acid are left out. */
function maySetWithRennet({ id, animal, traits }: Food): boolean {
  const isAcidSet = /^(?:paneer|mascarpone|cream-cheese|neufchatel|ricotta|cottage)/.test(id);
  return animal === "dairy" && CHEESES.test(id) && !isAcidSet && !traits.includes("animal-rennet");
}

/** Whether some brands of the food may contain what each mark names. */
const MAY_HOLD: Readonly<Record<DietLabel, (food: Food) => boolean>> = {
  rennet: maySetWithRennet,
  finings: ({ traits }) => traits.includes("alcohol"),
  lard: ({ id }) => /flour-tortilla|whole-wheat-tortilla|refried-beans-vegetarian|pie-crust/.test(id),
  milk: ({ aisle, traits }) => aisle === "Bakery" || traits.includes("processed"),
  egg: ({ aisle, traits }) => aisle === "Bakery" || traits.includes("processed"),
};

function marksOfDiet(food: Food, diet: Diet): readonly LabelCode[] {
  return requireEntry(DIET_RULES, diet, "diet").labels.filter((mark) => MAY_HOLD[mark](food));
}

/** Whether some brands of the food may contain the allergen or traces of it. */
function isWorthReading(food: Food, allergen: Allergen): boolean {
  if (food.contains.includes(allergen)) return false;
  if (food.mayContain.includes(allergen)) return true;
  if (PLAIN_PACKAGES.has(food.id)) return false;
  const isMade = food.traits.includes("processed") || food.traits.includes("processed-meat");
  return isMade || requireEntry(ALLERGEN_FACTS, allergen, "allergen").tracesIn.includes(food.aisle);
}

/**
 * The packaged foods among `foods` whose labels this person should read, in the order given and each once, with what to
 * look for. What a food always contains is checked by the gate; this is about what only some brands contain. Throws
 * `UnknownValueError`.
 */
export function labelChecks(foods: readonly Food[], eater: Eater): readonly LabelCheck[] {
  return [...new Set(foods)].flatMap((food) => {
    const worthReading = eater.avoids.allergens.filter((allergen) => isWorthReading(food, allergen));
    // Wheat implies gluten, so "gluten" is enough.
    const allergens = worthReading.filter((allergen) => allergen !== "wheat" || !worthReading.includes("gluten"));
    const lookFor = [
      ...new Set<LabelCode>([...allergens, ...dietsOf(eater).flatMap((diet) => marksOfDiet(food, diet))]),
    ];
    return lookFor.length === 0 ? [] : [{ foodId: food.id, food: food.name, lookFor }];
  });
}
