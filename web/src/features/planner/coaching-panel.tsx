import { MESSAGES } from "@mealwright/schema/constants/messages";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { Coaching } from "@mealwright/schema/contract/coaching";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { User } from "@mealwright/schema/contract/user";
import { can, lowestTierWith } from "@mealwright/schema/rules/entitlements";
import { changeTitle, figureText, keepsAim, sinceText, swapText } from "@mealwright/schema/rules/text/coaching-text";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { readCoaching } from "../../api/coaching.ts";
import { useUncached } from "../../api/hooks/use-uncached.ts";
import { LinkButton } from "../../components/button.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { PATHS } from "../../pages/paths.ts";
import { SwapOffer } from "./swap-offer.tsx";

/** Notes on the week from its figures; on a tier without them, what they offer. */
export function CoachingPanel({ user, plan }: { readonly user: User; readonly plan: MealPlan }) {
  if (can(user.tier, "coaching")) return <Notes plan={plan} />;
  return (
    <section className="max-w-xl">
      <h2 className="text-2xl">A second look at your week</h2>
      <p className="mt-2 text-ink-soft">
        With {TIER_NAMES[lowestTierWith("coaching")]} every week comes with notes on its figures: what went well, one
        thing to change with the swap that does it, and the progress since last week.
      </p>
      <LinkButton to={PATHS.pricing} className="mt-5">
        See the plans
      </LinkButton>
    </section>
  );
}

function Notes({ plan }: { readonly plan: MealPlan }) {
  // The notes depend on the meals, so a changed meal fetches them again.
  const contents = plan.meals.map((meal) => meal.id).join();
  const { value, failed, retry } = useUncached(`${plan.id} ${contents}`, () => readCoaching(plan.id));
  if (failed) {
    return <FailedNotice onRetry={retry}>{MESSAGES.somethingWentWrong} Your plan is safe.</FailedNotice>;
  }
  return value === undefined ? <Skeleton className="h-64" /> : <Shown notes={value} />;
}

function Shown({ notes: { wentWell, change, since } }: { readonly notes: Coaching }) {
  if (change === null) return <p className="text-ink-soft">Notes appear once the week has meals.</p>;
  return (
    <div className="grid max-w-2xl gap-8">
      {since === null ? null : <p className="rounded-xl bg-sage px-4 py-3">{sinceText(since)}</p>}
      <Part title="What goes well">
        {wentWell.length === 0 ? (
          <p className="text-ink-soft">None of the week’s figures meets its target yet.</p>
        ) : (
          <ul className="grid gap-2">
            {wentWell.map((figure) => (
              <li key={figure.figure} className="flex items-start gap-2.5">
                <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb" />
                {figureText(figure)}
              </li>
            ))}
          </ul>
        )}
      </Part>
      {keepsAim(change) ? (
        <Part title="Everything is on target">
          <p>There is nothing you need to change this week.</p>
          {change.swap === null ? null : (
            <>
              <p className="mt-2">It could be even better, with {changeTitle(change).toLowerCase()}:</p>
              <SwapOffer text={swapText(change.figure, change.swap)} swap={change.swap} />
            </>
          )}
        </Part>
      ) : (
        <Part title={`One thing to change: ${changeTitle(change).toLowerCase()}`}>
          <p>{figureText(change)}</p>
          {change.swap === null ? (
            <p className="mt-2 text-ink-soft">None of our other dishes would help this week.</p>
          ) : (
            <SwapOffer text={swapText(change.figure, change.swap)} swap={change.swap} />
          )}
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
