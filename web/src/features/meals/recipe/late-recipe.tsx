import type { Meal } from "@mealwright/schema/contract/meals";
import { Suspense } from "react";
import { late } from "../../../components/late.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";

const MealRecipe = late(async () => (await import("./meal-recipe.tsx")).MealRecipe);

/** A dish's recipe by its parts, for dialogs of other features; its code is loaded when it is first used. */
export function LateRecipe({ meal }: { readonly meal: Meal }) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <MealRecipe meal={meal} />
    </Suspense>
  );
}
