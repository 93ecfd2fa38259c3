import { PAID_TIERS, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { useSearchParams } from "react-router-dom";
import { LinkButton } from "../components/button.tsx";
import { StateScreen } from "../components/state-screen.tsx";
import { PATHS } from "../lib/paths.ts";
import { tierNamed } from "../lib/stored-choices.ts";

const NEXT_STEPS = [
  "Open your meal plan: the whole week is yours now, and every meal of it can be replaced.",
  "Look through the grocery list and tick what you have at home.",
  "Change your preferences whenever life changes. The next week follows them.",
];

export function SubscriptionSuccessScreen() {
  const [params] = useSearchParams();
  const tier = tierNamed(params.get("plan"));
  const paid = PAID_TIERS.find((candidate) => candidate === tier);
  return (
    <StateScreen
      title={paid === undefined ? "Welcome to Mealwright" : `Welcome to ${TIER_NAMES[paid]}`}
      lead="Thank you. Your subscription is on its way: as soon as the payment is confirmed, everything in your plan opens."
      actions={
        <LinkButton to={PATHS.dashboard} size="large">
          Continue to dashboard
        </LinkButton>
      }
    >
      <h2 className="text-2xl">Next steps</h2>
      <ol className="mt-4 grid list-decimal gap-3 pl-6">
        {NEXT_STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </StateScreen>
  );
}
