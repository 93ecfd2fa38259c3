import type { MealSource } from "@mealwright/schema/constants/meals";
import { KEPT_MEALS_TEXT } from "@mealwright/schema/constants/plan-texts";
import { Button } from "../../components/button.tsx";

interface NewPlanQuestionProps {
  /** Some dishes come from an AI model, so a plan from the cookbook alone can be offered. */
  readonly isOfModel: boolean;
  readonly onKeep: () => void;
  readonly onConfirm: (source?: MealSource) => void;
}

/** What a new plan replaces and what stays, and the answers to choose from. */
export function NewPlanQuestion({ isOfModel, onKeep, onConfirm }: NewPlanQuestionProps) {
  return (
    <>
      <p>The meals of this week are replaced by new ones, and the shopping list with them. {KEPT_MEALS_TEXT}</p>
      {isOfModel ? (
        <p className="mt-3">
          Our cookbook plans the week as a whole: packs are used up, and your budget is kept wherever possible.
        </p>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onKeep}>
          Keep this plan
        </Button>
        {isOfModel ? (
          <Button variant="secondary" onClick={() => onConfirm("cookbook")}>
            From the cookbook
          </Button>
        ) : null}
        <Button onClick={() => onConfirm()}>Make a new plan</Button>
      </div>
    </>
  );
}
