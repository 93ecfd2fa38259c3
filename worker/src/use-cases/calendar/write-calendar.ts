import { MEAL_HOURS } from "@mealwright/schema/constants/calendar";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { WEEK_OFFSET } from "@mealwright/schema/constants/timings";
import { addWeeks, weekStart } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import type { CalendarSettings, OpenedFeed, Revisions } from "../../domain/calendar/calendar-ports.ts";
import { calendarText } from "../../domain/calendar/calendar-text.ts";
import { weekEvents } from "../../domain/calendar/week-events.ts";
import type { Claimant } from "../../domain/claimant.ts";
import { asMade, leftoverLinks } from "../../domain/cookbook/leftovers/meal-leftovers.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Meal } from "../../domain/meal.ts";
import { createPlanContext, type PlanContext, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { Account, Answers, StoredPlan } from "../../domain/ports.ts";

type WriteDeps = Pick<Deps, "calendars" | "clock" | "digestKey" | "mealPlans" | "site">;

/** The newest plan of each week. */
function newestByWeek(plans: readonly StoredPlan[]): readonly StoredPlan[] {
  const byWeek = new Map<string, StoredPlan>();
  for (const plan of plans) if (!byWeek.has(plan.weekOf)) byWeek.set(plan.weekOf, plan);
  return [...byWeek.values()].toSorted((one, other) => one.weekOf.localeCompare(other.weekOf));
}

/** What a calendar is written from. */
interface Kept {
  readonly answers: Answers;
  readonly plans: readonly StoredPlan[];
  readonly placedAt: Revisions;
}

/** The meals of plans that pass the gate for today's answers and belong to the tier. */
function write(
  { digestKey, site }: WriteDeps,
  account: Account,
  { hours, hoursSetAt, timeZone }: CalendarSettings,
  { answers, plans, placedAt }: Kept,
): string {
  const events = plans.flatMap((plan) =>
    weekEvents(mealsAsMade(createPlanContext(account, answers, plan.metadata), plan), {
      weekOf: plan.weekOf,
      hours: hours ?? MEAL_HOURS,
      owner: digestKey(`calendar:${account.id}`),
      host: new URL(site.origin).hostname,
      revisedAt: ({ id }) => {
        const placed = placedAt.get(id) ?? plan.createdAt;
        return hoursSetAt !== null && hoursSetAt > placed ? hoursSetAt : placed;
      },
    }),
  );
  return calendarText(events, timeZone);
}

/** Says that a leftover is to be warmed up, and that a dish is to be cooked for two meals. */
function mealsAsMade(context: PlanContext, plan: StoredPlan): readonly Meal[] {
  const meals = showableMeals(context, plan);
  const links = leftoverLinks(meals);
  return meals.map((meal) => asMade(meal, links, context));
}

/** One of the user's plans as iCalendar. Throws `not_found` when it does not exist or belongs to somebody else. */
export async function planCalendar(
  deps: WriteDeps,
  user: Claimant,
  planId: string,
  timeZone: string | null,
): Promise<string> {
  const [account, { answers, plan }, settings, placedAt] = await Promise.all([
    user.account(),
    deps.mealPlans.findById(user.id, planId),
    deps.calendars.find(user.id),
    deps.calendars.readRevisions(user.id, planId),
  ]);
  if (!answers || !plan) throw new DomainError("not_found", CALL_ERRORS.notFound);
  return write(deps, account, { ...settings, timeZone }, { answers, plans: [plan], placedAt });
}

/** The meals of the weeks around this one, for whoever has the private address. */
export function feedCalendar(deps: WriteDeps, { account, settings, answers, plans, placedAt }: OpenedFeed): string {
  if (!answers) return calendarText([], settings.timeZone);
  const first = addWeeks(weekStart(deps.clock.now(), account.timeZone), WEEK_OFFSET.min);
  const shown = newestByWeek(plans).filter(({ weekOf }) => weekOf >= first);
  return write(deps, account, settings, { answers, plans: shown, placedAt });
}
