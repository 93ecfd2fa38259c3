import { lazy, memo, Suspense } from "react";
import { describePlate, type PlateDish } from "./describe-plate.ts";
import { EmptyPlate } from "./empty-plate.tsx";

interface PlateProps {
  readonly dish: PlateDish;
  /** Empty to hide the picture from screen readers, where the dish is named beside it. */
  readonly label?: string;
  readonly className?: string;
}

/** If the drawing code cannot be loaded, the plate stays empty: the dish is named beside it. */
const Dish = lazy(() =>
  import("./dish.tsx").then(
    ({ Dish }) => ({ default: Dish }),
    () => ({ default: EmptyPlate }),
  ),
);

/** A dish seen from above, drawn from its own foods by weight. Units: the plate's radius is 100. */
export const Plate = memo(function Plate({ dish, label, className }: PlateProps) {
  const text = label ?? `Plate with ${describePlate(dish.ingredients)}`;
  return (
    <svg viewBox="-104 -104 208 208" className={className} role="img" aria-label={text} aria-hidden={text === ""}>
      <LateDish dish={dish} />
    </svg>
  );
});

/** The dish alone, for use inside another picture: an empty plate until the drawing code has loaded. */
export function LateDish({ dish }: Pick<PlateProps, "dish">) {
  return (
    <Suspense fallback={<EmptyPlate />}>
      <Dish dish={dish} />
    </Suspense>
  );
}
