import type { Meal } from "@mealwright/schema/contract/meals";
import { ChevronDown } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { late } from "../../../components/late.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { classNames } from "../../../lib/class-names.ts";

const Recipe = late(async () => (await import("./card-recipe.tsx")).Recipe);

/** A dish's ingredients and steps; their code is loaded when the first of them is shown. */
export function CardRecipe({ meal }: { readonly meal: Meal }) {
  return (
    <Suspense fallback={<Skeleton className="mt-3 h-96" />}>
      <Recipe meal={meal} />
    </Suspense>
  );
}

/** A dish's ingredients and steps under its card, folded until they are asked for. */
export function RecipeFold({ meal }: { readonly meal: Meal }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="relative z-10 -mb-2 basis-full border-t border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-10 w-full items-center justify-between text-small font-semibold text-herb"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          Ingredients and steps<span className="sr-only"> of {meal.name}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-4.5 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <div id={id} data-fold hidden={!isOpen} className="pb-3 select-text">
        {isOpen ? <CardRecipe meal={meal} /> : null}
      </div>
    </div>
  );
}
