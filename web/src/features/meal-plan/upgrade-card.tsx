import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { TIER_CAPABILITIES } from "@mealwright/schema/rules/entitlements";
import { UPGRADE_PROMPT_PRICE } from "@mealwright/schema/rules/prices";
import { Button } from "../../components/button.tsx";
import { CapabilityList } from "../../components/capability-list.tsx";

/** What an upgrade adds, shown once, below the free meals. */
export function UpgradeCard({ onUpgrade }: { readonly onUpgrade: () => void }) {
  return (
    <section
      aria-labelledby="upgrade-card-title"
      className="rounded-card border border-line bg-card p-6 shadow-lift sm:p-8"
    >
      <h2 id="upgrade-card-title" className="text-2xl">
        The rest of the week, and its shopping list
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">
        {TIER_NAMES["weekly-flex"]} plans all seven days for {UPGRADE_PROMPT_PRICE} a week.
      </p>
      <div className="mt-5">
        <CapabilityList capabilities={TIER_CAPABILITIES["weekly-flex"]} />
      </div>
      <Button className="mt-6" onClick={onUpgrade}>
        See what is included
      </Button>
    </section>
  );
}
