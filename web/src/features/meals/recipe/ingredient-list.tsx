import { DEFAULT_UNIT_SYSTEM, type UnitSystem } from "@mealwright/schema/constants/food/units";
import type { MealIngredient } from "@mealwright/schema/contract/meals";
import { countedName } from "@mealwright/schema/rules/recipe-amounts";
import { useHousehold } from "../../../api/hooks/use-household.ts";
import { useSession } from "../../../api/session.ts";
import { amountsText, portionsOn } from "../../../product/answers/household-text.ts";
import { ingredientAmount, ingredientGrams } from "../meal-texts.ts";
import { scaledAmount } from "./scaled-quantity.ts";

/** A dish of a day, 1 to 7. */
interface Dish {
  readonly ingredients: readonly MealIngredient[];
  readonly day: number;
}

/** The ingredients of one serving, scaled to everybody who eats that day, and a line that says who they are. */
export function useIngredients({ ingredients, day }: Dish): {
  readonly lines: readonly MealIngredient[];
  readonly eaters: string | null;
  readonly units: UnitSystem;
} {
  const units = useSession().user?.units ?? DEFAULT_UNIT_SYSTEM;
  const household = useHousehold();
  const servings = household === null ? 1 : portionsOn(household, day);
  const lines = ingredients.map((one) => ({
    ...one,
    ...scaledAmount(one, servings),
    grams: one.grams * servings,
  }));
  return { lines, eaters: household === null ? null : amountsText(household, day), units };
}

/** The ingredients for everybody at the table, each in kitchen measures and in grams. */
export function IngredientList({ dish, saysEaters = true }: { readonly dish: Dish; readonly saysEaters?: boolean }) {
  const { lines, eaters, units } = useIngredients(dish);
  return (
    <>
      {eaters === null || !saysEaters ? null : <p className="mb-2 text-small text-ink-soft">{eaters}</p>}
      <ul className="divide-y divide-line">
        {lines.map((ingredient, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and a food may stand in two
          <li key={index} className="flex items-baseline gap-x-3 py-1.5 max-[16rem]:flex-wrap">
            <span className="tabular w-24 shrink-0 font-semibold">{ingredientAmount(ingredient, units)}</span>
            <span className="min-w-0 grow">{countedName(ingredient.name, ingredient)}</span>
            <Grams ingredient={ingredient} units={units} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Grams({ ingredient, units }: { readonly ingredient: MealIngredient; readonly units: UnitSystem }) {
  const grams = ingredientGrams(ingredient, units);
  return grams === null ? null : <span className="tabular shrink-0 text-note text-ink-soft">{grams}</span>;
}
