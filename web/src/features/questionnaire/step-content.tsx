import {
  OTHER_ALLERGIES_MAX_LENGTH,
  OTHER_ALLERGY,
  PREP_TIME_MINUTES,
  WEEKLY_BUDGET,
} from "@mealwright/schema/constants/questionnaire";
import type { QuestionnaireStep } from "@mealwright/schema/constants/questionnaire-steps";
import { formatDollars, formatMoney } from "@mealwright/schema/rules/money";
import { Suspense } from "react";
import { useOtherAllergies } from "../../api/hooks/use-other-allergies.ts";
import { OtherAllergiesLines } from "../../components/form/other-allergies-lines.tsx";
import { TextField } from "../../components/form/text-field.tsx";
import { late } from "../../components/late.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import type { Answers } from "../../product/answers/answers.ts";
import { AccountStep } from "./account-step.tsx";
import { chosenOn, takenInBy } from "./answer-choice.ts";
import { ChoiceList, type ChoiceOption } from "./choice-list.tsx";
import { CHOICES } from "./choices.ts";
import { Question } from "./question.tsx";
import { SliderStep } from "./slider-step.tsx";
import type { NewAccount } from "./steps.ts";

const QUESTIONS: Readonly<Record<QuestionnaireStep, { readonly title: string; readonly help: string }>> = {
  goal: { title: "What is your goal?", help: "It sets your daily targets for energy and protein." },
  diet: { title: "How do you eat?", help: "Every ingredient of every meal will fit it." },
  allergies: {
    title: "Anything you cannot eat?",
    help: "Choose as many as you like, or none. Nuts covers peanuts and all tree nuts; Gluten covers wheat, rye, barley and oats.",
  },
  mealsPerDay: { title: "How many meals a day?", help: "Your daily energy is split among them." },
  prepTime: { title: "How much time to cook?", help: "No meal will take longer than this." },
  budget: { title: "What is your weekly budget?", help: "For a week’s groceries, for everyone you feed." },
  cookingLevel: { title: "How well do you cook?", help: "We stick to recipes that match your skills." },
  details: {
    title: "A little about you",
    help: "Optional: leave anything empty. It is used for your plan, nothing else.",
  },
  account: {
    title: "Where should we keep your plan?",
    help: "A free account. No card, no trial that turns into a bill.",
  },
};

/** The last step but one; its estimate weighs as much as a third of all others. */
export const DetailsStep = late(async () => (await import("./details-step.tsx")).DetailsStep);

/** The box beside "Other". */
export const OTHER_BOX_ID = "other-allergies";

interface StepContentProps {
  readonly step: QuestionnaireStep;
  readonly answers: Answers;
  readonly account: NewAccount;
  readonly onAnswers: (change: Partial<Answers>) => void;
  readonly onAccount: (change: Partial<NewAccount>) => void;
  readonly onChoose: (value: string) => void;
  readonly onPress: (value: string) => void;
}

/** The one question of a step. */
export function StepContent({ step, answers, account, onAnswers, onAccount, onChoose, onPress }: StepContentProps) {
  const { title, help } = QUESTIONS[step];
  const reading = useOtherAllergies(step === "allergies" ? answers.otherAllergies : "");
  const options = step === "allergies" ? allergyOptions(answers) : CHOICES[step];
  return (
    <Question title={title} help={help}>
      {options === undefined ? null : (
        <ChoiceList
          options={options}
          chosen={chosenOn(step, answers)}
          multiple={step === "allergies"}
          onChoose={onChoose}
          onPress={onPress}
        />
      )}
      {step === "allergies" && answers.allergies.includes(OTHER_ALLERGY) ? (
        <div className="mt-5 scroll-mb-36">
          <TextField
            id={OTHER_BOX_ID}
            label="What else?"
            help="Separate them with commas. Anything we cannot match to a food is noted on your plan, never dropped."
            name="otherAllergies"
            autoComplete="off"
            maxLength={OTHER_ALLERGIES_MAX_LENGTH}
            value={answers.otherAllergies}
            onChange={(event) => onAnswers({ otherAllergies: event.target.value })}
          />
          <OtherAllergiesLines reading={reading} />
        </div>
      ) : null}
      {step === "prepTime" ? (
        <SliderStep
          label="Prep time"
          scale={PREP_TIME_MINUTES}
          value={answers.prepTime}
          format={(minutes) => `${minutes} min`}
          onChange={(prepTime) => onAnswers({ prepTime })}
        />
      ) : null}
      {step === "budget" ? (
        <SliderStep
          label="Weekly budget"
          scale={WEEKLY_BUDGET}
          value={answers.budget}
          format={formatDollars}
          meaning={perMeal(answers)}
          onChange={(budget) => onAnswers({ budget })}
        />
      ) : null}
      {step === "details" ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <DetailsStep answers={answers} onChange={onAnswers} />
        </Suspense>
      ) : null}
      {step === "account" ? <AccountStep account={account} onChange={onAccount} /> : null}
    </Question>
  );
}

function allergyOptions(answers: Answers): readonly ChoiceOption[] {
  return (CHOICES.allergies ?? []).map((option) => {
    const includedIn = takenInBy(option.value, answers);
    return includedIn === undefined ? option : { ...option, includedIn };
  });
}

const DAYS_OF_A_WEEK = 7;

/** "About $3.57 a meal, at 21 meals a week." */
function perMeal({ budget, mealsPerDay }: Answers): string {
  const meals = mealsPerDay * DAYS_OF_A_WEEK;
  const price = formatMoney(Math.round((budget * 100) / meals));
  return `About ${price} a meal, at ${meals} meals a week.`;
}
