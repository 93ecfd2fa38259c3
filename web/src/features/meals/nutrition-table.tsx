import type { Meal, Nutrition } from "@mealwright/schema/contract/meals";
import { ChevronDown } from "lucide-react";
import { classNames } from "../../lib/class-names.ts";
import { formatAmount } from "../../product/amount.ts";
import { sourceText } from "./meal-texts.ts";
import { hasCompleteNutrition, nutritionRows } from "./nutrition-rows.ts";

/** Every figure that the server sent for the dish, one serving. */
export function NutritionTable({ nutrition }: { readonly nutrition: Nutrition }) {
  return (
    <>
      <table className="w-full">
        <caption className="sr-only">Nutrition of one serving</caption>
        <tbody className="divide-y divide-line">
          {nutritionRows(nutrition).map(({ key, label, text, part }) => (
            <tr key={key}>
              <th scope="row" className={classNames("py-1.5 text-left font-normal", part && "pl-5 text-ink-soft")}>
                {label}
              </th>
              <td className="tabular py-1.5 text-right font-semibold">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasCompleteNutrition(nutrition) ? null : (
        <p className="mt-3 text-small text-ink-soft">
          Basic nutrition. Paid plans show fiber, sodium, vitamins and minerals too.
        </p>
      )}
    </>
  );
}

/** Where the figures of a dish come from, food by food. */
export function FigureSources({ meal }: { readonly meal: Meal }) {
  return (
    <details className="group rounded-xl border border-line px-4">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        Where the numbers come from
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-4 text-small">
        <p>
          {sourceText(meal)} Every figure is the sum of the ingredients below, by weight of the edible part, from the
          food-composition tables of the US Department of Agriculture (FoodData Central). Vitamins and minerals lost in
          cooking are subtracted for foods with a USDA retention factor.
        </p>
        <table className="w-full">
          <caption className="sr-only">Foods of this dish and their weight</caption>
          <thead>
            <tr className="text-left text-ink-soft">
              <th scope="col" className="py-1 font-medium">
                Food in our catalog
              </th>
              <th scope="col" className="py-1 text-right font-medium">
                Weight
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {meal.ingredients.map(({ foodId, grams }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and a food may stand in two
              <tr key={index}>
                <td className="py-1 break-words">{foodId.replaceAll("-", " ")}</td>
                <td className="tabular py-1 text-right">{formatAmount(grams, "g")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
