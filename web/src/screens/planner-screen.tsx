import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import type { ChangedList, MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { User } from "@mealwright/schema/contract/user";
import { type Capability, can } from "@mealwright/schema/rules/entitlements";
import { lazy, useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useSession } from "../api/session.ts";
import { LinkButton } from "../components/button.tsx";
import { FailedNotice } from "../components/failed-notice.tsx";
import { LoadingPage } from "../components/loading-page.tsx";
import { Page } from "../components/page.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { Tabs } from "../components/tabs.tsx";
import { UpgradeDialog } from "../components/upgrade-dialog.tsx";
import { GeneratePlan } from "../features/dashboard/generate-plan.tsx";
import { FavoritesTab, Later, loadLateTabs, ProfileTab } from "../features/dashboard/late-tabs.tsx";
import { GroceryTab } from "../features/grocery/grocery-tab.tsx";
import { useReplacedMeal } from "../features/meal-plan/use-replaced-meal.ts";
import { useMealDialogs } from "../features/meals/use-meal-dialogs.tsx";
import { PlannerOffer } from "../features/planner/planner-offer.tsx";
import { useWeekPlan, type WeekPlan } from "../features/planner/use-week-plan.ts";
import { WeekNavigation } from "../features/planner/week-navigation.tsx";
import { WeekTable } from "../features/planner/week-table.tsx";
import { readOffset, weekAt } from "../features/planner/weeks.ts";
import { onNextInteraction } from "../lib/next-interaction.ts";
import { PATHS } from "../lib/paths.ts";

const loadNutrition = async () => ({
  default: (await import("../features/planner/nutrition-profile.tsx")).NutritionProfile,
});
const NutritionProfile = lazy(loadNutrition);

/** The code of the tabs that are closed at first. What does not arrive is asked for again when its tab is opened. */
function loadClosedTabs(): void {
  void loadNutrition().catch(() => null);
  loadLateTabs();
}

/** `/planner`, the premium dashboard: any week from two back to three ahead, with its list and its figures. */
export function PlannerScreen() {
  const { user } = useSession();
  if (!user) return <LoadingPage />;
  return can(user.tier, "full_week") ? <Planner user={user} /> : <PlannerOffer />;
}

const WEEK_PARAMETER = "week";

function Planner({ user }: { readonly user: User }) {
  const [parameters, setParameters] = useSearchParams();
  const [now] = useState(() => new Date());
  const offset = readOffset(parameters.get(WEEK_PARAMETER));
  const weekOf = weekAt(offset, now);
  const week = useWeekPlan(user, weekOf, offset === 0);
  const goTo = (next: number) =>
    setParameters(next === 0 ? {} : { [WEEK_PARAMETER]: String(next) }, { replace: true, preventScrollReset: true });
  return (
    <Page title="Week planner">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <WeekNavigation offset={offset} weekOf={weekOf} onGo={goTo} />
          <div className="flex flex-wrap gap-3">
            <GeneratePlan
              key={weekOf}
              user={user}
              weekOf={weekOf}
              hasPlan={Boolean(week.plan)}
              label={LABELS.generateNew}
              onMade={() => undefined}
            />
            <LinkButton to={PATHS.settings} variant="secondary">
              {LABELS.preferences}
            </LinkButton>
          </div>
        </div>
        <Week key={weekOf} user={user} week={week} weekOf={weekOf} />
      </div>
    </Page>
  );
}

interface WeekProps {
  readonly user: User;
  readonly week: WeekPlan;
  readonly weekOf: string;
}

function Week({ user, week, weekOf }: WeekProps) {
  const { plan } = week;
  if (week.failed) {
    return (
      <FailedNotice onRetry={week.retry}>
        This week could not be loaded. Your plans are safe. {MESSAGES.somethingWentWrong}
      </FailedNotice>
    );
  }
  if (plan === undefined) {
    return (
      <div>
        <p role="status" className="sr-only">
          Loading the week
        </p>
        <Skeleton className="h-128" />
      </div>
    );
  }
  return (
    <>
      {plan === null ? <NoPlan /> : <Meals user={user} plan={plan} change={week.change} />}
      <WeekTabs user={user} week={week} weekOf={weekOf} />
    </>
  );
}

function NoPlan() {
  return (
    <section className="rounded-card border border-line bg-card px-5 py-8 text-center">
      <h2 className="text-2xl">No plan for this week</h2>
      <p className="mx-auto mt-2 max-w-md text-ink-soft">
        Press {LABELS.generateNew} and the meals of this week are made from your answers.
      </p>
    </section>
  );
}

function Meals({ user, plan, change }: { readonly user: User; readonly plan: MealPlan } & Pick<WeekPlan, "change">) {
  const [locked, setLocked] = useState<Capability | null>(null);
  const onReplaced = useReplacedMeal(plan.id, change);
  const { actions, open, dialogs } = useMealDialogs({ user, meals: plan.meals, onUpgrade: setLocked, onReplaced });
  return (
    <>
      <WeekTable plan={plan} busyIds={actions.regeneratingIds} onOpen={open} />
      {dialogs}
      <UpgradeDialog capability={locked} onClose={() => setLocked(null)} />
    </>
  );
}

function WeekTabs({ user, week: { plan, change }, weekOf }: WeekProps) {
  useEffect(() => onNextInteraction(loadClosedTabs), []);
  const changeList = useCallback(
    (update: (plan: ChangedList) => ChangedList) => change((current) => ({ ...current, ...update(current) })),
    [change],
  );
  return (
    <Tabs
      label="This week’s list and figures"
      tabs={[
        {
          value: "grocery",
          label: LABELS.smartGroceryListTab,
          content: plan ? (
            <GroceryTab
              planId={plan.id}
              weekOf={weekOf}
              list={plan.groceryList}
              onChange={changeList}
              sampleNote={<p>This is only an example. Your own list appears as soon as the plan is complete.</p>}
            />
          ) : (
            <NothingYet what="The shopping list" />
          ),
        },
        {
          value: "nutrition",
          label: LABELS.nutritionProfileTab,
          content: <Later>{plan ? <NutritionProfile plan={plan} /> : <NothingYet what="The figures" />}</Later>,
        },
        {
          value: "favorites",
          label: LABELS.favoritesTab,
          content: <FavoritesTab user={user} />,
        },
        {
          value: "profile",
          label: LABELS.profileTab,
          content: <ProfileTab user={user} />,
        },
      ]}
    />
  );
}

/** What is drawn when its code has come. */
function NothingYet({ what }: { readonly what: string }) {
  return <p className="text-ink-soft">{what} of this week will stand here once the week has a plan.</p>;
}
