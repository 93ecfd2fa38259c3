import { WEIGHED_KCAL_PER_100_G, WEIGHED_MEAL_TYPE } from "@mealwright/schema/constants/food/weighed-meal";
import { PREVIEW_MEALS } from "@mealwright/schema/constants/samples/preview-meals";

const MEAL = PREVIEW_MEALS.find(({ type }) => type === WEIGHED_MEAL_TYPE);
const ROWS = (MEAL?.ingredients ?? []).map(({ foodId, name, grams }) => {
  const kcalPer100g = WEIGHED_KCAL_PER_100_G[foodId] ?? 0;
  return { name, grams, kcalPer100g, kcal: (grams * kcalPer100g) / 100 };
});
const SUM_KCAL = ROWS.reduce((sum, { kcal }) => sum + kcal, 0);

const NUMBER = "tabular py-1.5 pl-3 text-right whitespace-nowrap";

/** One meal, added up ingredient by ingredient. */
export function WeighedMeal({ picture }: { readonly picture: string }) {
  if (MEAL === undefined) return null;
  return (
    <div className="grid gap-x-8 gap-y-4 pt-3 sm:grid-cols-[10rem_1fr] sm:items-center">
      <img src={picture} alt="" width="208" height="208" loading="lazy" decoding="async" className="h-auto w-40" />
      <table className="w-full border-collapse text-left text-small leading-snug">
        <caption className="pb-2 text-left font-semibold">{MEAL.name}</caption>
        <thead>
          <tr className="border-b border-ink text-ink-soft">
            <th scope="col" className="py-1.5 font-medium">
              In it
            </th>
            <th scope="col" className={`${NUMBER} font-medium`}>
              in 100 g
            </th>
            <th scope="col" className={`${NUMBER} font-medium`}>
              kcal
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, grams, kcalPer100g, kcal }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1.5 font-normal">
                {Number(grams.toFixed(1))} g {name}
              </th>
              <td className={`${NUMBER} text-ink-soft`}>{kcalPer100g}</td>
              <td className={NUMBER}>{kcal.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" colSpan={2} className="py-1.5">
              Together, shown as {MEAL.energyKcal} kcal
            </th>
            <td className={NUMBER}>{SUM_KCAL.toFixed(1)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
