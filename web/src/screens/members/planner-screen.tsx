import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { TAB_PARAM } from "@mealwright/schema/constants/page-paths";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { User } from "@mealwright/schema/contract/user";
import { type Capability, can } from "@mealwright/schema/rules/entitlements";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useSession } from "../../api/session.ts";
import { LinkButton } from "../../components/button.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { late } from "../../components/late.tsx";
import { LateUpgradeDialog } from "../../components/late-dialog.tsx";
import { LoadingPage } from "../../components/page/loading-page.tsx";
import { Page } from "../../components/page/page.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { GeneratePlan } from "../../features/dashboard/generate-plan.tsx";
import { FavoritesTab, Later, loadLateTabs, ProfileTab } from "../../features/dashboard/late-tabs.tsx";
import { LastVersion } from "../../features/meal-plan/last-version.tsx";
import { PlanNotes } from "../../features/meal-plan/plan-notes.tsx";
import { LateRecipe } from "../../features/meals/recipe/late-recipe.tsx";
import { useMealDialogs } from "../../features/meals/use-meal-dialogs.tsx";
import { PLANNER_TABS, type PlannerTab } from "../../features/planner/planner-tabs.ts";
import { useWeekPlan, type WeekPlan } from "../../features/planner/use-week-plan.ts";
import { WeekNavigation } from "../../features/planner/week-navigation.tsx";
import { WeekTable } from "../../features/planner/week-table.tsx";
import { readOffset, weekAt } from "../../features/planner/weeks.ts";
import { onNextInteraction } from "../../lib/next-interaction.ts";
import { PAGES } from "../../pages/pages.ts";
import { PATHS } from "../../pages/paths.ts";
import { NUTRITION_TAB, WEEK_FIGURES } from "../../pages/tab-params.ts";
import { useDay } from "../../product/use-day.ts";

const GroceryTab = late(async () => (await import("../../features/grocery/grocery-tab.tsx")).GroceryTab);
const AwayCard = late(async () => (await import("../../features/meals/away-card.tsx")).AwayCard);
const PlannerOffer = late(async () => (await import("../../features/planner/planner-offer.tsx")).PlannerOffer);
const NutritionProfile = late(
  async () => (await import("../../features/planner/nutrition-profile.tsx")).NutritionProfile,
);
const CoachingPanel = late(async () => (await import("../../features/planner/coaching-panel.tsx")).CoachingPanel);

/**
 * Loads the code of the tabs that are closed at first. What does not arrive is requested again when its tab is opened.
 */
function loadClosedTabs(): void {
  void NutritionProfile.preload().catch(() => null);
  loadLateTabs();
}

/** `/planner`, the premium dashboard: any week from two back to three ahead, with its list and its figures. */
export default function PlannerScreen() {
  const { user } = useSession();
  if (!user) return null;
  if (can(user.tier, "full_week")) return <Planner user={user} />;
  return (
    <Suspense fallback={<LoadingPage heading={PAGES.planner.heading} />}>
      <PlannerOffer />
    </Suspense>
  );
}

const WEEK_PARAMETER = "week";

function Planner({ user }: { readonly user: User }) {
  const [parameters, setParameters] = useSearchParams();
  useDay();
  const offset = readOffset(parameters.get(WEEK_PARAMETER));
  const weekOf = weekAt(offset, new Date());
  const week = useWeekPlan(user, weekOf, offset === 0);
  // A week in the past is not planned.
  const isPastAndEmpty = offset < 0 && week.plan === null;
  const goTo = (next: number) =>
    setParameters(next === 0 ? {} : { [WEEK_PARAMETER]: String(next) }, { replace: true, preventScrollReset: true });
  return (
    <Page title={PAGES.planner.heading} compact>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-8">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <WeekNavigation offset={offset} weekOf={weekOf} onGo={goTo} />
          <div className="flex flex-wrap gap-3">
            {isPastAndEmpty ? null : (
              <GeneratePlan
                key={weekOf}
                user={user}
                weekOf={offset === 0 ? null : weekOf}
                hasPlan={week.plan === undefined && !week.failed ? undefined : Boolean(week.plan)}
                label={LABELS.generateNew}
                onMade={() => undefined}
              />
            )}
            <LinkButton to={PATHS.settings} variant="secondary">
              {LABELS.preferences}
            </LinkButton>
            {week.plan ? <LastVersion id={week.plan.id} replacedAt={week.plan.replacedAt} /> : null}
          </div>
        </div>
        <Week key={weekOf} user={user} week={week} weekOf={weekOf} isPast={offset < 0} />
      </div>
    </Page>
  );
}

interface WeekProps {
  readonly user: User;
  readonly week: WeekPlan;
  readonly weekOf: string;
  readonly isPast: boolean;
}

function Week({ user, week, weekOf, isPast }: WeekProps) {
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
      {plan === null ? <NoPlan isPast={isPast} /> : <Meals user={user} plan={plan} />}
      {plan === null && isPast ? null : <WeekTabs user={user} week={week} weekOf={weekOf} />}
    </>
  );
}

function NoPlan({ isPast }: Pick<WeekProps, "isPast">) {
  return (
    <section className="rounded-card border border-line bg-card px-5 py-8 text-center">
      <h2 className="text-2xl">No plan for this week</h2>
      <p className="mx-auto mt-2 max-w-md text-ink-soft">
        {isPast
          ? "This week is over. Weeks you plan from now on will show up here later."
          : `Press ${LABELS.generateNew} to plan this week’s meals from your answers.`}
      </p>
    </section>
  );
}

function Meals({ user, plan }: { readonly user: User; readonly plan: MealPlan }) {
  const [locked, setLocked] = useState<Capability | null>(null);
  const planId = plan.complete ? plan.id : null;
  const { actions, open, dialogs } = useMealDialogs({ user, meals: plan.meals, planId, onUpgrade: setLocked });
  return (
    <>
      <PlanNotes notes={plan.notes} />
      <WeekTable
        plan={plan}
        busyIds={actions.busyIds}
        onOpen={open}
        renderAway={(away) => (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <AwayCard planId={plan.id} away={away} namesMeal={false} />
          </Suspense>
        )}
      />
      {dialogs}
      <LateUpgradeDialog capability={locked} onClose={() => setLocked(null)} />
    </>
  );
}

function WeekTabs({ user, week: { plan }, weekOf }: Omit<WeekProps, "isPast">) {
  useEffect(() => onNextInteraction(loadClosedTabs), []);
  const { ref, isNear } = useIsNear();
  const contents: Readonly<Record<PlannerTab, ReactNode>> = {
    grocery: plan ? (
      <Later>
        {isNear ? (
          <GroceryTab
            planId={plan.id}
            weekOf={weekOf}
            list={plan.groceryList}
            labels={plan.labels ?? []}
            sampleNote={<p>This is only an example. Your own list appears as soon as the plan is complete.</p>}
          />
        ) : (
          <Skeleton className="h-96" />
        )}
      </Later>
    ) : (
      <NothingYet what="The shopping list" />
    ),
    [NUTRITION_TAB]: <Later>{plan ? <NutritionProfile plan={plan} /> : <NothingYet what="The figures" />}</Later>,
    coaching: <Later>{plan ? <CoachingPanel user={user} plan={plan} /> : <NothingYet what="The notes" />}</Later>,
    favorites: <FavoritesTab user={user} renderRecipe={(meal) => <LateRecipe meal={meal} />} />,
    profile: <ProfileTab user={user} />,
  };
  return (
    <div ref={ref} id={WEEK_FIGURES}>
      <Tabs
        label="This week’s list and figures"
        param={TAB_PARAM}
        tabs={PLANNER_TABS.map((tab) => ({ ...tab, content: contents[tab.value] }))}
      />
    </div>
  );
}

/** How far below the screen content may be when its code is fetched. */
const NEAR = "0px";

/** Whether an element has come near the screen, or the page was touched: time to fetch what it shows. */
function useIsNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const come = () => setIsNear(true);
    const observer = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && come(), {
      rootMargin: NEAR,
    });
    if (ref.current !== null) observer.observe(ref.current);
    const stopListening = onNextInteraction(come);
    return () => {
      observer.disconnect();
      stopListening();
    };
  }, []);
  return { ref, isNear };
}

/** Renders once its code has loaded. */
function NothingYet({ what }: { readonly what: string }) {
  return <p className="text-ink-soft">{what} for this week will appear here once the week has a plan.</p>;
}
