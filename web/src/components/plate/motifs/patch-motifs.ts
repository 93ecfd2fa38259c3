import * as animal from "./motifs-animal.ts";
import * as plant from "./motifs-plant.ts";
import type { DrawPatch } from "./motifs-scatter.ts";
import * as scatter from "./motifs-scatter.ts";

/** How a food that has its own place on the plate is drawn. */
export const PATCH_MOTIFS = {
  grains: scatter.drawGrains,
  dots: scatter.drawDots,
  flakes: scatter.drawFlakes,
  strands: scatter.drawStrands,
  balls: scatter.drawBalls,
  crowned: scatter.drawCrowned,
  clusters: scatter.drawClusters,
  hearts: scatter.drawHearts,
  beans: scatter.drawBeans,
  leaves: scatter.drawLeaves,
  frills: scatter.drawFrills,
  spears: scatter.drawSpears,
  strips: scatter.drawStrips,
  crumbles: scatter.drawCrumbles,
  chunks: scatter.drawChunks,
  fillet: animal.drawFillet,
  steak: animal.drawSteak,
  slices: animal.drawSlices,
  rashers: animal.drawRashers,
  sausages: animal.drawSausages,
  curls: animal.drawCurls,
  shells: animal.drawShells,
  eggs: animal.drawEggs,
  cubes: plant.drawCubes,
  bread: plant.drawBread,
  flatbread: plant.drawFlatbread,
  florets: plant.drawFlorets,
  mushrooms: plant.drawMushrooms,
  coins: plant.drawCoins,
  rounds: plant.drawRounds,
  wheels: plant.drawWheels,
  rings: plant.drawRings,
  crescents: plant.drawCrescents,
  halves: plant.drawHalves,
  nuts: plant.drawNuts,
  swirl: plant.drawSwirl,
} as const satisfies Readonly<Record<string, DrawPatch>>;
export type PatchMotif = keyof typeof PATCH_MOTIFS;

/** Looks without a place of their own: spread over the whole plate, drawn as small marks, or invisible. */
export type LooseLook = "liquid" | "drops" | "herb" | "dust" | "seeds" | "shreds" | "garlic" | "hidden";
export type Look = PatchMotif | LooseLook;

export function isPatchMotif(look: Look): look is PatchMotif {
  return look in PATCH_MOTIFS;
}
