import { PREVIEW_MEALS } from "@mealwright/schema/constants/preview-meals";
import { Plate } from "../../components/plate/plate.tsx";

/** A blurred look at three real meals of the cookbook; what is not blurred is true. */
export function PreviewMeals() {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:gap-4">
      {PREVIEW_MEALS.map(({ type, name, energyKcal, ingredients }) => (
        <li key={type} className="rounded-card border border-line bg-card p-3 text-center shadow-lift sm:p-5">
          <div aria-hidden="true" className="blur-[7px]">
            <Plate ingredients={ingredients} label="" className="w-full" />
            <p className="mt-2 line-clamp-2 text-[0.88rem] leading-snug font-semibold">{name}</p>
          </div>
          <p className="mt-3 text-[0.94rem] text-ink-soft capitalize">{type}</p>
          <p className="tabular font-display text-xl font-semibold sm:text-2xl">{energyKcal} kcal</p>
        </li>
      ))}
    </ul>
  );
}
