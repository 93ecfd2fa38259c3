import type { Nutrition } from "@mealwright/schema/contract/meals";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { MACRO_CLASSES } from "../../components/macro-ring.tsx";
import { classNames } from "../../lib/class-names.ts";

const MACROS = [
  { key: "protein", label: "Protein" },
  { key: "carbs", label: "Carbs" },
  { key: "fats", label: "Fats" },
] as const;

/** Protein, carbohydrate and fat in grams, each with the color it has in the ring. */
export function MacroFigures({
  nutrition,
  small = false,
}: {
  readonly nutrition: Nutrition;
  readonly small?: boolean;
}) {
  return (
    <dl
      className={classNames(
        "flex",
        small
          ? "max-w-64 justify-between gap-0.5 text-[0.68rem] 2xl:text-[0.76rem]"
          : "flex-wrap gap-x-5 gap-y-1 text-small",
      )}
    >
      {MACROS.map(({ key, label }) => (
        <div
          key={key}
          className={classNames("flex", small ? "flex-col-reverse items-center" : "items-baseline gap-1.5")}
        >
          <dt className={classNames("flex items-center text-ink-soft", small ? "gap-0.5 2xl:gap-1" : "gap-1")}>
            <span
              aria-hidden="true"
              className={classNames(
                "rounded-full forced-color-adjust-none",
                small ? "size-1.5 2xl:size-2" : "size-2",
                MACRO_CLASSES[key].dot,
              )}
            />
            {label}
          </dt>
          <dd className="tabular font-semibold">{formatFigure(nutrition[key])} g</dd>
        </div>
      ))}
    </dl>
  );
}
