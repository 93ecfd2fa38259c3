import { MEAL_RATING } from "@mealwright/schema/constants/limits";
import { MEAL_TYPE_FACTS } from "@mealwright/schema/constants/meals";
import type { Meal } from "@mealwright/schema/contract/meals";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { leftoverText } from "@mealwright/schema/rules/text/leftover-text";
import { Clock, Heart, Lock, type LucideIcon, RefreshCw, Star } from "lucide-react";
import { memo, useTransition } from "react";
import { MacroRing } from "../../components/macro-ring.tsx";
import { MealDetail } from "../../components/meal-detail.tsx";
import { Tooltip } from "../../components/tooltip/tooltip.tsx";
import { classNames } from "../../lib/class-names.ts";
import { dayName } from "../../product/week-days.ts";
import { MacroFigures } from "./macro-figures.tsx";
import { MealBadges } from "./meal-badges.tsx";
import { RATING_LABEL, SOURCE_NAMES } from "./meal-texts.ts";
import { CardRecipe, RecipeFold } from "./recipe/recipe-fold.tsx";

/** `board` for a narrow column, `row` for a phone's day, `page` with the whole recipe on the card, for the free plan. */
type MealCardLayout = "board" | "row" | "page";

interface MealCardActions {
  readonly onOpen: (meal: Meal) => void;
  readonly onToggleFavorite: (meal: Meal) => void;
  readonly onRegenerate: (meal: Meal) => void;
  readonly onToggleLock: (meal: Meal) => void;
}

interface MealCardProps extends MealCardActions {
  readonly meal: Meal;
  readonly layout: MealCardLayout;
  readonly isFavorite: boolean;
  /** A press is changing it, and the answer is awaited. */
  readonly isBusy: boolean;
  /**
   * Whether it fades in: set while a week is generated, so that new meals are noticed. A stored week appears at once.
   */
  readonly lands?: boolean;
}

/** One dish of the week: its picture, its figures, and what can be done with it. */
export const MealCard = memo(function MealCard({
  meal,
  layout,
  isFavorite,
  isBusy,
  lands = false,
  ...actions
}: MealCardProps) {
  const isRow = layout === "row";
  // The card responds immediately; React renders the sheet afterwards, at low priority.
  const [isOpening, startOpening] = useTransition();
  return (
    <article
      aria-label={meal.name}
      aria-busy={isBusy}
      className={classNames(
        "group relative flex rounded-card border border-line bg-card shadow-lift",
        lands && "animate-land",
        isRow ? "flex-wrap gap-x-3 gap-y-2 p-3 sm:gap-x-5 sm:p-4" : "flex-col",
        layout === "board" && "p-2.5 pt-3",
        layout === "page" && "p-5 sm:p-6",
        isOpening && "border-herb ring-1 ring-herb",
      )}
    >
      <MacroRing
        dish={meal}
        macros={meal.nutrition}
        label=""
        className={classNames(
          "shrink-0",
          isBusy && "animate-breathe opacity-60",
          isRow && "size-22 self-start min-[24rem]:size-27 sm:size-36",
          layout === "board" && "mx-auto w-full max-w-36 print:max-w-20",
          layout === "page" && "mx-auto w-full max-w-60",
        )}
      />
      <div
        className={classNames(
          "flex min-w-0 grow flex-col",
          isRow ? "basis-0 gap-1.5" : "gap-1",
          layout === "page" && "mt-4 gap-2",
        )}
      >
        <p className="text-tiny font-semibold text-herb">
          {layout === "board" ? <span className="sr-only">{dayName(meal.day)} </span> : `${dayName(meal.day)} · `}
          {MEAL_TYPE_FACTS[meal.type].name}
        </p>
        <h3
          className={classNames(
            "leading-snug",
            layout === "board" ? "text-small" : layout === "row" ? "text-[1.12rem]" : "text-2xl",
          )}
        >
          <button
            type="button"
            className="text-left after:absolute after:inset-0 after:rounded-card hover:text-herb focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-herb"
            onClick={() => startOpening(() => actions.onOpen(meal))}
          >
            {meal.name}
          </button>
        </h3>
        <MealBadges meal={meal} className="self-start" />
        {meal.leftoverOf === undefined ? null : (
          <p className="text-tiny font-semibold text-herb">{leftoverText(meal.leftoverOf)}</p>
        )}
        <MealDetail meal={meal} className={layout === "board" ? "text-tiny" : "text-small"} />
        <p
          className={classNames(
            "tabular flex flex-wrap gap-x-3 gap-y-0.5",
            layout === "board" ? "text-tiny" : "text-small",
          )}
        >
          <span className="font-semibold">{formatFigure(meal.nutrition.calories)} kcal</span>
          <span className="inline-flex items-center gap-1 text-ink-soft">
            <Clock aria-hidden="true" className="size-3.5" />
            {meal.prepTime} min
          </span>
          <span className="text-ink-soft">{SOURCE_NAMES[meal.source]}</span>
        </p>
        <MacroFigures nutrition={meal.nutrition} small={layout !== "page"} />
        {layout === "page" ? <CardRecipe meal={meal} /> : null}
        <CardActions meal={meal} isFavorite={isFavorite} isBusy={isBusy} {...actions} />
      </div>
      {isRow ? <RecipeFold meal={meal} /> : null}
    </article>
  );
});

function CardActions({
  meal,
  isFavorite,
  isBusy,
  onToggleFavorite,
  onRegenerate,
  onToggleLock,
}: Omit<MealCardProps, "layout" | "onOpen" | "lands">) {
  return (
    <div className="relative z-10 mt-auto flex items-center gap-0.5 self-stretch pt-1 print:hidden">
      <span
        role="img"
        aria-label={RATING_LABEL}
        className="tabular mr-auto inline-flex items-center gap-1 text-tiny text-ink-soft"
      >
        <Star aria-hidden="true" className="size-3.5 fill-butter text-butter" />
        {MEAL_RATING}
      </span>
      <IconButton
        icon={Heart}
        label={`Favorite: ${meal.name}`}
        hint={isFavorite ? "Remove from favorites" : "Add to favorites"}
        pressed={isFavorite}
        className={isFavorite ? "text-tomato [&>svg]:fill-tomato" : "text-ink-soft"}
        onClick={() => onToggleFavorite(meal)}
      />
      {meal.locked ? (
        <IconButton
          icon={Lock}
          label={`Locked: ${meal.name}`}
          hint="Unlock: a new plan may change it again"
          pressed
          disabled={isBusy}
          className="text-herb"
          onClick={() => onToggleLock(meal)}
        />
      ) : (
        <IconButton
          icon={RefreshCw}
          label={`Regenerate: ${meal.name}`}
          hint="Replace with another meal"
          disabled={isBusy}
          className={classNames("text-ink-soft", isBusy && "[&>svg]:animate-spin")}
          onClick={() => onRegenerate(meal)}
        />
      )}
    </div>
  );
}

interface IconButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** What the button does, in its tooltip. */
  readonly hint: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly onClick: () => void;
}

function IconButton({ icon: Icon, label, hint, pressed, disabled = false, className, onClick }: IconButtonProps) {
  return (
    <Tooltip text={hint}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        // Not `disabled`, which would drop the focus.
        aria-disabled={disabled || undefined}
        className={classNames("grid size-10 place-items-center rounded-full hover:bg-sage hover:text-ink", className)}
        onClick={onClick}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
    </Tooltip>
  );
}
