import { MEALS_PER_DAY_TEXTS } from "@mealwright/schema/constants/meals";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { COOKING_LEVEL_FACTS, DIET_FACTS, GOAL_FACTS, OTHER_ALLERGY } from "@mealwright/schema/constants/questionnaire";
import { DASHBOARD_CURRENCY_SIGN, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import type { User } from "@mealwright/schema/contract/user";
import { QUESTIONS_AHEAD } from "@mealwright/schema/rules/text/count-text";
import { useCall } from "../../api/hooks/use-call.ts";
import { HttpError } from "../../api/transport/http-error.ts";
import { LinkButton } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { PATHS } from "../../pages/paths.ts";
import { ACTIVITY_TEXTS, GENDER_TEXTS } from "../../product/answers/answer-texts.ts";

type AnswerRow = readonly [label: string, value: string];

/** Who the plan is for, in the words of the questionnaire. */
export function ProfileTab({ user }: { readonly user: User }) {
  const preferences = useCall("preferences");
  const isMissing = preferences.error instanceof HttpError && preferences.error.status === 404;
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <section>
        <h2 className="text-2xl">Account</h2>
        <Rows
          rows={[
            ["Name", user.name],
            ["Email", user.email],
            ["Plan", TIER_NAMES[user.tier]],
          ]}
        />
      </section>
      <section>
        <h2 className="text-2xl">Preferences</h2>
        {preferences.data !== undefined ? <Rows rows={preferenceRows(preferences.data)} /> : null}
        {preferences.data === undefined && preferences.error === undefined ? <Skeleton className="mt-4 h-64" /> : null}
        {isMissing ? <p className="mt-3 text-ink-soft">None yet: {QUESTIONS_AHEAD}.</p> : null}
        {preferences.error !== undefined && !isMissing ? (
          <div className="mt-3">
            <Notice tone="bad">{MESSAGES.somethingWentWrong}</Notice>
          </div>
        ) : null}
        <LinkButton to={PATHS.questionnaire} variant="secondary" className="mt-5">
          Update preferences
        </LinkButton>
      </section>
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly AnswerRow[] }) {
  return (
    <dl className="mt-3">
      {rows.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Each answer as the profile shows it; null where there is nothing to show. */
const SHOWN: Readonly<Record<keyof Preferences, (answers: Preferences) => readonly [string, string | null] | null>> = {
  goal: ({ goal }) => ["Goal", GOAL_FACTS[goal].label],
  dietaryPreference: ({ dietaryPreference }) => ["Diet", DIET_FACTS[dietaryPreference].label],
  allergies: (answers) => ["Allergies", allergiesText(answers)],
  // Shown with the allergies.
  otherAllergies: () => null,
  mealsPerDay: ({ mealsPerDay }) => ["Meals a day", MEALS_PER_DAY_TEXTS[mealsPerDay].label],
  prepTime: ({ prepTime }) => ["Prep time", `${prepTime} min`],
  budget: ({ budget }) => ["Weekly budget", `${DASHBOARD_CURRENCY_SIGN}${budget}`],
  cookingLevel: ({ cookingLevel }) => ["Cooking level", COOKING_LEVEL_FACTS[cookingLevel].label],
  age: ({ age }) => ["Age", age === null ? null : String(age)],
  gender: ({ gender }) => ["Gender", gender === null ? null : GENDER_TEXTS[gender]],
  weight: ({ weight }) => ["Weight", weight === null ? null : `${weight} kg`],
  height: ({ height }) => ["Height", height === null ? null : `${height} cm`],
  activity: ({ activity }) => ["Activity", activity === null ? null : ACTIVITY_TEXTS[activity]],
  // Tier-dependent wishes have their own place in Settings.
  household: () => null,
  weekFilters: () => null,
  weekCuisine: () => null,
  premiumDishes: () => null,
  fewCookingDays: () => null,
};

function allergiesText({ allergies, otherAllergies }: Preferences): string {
  const named = allergies.filter((option) => option !== OTHER_ALLERGY);
  const shown = otherAllergies === null ? allergies : [...named, otherAllergies];
  return shown.length === 0 ? "None" : shown.join(", ");
}

function preferenceRows(preferences: Preferences): readonly AnswerRow[] {
  const rows = Object.values(SHOWN).map((show) => show(preferences));
  return rows.flatMap((row) => (row === null || row[1] === null ? [] : [[row[0], row[1]] as const]));
}
