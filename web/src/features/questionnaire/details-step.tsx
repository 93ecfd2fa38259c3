import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { DetailFields } from "../../components/form/detail-fields.tsx";
import { parseWhole } from "../../lib/numbers.ts";
import type { Answers } from "../../product/answers/answers.ts";
import { parseHeightCm, parseWeightKg } from "../../product/answers/body-measures.ts";
import { detailErrors } from "../../product/answers/detail-errors.ts";
import { type EnergyEstimate, estimateEnergy } from "./energy-estimate.ts";

interface DetailsStepProps {
  readonly answers: Answers;
  readonly onChange: (change: Partial<Answers>) => void;
}

export function DetailsStep({ answers, onChange }: DetailsStepProps) {
  const estimate = estimateEnergy({
    goal: answers.goal,
    age: parseWhole(answers.age),
    weightKg: parseWeightKg(answers.weight),
    heightCm: parseHeightCm(answers.height),
    gender: answers.gender,
    activity: answers.activity,
  });
  return (
    <div>
      <DetailFields answers={answers} errors={detailErrors(answers)} onChange={onChange} />
      <EnergyLine estimate={estimate} />
    </div>
  );
}

function EnergyLine({ estimate }: { readonly estimate: EnergyEstimate }) {
  return (
    <div role="status" className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card bg-sage px-5 py-4">
      <p className="tabular font-display text-3xl font-semibold">
        {formatFigure(estimate.energyKcal)} <span className="text-lg">kcal</span>
      </p>
      <p className="grow basis-56 text-small">{explain(estimate)}</p>
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
