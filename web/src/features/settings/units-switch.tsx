import { UNIT_SYSTEMS, type UnitSystem } from "@mealwright/schema/constants/units";
import type { User } from "@mealwright/schema/contract/user";
import { send } from "../../api/send.ts";
import { keyOf, useCache } from "../../api/use-call.ts";
import { Notice } from "../../components/notice.tsx";
import { ChoiceChips } from "./choice-chips.tsx";
import { useSending } from "./use-sending.ts";

const LABELS: Readonly<Record<UnitSystem, string>> = {
  metric: "Metric (g, ml)",
  us: "US (oz, lb, cups)",
};
const OPTIONS = UNIT_SYSTEMS.map((value) => ({ value, label: LABELS[value] }));

/** How amounts are shown in recipes and on the shopping list; kept with the account. */
export function UnitsSwitch({ user }: { readonly user: User }) {
  const { outcome, run } = useSending();
  const { replace, forget } = useCache();

  const choose = (units: UnitSystem) =>
    run(async () => {
      await replace<"user">(keyOf("user"), { ...user, units });
      try {
        await replace<"user">(keyOf("user"), await send("updateProfile", { body: { name: user.name, units } }));
      } catch (error) {
        await replace<"user">(keyOf("user"), user);
        throw error;
      }
      // The list in the plan is written in the old units.
      await forget(keyOf("activeMealPlan", { userId: user.id }));
      return null;
    });

  return (
    <div className="grid gap-3">
      <ChoiceChips legend="Units" options={OPTIONS} chosen={[user.units]} onChoose={(units) => void choose(units)} />
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
    </div>
  );
}
