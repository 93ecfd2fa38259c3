import { DASHBOARD_CURRENCY_SIGN } from "@mealwright/schema/constants/tiers";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { User } from "@mealwright/schema/contract/user";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { daysWithMeals, targetsOfDays } from "../../product/day-totals.ts";
import { dailyEnergyKcal } from "./figures.ts";

interface StatCardsProps {
  readonly stats: User["stats"];
  /** undefined until it is known. */
  readonly plan: MealPlan | null | undefined;
}

interface StatCard {
  readonly label: string;
  readonly value: string;
  readonly beside: string;
}

const NOT_KNOWN_YET = "–";
/** Keeps an empty line's height. */
const NO_BREAK_SPACE = "\u00a0";

function energyText(targetKcal: number | undefined): string {
  return targetKcal === undefined ? "No plan yet this week" : `target ${formatFigure(targetKcal)} kcal`;
}

/** Four figures, each beside its target. */
export function StatCards({ stats, plan }: StatCardsProps) {
  const energyKcal = dailyEnergyKcal(stats, plan);
  const target = plan ? targetsOfDays(plan.targets, daysWithMeals(plan.meals), plan.away).energyKcal : undefined;
  const cards: Readonly<Record<keyof typeof stats, StatCard>> = {
    weeklyCalories: {
      label: "Daily calories",
      value: energyKcal === null ? NOT_KNOWN_YET : `${formatFigure(energyKcal)} kcal`,
      beside: energyKcal === null ? NO_BREAK_SPACE : energyText(target),
    },
    mealsSaved: { label: "Meals planned", value: formatFigure(stats.mealsSaved), beside: "in your plan" },
    favorites: { label: "Favorite recipes", value: formatFigure(stats.favorites), beside: "marked with a heart" },
    budget: {
      label: "Weekly budget",
      value: stats.budget === 0 ? NOT_KNOWN_YET : `${DASHBOARD_CURRENCY_SIGN}${formatFigure(stats.budget)}`,
      beside: stats.budget === 0 ? "No answers yet" : "for groceries",
    },
  };
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {Object.values(cards).map((card) => (
        <div
          key={card.label}
          className="flex flex-col rounded-card border border-line bg-card px-4 py-3 shadow-lift sm:p-5"
        >
          <dt className="text-small text-ink-soft">{card.label}</dt>
          <dd className="tabular mt-1 font-display text-[1.6rem] leading-tight font-semibold sm:text-3xl">
            {card.value}
          </dd>
          <dd className="mt-1 text-note text-ink-soft">{card.beside}</dd>
        </div>
      ))}
    </dl>
  );
}
