import type { Meal } from "@mealwright/schema/contract/meals";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { SelectField } from "../../../components/form/text-field.tsx";
import { dayName } from "../../../product/week-days.ts";

interface MoveMealProps {
  readonly meal: Meal;
  /** The meals of its type on the other days, which it can change places with. */
  readonly others: readonly Meal[];
  readonly onMove: (meal: Meal, other: Meal) => void;
}

/** Moves a meal to another day; the two meals change places. */
export function MoveMeal({ meal, others, onMove }: MoveMealProps) {
  const [isOpen, setIsOpen] = useState(false);
  const free = others.filter(({ locked }) => locked !== true);
  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        size="small"
        inactive={meal.locked === true || free.length === 0}
        onClick={() => setIsOpen(true)}
      >
        <CalendarDays aria-hidden="true" className="size-4.5" />
        Move
      </Button>
    );
  }
  return <MoveForm free={free} onMove={(other) => onMove(meal, other)} />;
}

function MoveForm({ free, onMove }: { readonly free: readonly Meal[]; readonly onMove: (other: Meal) => void }) {
  const [chosenId, setChosenId] = useState(free[0]?.id ?? "");
  const chosen = free.find(({ id }) => id === chosenId);
  return (
    <form
      className="grid basis-full gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onMove(chosen);
      }}
    >
      <SelectField
        label="Move it to"
        autoFocus
        value={chosenId}
        onChange={(event) => setChosenId(event.target.value)}
        help={chosen && `${chosen.name} takes its place.`}
      >
        {free.map(({ id, day }) => (
          <option key={id} value={id}>
            {dayName(day)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" size="small" className="justify-self-start">
        Move
      </Button>
    </form>
  );
}
