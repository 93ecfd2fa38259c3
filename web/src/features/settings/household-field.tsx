import { HOUSEHOLD } from "@mealwright/schema/constants/questionnaire";
import type { Tier } from "@mealwright/schema/constants/tiers";
import { can } from "@mealwright/schema/rules/entitlements";
import { useHousehold } from "../../api/hooks/use-household.ts";
import { SelectField } from "../../components/form/text-field.tsx";
import { tableText } from "../../product/answers/household-text.ts";

const SIZES = Array.from({ length: HOUSEHOLD.max - HOUSEHOLD.min + 1 }, (_, index) => HOUSEHOLD.min + index);
const HELP = "The shopping list is for this many people; the figures are still for you alone.";
const UNNAMED =
  "Anyone not named under Your household gets a portion like yours every day. Name those who eat differently.";

interface HouseholdFieldProps {
  readonly tier: Tier;
  readonly household: number | null;
  readonly error: string | undefined;
  readonly onChange: (household: number) => void;
}

/** How many people the recipes and the list are for, with family portions; this includes the people named below. */
export function HouseholdField({ tier, household, error, onChange }: HouseholdFieldProps) {
  const table = useHousehold();
  if (!can(tier, "family_portions")) return null;
  const named = table === null ? null : tableText(table, null);
  const least = 1 + (table?.people.length ?? 0);
  return (
    <SelectField
      label="Household size"
      name="household"
      help={`${named ?? HELP} ${UNNAMED}`}
      value={String(Math.max(least, household ?? HOUSEHOLD.default))}
      error={error}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {SIZES.filter((size) => size >= least).map((size) => (
        <option key={size} value={size}>
          {size}
        </option>
      ))}
    </SelectField>
  );
}
