import { useMemo } from "react";
import type { PlateDish } from "./describe-plate.ts";
import { type DishPicture, layOutDish } from "./lay-out-dish.ts";
import { type PlatePicture, WELL_RADIUS } from "./layout.ts";
import { circle, type Shape } from "./path.ts";
import { EmptyVessel, Glass } from "./vessels.tsx";

/** Where drinks are drawn: on the rim and inside the ring, the first on the right. */
const BESIDE = ["translate(56 -56) scale(0.42)", "translate(-56 -56) scale(0.42)"] as const;

/** A dish on its plate, loaded late because the drawing code weighs more than a page's text. */
export function Dish({ dish }: { readonly dish: PlateDish }) {
  const picture = useMemo(() => layOutDish(dish), [dish]);
  return <DishDrawing picture={picture} />;
}

/** The drawing alone, for use inside another picture. */
export function DishDrawing({ picture: { main, drinks } }: { readonly picture: DishPicture }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <EmptyVessel picture={main} />
      <path d={shadowsOf(main)} fill="#22180c" opacity="0.13" />
      {main.patches.map(({ foodId, x, y, turn, shapes }) => (
        <g key={foodId} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <Shapes shapes={shapes} />
        </g>
      ))}
      {main.vessel !== "glass" && <Shapes shapes={main.garnish} />}
      {BESIDE.map((place, index) => {
        const drink = drinks[index];
        return (
          drink && (
            <g key={place} transform={place}>
              <Glass picture={drink} />
            </g>
          )
        );
      })}
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
