import { FREE_TIER, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { LinkButton } from "../components/button.tsx";
import { StateScreen } from "../components/state-screen.tsx";
import { PATHS } from "../lib/paths.ts";
import { storedTier } from "../lib/stored-choices.ts";

export function CheckoutScreen() {
  const tier = storedTier();
  const chosen = tier === null || tier === FREE_TIER ? "the plan that you chose" : TIER_NAMES[tier];
  return (
    <StateScreen
      title="Payment opens soon"
      lead={`Nothing was charged, and your choice, ${chosen}, is kept on the pricing page. Your meals are open to you in the meantime.`}
      actions={
        <>
          <LinkButton to={PATHS.mealPlan}>Open my meal plan</LinkButton>
          <LinkButton to={PATHS.pricing} variant="secondary">
            Back to the plans
          </LinkButton>
        </>
      }
    />
  );
}
