import { HOUSEHOLD } from "@mealwright/schema/constants/questionnaire";
import type { Tier } from "@mealwright/schema/constants/tiers";
import { can } from "@mealwright/schema/rules/entitlements";
import { useHousehold } from "../../api/hooks/use-household.ts";
import { SelectField } from "../../components/form/text-field.tsx";
import { tableText } from "../../product/answers/household-text.ts";

const SIZES = Array.from({ length: HOUSEHOLD.max - HOUSEHOLD.min + 1 }, (_, index) => HOUSEHOLD.min + index);

interface HouseholdFieldProps {
  readonly tier: Tier;
  readonly household: number | null;
  readonly error: string | undefined;
  readonly onChange: (household: number) => void;
}

/** For how many of the same portions the recipes and the list are, with family portions; the people named below take its place. */
export function HouseholdField({ tier, household, error, onChange }: HouseholdFieldProps) {
  const table = useHousehold();
  if (!can(tier, "family_portions")) return null;
  const named = table === null ? null : tableText(table, null);
  if (named !== null)
    return (
      <p>
        <span className="font-semibold">Household:</span> {named}
      </p>
    );
  return (
    <SelectField
      label="Household size"
      name="household"
      help="The shopping list is for this many persons; the figures stay yours, a person's. Where somebody eats differently, name everybody under Your household: they take this number's place."
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
