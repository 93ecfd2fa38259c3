import { PREP_TIME_MINUTES, WEEKLY_BUDGET } from "@mealwright/schema/constants/questionnaire";
import { formatDollars } from "@mealwright/schema/rules/money";
import { Slider } from "../../components/form/slider.tsx";
import type { Answers } from "../../product/answers/answers.ts";

interface PrepAndBudgetProps {
  /** Minutes. */
  readonly prepTime: number;
  /** Whole dollars a week. */
  readonly budget: number;
  readonly onChange: (change: Partial<Answers>) => void;
}

export function PrepAndBudget({ prepTime, budget, onChange }: PrepAndBudgetProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-8">
      <LabeledSlider
        label="Prep time"
        scale={PREP_TIME_MINUTES}
        value={prepTime}
        text={`${prepTime} minutes`}
        onChange={(minutes) => onChange({ prepTime: minutes })}
      />
      <LabeledSlider
        label="Weekly budget"
        scale={WEEKLY_BUDGET}
        value={budget}
        text={formatDollars(budget)}
        onChange={(dollars) => onChange({ budget: dollars })}
      />
    </div>
  );
}

interface LabeledSliderProps {
  readonly label: string;
  readonly scale: { readonly min: number; readonly max: number; readonly step: number };
  readonly value: number;
  readonly text: string;
  readonly onChange: (value: number) => void;
}

function LabeledSlider({ label, scale, value, text, onChange }: LabeledSliderProps) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <output className="tabular font-semibold text-herb">{text}</output>
      </p>
      <div className="px-4">
        <Slider
          label={label}
          value={value}
          min={scale.min}
          max={scale.max}
          step={scale.step}
          valueText={text}
          onValueChange={onChange}
        />
      </div>
    </div>
  );
}
