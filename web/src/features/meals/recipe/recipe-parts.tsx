import type { Meal, MealPart } from "@mealwright/schema/contract/meals";
import { Fragment, type ReactNode } from "react";
import { IngredientList } from "./ingredient-list.tsx";
import { partAtStep, stepsBefore } from "./parts.ts";
import { StepList } from "./step-list.tsx";

interface RecipePartsProps {
  readonly meal: Meal;
  readonly parts: readonly MealPart[];
  /** The heading of a dish; those of its ingredients and steps are one lower. */
  readonly level: 3 | 4;
  /** Actions shown under a side's name, by its index among the meal's parts. */
  readonly renderSideActions?: ((side: MealPart, place: number) => ReactNode) | undefined;
}

/** A meal of several dishes, each with its ingredients and steps; step numbers run on across dishes. */
export function RecipeParts({ meal, parts, level, renderSideActions }: RecipePartsProps) {
  const [Name, Inner] = level === 3 ? (["h3", "h4"] as const) : (["h4", "h5"] as const);
  return (
    <div className="grid gap-7">
      {parts.map((part, index) => {
        const before = stepsBefore(parts, index);
        const steps = {
          instructions: part.instructions,
          stepMinutes: meal.stepMinutes?.slice(before, before + part.instructions.length) ?? [],
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order, and two may have one name
          <section key={index} className="grid gap-4">
            <Name className={level === 3 ? "text-xl" : "text-lg"}>{part.name}</Name>
            {index === 0 ? null : renderSideActions?.(part, index)}
            <div>
              <Inner className="mb-2 font-sans text-small font-semibold text-ink-soft">Ingredients</Inner>
              <IngredientList dish={{ ingredients: part.ingredients, day: meal.day }} saysEaters={index === 0} />
            </div>
            <div>
              <Inner className="mb-2 font-sans text-small font-semibold text-ink-soft">Steps</Inner>
              <StepList meal={steps} first={before + 1} />
            </div>
          </section>
        );
      })}
    </div>
  );
}

interface CookListProps {
  readonly meal: Meal;
}

/** What to get ready, dish by dish where there are several. */
export function ReadyList({ meal }: CookListProps) {
  if (meal.parts === undefined) return <IngredientList dish={meal} />;
  return meal.parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order, and two may have one name
    <Fragment key={index}>
      <h3 className="mt-5 mb-1 text-xl first:mt-0">{part.name}</h3>
      <IngredientList dish={{ ingredients: part.ingredients, day: meal.day }} saysEaters={index === 0} />
    </Fragment>
  ));
}

/** The ingredients of the dish that a step belongs to; of the whole meal when it is one dish. Steps count from 0. */
export function dishAtStep(meal: Meal, step: number): Pick<Meal, "ingredients" | "day"> {
  const part = meal.parts === undefined ? undefined : partAtStep(meal.parts, step);
  return { ingredients: part?.ingredients ?? meal.ingredients, day: meal.day };
}
