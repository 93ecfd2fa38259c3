import { LinkButton } from "../components/button.tsx";
import { StateScreen } from "../components/state-screen.tsx";
import { PATHS } from "../lib/paths.ts";

export function CheckoutScreen() {
  return (
    <StateScreen
      title="Checkout"
      lead="Payment opens soon. Nothing was charged, and the plan that you chose is kept on the pricing page."
      actions={
        <>
          <LinkButton to={PATHS.pricing}>Back to the plans</LinkButton>
          <LinkButton to={PATHS.mealPlan} variant="secondary">
            Open my meal plan
          </LinkButton>
        </>
      }
    />
  );
}
