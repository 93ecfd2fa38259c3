import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import {
  ALLERGY_OPTIONS,
  COOKING_LEVELS,
  DIETS,
  GOALS,
  MEALS_PER_DAY_OPTIONS,
  OTHER_ALLERGIES_MAX_LENGTH,
  OTHER_ALLERGY,
} from "@mealwright/schema/constants/questionnaire";
import type { User } from "@mealwright/schema/contract/user";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { HttpError } from "../../api/http-error.ts";
import { send } from "../../api/send.ts";
import { keyOf, useCache, useCall } from "../../api/use-call.ts";
import { Button, LinkButton } from "../../components/button.tsx";
import { DetailFields } from "../../components/detail-fields.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Notice } from "../../components/notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { SelectField, TextArea } from "../../components/text-field.tsx";
import { COOKING_LEVEL_TEXTS, DIET_TEXTS, GOAL_TEXTS, MEALS_PER_DAY_TEXTS } from "../../lib/answer-texts.ts";
import { type Answers, answersFromPreferences, isComplete, preferencesBody } from "../../lib/answers.ts";
import { detailErrors } from "../../lib/detail-errors.ts";
import { focusFirstInvalid } from "../../lib/focus-first-invalid.ts";
import { type MealPlanArrival, PATHS } from "../../lib/paths.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import { HouseholdField } from "./household-field.tsx";
import { PrepAndBudget } from "./prep-and-budget.tsx";
import { useSending } from "./use-sending.ts";

const ALLERGY_CHIPS = ALLERGY_OPTIONS.map((value) => ({ value, label: value }));
const MEALS_CHIPS = MEALS_PER_DAY_OPTIONS.map((meals) => ({
  value: String(meals),
  label: `${MEALS_PER_DAY_TEXTS[meals].label}: ${MEALS_PER_DAY_TEXTS[meals].text.toLowerCase()}`,
}));

/** Every answer of the questionnaire on one page; somebody without any is sent to the questions. */
export function PreferencesSection({ user }: { readonly user: User }) {
  const { data, error, mutate } = useCall("preferences");
  if (data !== undefined) return <PreferencesForm user={user} saved={answersFromPreferences(data)} />;
  if (error instanceof HttpError && error.status === 404) {
    return (
      <div className="grid gap-4">
        <p>None yet: nine questions, about two minutes.</p>
        <LinkButton to={PATHS.questionnaire} className="justify-self-start">
          Answer the questions
        </LinkButton>
      </div>
    );
  }
  if (error !== undefined) {
    return <FailedNotice onRetry={() => void mutate()}>Your answers could not be loaded. They are safe.</FailedNotice>;
  }
  return <Skeleton className="h-96" />;
}

function PreferencesForm({ user, saved }: { readonly user: User; readonly saved: Answers }) {
  const [answers, setAnswers] = useState(saved);
  const { sending, outcome, faults, refuse, run } = useSending();
  const { replace, forget } = useCache();
  const navigate = useNavigate();
  const change = (part: Partial<Answers>) => setAnswers({ ...answers, ...part });
  const asksOther = answers.allergies.includes(OTHER_ALLERGY);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = detailErrors(answers);
    const body = preferencesBody(answers);
    if (Object.keys(found).length > 0 || !isComplete(body)) {
      refuse(found);
      focusFirstInvalid(form);
      return;
    }
    const stored = await run(async () => {
      await send("saveQuestionnaire", { body });
      await forget(keyOf("activeMealPlan", { userId: user.id }));
      await replace<"user">(keyOf("user"), { ...user, stats: { ...user.stats, budget: answers.budget } });
      return "Saved. Dishes of this week that no longer fit are not shown any more.";
    });
    if (!stored) focusFirstInvalid(form);
  };
  const arrival: MealPlanArrival = { offerNewPlan: true };

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          label="Goal"
          name="goal"
          value={answers.goal}
          options={GOALS.map((goal) => [goal, GOAL_TEXTS[goal].label])}
          onChoose={(goal) => change({ goal })}
        />
        <Choice
          label="Diet"
          name="dietaryPreference"
          value={answers.dietaryPreference}
          options={DIETS.map((diet) => [diet, DIET_TEXTS[diet].label])}
          onChoose={(dietaryPreference) => change({ dietaryPreference })}
        />
      </div>
      <ChoiceChips
        legend="Allergies"
        multiple
        options={ALLERGY_CHIPS}
        chosen={answers.allergies}
        onChoose={(option) =>
          change({
            allergies: answers.allergies.includes(option)
              ? answers.allergies.filter((other) => other !== option)
              : [...answers.allergies, option],
          })
        }
      />
      {asksOther ? (
        <TextArea
          label="Other allergies or foods to avoid"
          name="otherAllergies"
          help="Separated by commas. What we cannot match is said on your plan."
          maxLength={OTHER_ALLERGIES_MAX_LENGTH}
          value={answers.otherAllergies}
          error={faults.otherAllergies}
          onChange={(event) => change({ otherAllergies: event.target.value })}
        />
      ) : null}
      <ChoiceChips
        legend="Meals a day"
        options={MEALS_CHIPS}
        chosen={[String(answers.mealsPerDay)]}
        onChoose={(value) =>
          change({
            mealsPerDay: MEALS_PER_DAY_OPTIONS.find((meals) => String(meals) === value) ?? answers.mealsPerDay,
          })
        }
      />
      <PrepAndBudget prepTime={answers.prepTime} budget={answers.budget} onChange={change} />
      <Choice
        label="Cooking level"
        name="cookingLevel"
        value={answers.cookingLevel}
        options={COOKING_LEVELS.map((level) => [level, COOKING_LEVEL_TEXTS[level].label])}
        onChoose={(cookingLevel) => change({ cookingLevel })}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">About you (optional)</legend>
        <p className="mb-4 text-small text-ink-soft">
          With age, weight and height the plan aims at your own energy need instead of the general reference.
        </p>
        <DetailFields answers={answers} errors={{ ...faults, ...detailErrors(answers) }} onChange={change} />
      </fieldset>
      <HouseholdField
        tier={user.tier}
        household={answers.household}
        error={faults.household}
        onChange={(household) => change({ household })}
      />
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {Object.keys(faults).length > 0 ? <Notice tone="bad">{CALL_ERRORS.invalidFields}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={sending}>
          {sending ? "Saving…" : "Save preferences"}
        </Button>
        {outcome?.tone === "good" ? (
          <Button variant="secondary" onClick={() => void navigate(PATHS.mealPlan, { state: arrival })}>
            See my plan
          </Button>
        ) : null}
      </div>
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: Value | null;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, name, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      name={name}
      value={value ?? ""}
      onChange={(event) => {
        const chosen = options.find(([option]) => option === event.target.value);
        if (chosen) onChoose(chosen[0]);
      }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
