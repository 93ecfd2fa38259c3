import { LEFTOVER_STATE, MEAL_TYPE_FACTS, type MealType } from "@mealwright/schema/constants/meals";
import type { Meal } from "@mealwright/schema/contract/meals";
import { slotText } from "@mealwright/schema/rules/text/leftover-text";
import { CookingPot } from "lucide-react";
import { useState } from "react";
import { planSlot } from "../../../api/meals.ts";
import { serverText } from "../../../api/transport/http-error.ts";
import { Button } from "../../../components/button.tsx";
import { SelectField } from "../../../components/form/text-field.tsx";
import { Notice } from "../../../components/notice.tsx";

interface LeftoverChoiceProps {
  readonly planId: string;
  readonly meal: Meal;
  readonly week: readonly Meal[];
  /** Called once the slot has another meal. */
  readonly onChanged: () => void;
}

/** Earlier meals whose leftovers can become this main meal, the nearest first. */
function sourcesFor(meal: Meal, week: readonly Meal[]): readonly Meal[] {
  const isMain = (type: MealType) => MEAL_TYPE_FACTS[type].course === "main";
  if (!isMain(meal.type)) return [];
  const isLeft = ({ day, keepsDays = 0, leftoverOf, feeds, type }: Meal) => {
    const isKept = day < meal.day && meal.day - day <= keepsDays;
    return isMain(type) && isKept && leftoverOf === undefined && feeds === undefined;
  };
  return week.filter(isLeft).toReversed();
}

/** Fills a slot with leftovers of an earlier meal, or plans a cooked meal there again. */
export function LeftoverChoice({ planId, meal, week, onChanged }: LeftoverChoiceProps) {
  const sources = sourcesFor(meal, week);
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosenId, setChosenId] = useState(sources[0]?.id ?? "");
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (to: Parameters<typeof planSlot>[2]) => {
    setIsBusy(true);
    setFailure(null);
    try {
      await planSlot(planId, meal, to);
      onChanged();
    } catch (error) {
      setFailure(serverText(error) ?? "That did not reach us. Please try again.");
      setIsBusy(false);
    }
  };
  const isDisabled = isBusy || meal.locked === true;
  const notice =
    failure === null ? null : (
      <div className="basis-full">
        <Notice tone="bad">{failure}</Notice>
      </div>
    );
  if (meal.leftoverOf !== undefined) {
    return (
      <>
        <Button
          variant="secondary"
          size="small"
          inactive={isDisabled}
          onClick={() => void change({ state: "planned" })}
        >
          <CookingPot aria-hidden="true" className="size-4.5" />
          Cook something else
        </Button>
        {notice}
      </>
    );
  }
  if (sources.length === 0) return null;
  if (!isChoosing) {
    return (
      <Button variant="secondary" size="small" inactive={isDisabled} onClick={() => setIsChoosing(true)}>
        <CookingPot aria-hidden="true" className="size-4.5" />
        Eat leftovers
      </Button>
    );
  }
  return (
    <form
      className="grid basis-full gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void change({ state: LEFTOVER_STATE, sourceMealId: chosenId });
      }}
    >
      <SelectField
        label="Eat the other half of"
        autoFocus
        value={chosenId}
        onChange={(event) => setChosenId(event.target.value)}
        help="It is cooked double, and kept in the fridge until then."
      >
        {sources.map((source) => (
          <option key={source.id} value={source.id}>
            {slotText(source)}: {source.name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" size="small" className="justify-self-start" inactive={isDisabled}>
        Plan it this way
      </Button>
      {notice}
    </form>
  );
}
