import { memo, useMemo } from "react";
import { describePlate, layOutPlate, type PlateIngredient, type PlatePicture, WELL_RADIUS } from "./layout.ts";
import { circle, type Shape } from "./path.ts";

interface PlateProps {
  readonly ingredients: readonly PlateIngredient[];
  /** An empty text hides the picture from screen readers, where the dish is named beside it. */
  readonly label?: string;
  readonly className?: string;
}

/** Colors of the rim's two lines. */
const GLAZE_COLORS = ["#7f9c86", "#4f6f8f", "#b8694a", "#a58a52", "#6d6a75", "#8a9a5c"] as const;

/** A dish seen from above, drawn from its own foods by weight. Units: the plate's radius is 100. */
export const Plate = memo(function Plate({ ingredients, label, className }: PlateProps) {
  const picture = useMemo(() => layOutPlate(ingredients), [ingredients]);
  const text = label ?? `Plate with ${describePlate(ingredients)}`;
  return (
    <svg viewBox="-104 -104 208 208" className={className} role="img" aria-label={text} aria-hidden={text === ""}>
      <PlateDrawing picture={picture} />
    </svg>
  );
});

/** The drawing alone, for use inside another picture. */
export function PlateDrawing({ picture }: { readonly picture: PlatePicture }) {
  const glaze = GLAZE_COLORS[picture.glaze] ?? GLAZE_COLORS[0];
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <ellipse cx="0" cy="5" rx="99" ry="98" fill="#22301f" opacity="0.1" />
      <circle r="98" className="fill-[light-dark(#fffdf8,#e4e0d3)]" stroke="#cfc7b4" strokeWidth="1.2" />
      <circle r="93" stroke={glaze} strokeWidth="3.2" opacity="0.8" />
      <circle r="87.5" stroke={glaze} strokeWidth="1" opacity="0.6" />
      <circle r="78" className="fill-[light-dark(#f7f2e6,#d8d3c4)]" />
      <circle r="78" stroke="#22301f" strokeWidth="1" opacity="0.12" />
      {picture.liquid !== null && <circle r="76" fill={picture.liquid} />}
      {picture.liquid !== null && <circle r="70" stroke="#ffffff" strokeWidth="2" opacity="0.28" />}
      <path d={shadowsOf(picture)} fill="#22180c" opacity="0.13" />
      {picture.patches.map(({ foodId, x, y, turn, shapes }) => (
        <g key={foodId} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <Shapes shapes={shapes} />
        </g>
      ))}
      <Shapes shapes={picture.garnish} />
    </g>
  );
}

function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's shapes never change their order
    <path key={index} {...shape} />
  ));
}

function shadowsOf({ patches }: PlatePicture): string {
  return patches
    .filter(({ solid }) => solid)
    .map(({ x, y, radius }) => circle({ x: x + 1, y: y + 2.6 }, Math.min(radius * 0.97, WELL_RADIUS)))
    .join("");
}
