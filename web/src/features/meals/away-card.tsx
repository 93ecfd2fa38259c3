import { AWAY_FACTS, EATEN_OUT_MAX_KCAL, MEAL_TYPE_FACTS } from "@mealwright/schema/constants/meals";
import type { AwaySlot } from "@mealwright/schema/contract/meal-plan";
import { type FormEvent, useId, useState } from "react";
import { planSlot } from "../../api/meals.ts";
import { serverText } from "../../api/transport/http-error.ts";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { focusOnceChanged } from "../../lib/focus/focus-when-drawn.ts";
import { placeSelector } from "../../product/place-name.ts";
import { dayName } from "../../product/week-days.ts";

interface AwayCardProps {
  readonly planId: string;
  readonly away: AwaySlot;
  /** Whether to name the meal of the day; false where a heading already does. */
  readonly namesMeal?: boolean;
}

/** A slot that is skipped or eaten out: its estimated energy, and a button that plans a meal again. */
export function AwayCard({ planId, away, namesMeal = true }: AwayCardProps) {
  const { day, type, state, energyKcal } = away;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const write = async (change: Parameters<typeof planSlot>[2]) => {
    setIsBusy(true);
    setFailure(null);
    const focusPlace = focusOnceChanged(placeSelector(away));
    try {
      await planSlot(planId, away, change);
      if (change.state === "planned") focusPlace();
    } catch (error) {
      setFailure(serverText(error) ?? "That did not reach us. Please try again.");
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section
      aria-label={`${dayName(day)} ${type}: ${AWAY_FACTS[state].name}`}
      aria-busy={isBusy}
      className="grid content-start gap-2 rounded-card border border-dashed border-line bg-card p-3"
    >
      {namesMeal ? <p className="text-tiny font-semibold text-herb">{MEAL_TYPE_FACTS[type].name}</p> : null}
      <p className="font-display font-semibold">{AWAY_FACTS[state].name}</p>
      {AWAY_FACTS[state].isEaten ? (
        <Estimate
          key={energyKcal}
          energyKcal={energyKcal}
          isBusy={isBusy}
          onSave={(kcal) => void write({ state, energyKcal: kcal })}
        />
      ) : (
        <p className="text-tiny text-ink-soft">Nothing is cooked or bought for it.</p>
      )}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        inactive={isBusy}
        onClick={() => void write({ state: "planned" })}
      >
        Plan a meal
      </Button>
      {failure === null ? null : <Notice tone="bad">{failure}</Notice>}
    </section>
  );
}

interface EstimateProps {
  readonly energyKcal: number;
  readonly isBusy: boolean;
  readonly onSave: (energyKcal: number) => void;
}

/** The person's estimate of a meal eaten out, which counts towards the day's energy. */
function Estimate({ energyKcal, isBusy, onSave }: EstimateProps) {
  const id = useId();
  const [text, setText] = useState(String(energyKcal));
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(Number(text));
  };
  return (
    <form onSubmit={save} className="flex flex-wrap items-center gap-2 text-small">
      <label htmlFor={id}>About</label>
      <span className="flex items-center gap-2">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          required
          min={0}
          max={EATEN_OUT_MAX_KCAL}
          step={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="tabular min-h-10 w-18 rounded-xl border border-edge bg-card px-2"
        />
        kcal
      </span>
      {text === String(energyKcal) ? null : (
        <Button type="submit" size="small" inactive={isBusy}>
          Save
        </Button>
      )}
    </form>
  );
}
