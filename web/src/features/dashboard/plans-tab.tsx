import { MESSAGES } from "@mealwright/schema/constants/messages";
import { WEEK_CHOICE } from "@mealwright/schema/constants/plan-texts";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { User } from "@mealwright/schema/contract/user";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { formatWeek } from "@mealwright/schema/rules/text/week-text";
import { useCall } from "../../api/hooks/use-call.ts";
import { useNextWeek } from "../../api/hooks/use-next-week.ts";
import { LinkButton } from "../../components/button.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Link } from "../../components/link.tsx";
import { Plate } from "../../components/plate/plate.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { classNames } from "../../lib/class-names.ts";
import { KEEPS_PLACE, MEAL_PARAM, PATHS } from "../../pages/paths.ts";
import { NEXT_WEEK_PATH } from "../../product/next-week.ts";
import { useDay } from "../../product/use-day.ts";
import { dayName, todayIn } from "../../product/week-days.ts";
import { mealsToShow } from "./figures.ts";

interface PlansTabProps {
  readonly user: User;
  /** undefined while loading, null when there is none. */
  readonly plan: MealPlan | null | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Today's meals first, then the weeks. */
export function PlansTab({ user, plan, failed, onRetry }: PlansTabProps) {
  if (failed) {
    return (
      <FailedNotice onRetry={onRetry}>
        Your plans could not be loaded. They are safe. {MESSAGES.somethingWentWrong}
      </FailedNotice>
    );
  }
  if (plan === undefined) {
    return (
      <div>
        <p role="status" className="sr-only">
          Loading your plans
        </p>
        <div className="grid gap-4 sm:grid-cols-3">
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-10">
      {plan === null || plan.meals.length === 0 ? <NoPlan user={user} /> : <Today plan={plan} />}
      <Weeks />
    </div>
  );
}

/** Leads to next week's plan if little is left of this week and that one is made already, otherwise to making one. */
function NoPlan({ user }: { readonly user: User }) {
  const { isPlanned: isNextPlanned } = useNextWeek(user);
  return (
    <section>
      <h2 className="text-2xl">No plan for this week yet</h2>
      <p className="mt-2 max-w-xl text-ink-soft">
        {isNextPlanned
          ? "It is nearly over, and next week is planned."
          : "Your preferences are all we need. The first meals are on the table in a moment."}
      </p>
      <LinkButton to={isNextPlanned ? NEXT_WEEK_PATH : PATHS.mealPlan} className="mt-5">
        {isNextPlanned ? WEEK_CHOICE.seeNext : "Make my plan"}
      </LinkButton>
    </section>
  );
}

function Today({ plan }: { readonly plan: MealPlan }) {
  useDay();
  const today = todayIn(plan.weekOf, new Date());
  const { day, meals } = mealsToShow(plan, today);
  return (
    <section>
      <h2 className="text-2xl">{day === today ? "Today" : dayName(day)}</h2>
      <ul
        className={classNames(
          "mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2",
          meals.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-4",
        )}
      >
        {meals.map((meal) => (
          <li key={meal.id}>
            <Link
              to={{ search: `?${MEAL_PARAM}=${meal.id}` }}
              state={KEEPS_PLACE}
              className="flex h-full items-center gap-4 rounded-card border border-line bg-card p-4 shadow-lift hover:border-herb max-[16rem]:flex-col max-[16rem]:items-start sm:flex-col sm:items-start"
            >
              <Plate dish={meal} label="" className="w-24 shrink-0 sm:w-full sm:max-w-44 sm:self-center" />
              <span className="min-w-0 wrap-anywhere">
                <span className="block text-small text-ink-soft capitalize">{meal.type}</span>
                <span className="block leading-snug font-semibold">{meal.name}</span>
                {meal.detail === undefined ? null : (
                  <span className="block text-small leading-snug text-ink-soft">{meal.detail}</span>
                )}
                <span className="tabular mt-1 block text-small text-ink-soft">
                  {formatFigure(meal.nutrition.calories)} kcal · {meal.prepTime} min
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Weeks() {
  const { data: plans } = useCall("mealPlans");
  if (plans === undefined || plans.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">Your weeks</h2>
      <ul className="mt-3 max-w-2xl">
        {plans.map((plan) => (
          <li key={plan.id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3">
            <span className="font-medium">Week of {formatWeek(plan.weekOf)}</span>
            <span className="tabular text-ink-soft">
              {plan.mealCount} {plan.mealCount === 1 ? "meal" : "meals"}
              {plan.complete ? "" : ", not complete"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
