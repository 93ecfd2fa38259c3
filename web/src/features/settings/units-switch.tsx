import { UNIT_SYSTEM_CHOICES, type UnitSystem } from "@mealwright/schema/constants/food/units";
import type { User } from "@mealwright/schema/contract/user";
import { useSending } from "../../api/hooks/use-sending.ts";
import { saveSetting } from "../../api/user.ts";
import { Notice } from "../../components/notice.tsx";
import { ChoiceChips } from "./choice-chips.tsx";

/** How amounts are shown in recipes and on the shopping list; kept with the account. */
export function UnitsSwitch({ user }: { readonly user: User }) {
  const { outcome, run } = useSending();

  const choose = (units: UnitSystem) =>
    run(async () => {
      await saveSetting(user, "units", units);
      return null;
    });

  return (
    <div className="grid gap-3">
      <ChoiceChips
        legend="Units"
        options={UNIT_SYSTEM_CHOICES}
        chosen={[user.units]}
        onChoose={(units) => void choose(units)}
      />
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
    </div>
  );
}
