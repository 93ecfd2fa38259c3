import { WHOLE_WEEK } from "@mealwright/schema/constants/meals";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { lowestTierWith, TIER_CAPABILITIES } from "@mealwright/schema/rules/entitlements";
import { LinkButton } from "../../components/button.tsx";
import { CapabilityList } from "../../components/capability-list.tsx";
import { StateScreen } from "../../components/page/state-screen.tsx";
import { PATHS } from "../../pages/paths.ts";

/** For tiers without the planner: what it offers, and the upgrade. */
export function PlannerOffer() {
  const tier = lowestTierWith("full_week");
  return (
    <StateScreen
      title="Week planner"
      lead={`All your meals, ${WHOLE_WEEK}, on one board: this week, past weeks and weeks to come. It comes with ${TIER_NAMES[tier]}.`}
      actions={
        <>
          <LinkButton to={PATHS.pricing}>See the plans</LinkButton>
          <LinkButton to={PATHS.mealPlan} variant="secondary">
            Open my meal plan
          </LinkButton>
        </>
      }
    >
      <CapabilityList capabilities={TIER_CAPABILITIES[tier]} />
    </StateScreen>
  );
}
