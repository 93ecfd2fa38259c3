import { MEAL_RATING } from "@mealwright/schema/constants/limits";
import { MEAL_TYPE_FACTS } from "@mealwright/schema/constants/meals";
import type { Meal } from "@mealwright/schema/contract/meals";
import { dishWordsText } from "@mealwright/schema/rules/text/dish-words-text";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { cookDoubleText, leftoverText } from "@mealwright/schema/rules/text/leftover-text";
import {
  ArrowLeftRight,
  ChefHat,
  ChevronDown,
  Clock,
  Heart,
  Lock,
  Printer,
  RefreshCw,
  ShieldCheck,
  Star,
} from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { MacroRing } from "../../components/macro-ring.tsx";
import { describePlate } from "../../components/plate/describe-plate.ts";
import { useOpenInAddress } from "../../components/use-open-in-address.ts";
import { classNames } from "../../lib/class-names.ts";
import { COOK_PARAM } from "../../pages/paths.ts";
import { dayName } from "../../product/week-days.ts";
import { LeavePlace } from "./change/leave-place.tsx";
import { LeftoverChoice } from "./change/leftover-choice.tsx";
import { MoveMeal } from "./change/move-meal.tsx";
import { NeverAgain } from "./change/never-again.tsx";
import { SideSwap } from "./change/side-swap.tsx";
import { CookMode } from "./cook/cook-mode.tsx";
import { MacroFigures } from "./macro-figures.tsx";
import { MealBadges } from "./meal-badges.tsx";
import { RATING_LABEL } from "./meal-texts.ts";
import { allergensText } from "./nutrition-rows.ts";
import { FigureSources, NutritionTable } from "./nutrition-table.tsx";
import { MealRecipe, Section } from "./recipe/meal-recipe.tsx";

interface MealSheetProps {
  /** null closes the sheet. */
  readonly meal: Meal | null;
  /** All meals of its week. */
  readonly week: readonly Meal[];
  readonly isFavorite: boolean;
  /** A press is changing it, and the answer is awaited. */
  readonly isBusy: boolean;
  /** The plan whose slots can be skipped or eaten out; null where that is not possible. */
  readonly planId: string | null;
  readonly onClose: () => void;
  readonly onToggleFavorite: (meal: Meal) => void;
  readonly onRegenerate: (meal: Meal) => void;
  readonly onSwap: (meal: Meal) => void;
  readonly onMove: (meal: Meal, other: Meal) => void;
  readonly onToggleLock: (meal: Meal) => void;
  /** Whether the tier may replace meals; offers the upgrade when it may not. */
  readonly allowsReplacement: () => boolean;
}

const MORE_ID = "more-of-meal";

/** The whole recipe with everything that is known about it. */
export function MealSheet({ meal, onClose, ...rest }: MealSheetProps) {
  return (
    <Dialog
      open={meal !== null}
      onClose={onClose}
      title={meal?.name ?? ""}
      subtitle={meal?.detail}
      kind="sheet"
      hasAddress
    >
      {meal === null ? null : <SheetContent key={meal.id} meal={meal} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function SheetContent({
  meal,
  week,
  isFavorite,
  isBusy,
  planId,
  onClose,
  onToggleFavorite,
  onRegenerate,
  onSwap,
  onMove,
  onToggleLock,
  allowsReplacement,
}: Omit<MealSheetProps, "meal"> & { readonly meal: Meal }) {
  const cooking = useOpenInAddress(COOK_PARAM);
  const [showsMore, setShowsMore] = useState(false);
  const isLocked = meal.locked === true;
  const meaning = dishWordsText(meal.name);
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        {meal.leftoverOf === undefined ? null : (
          <p className="text-small font-semibold text-herb">{leftoverText(meal.leftoverOf)}</p>
        )}
        {meal.feeds === undefined ? null : (
          <p className="rounded-xl bg-butter px-4 py-2.5 text-small text-on-butter">{cookDoubleText(meal.feeds)}</p>
        )}
        {meaning === null ? null : <p className="text-small text-ink-soft">{meaning}</p>}
        <div className="flex flex-wrap items-center gap-4">
          <MacroRing
            dish={meal}
            macros={meal.nutrition}
            label={`Plate with ${describePlate(meal.ingredients)}. The ring shows where its calories come from.`}
            className="w-28 shrink-0 sm:w-36"
          />
          <div className="grid min-w-0 grow basis-32 gap-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
              <span className="font-semibold text-herb">
                {dayName(meal.day)} · {MEAL_TYPE_FACTS[meal.type].name}
              </span>
              <MealBadges meal={meal} />
              <span className="inline-flex items-center gap-1.5">
                <Clock aria-hidden="true" className="size-4 text-ink-soft" />
                {meal.prepTime} min
              </span>
              <span role="img" aria-label={RATING_LABEL} className="tabular inline-flex items-center gap-1.5">
                <Star aria-hidden="true" className="size-4 fill-butter text-butter" />
                {MEAL_RATING}
              </span>
            </p>
            <p className="tabular font-display text-2xl">{formatFigure(meal.nutrition.calories)} kcal</p>
            <MacroFigures nutrition={meal.nutrition} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => cooking.open("1")}>
            <ChefHat aria-hidden="true" className="size-4.5" />
            {meal.leftoverOf === undefined ? "Cook" : "Warm up"}
          </Button>
          <Button variant="secondary" inactive={isLocked} onClick={() => onSwap(meal)}>
            <ArrowLeftRight aria-hidden="true" className="size-4.5" />
            Swap
          </Button>
          <Button
            variant="quiet"
            className="max-sm:px-3"
            aria-expanded={showsMore}
            aria-controls={MORE_ID}
            onClick={() => setShowsMore(!showsMore)}
          >
            More
            <ChevronDown aria-hidden="true" className={classNames("size-4.5", showsMore && "rotate-180")} />
          </Button>
        </div>
        <div id={MORE_ID} hidden={!showsMore} className="rounded-card bg-sage p-3">
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" aria-pressed={isFavorite} onClick={() => onToggleFavorite(meal)}>
              <Heart aria-hidden="true" className={classNames("size-4.5", isFavorite && "fill-tomato text-tomato")} />
              Favorite
            </Button>
            <Button
              variant="secondary"
              size="small"
              aria-pressed={isLocked}
              inactive={isBusy}
              onClick={() => onToggleLock(meal)}
            >
              <Lock aria-hidden="true" className={classNames("size-4.5", isLocked && "text-herb")} />
              {isLocked ? "Locked" : "Lock"}
            </Button>
            <Button variant="secondary" size="small" inactive={isLocked || isBusy} onClick={() => onRegenerate(meal)}>
              <RefreshCw aria-hidden="true" className={classNames("size-4.5", isBusy && "animate-spin")} />
              Regenerate
            </Button>
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4.5" />
              Print
            </Button>
            {planId === null ? null : <LeavePlace planId={planId} meal={meal} onLeft={onClose} />}
            <MoveMeal
              meal={meal}
              others={week.filter(({ type, day }) => type === meal.type && day !== meal.day)}
              onMove={onMove}
            />
            {planId === null ? null : <LeftoverChoice planId={planId} meal={meal} week={week} onChanged={onClose} />}
            <NeverAgain meal={meal} onReplace={onSwap} />
          </div>
        </div>
        {isLocked ? <p className="text-small text-ink-soft">A new plan for this week keeps this meal.</p> : null}
      </div>
      <p className="flex items-start gap-2.5 rounded-xl bg-sage px-4 py-2.5 text-small">
        <ShieldCheck aria-hidden="true" className="mt-px size-5 shrink-0 text-herb" />
        <span>
          <strong className="font-semibold">{allergensText(meal.allergens)}</strong> (by ingredients; check labels)
        </span>
      </p>
      <MealRecipe
        meal={meal}
        renderSideActions={(side, place) => (
          <SideSwap
            meal={meal}
            place={place}
            name={side.name}
            allows={() => {
              const allowed = allowsReplacement();
              if (!allowed) onClose();
              return allowed;
            }}
            onReplaced={onClose}
          />
        )}
      />
      <Section title="Nutrition">
        <NutritionTable nutrition={meal.nutrition} />
      </Section>
      <FigureSources meal={meal} />
      <CookMode meal={meal} open={cooking.id !== null} onClose={cooking.close} />
    </div>
  );
}
