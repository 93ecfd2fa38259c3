import type { Meal } from "@mealwright/schema/contract/meals";
import { countedName } from "@mealwright/schema/rules/recipe-amounts";
import { ingredientAmount } from "../meal-texts.ts";
import { useIngredients } from "./ingredient-list.tsx";
import { stepIngredients } from "./step-ingredients.ts";

interface StepAmountsProps {
  readonly step: string;
  readonly dish: Pick<Meal, "ingredients" | "day">;
}

/** The amounts of the ingredients that a step mentions, so that nobody has to turn pages with wet hands. */
export function StepAmounts({ step, dish }: StepAmountsProps) {
  const { lines, units } = useIngredients(dish);
  const named = stepIngredients(step, lines);
  if (named.length === 0) return null;
  return (
    <ul aria-label="What goes in at this step" className="mt-6 flex flex-wrap gap-2">
      {named.map((line) => (
        <li key={`${line.foodId} ${line.name}`} className="rounded-card bg-sage px-3.5 py-1.5 text-[1.1rem]">
          <span className="tabular font-semibold">{ingredientAmount(line, units)}</span> {countedName(line.name, line)}
        </li>
      ))}
    </ul>
  );
}
