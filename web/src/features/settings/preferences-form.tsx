import { MEALS_PER_DAY_OPTIONS, MEALS_PER_DAY_TEXTS } from "@mealwright/schema/constants/meals";
import { SHOWN_CALL_ERRORS } from "@mealwright/schema/constants/messages";
import {
  ALLERGY_OPTIONS,
  COOKING_LEVEL_FACTS,
  COOKING_LEVELS,
  DIET_FACTS,
  DIETS,
  GOAL_FACTS,
  GOALS,
  OTHER_ALLERGIES_MAX_LENGTH,
  OTHER_ALLERGY,
  OTHER_ALLERGY_EMPTY,
  UNSAVED_INPUT_TEXT,
} from "@mealwright/schema/constants/questionnaire";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import type { User } from "@mealwright/schema/contract/user";
import { QUESTIONS_AHEAD } from "@mealwright/schema/rules/text/count-text";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCall } from "../../api/hooks/use-call.ts";
import { hasFaults, useForm } from "../../api/hooks/use-form.ts";
import { useOtherAllergies } from "../../api/hooks/use-other-allergies.ts";
import { savePreferences } from "../../api/preferences.ts";
import { HttpError, isConflict, isUnauthorized } from "../../api/transport/http-error.ts";
import { Button, LinkButton } from "../../components/button.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { DetailFields } from "../../components/form/detail-fields.tsx";
import { OtherAllergiesLines } from "../../components/form/other-allergies-lines.tsx";
import { SelectField, TextArea } from "../../components/form/text-field.tsx";
import { Notice } from "../../components/notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { type MealPlanArrival, PATHS } from "../../pages/paths.ts";
import { type Answers, answersFromPreferences, isComplete, preferencesBody } from "../../product/answers/answers.ts";
import { detailErrors } from "../../product/answers/detail-errors.ts";
import { rebaseAnswers } from "../../product/answers/rebase-answers.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import { HouseholdField } from "./household-field.tsx";
import { PrepAndBudget } from "./prep-and-budget.tsx";
import { WeekWishes } from "./week-wishes.tsx";

const ALLERGY_CHIPS = ALLERGY_OPTIONS.map((value) => ({ value, label: value }));
const MEALS_CHIPS = MEALS_PER_DAY_OPTIONS.map((meals) => ({
  value: String(meals),
  label: `${MEALS_PER_DAY_TEXTS[meals].label}: ${MEALS_PER_DAY_TEXTS[meals].text.toLowerCase()}`,
}));

/** Every answer of the questionnaire on one page; somebody without answers is sent to the questions. */
export function PreferencesSection({ user }: { readonly user: User }) {
  const { data, error, retry } = useCall("preferences");
  if (data !== undefined) return <PreferencesForm user={user} saved={data} />;
  if (error instanceof HttpError && error.status === 404) {
    return (
      <div className="grid gap-4">
        <p>None yet: {QUESTIONS_AHEAD}.</p>
        <LinkButton to={PATHS.questionnaire} className="justify-self-start">
          Answer the questions
        </LinkButton>
      </div>
    );
  }
  if (error !== undefined) {
    return <FailedNotice onRetry={retry}>Your answers could not be loaded. They are safe.</FailedNotice>;
  }
  return <Skeleton className="h-96" />;
}

interface Typed {
  readonly typed: Answers;
  readonly before: Preferences;
}

/** What was typed when a session ended, by user, for when they sign in again on this page. */
const typedBeforeEnd = new Map<string, Typed>();

/** Whether typed changes in this section still wait to be reviewed and saved. */
export const keepsTypedAnswers = (userId: string) => typedBeforeEnd.has(userId);

/** The changes typed on top of `before`, applied to what is stored by now. */
function rebaseTyped({ typed, before }: Typed, stored: Preferences): Answers {
  return rebaseAnswers(typed, answersFromPreferences(before), answersFromPreferences(stored));
}

/** "Other" alone avoids nothing: it needs the words in its box. */
function otherAllergiesFault({ allergies, otherAllergies }: Answers) {
  const isEmpty = allergies.includes(OTHER_ALLERGY) && otherAllergies.trim() === "";
  return isEmpty ? { otherAllergies: OTHER_ALLERGY_EMPTY } : {};
}

function PreferencesForm({ user, saved }: { readonly user: User; readonly saved: Preferences }) {
  const [kept] = useState(() => typedBeforeEnd.get(user.id) ?? null);
  useEffect(() => void typedBeforeEnd.delete(user.id), [user.id]);
  const {
    values: answers,
    change,
    faults,
    outcome,
    sending,
    submit,
  } = useForm<Answers>({
    initial: kept === null ? answersFromPreferences(saved) : rebaseTyped(kept, saved),
    check: (typed) => ({ ...detailErrors(typed), ...otherAllergiesFault(typed) }),
    async write(typed) {
      const body = preferencesBody(typed);
      if (!isComplete(body)) return null;
      setRefused(null);
      setIsSaving(true);
      await savePreferences({ ...body, basedOn: saved })
        .catch((error: unknown) => {
          if (isConflict(error)) setRefused({ typed, before: saved });
          if (isUnauthorized(error)) typedBeforeEnd.set(user.id, { typed, before: saved });
          throw error;
        })
        .finally(() => setIsSaving(false));
      return "Saved. This week’s dishes that no longer fit are no longer shown.";
    },
  });
  const navigate = useNavigate();
  // After every save the form takes over what the server has, or the next save would write older answers; what is
  // typed here while the household below is saved stays.
  const [isSaving, setIsSaving] = useState(false);
  const [shown, setShown] = useState(saved);
  if (shown !== saved) {
    setShown(saved);
    const stored = answersFromPreferences(saved);
    change(isSaving ? stored : rebaseAnswers(answers, answersFromPreferences(shown), stored));
  }
  // Changes that were refused because another screen has saved: shown on top of what that screen saved.
  const [refused, setRefused] = useState<Typed | null>(null);
  if (refused !== null && refused.before !== saved) {
    setRefused(null);
    change(rebaseTyped(refused, saved));
  }
  const asksOther = answers.allergies.includes(OTHER_ALLERGY);
  const reading = useOtherAllergies(asksOther ? answers.otherAllergies : "");
  const arrival: MealPlanArrival = { offerNewPlan: true };

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          label="Goal"
          name="goal"
          value={answers.goal}
          options={GOALS.map((goal) => [goal, GOAL_FACTS[goal].label])}
          onChoose={(goal) => change({ goal })}
        />
        <Choice
          label="Diet"
          name="dietaryPreference"
          value={answers.dietaryPreference}
          options={DIETS.map((diet) => [diet, DIET_FACTS[diet].label])}
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
        <div>
          <TextArea
            label="Other allergies or foods to avoid"
            name="otherAllergies"
            help="Separated by commas. Anything we cannot match is noted on your plan."
            maxLength={OTHER_ALLERGIES_MAX_LENGTH}
            value={answers.otherAllergies}
            error={faults.otherAllergies}
            onChange={(event) => change({ otherAllergies: event.target.value })}
          />
          <OtherAllergiesLines reading={reading} />
        </div>
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
        options={COOKING_LEVELS.map((level) => [level, COOKING_LEVEL_FACTS[level].label])}
        onChoose={(cookingLevel) => change({ cookingLevel })}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">About you (optional)</legend>
        <p className="mb-4 text-small text-ink-soft">
          With age, weight and height, the plan aims for your own energy need instead of the general reference.
        </p>
        <DetailFields answers={answers} errors={{ ...faults, ...detailErrors(answers) }} onChange={change} />
      </fieldset>
      <HouseholdField
        tier={user.tier}
        household={answers.household}
        error={faults.household}
        onChange={(household) => change({ household })}
      />
      <WeekWishes tier={user.tier} answers={answers} onChange={change} />
      {outcome === null && kept !== null ? <Notice tone="plain">{UNSAVED_INPUT_TEXT}</Notice> : null}
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {hasFaults(faults) ? <Notice tone="bad">{SHOWN_CALL_ERRORS.invalidFields}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" inactive={sending}>
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
