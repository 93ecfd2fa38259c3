import { PREVIEW_MEALS } from "@mealwright/schema/constants/samples/preview-meals";
import { previewPicturePath } from "./preview-picture.ts";

/** A blurred look at three real meals from the cookbook; what is not blurred is true. */
export function PreviewMeals() {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-4">
      {PREVIEW_MEALS.map(({ type, name, energyKcal }) => (
        <li
          key={type}
          className="rounded-card border border-line bg-card px-1.5 py-3 text-center shadow-lift sm:px-5 sm:py-5"
        >
          <div aria-hidden="true" className="mx-auto max-w-52 px-1.5 blur-[7px] sm:px-0">
            <img
              src={previewPicturePath(type)}
              alt=""
              width="208"
              height="208"
              loading="lazy"
              decoding="async"
              className="h-auto w-full"
            />
            <p className="mt-2 line-clamp-2 text-note leading-snug font-semibold">{name}</p>
          </div>
          <p className="mt-3 text-small text-ink-soft capitalize">{type}</p>
          <p className="tabular font-display text-xl font-semibold whitespace-nowrap max-sm:text-[clamp(0.95rem,4.8vw,1.25rem)] sm:text-2xl">
            {energyKcal} kcal
          </p>
        </li>
      ))}
    </ul>
  );
}
