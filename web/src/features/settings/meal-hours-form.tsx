import { MEAL_HOURS, MEAL_HOURS_INVALID } from "@mealwright/schema/constants/calendar";
import { MEAL_TYPE_FACTS, MEAL_TYPES } from "@mealwright/schema/constants/meals";
import type { MealHours } from "@mealwright/schema/contract/calendar";
import { saveMealHours } from "../../api/calendar.ts";
import { type Faults, useForm } from "../../api/hooks/use-form.ts";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/form/text-field.tsx";
import { Notice } from "../../components/notice.tsx";

/** In the order of the day. */
const TYPES = MEAL_TYPES.toSorted((one, other) => MEAL_HOURS[one].localeCompare(MEAL_HOURS[other]));

function missing(hours: MealHours): Faults<MealHours> {
  return Object.fromEntries(TYPES.flatMap((type) => (hours[type] === "" ? [[type, MEAL_HOURS_INVALID]] : [])));
}

/** When each kind of meal is eaten. */
export function MealHoursForm({ hours }: { readonly hours: MealHours }) {
  const { values, change, faults, outcome, sending, submit } = useForm({
    initial: hours,
    check: missing,
    async write(values) {
      await saveMealHours(values);
      return "Your times are saved. Calendars pick them up at their next update.";
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <fieldset>
        <legend className="mb-3 font-semibold">When you eat</legend>
        <div className="grid grid-cols-2 gap-4">
          {TYPES.map((type) => (
            <TextField
              key={type}
              type="time"
              required
              label={MEAL_TYPE_FACTS[type].name}
              name={type}
              value={values[type]}
              error={faults[type]}
              onChange={(event) => change({ [type]: event.target.value })}
            />
          ))}
        </div>
      </fieldset>
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <Button type="submit" variant="secondary" inactive={sending} className="justify-self-start">
        {sending ? "Saving…" : "Save times"}
      </Button>
    </form>
  );
}
