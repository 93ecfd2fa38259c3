import { CUISINES } from "@mealwright/schema/constants/food/cuisines";
import { SUGGESTION_FILTERS, WEEK_FILTER_NAMES, WEEK_FILTERS } from "@mealwright/schema/constants/meals";
import { cuisineName } from "@mealwright/schema/rules/text/cuisine-text";
import type { SuggestionWishes } from "../../../api/meals.ts";
import { Button } from "../../../components/button.tsx";
import { SelectField } from "../../../components/form/text-field.tsx";

type Filter = SuggestionWishes["filters"][number];

const FILTER_NAMES: Readonly<Record<Filter, string>> = {
  quick: "Quick",
  vegetarian: "Vegetarian",
  budget: "Budget",
  allergenFree: "Allergen-free",
  ...WEEK_FILTER_NAMES,
};
const ADVANCED: readonly Filter[] = WEEK_FILTERS;

interface SwapFiltersProps {
  readonly wishes: SuggestionWishes;
  readonly onChange: (wishes: SuggestionWishes) => void;
  readonly allowsAdvanced: () => boolean;
}

/** The filters of the suggestions; a dish must match all that are pressed. */
export function SwapFilters({ wishes, onChange, allowsAdvanced }: SwapFiltersProps) {
  const { filters, cuisine } = wishes;
  const toggle = (filter: Filter) => {
    if (ADVANCED.includes(filter) && !allowsAdvanced()) return;
    const isOn = filters.includes(filter);
    onChange({ ...wishes, filters: isOn ? filters.filter((other) => other !== filter) : [...filters, filter] });
  };
  const choose = (name: string) => {
    const chosen = CUISINES.find((one) => one === name) ?? null;
    if (chosen === null || allowsAdvanced()) onChange({ ...wishes, cuisine: chosen });
  };
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-2 font-semibold">Show dishes that are</legend>
        <div className="flex flex-wrap gap-2">
          {[...SUGGESTION_FILTERS, ...ADVANCED].map((filter) => (
            <Button
              key={filter}
              size="small"
              variant={filters.includes(filter) ? "primary" : "secondary"}
              aria-pressed={filters.includes(filter)}
              onClick={() => toggle(filter)}
            >
              {FILTER_NAMES[filter]}
            </Button>
          ))}
        </div>
      </fieldset>
      <SelectField
        label="Cuisine"
        name="cuisine"
        value={cuisine ?? ""}
        onChange={(event) => choose(event.target.value)}
        className="max-w-64"
      >
        <option value="">Any</option>
        {CUISINES.map((one) => (
          <option key={one} value={one}>
            {cuisineName(one)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
