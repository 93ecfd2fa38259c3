import type { PlateIngredient } from "./describe-plate.ts";
import { blend, isBlended } from "./motifs/blend.ts";
import { isPatchMotif, type LooseLook, PATCH_MOTIFS, type PatchMotif } from "./motifs/patch-motifs.ts";
import { type FoodLook, lookOf } from "./motifs/plate-foods.ts";
import {
  circle,
  ellipse,
  hashText,
  leaf,
  type Random,
  type Shape,
  seededRandom,
  shade,
  spread,
  stroke,
} from "./path.ts";
import { type Point, polar } from "./points.ts";
import { ON_A_PLATE, type Serving, type Vessel } from "./vessel.ts";

/** A food in its place, drawn around its own origin. */
interface PlatePatch {
  readonly foodId: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Degrees. */
  readonly turn: number;
  readonly shapes: readonly Shape[];
  /** Whether it is one solid body, which casts a shadow. */
  readonly solid: boolean;
}

export interface PlatePicture {
  readonly vessel: Vessel;
  /** The color of its liquid; null without one. */
  readonly liquid: string | null;
  readonly patches: readonly PlatePatch[];
  readonly garnish: readonly Shape[];
  /** Which of the rim's glazes, 0 to `GLAZES` − 1. */
  readonly glaze: number;
}

export const GLAZES = 6;
/** Radius of the part of the plate that holds food, in the picture's units. */
export const WELL_RADIUS = 74;

const MAX_PATCHES = 9;
const BOWL_LIQUID_GRAMS = 100;
const BOWL_LIQUID_SHARE = 0.25;
/** Dry grains and pasta take up water: about 2.3 times their weight on the plate. */
const DRY_SWELL = 2.3;
const SWELLING_LOOKS: ReadonlySet<string> = new Set<PatchMotif>(["grains", "strands", "dots", "flakes", "beans"]);
/** How much of the well toppings cover. */
const TOPPINGS_FILL = 0.35;
/** Bread and dough lie under everything else. */
const UNDERLAYS: ReadonlySet<string> = new Set<PatchMotif>(["flatbread"]);

const SOLID_LOOKS: ReadonlySet<string> = new Set<PatchMotif>([
  "grains",
  "dots",
  "flakes",
  "strands",
  "crumbles",
  "steak",
  "swirl",
  "flatbread",
]);

interface Served {
  readonly foodId: string;
  readonly look: FoodLook;
  readonly grams: number;
}

interface Disc extends Point {
  readonly served: Served;
  readonly radius: number;
}

/** Cached pictures: the same dish is shown on its card, in its sheet, and again after a change of tabs. */
const pictures = new Map<string, PlatePicture>();
const MAX_PICTURES = 300;

/** The picture of a dish: which foods, where, how large. The same dish always gives the same picture. */
export function layOutPlate(ingredients: readonly PlateIngredient[], serving = ON_A_PLATE): PlatePicture {
  const served = serve(ingredients);
  const foods = served.map(({ foodId, grams }) => `${foodId}:${grams}`).join(",");
  const dish = serving === ON_A_PLATE ? foods : `${foods},${serving.vessel},${serving.blends}`;
  const known = pictures.get(dish);
  if (known) return known;
  if (pictures.size >= MAX_PICTURES) pictures.clear();
  const picture = drawDish(served, serving, hashText(dish));
  pictures.set(dish, picture);
  return picture;
}

function drawDish(served: readonly Served[], serving: Serving, seed: number): PlatePicture {
  const random = seededRandom(seed);
  const blended = served.filter((food) => isBlended(food, serving));
  const solid = served.filter((food) => isPatchMotif(food.look.look) && !blended.includes(food));
  const liquid = largest(served.filter(({ look }) => look.look === "liquid"));
  const solidGrams = sumGrams(solid);
  const isBowl =
    liquid !== undefined &&
    liquid.grams >= BOWL_LIQUID_GRAMS &&
    liquid.grams >= BOWL_LIQUID_SHARE * (solidGrams + liquid.grams);
  const fill = blended.length > 0 ? TOPPINGS_FILL : 1;
  return {
    vessel: serving.vessel === "plate" && isBowl ? "bowl" : serving.vessel,
    liquid: blended.length > 0 ? blend(blended) : isBowl ? liquid.look.tint : null,
    patches: placePatches(solid, random, fill).map((disc) => drawPatch(disc, random)),
    garnish: served.flatMap((food) => (blended.includes(food) ? [] : drawGarnish(food, random))),
    glaze: seed % GLAZES,
  };
}

/** One entry per food, the heaviest first, with its weight on the plate. */
function serve(ingredients: readonly PlateIngredient[]): readonly Served[] {
  const grams = new Map<string, number>();
  for (const { foodId, grams: each } of ingredients) grams.set(foodId, (grams.get(foodId) ?? 0) + Math.max(0, each));
  return [...grams]
    .map(([foodId, weight]) => {
      const look = lookOf(foodId);
      const isDry = SWELLING_LOOKS.has(look.look) && !/cooked|canned|fresh|frozen|seeds|cauliflower/.test(foodId);
      return { foodId, look, grams: Math.round(isDry ? weight * DRY_SWELL : weight) };
    })
    .sort((a, b) => b.grams - a.grams || a.foodId.localeCompare(b.foodId));
}

function sumGrams(foods: readonly Served[]): number {
  return foods.reduce((total, { grams }) => total + grams, 0);
}

function largest(foods: readonly Served[]): Served | undefined {
  return foods[0];
}

/** Circles whose areas follow the weights, moved apart until they share the well. */
function placePatches(foods: readonly Served[], random: Random, fill: number): readonly Disc[] {
  const shown = foods.slice(0, MAX_PATCHES);
  const underlay = shown.find(({ look }) => UNDERLAYS.has(look.look));
  const rest = shown.filter((food) => food !== underlay);
  const under: readonly Disc[] = underlay
    ? [{ served: underlay, x: 0, y: 0, radius: rest.length === 0 ? 58 : 64 }]
    : [];
  const within = underlay ? WELL_RADIUS * 0.84 : WELL_RADIUS;
  return [...under, ...settle(rest, within, random, fill)];
}

function settle(foods: readonly Served[], within: number, random: Random, fill: number): readonly Disc[] {
  if (foods.length === 0) return [];
  const weights = foods.map(({ grams }) => Math.max(grams, 1) ** 0.85);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const filled = fill * (foods.length === 1 ? 0.72 : 1.08);
  const largestRadius = within * (foods.length === 1 ? 0.86 : 0.66);
  const radii = weights.map((weight) => clamp(within * Math.sqrt((filled * weight) / total), 8, largestRadius));
  const phase = random() * Math.PI * 2;
  const points = radii.map((radius, index) => polar(foods.length === 1 ? 0 : within - radius, phase + index * 2.4));
  for (let step = 0; step < 140; step++) relax(points, radii, within);
  return foods.map((served, index) => ({ served, radius: radii[index] ?? 8, ...(points[index] ?? { x: 0, y: 0 }) }));
}

/** One step: overlapping discs push each other, the rim pushes back, everything leans to the middle. */
function relax(points: Point[], radii: readonly number[], within: number): void {
  const moved = points.map((point, index) => {
    const radius = radii[index] ?? 0;
    let x = point.x * 0.985;
    let y = point.y * 0.985;
    points.forEach((other, otherIndex) => {
      if (otherIndex === index) return;
      const gap = (radius + (radii[otherIndex] ?? 0)) * 0.94;
      const distance = Math.hypot(point.x - other.x, point.y - other.y) || 0.01;
      if (distance >= gap) return;
      const push = ((gap - distance) * 0.42) / distance;
      x += (point.x - other.x) * push;
      y += (point.y - other.y) * push;
    });
    const reach = Math.max(within - radius, 0);
    const distance = Math.hypot(x, y);
    return distance > reach && distance > 0 ? { x: (x / distance) * reach, y: (y / distance) * reach } : { x, y };
  });
  points.splice(0, points.length, ...moved);
}

function drawPatch({ served, x, y, radius }: Disc, random: Random): PlatePatch {
  const { look, tint } = served.look;
  const shapes = isPatchMotif(look) ? PATCH_MOTIFS[look](tint, radius, random, served.grams) : [];
  const turn = look === "bread" ? 0 : Math.round((random() - 0.5) * 70);
  return {
    foodId: served.foodId,
    x: Math.round(x * 10) / 10,
    y: Math.round(y * 10) / 10,
    radius: Math.round(radius),
    turn,
    shapes,
    solid: SOLID_LOOKS.has(look),
  };
}

const MARKS: Readonly<
  Record<Exclude<LooseLook, "liquid" | "hidden">, (tint: string, grams: number, random: Random) => readonly Shape[]>
> = {
  herb: (tint, grams, random) => {
    const at = marks(clamp(Math.round(grams * 1.1), 4, 13), random).map((point) => ({
      point,
      angle: random() * Math.PI * 2,
    }));
    return [
      {
        d: at.map(({ point, angle }) => leaf(point, 9, 5.5, angle)).join(""),
        fill: tint,
        stroke: shade(tint, -0.35),
        strokeWidth: 0.6,
      },
      {
        d: at.map(({ point, angle }) => stroke(point, 7, angle)).join(""),
        stroke: shade(tint, 0.45),
        strokeWidth: 0.6,
      },
    ];
  },
  dust: (tint, grams, random) => [
    {
      d: marks(clamp(Math.round(grams * 6), 10, 26), random)
        .map((point) => circle(point, 0.95))
        .join(""),
      fill: tint,
      opacity: 0.85,
    },
  ],
  seeds: (tint, grams, random) => [
    {
      d: marks(clamp(Math.round(grams * 2.5), 10, 34), random)
        .map((point) => ellipse(point, 1.9, 1.15, random() * 3))
        .join(""),
      fill: tint,
      stroke: shade(tint, -0.35),
      strokeWidth: 0.4,
    },
  ],
  shreds: (tint, grams, random) => {
    const d = marks(clamp(Math.round(grams * 1.1), 8, 34), random)
      .map((point) => stroke(point, 8, random() * Math.PI, 0.12))
      .join("");
    return [
      { d, stroke: shade(tint, -0.2), strokeWidth: 2.5 },
      { d, stroke: tint, strokeWidth: 1.9 },
    ];
  },
  drops: (tint, grams, random) => {
    const at = marks(clamp(Math.round(grams / 3), 2, 6), random);
    return [
      { d: at.map((point) => circle(point, 2.6)).join(""), fill: tint, opacity: 0.72 },
      {
        d: at.map((point) => stroke({ x: point.x - 0.8, y: point.y - 0.9 }, 1.2, -0.7)).join(""),
        stroke: shade(tint, 0.75),
        strokeWidth: 0.8,
      },
    ];
  },
  garlic: (tint, grams, random) => [
    {
      d: marks(clamp(Math.round(grams), 4, 9), random)
        .map((point) => ellipse(point, 2.2, 1.5, random() * 3))
        .join(""),
      fill: tint,
      stroke: shade(tint, -0.28),
      strokeWidth: 0.6,
    },
  ],
};

function drawGarnish(food: Served, random: Random): readonly Shape[] {
  const { look, tint } = food.look;
  if (isPatchMotif(look) || look === "liquid" || look === "hidden") return [];
  return MARKS[look](tint, food.grams, random);
}

function marks(count: number, random: Random): readonly Point[] {
  return spread(count, WELL_RADIUS * 0.82, random, 0.7);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
