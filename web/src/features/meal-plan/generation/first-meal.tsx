import { MESSAGES } from "@mealwright/schema/constants/messages";
import { FIRST_MEAL } from "@mealwright/schema/constants/plan-texts";
import type { User } from "@mealwright/schema/contract/user";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { useEffect } from "react";
import { useGeneration } from "../../../api/hooks/use-generation.ts";
import { Link } from "../../../components/link.tsx";
import { MacroRing } from "../../../components/macro-ring.tsx";
import { MealDetail } from "../../../components/meal-detail.tsx";
import { useToast } from "../../../components/toast/toast.tsx";
import { mealPath } from "../../../pages/paths.ts";
import { dayName } from "../../../product/week-days.ts";

/**
 * Keeps the promise of "Generate My Plan" above the prices: a new account's plan is made here, and its first verified
 * meal is shown as soon as it is ready. The meal plan's page continues the same generation.
 */
export function FirstMeal({ user }: { readonly user: User }) {
  const { store, generation } = useGeneration(user.id, null);
  const toast = useToast();
  useEffect(() => {
    if (store.get().status !== "idle") return;
    const startedAt = new Date().toISOString();
    const ended = store.start({ userId: user.id, weekOf: null, base: null, force: false, startedAt });
    void ended?.then(({ status }) => {
      if (status === "done") toast.show({ title: MESSAGES.mealPlanGenerated, tone: "good" });
    });
  }, [store, toast, user.id]);

  const [meal] = generation.draft.meals;
  const isOver = generation.status === "failed" || generation.status === "stopped";
  return (
    <section
      aria-labelledby="first-meal"
      className="mb-6 grid min-h-64 content-center rounded-card border border-line bg-card p-5 shadow-lift sm:min-h-52 sm:p-6"
    >
      <div role="status">
        <h2 id="first-meal" className="text-xl">
          {meal ? FIRST_MEAL.ready : isOver ? FIRST_MEAL.failed : FIRST_MEAL.making}
        </h2>
      </div>
      {meal === undefined ? (
        <p className="mt-1 text-ink-soft">{isOver ? FIRST_MEAL.failedText : FIRST_MEAL.makingText}</p>
      ) : (
        <article aria-label={meal.name} className="mt-3 flex animate-land flex-wrap items-center gap-x-6 gap-y-3">
          <MacroRing dish={meal} macros={meal.nutrition} label="" className="w-28 shrink-0 sm:w-36" />
          <div className="min-w-0 grow basis-48">
            <p className="text-small font-semibold text-herb capitalize">
              {dayName(meal.day)} · {meal.type}
            </p>
            <h3 className="text-2xl leading-snug">{meal.name}</h3>
            <MealDetail meal={meal} className="text-small" />
            <p className="tabular mt-1 text-small text-ink-soft">
              {formatFigure(meal.nutrition.calories)} kcal · {formatFigure(meal.nutrition.protein)} g protein ·{" "}
              {meal.prepTime} min
            </p>
            <p className="text-small text-ink-soft">{FIRST_MEAL.checked}</p>
            <Link to={mealPath(meal.id)} className="text-link inline-flex min-h-11 items-center font-medium">
              {FIRST_MEAL.open}
            </Link>
          </div>
        </article>
      )}
    </section>
  );
}
