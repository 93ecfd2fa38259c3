import type { MealSource } from "@mealwright/schema/constants/meals";
import { CALENDAR_LINK, LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { GROCERY_TAB, TAB_PARAM } from "@mealwright/schema/constants/page-paths";
import type { AwaySlot } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import { type Capability, can } from "@mealwright/schema/rules/entitlements";
import { beginText, formatWeek } from "@mealwright/schema/rules/text/week-text";
import { type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { expectedDraft, type PlanDraft } from "../../api/generation/plan-draft.ts";
import { useSession } from "../../api/session.ts";
import { serverText } from "../../api/transport/http-error.ts";
import { Button } from "../../components/button.tsx";
import { late } from "../../components/late.tsx";
import { LateUpgradeDialog } from "../../components/late-dialog.tsx";
import { Link } from "../../components/link.tsx";
import { LoadingPage } from "../../components/page/loading-page.tsx";
import { Page } from "../../components/page/page.tsx";
import { StateScreen } from "../../components/page/state-screen.tsx";
import { Plate } from "../../components/plate/plate.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { TooltipProvider } from "../../components/tooltip/tooltip.tsx";
import { GenerationLine, UnfinishedNotice } from "../../features/meal-plan/generation/generation-line.tsx";
import { LastVersion } from "../../features/meal-plan/last-version.tsx";
import { NewPlanOffer } from "../../features/meal-plan/new-plan.tsx";
import { PlanNotes } from "../../features/meal-plan/plan-notes.tsx";
import { PlanSource, PlanSummary, PlanTable, TargetsExplained } from "../../features/meal-plan/plan-summary.tsx";
import { ShownMealsBanner } from "../../features/meal-plan/shown-meals-banner.tsx";
import { type MealPlanPage, useMealPlan, WHAT_IS_SAFE } from "../../features/meal-plan/use-meal-plan.ts";
import { type BoardLayout, WeekBoard } from "../../features/meal-plan/week-board.tsx";
import { MealCard } from "../../features/meals/meal-card.tsx";
import { useMealDialogs } from "../../features/meals/use-meal-dialogs.tsx";
import { onNextInteraction } from "../../lib/next-interaction.ts";
import { PAGES } from "../../pages/pages.ts";
import { CALENDAR_PATH } from "../../pages/paths.ts";

const UpgradeCard = late(async () => (await import("../../features/meal-plan/upgrade-card.tsx")).UpgradeCard);
const EmptyPlan = late(async () => (await import("../../features/meal-plan/empty-plan.tsx")).EmptyPlan);
const AwayCard = late(async () => (await import("../../features/meals/away-card.tsx")).AwayCard);
const WeekChoice = late(async () => (await import("../../features/meal-plan/week-choice.tsx")).WeekChoice);
const LabelChecks = late(async () => (await import("../../components/label-checks.tsx")).LabelChecks);
const GroceryTab = late(async () => (await import("../../features/grocery/grocery-tab.tsx")).GroceryTab);

/** `/meal-plan`: the week, meal by meal, and its shopping list. */
export default function MealPlanScreen() {
  const { user } = useSession();
  return user ? <MemberPlan user={user} /> : null;
}

function MemberPlan({ user }: { readonly user: User }) {
  const [locked, setLocked] = useState<Capability | null>(null);
  const upgradeForNewPlan = useCallback(() => setLocked("regeneration"), []);
  const page = useMealPlan(user, upgradeForNewPlan);
  return (
    <>
      <PlanPage user={user} page={page} onUpgrade={setLocked} />
      <LateUpgradeDialog capability={locked} onClose={() => setLocked(null)} />
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
  if (page.asksForWeek) {
    return (
      <Suspense fallback={<LoadingPage heading={PAGES.mealPlan.heading} />}>
        <WeekChoice user={user} onRest={page.resume} />
      </Suspense>
    );
  }
  if (page.opening) return <LoadingPage heading={PAGES.mealPlan.heading} />;
  if (draft === null && generation.status !== "running") return <FailedPage page={page} />;
  const shown = draft ?? expectedDraft(can(user.tier, "full_week"), new Date());
  const isRunning = generation.status === "running";
  return (
    <Page
      title={isRunning ? MESSAGES.generatingYourPlan : PAGES.mealPlan.heading}
      lead={<PlanLead draft={shown} />}
      compact
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-7">
        {isRunning ? <GenerationLine draft={shown} onStop={page.stop} onFill={page.fill} /> : null}
        <UnfinishedNotice generation={generation} draft={shown} onResume={page.resume} />
        <PlanTabs user={user} page={page} draft={shown} onUpgrade={onUpgrade} />
      </div>
    </Page>
  );
}

function PlanLead({ draft }: { readonly draft: PlanDraft }) {
  return draft.weekOf === null ? "A moment, please." : `The week of ${formatWeek(draft.weekOf)}`;
}

const NO_FOOD = { ingredients: [] };

/** No plan and no generation running: says what happened, what is safe, and offers one action. */
function FailedPage({ page }: { readonly page: MealPlanPage }) {
  const isStopped = page.generation.status === "stopped";
  return (
    <StateScreen
      title={isStopped ? "No plan yet" : MESSAGES.generationFailed}
      lead={
        isStopped
          ? "You stopped before the first meal was checked. Your answers are saved."
          : `${serverText(page.generation.error) ?? "The server could not be reached."} ${WHAT_IS_SAFE}`
      }
      actions={
        <Button size="large" onClick={page.resume}>
          {isStopped ? "Make the plan" : "Try again"}
        </Button>
      }
    >
      <Plate dish={NO_FOOD} label="" className="w-48" />
    </StateScreen>
  );
}

function PlanTabs({ user, page, draft, onUpgrade }: PlanPageProps & { readonly draft: PlanDraft }) {
  // Loads the list's code early, so that the list also opens in a store without a network.
  useEffect(() => onNextInteraction(() => void GroceryTab.preload().catch(() => undefined)), []);
  return (
    <Tabs
      label="Parts of the plan"
      param={TAB_PARAM}
      tabs={[
        {
          value: "plan",
          label: LABELS.mealPlanTab,
          content: <PlanTab user={user} page={page} draft={draft} onUpgrade={onUpgrade} />,
        },
        {
          value: GROCERY_TAB,
          label: LABELS.groceryListTab,
          content: (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <GroceryTab
                planId={draft.planId}
                weekOf={draft.weekOf}
                list={draft.groceryList}
                labels={draft.labels}
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
      <p>This is only an example. A list for your own meals is part of a paid plan.</p>
      <Button size="small" onClick={() => onUpgrade("grocery_list")}>
        See what is included
      </Button>
    </div>
  );
}

function PlanTab({ user, page, draft, onUpgrade }: PlanPageProps & { readonly draft: PlanDraft }) {
  const offersNewPlan = hasNewAnswers(useLocation().state);
  const navigate = useNavigate();
  const makeNew = (source?: MealSource) => {
    // From here on, the plan includes the new answers.
    void navigate(".", { replace: true, state: null });
    page.makeNew(source);
  };
  const isFree = !can(user.tier, "full_week");
  const newPlan = draft.complete ? (
    <NewPlanOffer
      hasNewAnswers={offersNewPlan}
      asksFirst={can(user.tier, "regeneration")}
      lastVersion={<LastVersion id={draft.planId ?? ""} replacedAt={draft.replacedAt} />}
      isOfModel={draft.meals.some(({ source }) => source === "model")}
      onConfirm={(source) => (can(user.tier, "regeneration") ? makeNew(source) : onUpgrade("regeneration"))}
    />
  ) : null;
  if (draft.complete && draft.meals.length === 0) {
    return (
      <div className="grid gap-7">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <EmptyPlan />
        </Suspense>
        <PlanNotes notes={draft.notes} />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-7">
      {offersNewPlan ? newPlan : null}
      {isFree ? <ShownMealsBanner /> : null}
      {!isFree && draft.firstDay > 1 ? <p className="text-ink-soft">{beginText(draft.firstDay)}</p> : null}
      <PlanNotes notes={draft.notes} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        {/* People look before they read: on a phone the week's figures come after its pictures. */}
        <div className="empty:hidden max-md:order-1">
          <PlanSummary draft={draft} />
        </div>
        <MealBoard user={user} draft={draft} onUpgrade={onUpgrade} />
      </div>
      <PlanTable />
      {draft.complete ? (
        <p className="print:hidden">
          <Link to={CALENDAR_PATH} className="text-link inline-flex min-h-11 items-center">
            {CALENDAR_LINK}
          </Link>
        </p>
      ) : null}
      {draft.complete ? <PlanSource meals={draft.meals} /> : null}
      <Suspense fallback={null}>{draft.labels.length > 0 ? <LabelChecks labels={draft.labels} /> : null}</Suspense>
      <TargetsExplained targets={draft.targets} />
      {offersNewPlan ? null : newPlan}
      {isFree ? (
        // Last on the page, so nothing moves when it loads.
        <Suspense fallback={null}>
          <UpgradeCard onUpgrade={() => onUpgrade("full_week")} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Whether the questionnaire sent the reader here with changed answers (`MealPlanArrival`). */
function hasNewAnswers(state: unknown): boolean {
  return typeof state === "object" && state !== null && "offerNewPlan" in state && state.offerNewPlan === true;
}

function MealBoard({ user, draft, onUpgrade }: Omit<PlanPageProps, "page"> & { readonly draft: PlanDraft }) {
  const planId = draft.complete && can(user.tier, "full_week") ? draft.planId : null;
  const { actions, open, dialogs } = useMealDialogs({
    user,
    meals: draft.meals,
    isComplete: draft.complete,
    planId,
    onUpgrade,
  });
  const renderMeal = (meal: Meal, layout: BoardLayout): ReactNode => (
    <MealCard
      meal={meal}
      layout={layout}
      lands={!draft.complete}
      isFavorite={actions.favoriteMealIds.has(meal.id)}
      isBusy={actions.busyIds.has(meal.id)}
      onOpen={open}
      onToggleFavorite={actions.toggleFavorite}
      onRegenerate={actions.regenerate}
      onToggleLock={actions.toggleLock}
    />
  );
  const renderAway = (away: AwaySlot): ReactNode => (
    <Suspense fallback={<Skeleton className="h-40" />}>
      {planId === null ? null : <AwayCard planId={planId} away={away} />}
    </Suspense>
  );
  return (
    <>
      <TooltipProvider>
        <WeekBoard draft={draft} renderMeal={renderMeal} renderAway={renderAway} />
      </TooltipProvider>
      {dialogs}
    </>
  );
}
