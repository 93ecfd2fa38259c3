import { WHOLE_WEEK } from "@mealwright/schema/constants/meals";
import { LABELS } from "@mealwright/schema/constants/messages";
import { TAB_PARAM } from "@mealwright/schema/constants/page-paths";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import { UPGRADE_PROMPT_PRICE } from "@mealwright/schema/rules/prices";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { LinkButton } from "../../components/button.tsx";
import { Page } from "../../components/page/page.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { onNextInteraction } from "../../lib/next-interaction.ts";
import { PATHS } from "../../pages/paths.ts";
import { DASHBOARD_TABS, type DashboardTab } from "./dashboard-tabs.ts";
import type { RenderRecipe } from "./dish-dialog.tsx";
import { firstName } from "./figures.ts";
import { GeneratePlan } from "./generate-plan.tsx";
import { Collection, FavoritesTab, loadLateTabs, ProfileTab } from "./late-tabs.tsx";
import { PlansTab } from "./plans-tab.tsx";
import { StatCards } from "./stat-cards.tsx";
import { useThisWeek } from "./use-this-week.ts";

interface DashboardProps {
  readonly user: User;
  /** A meal's sheet and swap, for the meals that cards link to. */
  readonly renderMealDialogs: (meals: readonly Meal[]) => ReactNode;
  readonly renderRecipe: RenderRecipe;
}

/** The specification's free dashboard (§2): today's meals, the week's figures, what to do next. */
export function Dashboard({ user, renderMealDialogs, renderRecipe }: DashboardProps) {
  const { plan, error, retry } = useThisWeek(user);
  const navigate = useNavigate();
  useEffect(() => onNextInteraction(loadLateTabs), []);
  const contents: Readonly<Record<DashboardTab, ReactNode>> = {
    plans: <PlansTab user={user} plan={plan} failed={error !== undefined} onRetry={retry} />,
    favorites: (
      <div className="grid gap-12">
        <FavoritesTab user={user} renderRecipe={renderRecipe} />
        <Collection user={user} renderRecipe={renderRecipe} />
      </div>
    ),
    profile: <ProfileTab user={user} />,
  };
  return (
    <Page title={`Welcome, ${firstName(user.name)}`} lead={`You have ${TIER_NAMES[user.tier]}.`} compact>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-8">
        {user.isPremium ? null : <UpgradeBanner />}
        <StatCards stats={user.stats} plan={plan} />
        <div className="flex flex-wrap gap-3">
          <LinkButton to={PATHS.mealPlan}>View plan</LinkButton>
          <GeneratePlan
            user={user}
            weekOf={null}
            hasPlan={plan === undefined && error === undefined ? undefined : Boolean(plan && plan.meals.length > 0)}
            onMade={() => void navigate(PATHS.mealPlan)}
          />
          <LinkButton to={PATHS.questionnaire} variant="secondary">
            Update preferences
          </LinkButton>
          {user.isPremium ? (
            <LinkButton to={PATHS.planner} variant="secondary">
              Week planner
            </LinkButton>
          ) : null}
        </div>
        <Tabs
          label="Your kitchen"
          param={TAB_PARAM}
          tabs={DASHBOARD_TABS.map((tab) => ({ ...tab, content: contents[tab.value] }))}
        />
        {plan ? renderMealDialogs(plan.meals) : null}
      </div>
    </Page>
  );
}

function UpgradeBanner() {
  return (
    <aside
      aria-label="Upgrade"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-sage px-5 py-4"
    >
      <p className="max-w-xl">
        <span className="font-semibold">The whole week for {UPGRADE_PROMPT_PRICE}.</span> Every meal from {WHOLE_WEEK},
        complete nutrition, the grocery list, and swaps whenever you like.
      </p>
      <LinkButton to={PATHS.pricing} size="small">
        {LABELS.upgradeNow}
      </LinkButton>
    </aside>
  );
}
