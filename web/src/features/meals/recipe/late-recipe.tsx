import type { Meal } from "@mealwright/schema/contract/meals";
import { lazy, Suspense } from "react";
import { Skeleton } from "../../../components/skeleton.tsx";

const MealRecipe = lazy(async () => ({ default: (await import("./meal-recipe.tsx")).MealRecipe }));

/** A dish's recipe by its parts, for dialogs of other features; its code is loaded when it is first used. */
export function LateRecipe({ meal }: { readonly meal: Meal }) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <MealRecipe meal={meal} />
    </Suspense>
  );
}
