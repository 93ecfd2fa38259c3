import { HOUSEHOLD } from "@mealwright/schema/constants/questionnaire";
import { TIER_NAMES, type Tier } from "@mealwright/schema/constants/tiers";
import { CAPABILITY_TEXTS, can, lowestTierWith } from "@mealwright/schema/rules/entitlements";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { SelectField } from "../../components/text-field.tsx";
import { UpgradeDialog } from "../../components/upgrade-dialog.tsx";

const SIZES = Array.from({ length: HOUSEHOLD.max - HOUSEHOLD.min + 1 }, (_, index) => HOUSEHOLD.min + index);

interface HouseholdFieldProps {
  readonly tier: Tier;
  readonly household: number | null;
  readonly error: string | undefined;
  readonly onChange: (household: number) => void;
}

/** For how many the recipes and the list are; more than one comes with family portions. */
export function HouseholdField({ tier, household, error, onChange }: HouseholdFieldProps) {
  const [asking, setAsking] = useState(false);
  if (!can(tier, "family_portions")) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="font-semibold">Household size:</span> 1.{" "}
          <span className="text-ink-soft">
            {CAPABILITY_TEXTS.family_portions} comes with {TIER_NAMES[lowestTierWith("family_portions")]}.
          </span>
        </p>
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          Cook for more
        </Button>
        <UpgradeDialog capability={asking ? "family_portions" : null} onClose={() => setAsking(false)} />
      </div>
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
