import type { MealIngredient } from "@mealwright/schema/contract/meals";
import { ingredientAmount, ingredientGrams } from "./meal-texts.ts";

/** What goes in, with the cook's amount and the scale's beside it. */
export function IngredientList({ ingredients }: { readonly ingredients: readonly MealIngredient[] }) {
  return (
    <ul className="divide-y divide-line">
      {ingredients.map((ingredient, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and a food may stand in two
        <li key={index} className="flex items-baseline gap-3 py-1.5">
          <span className="tabular w-24 shrink-0 font-semibold">{ingredientAmount(ingredient)}</span>
          <span className="min-w-0 grow">{ingredient.name}</span>
          <Grams ingredient={ingredient} />
        </li>
      ))}
    </ul>
  );
}

function Grams({ ingredient }: { readonly ingredient: MealIngredient }) {
  const grams = ingredientGrams(ingredient);
  return grams === null ? null : <span className="tabular shrink-0 text-[0.88rem] text-ink-soft">{grams}</span>;
}
