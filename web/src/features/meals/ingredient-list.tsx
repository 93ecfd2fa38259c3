import { DEFAULT_UNIT_SYSTEM, type UnitSystem } from "@mealwright/schema/constants/units";
import type { MealIngredient } from "@mealwright/schema/contract/meals";
import { useSession } from "../../api/session.ts";
import { ingredientAmount, ingredientGrams } from "./meal-texts.ts";

/** What goes in, with the cook's amount and the scale's beside it. */
export function IngredientList({ ingredients }: { readonly ingredients: readonly MealIngredient[] }) {
  const units = useSession().user?.units ?? DEFAULT_UNIT_SYSTEM;
  return (
    <ul className="divide-y divide-line">
      {ingredients.map((ingredient, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and a food may stand in two
        <li key={index} className="flex items-baseline gap-3 py-1.5">
          <span className="tabular w-24 shrink-0 font-semibold">{ingredientAmount(ingredient, units)}</span>
          <span className="min-w-0 grow">{ingredient.name}</span>
          <Grams ingredient={ingredient} units={units} />
        </li>
      ))}
    </ul>
  );
}

function Grams({ ingredient, units }: { readonly ingredient: MealIngredient; readonly units: UnitSystem }) {
  const grams = ingredientGrams(ingredient, units);
  return grams === null ? null : <span className="tabular shrink-0 text-note text-ink-soft">{grams}</span>;
}
