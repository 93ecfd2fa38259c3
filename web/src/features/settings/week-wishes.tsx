import { CUISINES } from "@mealwright/schema/constants/food/cuisines";
import { WEEK_FILTER_NAMES, WEEK_FILTERS } from "@mealwright/schema/constants/meals";
import type { Tier } from "@mealwright/schema/constants/tiers";
import { can } from "@mealwright/schema/rules/entitlements";
import { cuisineName } from "@mealwright/schema/rules/text/cuisine-text";
import { YES_NO_WISHES, type YesNoWish } from "@mealwright/schema/rules/yes-no-wishes";
import { SelectField } from "../../components/form/text-field.tsx";
import type { Answers } from "../../product/answers/answers.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import { LockedChoice } from "./locked-choice.tsx";

const FILTER_CHIPS = WEEK_FILTERS.map((value) => ({ value, label: WEEK_FILTER_NAMES[value] }));

interface WeekWishesProps {
  readonly tier: Tier;
  readonly answers: Pick<Answers, "weekFilters" | "weekCuisine" | YesNoWish>;
  readonly onChange: (change: Partial<Answers>) => void;
}

/** Wishes for the whole week; the plan says which could not be met. */
export function WeekWishes({ tier, answers, onChange }: WeekWishesProps) {
  const { weekFilters, weekCuisine } = answers;
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-1 font-semibold">Wishes for the week</legend>
      {can(tier, "advanced_filters") ? (
        <>
          <p className="text-small text-ink-soft">
            Kept as far as your safety, energy and budget allow. Your plan says which wishes had to give way.
          </p>
          <ChoiceChips
            legend="The week should be"
            multiple
            options={FILTER_CHIPS}
            chosen={weekFilters}
            onChoose={(filter) =>
              onChange({
                weekFilters: weekFilters.includes(filter)
                  ? weekFilters.filter((other) => other !== filter)
                  : [...weekFilters, filter],
              })
            }
          />
          <SelectField
            label="Cuisine"
            name="weekCuisine"
            help="For as many lunches and dinners as your other answers allow."
            value={weekCuisine ?? ""}
            onChange={(event) => onChange({ weekCuisine: CUISINES.find((one) => one === event.target.value) ?? null })}
            className="max-w-64"
          >
            <option value="">Any</option>
            {CUISINES.map((one) => (
              <option key={one} value={one}>
                {cuisineName(one)}
              </option>
            ))}
          </SelectField>
        </>
      ) : (
        <LockedChoice capability="advanced_filters" wish="Filter the week">
          High protein, low carb, low sodium, or a cuisine.
        </LockedChoice>
      )}
      {YES_NO_WISHES.map(({ question, capability, name, text, asked, offer }) =>
        can(tier, capability) ? (
          <ChoiceChips
            key={question}
            legend={name}
            multiple
            options={[{ value: question, label: text }]}
            chosen={answers[question] ? [question] : []}
            onChoose={() => onChange({ [question]: !answers[question] })}
          />
        ) : (
          <LockedChoice key={question} capability={capability} wish={asked}>
            {offer}
          </LockedChoice>
        ),
      )}
    </fieldset>
  );
}
