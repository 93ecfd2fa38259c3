import { useSession } from "../api/session.ts";
import { LinkButton } from "../components/button.tsx";
import { StateScreen } from "../components/state-screen.tsx";
import { PATHS } from "../lib/paths.ts";

export function PlannerScreen() {
  const { user } = useSession();
  return (
    <StateScreen
      title="Week planner"
      lead="Your week from Monday to Sunday on one board, with the weeks before and after. It opens soon for every paid plan; your meals are on the meal plan page already."
      actions={
        <>
          <LinkButton to={PATHS.mealPlan}>Open my meal plan</LinkButton>
          {user?.isPremium ? null : (
            <LinkButton to={PATHS.pricing} variant="secondary">
              See the plans
            </LinkButton>
          )}
        </>
      }
    />
  );
}
