import { useMemo } from "react";
import type { PlateIngredient } from "./describe-plate.ts";
import { EmptyPlate } from "./empty-plate.tsx";
import { layOutPlate, type PlatePicture, WELL_RADIUS } from "./layout.ts";
import { circle, type Shape } from "./path.ts";

/** Colors of the rim's two lines. */
const GLAZE_COLORS = ["#7f9c86", "#4f6f8f", "#b8694a", "#a58a52", "#6d6a75", "#8a9a5c"] as const;

/** A dish on its plate, to be loaded late: how foods are drawn weighs more than a page's words. */
export function Dish({ ingredients }: { readonly ingredients: readonly PlateIngredient[] }) {
  const picture = useMemo(() => layOutPlate(ingredients), [ingredients]);
  return <PlateDrawing picture={picture} />;
}

/** The drawing alone, for use inside another picture. */
export function PlateDrawing({ picture }: { readonly picture: PlatePicture }) {
  const glaze = GLAZE_COLORS[picture.glaze] ?? GLAZE_COLORS[0];
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <EmptyPlate />
      <circle r="93" stroke={glaze} strokeWidth="3.2" opacity="0.8" />
      <circle r="87.5" stroke={glaze} strokeWidth="1" opacity="0.6" />
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
