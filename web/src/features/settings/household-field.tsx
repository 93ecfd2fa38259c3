import { HOUSEHOLD } from "@mealwright/schema/constants/questionnaire";
import type { Tier } from "@mealwright/schema/constants/tiers";
import { can } from "@mealwright/schema/rules/entitlements";
import { SelectField } from "../../components/form/text-field.tsx";
import { LockedChoice } from "./locked-choice.tsx";

const SIZES = Array.from({ length: HOUSEHOLD.max - HOUSEHOLD.min + 1 }, (_, index) => HOUSEHOLD.min + index);

interface HouseholdFieldProps {
  readonly tier: Tier;
  readonly household: number | null;
  readonly error: string | undefined;
  readonly onChange: (household: number) => void;
}

/** For how many the recipes and the list are; more than one comes with family portions. */
export function HouseholdField({ tier, household, error, onChange }: HouseholdFieldProps) {
  if (!can(tier, "family_portions")) {
    return (
      <LockedChoice capability="family_portions" wish="Cook for more">
        <span className="font-semibold">Household size:</span> 1.
      </LockedChoice>
    );
  }
  return (
    <SelectField
      label="Household size"
      name="household"
      help="The shopping list is for this many persons; the figures stay yours, a person's."
      value={String(household ?? HOUSEHOLD.default)}
      error={error}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {SIZES.map((size) => (
        <option key={size} value={size}>
          {size}
        </option>
      ))}
    </SelectField>
  );
}
