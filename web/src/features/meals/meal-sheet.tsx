import { MEAL_RATING } from "@mealwright/schema/constants/limits";
import type { Meal } from "@mealwright/schema/contract/meals";
import { ArrowLeftRight, ChefHat, Clock, Heart, Lock, RefreshCw, ShieldCheck, Star } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { MacroRing } from "../../components/macro-ring.tsx";
import { describePlate } from "../../components/plate/layout.ts";
import { formatDollars, formatFigure } from "../../lib/amount.ts";
import { classNames } from "../../lib/class-names.ts";
import { dayName } from "../../lib/week-days.ts";
import { CookMode } from "./cook-mode.tsx";
import { IngredientList } from "./ingredient-list.tsx";
import { MacroFigures } from "./macro-figures.tsx";
import { MEAL_TYPE_NAMES, RATING_LABEL } from "./meal-texts.ts";
import { NeverAgain } from "./never-again.tsx";
import { allergensText } from "./nutrition-rows.ts";
import { FigureSources, NutritionTable } from "./nutrition-table.tsx";
import { StepList } from "./step-list.tsx";

interface MealSheetProps {
  /** null closes the sheet. */
  readonly meal: Meal | null;
  readonly isFavorite: boolean;
  readonly isRegenerating: boolean;
  readonly onClose: () => void;
  readonly onToggleFavorite: (meal: Meal) => void;
  readonly onRegenerate: (meal: Meal) => void;
  readonly onSwap: (meal: Meal) => void;
  readonly onToggleLock: (meal: Meal) => void;
}

/** The whole recipe with everything that is known about it. */
export function MealSheet({ meal, onClose, ...rest }: MealSheetProps) {
  return (
    <Dialog open={meal !== null} onClose={onClose} title={meal?.name ?? ""} kind="sheet">
      {meal === null ? null : <SheetContent key={meal.id} meal={meal} {...rest} />}
    </Dialog>
  );
}

function SheetContent({
  meal,
  isFavorite,
  isRegenerating,
  onToggleFavorite,
  onRegenerate,
  onSwap,
  onToggleLock,
}: Omit<MealSheetProps, "meal" | "onClose"> & { readonly meal: Meal }) {
  const [isCooking, setIsCooking] = useState(false);
  const isLocked = meal.locked === true;
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <MacroRing
          ingredients={meal.ingredients}
          macros={meal.nutrition}
          label={`Plate with ${describePlate(meal.ingredients)}. The ring shows how its energy divides.`}
          className="mx-auto w-full max-w-72"
        />
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-small">
          <span className="font-semibold text-herb">
            {dayName(meal.day)} · {MEAL_TYPE_NAMES[meal.type]}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden="true" className="size-4 text-ink-soft" />
            {meal.prepTime} min
          </span>
          <span role="img" aria-label={RATING_LABEL} className="tabular inline-flex items-center gap-1.5">
            <Star aria-hidden="true" className="size-4 fill-butter text-butter" />
            {MEAL_RATING}
          </span>
        </p>
        <div className="flex flex-wrap items-baseline justify-center gap-x-6 gap-y-1">
          <p className="tabular font-display text-2xl">{formatFigure(meal.nutrition.calories)} kcal</p>
          <MacroFigures nutrition={meal.nutrition} />
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => setIsCooking(true)}>
            <ChefHat aria-hidden="true" className="size-4.5" />
            Cook
          </Button>
          <Button variant="secondary" aria-pressed={isFavorite} onClick={() => onToggleFavorite(meal)}>
            <Heart aria-hidden="true" className={classNames("size-4.5", isFavorite && "fill-tomato text-tomato")} />
            Favourite
          </Button>
          <Button variant="secondary" aria-pressed={isLocked} onClick={() => onToggleLock(meal)}>
            <Lock aria-hidden="true" className={classNames("size-4.5", isLocked && "text-herb")} />
            {isLocked ? "Locked" : "Lock"}
          </Button>
          <Button variant="secondary" disabled={isLocked} onClick={() => onSwap(meal)}>
            <ArrowLeftRight aria-hidden="true" className="size-4.5" />
            Swap
          </Button>
          <Button variant="secondary" disabled={isLocked || isRegenerating} onClick={() => onRegenerate(meal)}>
            <RefreshCw aria-hidden="true" className={classNames("size-4.5", isRegenerating && "animate-spin")} />
            Regenerate
          </Button>
        </div>
        {isLocked ? (
          <p className="text-center text-small text-ink-soft">A new plan of this week keeps this meal.</p>
        ) : null}
        <NeverAgain meal={meal} onReplace={onSwap} />
      </div>
      <p className="flex items-start gap-2.5 rounded-xl bg-sage px-4 py-3">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb" />
        <span>
          <strong className="font-semibold">{allergensText(meal.allergens)}</strong> (by ingredients; check labels)
        </span>
      </p>
      <Section title="Ingredients">
        <IngredientList ingredients={meal.ingredients} />
        {meal.cost > 0 ? (
          <p className="mt-3 text-small text-ink-soft">
            About {formatDollars(meal.cost)} a serving, counted by the gram.
          </p>
        ) : null}
      </Section>
      <Section title="Steps">
        <StepList steps={meal.instructions} />
      </Section>
      <Section title="Nutrition">
        <NutritionTable nutrition={meal.nutrition} />
      </Section>
      <FigureSources meal={meal} />
      <CookMode meal={meal} open={isCooking} onClose={() => setIsCooking(false)} />
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-xl">{title}</h3>
      {children}
    </section>
  );
}
