import { MESSAGES } from "@mealwright/schema/constants/messages";
import { OTHER_ALLERGY } from "@mealwright/schema/constants/questionnaire";
import { DASHBOARD_CURRENCY_SIGN, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import type { User } from "@mealwright/schema/contract/user";
import { HttpError } from "../../api/http-error.ts";
import { useCall } from "../../api/use-call.ts";
import { LinkButton } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import {
  ACTIVITY_TEXTS,
  COOKING_LEVEL_TEXTS,
  DIET_TEXTS,
  GENDER_TEXTS,
  GOAL_TEXTS,
  MEALS_PER_DAY_TEXTS,
} from "../../lib/answer-texts.ts";
import { PATHS } from "../../lib/paths.ts";

type Row = readonly [label: string, value: string];

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
        {isMissing ? <p className="mt-3 text-ink-soft">None yet: nine questions, about two minutes.</p> : null}
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

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className="mt-3">
      {rows.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function preferenceRows(preferences: Preferences): readonly Row[] {
  const named = preferences.allergies.filter((option) => option !== OTHER_ALLERGY);
  const allergies = preferences.otherAllergies ? [...named, preferences.otherAllergies] : preferences.allergies;
  const rows: readonly (readonly [string, string | null])[] = [
    ["Goal", GOAL_TEXTS[preferences.goal].label],
    ["Diet", DIET_TEXTS[preferences.dietaryPreference].label],
    ["Allergies", allergies.length === 0 ? "None" : allergies.join(", ")],
    ["Meals a day", MEALS_PER_DAY_TEXTS[preferences.mealsPerDay].label],
    ["Prep time", `${preferences.prepTime} min`],
    ["Weekly budget", `${DASHBOARD_CURRENCY_SIGN}${preferences.budget}`],
    ["Cooking level", COOKING_LEVEL_TEXTS[preferences.cookingLevel].label],
    ["Age", preferences.age === null ? null : String(preferences.age)],
    ["Gender", preferences.gender === null ? null : GENDER_TEXTS[preferences.gender]],
    ["Weight", preferences.weight === null ? null : `${preferences.weight} kg`],
    ["Height", preferences.height === null ? null : `${preferences.height} cm`],
    ["Activity", preferences.activity === null ? null : ACTIVITY_TEXTS[preferences.activity]],
  ];
  return rows.filter((row): row is Row => row[1] !== null);
}
