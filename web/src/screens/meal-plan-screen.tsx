import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import type { ChangedList } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import { type Capability, can } from "@mealwright/schema/rules/entitlements";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { serverText } from "../api/http-error.ts";
import { useSession } from "../api/session.ts";
import { Button } from "../components/button.tsx";
import { LoadingPage } from "../components/loading-page.tsx";
import { Page } from "../components/page.tsx";
import { Plate } from "../components/plate/plate.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import { StateScreen } from "../components/state-screen.tsx";
import { Tabs } from "../components/tabs.tsx";
import { TooltipProvider } from "../components/tooltip.tsx";
import { UpgradeDialog } from "../components/upgrade-dialog.tsx";
import { EmptyPlan } from "../features/meal-plan/empty-plan.tsx";
import { GenerationLine, UnfinishedNotice } from "../features/meal-plan/generation-line.tsx";
import { NewPlanOffer } from "../features/meal-plan/new-plan.tsx";
import { expectedDraft, type PlanDraft } from "../features/meal-plan/plan-draft.ts";
import { PlanNotes, PlanSource, PlanSummary, TargetsExplained } from "../features/meal-plan/plan-summary.tsx";
import { ShownMealsBanner, UpgradeCard } from "../features/meal-plan/upgrade.tsx";
import { type MealPlanPage, useMealPlan } from "../features/meal-plan/use-meal-plan.ts";
import { useReplacedMeal } from "../features/meal-plan/use-replaced-meal.ts";
import { type BoardLayout, WeekBoard } from "../features/meal-plan/week-board.tsx";
import { MealCard } from "../features/meals/meal-card.tsx";
import { useMealDialogs } from "../features/meals/use-meal-dialogs.tsx";
import { onNextInteraction } from "../lib/next-interaction.ts";
import { formatWeek } from "../lib/week-days.ts";

const loadGroceryTab = () => import("../features/grocery/grocery-tab.tsx");
const GroceryTab = lazy(async () => ({ default: (await loadGroceryTab()).GroceryTab }));

/** `/meal-plan`: the week, meal by meal, and its shopping list. */
export function MealPlanScreen() {
  const { user } = useSession();
  return user ? <MemberPlan user={user} /> : <LoadingPage />;
}

function MemberPlan({ user }: { readonly user: User }) {
  const [locked, setLocked] = useState<Capability | null>(null);
  const upgradeForNewPlan = useCallback(() => setLocked("regeneration"), []);
  const page = useMealPlan(user, upgradeForNewPlan);
  return (
    <>
      <PlanPage user={user} page={page} onUpgrade={setLocked} />
      <UpgradeDialog capability={locked} onClose={() => setLocked(null)} />
    </>
  );
}

interface PlanPageProps {
  readonly user: User;
  readonly page: MealPlanPage;
  readonly onUpgrade: (capability: Capability) => void;
}

function PlanPage({ user, page, onUpgrade }: PlanPageProps) {
  const { draft, generation } = page;
  if (page.opening) return <LoadingPage />;
  if (draft === null && generation.status !== "running") return <FailedPage page={page} />;
  const shown = draft ?? expectedDraft(can(user.tier, "full_week"));
  const isRunning = generation.status === "running";
  return (
    <Page title={isRunning ? MESSAGES.generatingYourPlan : "Your meal plan"} lead={<PlanLead draft={shown} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        {isRunning ? <GenerationLine draft={shown} onStop={page.stop} /> : null}
        <UnfinishedNotice generation={generation} draft={shown} onResume={page.resume} />
        <PlanTabs user={user} page={page} draft={shown} onUpgrade={onUpgrade} />
      </div>
    </Page>
  );
}

function PlanLead({ draft }: { readonly draft: PlanDraft }) {
  return draft.weekOf === null ? "A moment, please." : `The week of ${formatWeek(draft.weekOf)}`;
}

const NO_FOOD: readonly never[] = [];

/** Nothing to show and nothing on its way: what happened, what is safe, one thing to do. */
function FailedPage({ page }: { readonly page: MealPlanPage }) {
  const isStopped = page.generation.status === "stopped";
  return (
    <StateScreen
      title={isStopped ? "No plan yet" : MESSAGES.generationFailed}
      lead={
        isStopped
          ? "You stopped before the first meal was checked. Your answers are saved."
          : `${serverText(page.generation.error) ?? "The kitchen could not be reached."} Your answers are safe, and no half-checked meal was kept.`
      }
      actions={
        <Button size="large" onClick={page.resume}>
          {isStopped ? "Make the plan" : "Try again"}
        </Button>
      }
    >
      <Plate ingredients={NO_FOOD} label="" className="w-48" />
    </StateScreen>
  );
}

function PlanTabs({ user, page, draft, onUpgrade }: PlanPageProps & { readonly draft: PlanDraft }) {
  const { change } = page;
  // The list's code comes before it is asked for, so that the list opens in a shop without a network too.
  useEffect(() => onNextInteraction(() => void loadGroceryTab().catch(() => undefined)), []);
  const changeList = useCallback(
    (update: (shown: ChangedList) => ChangedList) => change((plan) => ({ ...plan, ...update(plan) })),
    [change],
  );
  return (
    <Tabs
      label="Parts of the plan"
      tabs={[
        {
          value: "plan",
          label: LABELS.mealPlanTab,
          content: <PlanTab user={user} page={page} draft={draft} onUpgrade={onUpgrade} />,
        },
        {
          value: "grocery",
          label: LABELS.groceryListTab,
          content: (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <GroceryTab
                planId={draft.planId}
                weekOf={draft.weekOf}
                list={draft.groceryList}
                onChange={changeList}
                sampleNote={<SampleNote user={user} onUpgrade={onUpgrade} />}
              />
            </Suspense>
          ),
        },
      ]}
    />
  );
}

function SampleNote({ user, onUpgrade }: Pick<PlanPageProps, "user" | "onUpgrade">) {
  if (can(user.tier, "grocery_list"))
    return <p>This is only an example. Your own list appears as soon as your plan is complete.</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>This is only an example. The list of your own meals is part of a paid plan.</p>
      <Button size="small" onClick={() => onUpgrade("grocery_list")}>
        See what is included
      </Button>
    </div>
  );
}

function PlanTab({ user, page, draft, onUpgrade }: PlanPageProps & { readonly draft: PlanDraft }) {
  const offersNewPlan = hasNewAnswers(useLocation().state);
  const navigate = useNavigate();
  const makeNew = () => {
    // The new answers are in the plan from here on.
    void navigate(".", { replace: true, state: null });
    page.makeNew();
  };
  const isFree = !can(user.tier, "full_week");
  if (draft.complete && draft.meals.length === 0) {
    return (
      <div className="grid gap-7">
        <EmptyPlan />
        <PlanNotes notes={draft.notes} />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {isFree ? <ShownMealsBanner /> : null}
      <PlanNotes notes={draft.notes} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        {/* People look before they read: on a phone the week's figures follow its pictures. */}
        <div className="empty:hidden max-md:order-1">
          <PlanSummary draft={draft} />
        </div>
        <MealBoard user={user} page={page} draft={draft} onUpgrade={onUpgrade} />
      </div>
      {draft.complete ? <PlanSource meals={draft.meals} /> : null}
      <TargetsExplained targets={draft.targets} />
      {draft.complete ? (
        <NewPlanOffer
          hasNewAnswers={offersNewPlan}
          onConfirm={() => (can(user.tier, "regeneration") ? makeNew() : onUpgrade("regeneration"))}
        />
      ) : null}
      {isFree ? <UpgradeCard onUpgrade={() => onUpgrade("full_week")} /> : null}
    </div>
  );
}

/** Whether the questionnaire sent the reader here with changed answers (lib/paths, `MealPlanArrival`). */
function hasNewAnswers(state: unknown): boolean {
  return typeof state === "object" && state !== null && "offerNewPlan" in state && state.offerNewPlan === true;
}

function MealBoard({ user, page, draft, onUpgrade }: PlanPageProps & { readonly draft: PlanDraft }) {
  const onReplaced = useReplacedMeal(draft.planId, page.change);
  const { actions, open, dialogs } = useMealDialogs({ user, meals: draft.meals, onUpgrade, onReplaced });
  const renderMeal = (meal: Meal, layout: BoardLayout): ReactNode => (
    <MealCard
      meal={meal}
      layout={layout}
      isFavorite={actions.favoriteMealIds.has(meal.id)}
      isRegenerating={actions.regeneratingIds.has(meal.id)}
      onOpen={open}
      onToggleFavorite={actions.toggleFavorite}
      onRegenerate={actions.regenerate}
      onToggleLock={actions.toggleLock}
    />
  );
  return (
    <>
      <TooltipProvider>
        <WeekBoard draft={draft} renderMeal={renderMeal} />
      </TooltipProvider>
      {dialogs}
    </>
  );
}
