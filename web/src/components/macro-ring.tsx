import { memo } from "react";
import type { PlateDish } from "./plate/describe-plate.ts";
import { type MacroGrams, macroShares } from "./plate/macro-shares.ts";
import { LateDish } from "./plate/plate.tsx";
import { arc } from "./plate/points.ts";

interface MacroRingProps {
  readonly dish: PlateDish;
  readonly macros: MacroGrams;
  /** For screen readers; empty if the same text is beside it. */
  readonly label: string;
  readonly className?: string;
}

const RING_RADIUS = 113;
/** Gap between two parts of the ring, in radians. */
const GAP = 0.07;

/** Stroke and dot classes of the three macronutrients; their figures always stand beside the colors as text. */
export const MACRO_CLASSES = {
  protein: { stroke: "stroke-herb", dot: "bg-herb" },
  carbs: { stroke: "stroke-[light-dark(#b07d10,#e3b84a)]", dot: "bg-[light-dark(#b07d10,#e3b84a)]" },
  fats: { stroke: "stroke-tomato", dot: "bg-tomato" },
} as const;

/** A plate with a ring around it that shows how the dish's energy divides into protein, carbohydrate and fat. */
export const MacroRing = memo(function MacroRing({ dish, macros, label, className }: MacroRingProps) {
  return (
    <svg viewBox="-120 -120 240 240" className={className} role="img" aria-label={label} aria-hidden={label === ""}>
      <g fill="none" strokeWidth="9" strokeLinecap="round">
        <circle r={RING_RADIUS} strokeWidth="9" className="stroke-sage" />
        {ringArcs(macros).map(({ name, d }) => (
          <path key={name} d={d} className={MACRO_CLASSES[name].stroke} />
        ))}
      </g>
      <LateDish dish={dish} />
    </svg>
  );
});

/** One arc for each macronutrient, clockwise from the top: protein, carbohydrate, fat. */
function ringArcs(macros: MacroGrams): readonly { readonly name: keyof typeof MACRO_CLASSES; readonly d: string }[] {
  let from = -Math.PI / 2;
  return macroShares(macros).flatMap(({ name, share }) => {
    const start = from;
    from += share * Math.PI * 2;
    const end = Math.min(from, start + Math.PI * 2 - 0.001);
    if (end - start < GAP) return [];
    return [{ name, d: arc({ x: 0, y: 0 }, RING_RADIUS, start + GAP / 2, end - GAP / 2) }];
  });
}
