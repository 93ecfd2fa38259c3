import { ACTIVITIES, GENDERS } from "@mealwright/schema/constants/questionnaire";
import { SelectField, TextField } from "../../components/text-field.tsx";
import { ACTIVITY_TEXTS, GENDER_TEXTS } from "../../lib/answer-texts.ts";
import type { Answers } from "../../lib/answers.ts";
import { formatNumber, parseDecimal, parseWhole } from "../../lib/numbers.ts";
import { type EnergyEstimate, estimateEnergy } from "./energy-estimate.ts";
import { detailErrors } from "./steps.ts";

interface DetailsStepProps {
  readonly answers: Answers;
  readonly onChange: (change: Partial<Answers>) => void;
}

export function DetailsStep({ answers, onChange }: DetailsStepProps) {
  const errors = detailErrors(answers);
  const estimate = estimateEnergy({
    goal: answers.goal,
    age: parseWhole(answers.age),
    weightKg: parseDecimal(answers.weight),
    heightCm: parseWhole(answers.height),
    gender: answers.gender,
    activity: answers.activity,
  });
  return (
    <div>
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
      <EnergyLine estimate={estimate} />
    </div>
  );
}

function EnergyLine({ estimate }: { readonly estimate: EnergyEstimate }) {
  return (
    <div role="status" className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card bg-sage px-5 py-4">
      <p className="tabular font-display text-3xl font-semibold">
        {formatNumber(estimate.energyKcal)} <span className="text-lg">kcal</span>
      </p>
      <p className="grow basis-56 text-[0.94rem]">{explain(estimate)}</p>
    </div>
  );
}

function explain({ basis, limited }: EnergyEstimate): string {
  if (basis === "reference") {
    return "a day, the general reference. With age, weight and height we work out your own.";
  }
  return limited
    ? "a day is what your plan will aim for: the formula gave a figure outside of what is safe to plan."
    : "a day is what your plan will aim for, by the Mifflin–St Jeor formula, your activity and your goal.";
}
