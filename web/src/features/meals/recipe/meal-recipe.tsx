import type { Meal, MealPart } from "@mealwright/schema/contract/meals";
import { formatDollars } from "@mealwright/schema/rules/money";
import type { ReactNode } from "react";
import { IngredientList } from "./ingredient-list.tsx";
import { RecipeParts } from "./recipe-parts.tsx";
import { StepList } from "./step-list.tsx";

interface MealRecipeProps {
  readonly meal: Meal;
  /** Actions shown under a side's name, by its index among the meal's parts. */
  readonly renderSideActions?: (side: MealPart, place: number) => ReactNode;
}

/** Ingredients and steps; of several dishes each under its name. */
export function MealRecipe({ meal, renderSideActions }: MealRecipeProps) {
  const cost =
    meal.cost > 0 ? (
      <p className="mt-3 text-small text-ink-soft">About {formatDollars(meal.cost)} a serving, counted by the gram.</p>
    ) : null;
  if (meal.parts !== undefined)
    return (
      <div>
        <RecipeParts meal={meal} parts={meal.parts} level={3} renderSideActions={renderSideActions} />
        {cost}
      </div>
    );
  return (
    <>
      <Section title="Ingredients">
        <IngredientList dish={meal} />
        {cost}
      </Section>
      <Section title="Steps">
        <StepList meal={meal} />
      </Section>
    </>
  );
}

/** A part of a sheet under its heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-xl">{title}</h3>
      {children}
    </section>
  );
}
