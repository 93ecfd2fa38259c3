import { EmptyPlate } from "./empty-plate.tsx";
import type { PlatePicture } from "./layout.ts";

/** Colors of the rim's two lines. */
const GLAZE_COLORS = ["#7f9c86", "#4f6f8f", "#b8694a", "#a58a52", "#6d6a75", "#8a9a5c"] as const;

type VesselPicture = Pick<PlatePicture, "vessel" | "liquid" | "glaze">;

/** The empty vessel of a dish, with radius 100. */
export function EmptyVessel({ picture }: { readonly picture: VesselPicture }) {
  const glaze = GLAZE_COLORS[picture.glaze] ?? GLAZE_COLORS[0];
  if (picture.vessel === "bowl") return <Bowl liquid={picture.liquid} glaze={glaze} />;
  return (
    <>
      <EmptyPlate />
      <circle r="93" stroke={glaze} strokeWidth="3.2" opacity="0.8" />
      <circle r="87.5" stroke={glaze} strokeWidth="1" opacity="0.6" />
      {picture.vessel === "glass" && (
        <>
          <Glass picture={picture} />
          <path d={STRAW} stroke="#ffffff" strokeWidth="11" />
          <path d={STRAW} stroke={glaze} strokeWidth="6" />
        </>
      )}
    </>
  );
}

/** Deeper than a plate: a thick rim, and a wall that darkens toward the bottom. */
function Bowl({ liquid, glaze }: { readonly liquid: string | null; readonly glaze: string }) {
  return (
    <>
      <ellipse cx="0" cy="6" rx="99" ry="98" fill="#22301f" opacity="0.16" />
      <circle r="98" fill={glaze} />
      <circle r="92" className="fill-[light-dark(#fffdf8,#e4e0d3)]" />
      <circle r="87" className="fill-[light-dark(#e6dfcd,#bdb7a6)]" />
      <circle r="79" cy="2.5" className="fill-[light-dark(#f3ecdc,#d2ccbb)]" />
      {liquid !== null && <circle r="79" cy="2.5" fill={liquid} />}
      {liquid !== null && <path d="M-62 -28a70 70 0 0 1 40 -35" stroke="#ffffff" strokeWidth="3" opacity="0.35" />}
    </>
  );
}

/** A glass without its saucer. */
export function Glass({ picture: { liquid } }: { readonly picture: Pick<PlatePicture, "liquid"> }) {
  return (
    <>
      <ellipse cx="3" cy="6" rx="65" ry="64" fill="#22301f" opacity="0.16" />
      <circle r="63" fill="#ffffff" opacity="0.75" />
      <circle r="63" stroke="#8fa39d" strokeWidth="2" opacity="0.8" />
      <circle r="56" fill={liquid ?? "#f4efe3"} />
      <circle r="50" stroke="#ffffff" strokeWidth="4" opacity="0.3" />
      <path d="M-42 -18a46 46 0 0 1 26 -25" stroke="#ffffff" strokeWidth="4" opacity="0.6" />
      <path d={BUBBLES} stroke="#ffffff" strokeWidth="7" opacity="0.45" />
    </>
  );
}

const STRAW = "M4 -6L58 -76";
/** Each bubble is a line of zero length with round ends. */
const BUBBLES = "M-20 20h0M-6 30h0M-28 8h0M16 26h0";
