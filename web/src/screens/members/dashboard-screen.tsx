import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import { Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../../api/session.ts";
import { late } from "../../components/late.tsx";
import { Opening } from "../../components/opening.tsx";
import { LoadingPage } from "../../components/page/loading-page.tsx";
import { useOpenInAddress } from "../../components/use-open-in-address.ts";
import { useWaitingAnswers } from "../../features/auth/use-waiting-answers.ts";
import { Dashboard } from "../../features/dashboard/dashboard.tsx";
import { LateRecipe } from "../../features/meals/recipe/late-recipe.tsx";
import { useEver } from "../../lib/hooks/use-ever.ts";
import { onNextInteraction } from "../../lib/next-interaction.ts";
import { MEAL_PARAM, SWAP_PARAM } from "../../pages/paths.ts";
import { takeReturnPath } from "../../pages/return-path.ts";

/** Mounted at `/dashboard` and, for somebody signed in, at `/`. */
export default function DashboardScreen() {
  const { user } = useSession();
  useWaitingAnswers(Boolean(user));
  const isOnward = useWayOnward();
  return user && !isOnward ? (
    <Dashboard
      key={user.id}
      user={user}
      renderMealDialogs={(meals) => <LateMealDialogs user={user} meals={meals} />}
      renderRecipe={(meal) => <LateRecipe meal={meal} />}
    />
  ) : (
    <LoadingPage />
  );
}

const MealDialogs = late(async () => (await import("../../features/meals/meal-dialogs.tsx")).MealDialogs);

/** Loaded with the first touch of the page. */
function LateMealDialogs(props: { readonly user: User; readonly meals: readonly Meal[] }) {
  const { key } = useLocation();
  const meal = useOpenInAddress(MEAL_PARAM);
  const swap = useOpenInAddress(SWAP_PARAM);
  const isOpen = meal.id !== null || swap.id !== null;
  const hasOpened = useEver(isOpen);
  useEffect(() => onNextInteraction(() => void MealDialogs.preload().catch(() => undefined)), []);
  return (
    <Suspense fallback={isOpen ? <Opening /> : null}>
      {hasOpened ? (
        <MealDialogs
          {...props}
          asked={isOpen ? key : null}
          onMissing={() => {
            meal.close();
            swap.close();
          }}
          onAgain={() => {
            if (meal.id !== null) meal.open(meal.id);
            else if (swap.id !== null) swap.open(swap.id);
          }}
        />
      ) : null}
    </Suspense>
  );
}

/** The server sends everybody who signs in with Google here; this continues to the page that they had asked for. */
function useWayOnward(): boolean {
  const { key, pathname, search } = useLocation();
  const [path] = useState(() =>
    key === "default" && typeof window !== "undefined" ? takeReturnPath(Date.now()) : null,
  );
  const isOnward = path !== null && path !== pathname + search;
  const navigate = useNavigate();
  useEffect(() => {
    if (isOnward) navigate(path, { replace: true });
  }, [isOnward, navigate, path]);
  return isOnward;
}
