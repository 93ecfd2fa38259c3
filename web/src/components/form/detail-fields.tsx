import { ACTIVITIES, GENDERS } from "@mealwright/schema/constants/questionnaire";
import { riskyFoodOfAge } from "@mealwright/schema/rules/risky-food";
import { riskyFoodHelp } from "@mealwright/schema/rules/text/risky-food-text";
import { useState } from "react";
import { parseWhole } from "../../lib/numbers.ts";
import { ACTIVITY_TEXTS, GENDER_TEXTS } from "../../product/answers/answer-texts.ts";
import type { Answers } from "../../product/answers/answers.ts";
import {
  heightIn,
  keptWeight,
  parseWeightKg,
  shownWeight,
  unitsOf,
  weightIn,
} from "../../product/answers/body-measures.ts";
import { detailErrors } from "../../product/answers/detail-errors.ts";
import { SelectField, TextField } from "./text-field.tsx";

interface DetailFieldsProps {
  readonly answers: Answers;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<Answers>) => void;
}

/** What we serve only safely at this age, once a possible one is typed. */
function ageHelp(answers: Answers): string | undefined {
  const age = parseWhole(answers.age);
  const isPossible = age !== undefined && detailErrors(answers).age === undefined;
  return isPossible ? riskyFoodHelp(riskyFoodOfAge(age)) : undefined;
}

/** The optional details that the energy target is worked out from. */
export function DetailFields({ answers, errors, onChange }: DetailFieldsProps) {
  const [chosen, setChosen] = useState(() => unitsOf(answers));
  // The weight's text names its units, even when it comes back from the server in kilograms.
  const units = parseWeightKg(answers.weight) === undefined ? chosen : unitsOf({ ...answers, height: "" });
  const isUs = units === "us";
  const changeUnits = () => {
    const next = isUs ? "metric" : "us";
    setChosen(next);
    onChange({ weight: weightIn(next, answers.weight), height: heightIn(next, answers.height) });
  };
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
      <TextField
        label="Age"
        name="age"
        inputMode="numeric"
        autoComplete="off"
        value={answers.age}
        help={ageHelp(answers)}
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
        label={isUs ? "Weight (lb)" : "Weight (kg)"}
        name="weight"
        inputMode="decimal"
        autoComplete="off"
        value={shownWeight(units, answers.weight)}
        error={errors.weight}
        onChange={(event) => onChange({ weight: keptWeight(units, event.target.value) })}
      />
      <TextField
        label={isUs ? "Height (ft in)" : "Height (cm)"}
        name="height"
        // Feet and inches need more keys than a phone's number pad has.
        inputMode={isUs ? "text" : "decimal"}
        autoComplete="off"
        placeholder={isUs ? "5'9\"" : undefined}
        value={answers.height}
        error={errors.height}
        onChange={(event) => onChange({ height: event.target.value })}
      />
      <button type="button" onClick={changeUnits} className="text-link col-span-2 -mt-3 min-h-11 justify-self-start">
        {isUs ? "Use kilograms and centimeters" : "Use pounds, feet and inches"}
      </button>
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
