import type { Meal } from "@mealwright/schema/contract/meals";
import { IngredientList } from "./ingredient-list.tsx";
import { RecipeParts } from "./recipe-parts.tsx";
import { StepList } from "./step-list.tsx";

/** Ingredients and steps under a full-width card. */
export function Recipe({ meal }: { readonly meal: Meal }) {
  if (meal.parts !== undefined)
    return (
      <div className="mt-3">
        <RecipeParts meal={meal} parts={meal.parts} level={4} />
      </div>
    );
  return (
    <div className="mt-3 grid gap-5">
      <div>
        <h4 className="mb-2 text-lg">Ingredients</h4>
        <IngredientList dish={meal} />
      </div>
      <div>
        <h4 className="mb-2 text-lg">Steps</h4>
        <StepList meal={meal} />
      </div>
    </div>
  );
}
