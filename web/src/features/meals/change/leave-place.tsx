import { AWAY_FACTS, AWAY_STATES, type AwayState } from "@mealwright/schema/constants/meals";
import type { Meal } from "@mealwright/schema/contract/meals";
import { CalendarX, type LucideIcon, Utensils } from "lucide-react";
import { useState } from "react";
import { planSlot } from "../../../api/meals.ts";
import { serverText } from "../../../api/transport/http-error.ts";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { focusOnceChanged } from "../../../lib/focus/focus-when-drawn.ts";
import { placeSelector } from "../../../product/place-name.ts";

interface LeavePlaceProps {
  readonly planId: string;
  readonly meal: Meal;
  /** Called once the meal is out of the week. */
  readonly onLeft: () => void;
}

const ICONS: Readonly<Record<AwayState, LucideIcon>> = { skipped: CalendarX, out: Utensils };
const WAYS = AWAY_STATES.map((state) => ({ state, icon: ICONS[state], text: AWAY_FACTS[state].action }));

/** Removes a meal: its slot is skipped or eaten out, and can be planned again later. */
export function LeavePlace({ planId, meal, onLeft }: LeavePlaceProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = async (state: AwayState) => {
    setIsBusy(true);
    setFailure(null);
    const focusPlace = focusOnceChanged(placeSelector(meal));
    try {
      await planSlot(planId, meal, { state });
      onLeft();
      focusPlace();
    } catch (error) {
      setFailure(serverText(error) ?? "That did not reach us. Please try again.");
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      {WAYS.map(({ state, icon: Icon, text }) => (
        <Button
          key={state}
          variant="secondary"
          size="small"
          inactive={isBusy || meal.locked === true}
          onClick={() => void leave(state)}
        >
          <Icon aria-hidden="true" className="size-4.5" />
          {text}
        </Button>
      ))}
      {failure === null ? null : (
        <div className="basis-full">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
    </>
  );
}
