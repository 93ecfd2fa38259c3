import { ACTIVITIES, GENDERS } from "@mealwright/schema/constants/questionnaire";
import { ACTIVITY_TEXTS, GENDER_TEXTS } from "../lib/answer-texts.ts";
import type { Answers } from "../lib/answers.ts";
import { SelectField, TextField } from "./text-field.tsx";

interface DetailFieldsProps {
  readonly answers: Answers;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<Answers>) => void;
}

/** The optional details that the energy target is worked out from. */
export function DetailFields({ answers, errors, onChange }: DetailFieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
      <TextField
        label="Age"
        name="age"
        inputMode="numeric"
        autoComplete="off"
        value={answers.age}
        error={errors.age}
        onChange={(event) => onChange({ age: event.target.value })}
      />
      <SelectField
        label="Gender"
        name="gender"
        value={answers.gender ?? ""}
        onChange={(event) => onChange({ gender: GENDERS.find((gender) => gender === event.target.value) ?? null })}
      >
        <option value="">Rather not say</option>
        {GENDERS.map((gender) => (
          <option key={gender} value={gender}>
            {GENDER_TEXTS[gender]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Weight (kg)"
        name="weight"
        inputMode="decimal"
        autoComplete="off"
        value={answers.weight}
        error={errors.weight}
        onChange={(event) => onChange({ weight: event.target.value })}
      />
      <TextField
        label="Height (cm)"
        name="height"
        inputMode="numeric"
        autoComplete="off"
        value={answers.height}
        error={errors.height}
        onChange={(event) => onChange({ height: event.target.value })}
      />
      <SelectField
        label="How active is a usual day?"
        name="activity"
        className="col-span-2"
        value={answers.activity ?? ""}
        onChange={(event) =>
          onChange({ activity: ACTIVITIES.find((activity) => activity === event.target.value) ?? null })
        }
      >
        <option value="">Not sure</option>
        {ACTIVITIES.map((activity) => (
          <option key={activity} value={activity}>
            {ACTIVITY_TEXTS[activity]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
