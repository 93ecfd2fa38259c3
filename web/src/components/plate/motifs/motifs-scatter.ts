import { blob, chunk, circle, ellipse, leaf, type Random, type Shape, shade, spread, stroke } from "../path.ts";
import { type Point, polar } from "../points.ts";

/** Draws a patch with the given radius around the origin, for `grams` of a food. */
export type DrawPatch = (tint: string, radius: number, random: Random, grams: number) => readonly Shape[];

/** How many things of this size cover a patch. */
function countFor(radius: number, size: number, cover: number, max: number): number {
  return Math.max(1, Math.min(max, Math.round((cover * radius * radius) / (size * size))));
}

function join(parts: readonly string[]): string {
  return parts.join("");
}

/** Many small things on a mound of their own color: grains, beans, seeds, crumbs. */
function mound(bed: string | null, radius: number, random: Random, layers: readonly Shape[]): readonly Shape[] {
  return bed === null ? layers : [{ d: blob({ x: 0, y: 0 }, radius, random, 0.09, 12), fill: bed }, ...layers];
}

/** Short rods: rice and its like. */
export const drawGrains: DrawPatch = (tint, radius, random) => {
  const at = spread(countFor(radius, 3.6, 0.95, 90), radius * 0.93, random, 0.5);
  const rod = (point: Point) => stroke(point, 4.4, random() * Math.PI);
  return mound(shade(tint, -0.1), radius, random, [
    { d: join(at.filter((_, index) => index % 2 === 0).map(rod)), stroke: shade(tint, -0.24), strokeWidth: 2.1 },
    { d: join(at.filter((_, index) => index % 2 === 1).map(rod)), stroke: shade(tint, 0.35), strokeWidth: 2.1 },
  ]);
};

/** Tiny round grains: quinoa, couscous, lentils, mince of nuts, mustard seeds. */
export const drawDots: DrawPatch = (tint, radius, random) => {
  const at = spread(countFor(radius, 3.3, 0.9, 100), radius * 0.94, random, 0.5);
  const dots = (every: number) => join(at.filter((_, index) => index % 3 === every).map((point) => circle(point, 1.5)));
  return mound(shade(tint, -0.08), radius, random, [
    { d: dots(0), fill: shade(tint, -0.3) },
    { d: dots(1), fill: shade(tint, 0.3) },
    { d: dots(2), fill: shade(tint, -0.14) },
  ]);
};

/** Flat ovals: oats, flakes, granola. */
export const drawFlakes: DrawPatch = (tint, radius, random) => {
  const at = spread(countFor(radius, 5.4, 0.95, 60), radius * 0.92, random, 0.5);
  const flakes = at.map((point) => ({ point, angle: random() * Math.PI }));
  return mound(shade(tint, -0.07), radius, random, [
    {
      d: join(flakes.map(({ point, angle }) => ellipse(point, 3.3, 2.2, angle))),
      fill: shade(tint, 0.28),
      stroke: shade(tint, -0.26),
      strokeWidth: 0.5,
    },
    {
      d: join(flakes.map(({ point, angle }) => stroke(point, 3.6, angle))),
      stroke: shade(tint, -0.28),
      strokeWidth: 0.7,
    },
  ]);
};

/** Long strands laid in nests: spaghetti, noodles, shredded vegetables. */
export const drawStrands: DrawPatch = (tint, radius, random) => {
  const ring = (step: number, wobble: number) => {
    const count = 26;
    const turns = Array.from({ length: count }, (_, index) => {
      const swing = Math.sin(index * 1.7 + wobble) * radius * 0.05;
      return polar(step + swing, (index / count) * Math.PI * 2);
    });
    return (
      turns.map((point, index) => `${index === 0 ? "M" : "L"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("") +
      "z"
    );
  };
  const rings = Array.from({ length: Math.max(2, Math.floor(radius / 4.2)) }, (_, index) => (index + 0.6) * 4.2);
  const paths = rings.map((step) => ring(Math.min(step, radius * 0.95), random() * 6));
  return [
    { d: blob({ x: 0, y: 0 }, radius, random, 0.06, 14), fill: shade(tint, -0.2) },
    { d: join(paths.filter((_, index) => index % 2 === 0)), stroke: tint, strokeWidth: 2.9 },
    { d: join(paths.filter((_, index) => index % 2 === 1)), stroke: shade(tint, 0.28), strokeWidth: 2.9 },
  ];
};

/** Round things with a highlight: peas, berries, grapes, chickpeas, cherries. */
export const drawBalls: DrawPatch = (tint, radius, random) => {
  const size = Math.min(5.2, Math.max(3.2, radius * 0.24));
  const at = spread(countFor(radius, size * 1.62, 1.05, 60), radius * 0.9, random, 0.25);
  return [
    { d: join(at.map((point) => circle(point, size))), fill: tint, stroke: shade(tint, -0.4), strokeWidth: 0.7 },
    {
      d: join(at.map((point) => stroke({ x: point.x - size * 0.3, y: point.y - size * 0.35 }, size * 0.7, -0.7, 0.2))),
      stroke: shade(tint, 0.5),
      strokeWidth: 1.1,
    },
  ];
};

/** Bigger fruit with a crown: blueberries, olives, pitted things. */
export const drawCrowned: DrawPatch = (tint, radius, random) => {
  const size = Math.min(6, Math.max(3.6, radius * 0.26));
  const at = spread(countFor(radius, size * 1.66, 1.05, 50), radius * 0.9, random, 0.25);
  return [
    { d: join(at.map((point) => circle(point, size))), fill: tint, stroke: shade(tint, -0.35), strokeWidth: 0.7 },
    {
      d: join(at.map((point) => circle({ x: point.x + size * 0.2, y: point.y - size * 0.2 }, size * 0.36))),
      fill: shade(tint, -0.45),
    },
  ];
};

/** Clustered drupelets: raspberries, blackberries. */
export const drawClusters: DrawPatch = (tint, radius, random) => {
  const size = Math.min(7, Math.max(4.6, radius * 0.3));
  const at = spread(countFor(radius, size * 1.6, 1.05, 34), radius * 0.88, random, 0.25);
  const beads = (point: Point) =>
    [0, 1, 2, 3, 4, 5].map((turn) => circle(polar(size * 0.58, turn * 1.047, point), size * 0.4));
  return [
    { d: join(at.map((point) => circle(point, size * 0.85))), fill: shade(tint, -0.3) },
    { d: join(at.flatMap(beads)), fill: tint },
    { d: join(at.map((point) => circle(point, size * 0.34))), fill: shade(tint, 0.22) },
  ];
};

/** Halved strawberries. */
export const drawHearts: DrawPatch = (tint, radius, random) => {
  const size = Math.min(8, Math.max(5, radius * 0.36));
  const at = spread(countFor(radius, size * 1.5, 1.05, 26), radius * 0.86, random, 0.25).map((point) => ({
    point,
    angle: random() * Math.PI * 2,
  }));
  return [
    {
      d: join(at.map(({ point, angle }) => leaf(point, size * 2.1, size * 1.7, angle))),
      fill: tint,
      stroke: shade(tint, -0.25),
      strokeWidth: 0.8,
    },
    { d: join(at.map(({ point, angle }) => leaf(point, size * 1.2, size * 0.9, angle))), fill: shade(tint, 0.6) },
    {
      d: join(
        at.map(({ point, angle }) => stroke(polar(size, angle + Math.PI, point), size * 0.8, angle + Math.PI / 2, 0.2)),
      ),
      stroke: "#5b9a4a",
      strokeWidth: 2,
    },
  ];
};

/** Kidney-shaped beans. */
export const drawBeans: DrawPatch = (tint, radius, random) => {
  const at = spread(countFor(radius, 6.1, 1.1, 60), radius * 0.9, random, 0.3).map((point) => ({
    point,
    angle: random() * Math.PI * 2,
  }));
  return [
    {
      d: join(at.map(({ point, angle }) => stroke(point, 6, angle, 0.45))),
      stroke: shade(tint, -0.35),
      strokeWidth: 6.2,
    },
    { d: join(at.map(({ point, angle }) => stroke(point, 6, angle, 0.45))), stroke: tint, strokeWidth: 4.9 },
    {
      d: join(at.map(({ point, angle }) => stroke({ x: point.x - 0.7, y: point.y - 0.9 }, 3, angle, 0.4))),
      stroke: shade(tint, 0.4),
      strokeWidth: 1,
    },
  ];
};

/** Leaves one over another: salad, spinach, herbs as a vegetable. */
export const drawLeaves: DrawPatch = (tint, radius, random) => {
  const length = Math.min(24, Math.max(11, radius * 0.75));
  const at = spread(countFor(radius, length * 0.62, 1.05, 24), radius * 0.72, random, 0.4).map((point) => ({
    point,
    angle: Math.atan2(point.y, point.x) + (random() - 0.5) * 1.5,
  }));
  const group = (every: number) => at.filter((_, index) => index % 3 === every);
  const blade = (fill: string, every: number): readonly Shape[] => [
    {
      d: join(group(every).map(({ point, angle }) => leaf(point, length, length * 0.55, angle))),
      fill,
      stroke: shade(tint, -0.35),
      strokeWidth: 0.6,
    },
    {
      d: join(group(every).map(({ point, angle }) => stroke(point, length * 0.8, angle))),
      stroke: shade(tint, 0.45),
      strokeWidth: 0.8,
    },
  ];
  return [...blade(shade(tint, -0.18), 0), ...blade(tint, 1), ...blade(shade(tint, 0.18), 2)];
};

/** Frilly dark leaves: kale, chard, seaweed. */
export const drawFrills: DrawPatch = (tint, radius, random) => {
  const size = Math.min(10, Math.max(5, radius * 0.36));
  const at = spread(countFor(radius, size * 1.15, 1, 30), radius * 0.84, random, 0.4);
  const tones = [shade(tint, -0.22), tint, shade(tint, 0.16)];
  return at.flatMap((point, index) => [
    { d: blob(point, size, random, 0.42, 13), fill: tones[index % 3] ?? tint },
    { d: stroke(point, size * 1.1, random() * Math.PI, 0.1), stroke: shade(tint, 0.5), strokeWidth: 0.8 },
  ]);
};

/** Pods and stalks laid side by side: green beans, asparagus, celery, scallions. */
export const drawSpears: DrawPatch = (tint, radius, random) => {
  const gap = 5.6;
  const rows = Math.max(2, Math.floor((radius * 1.7) / gap));
  const spears = Array.from({ length: rows }, (_, index) => {
    const y = (index - (rows - 1) / 2) * gap;
    const half = Math.sqrt(Math.max(radius * radius - y * y, 9)) * (0.86 + random() * 0.14);
    return stroke({ x: (random() - 0.5) * 4, y }, half * 2, (random() - 0.5) * 0.14, (random() - 0.5) * 0.06);
  });
  return [
    { d: join(spears), stroke: shade(tint, -0.35), strokeWidth: 5.2 },
    { d: join(spears), stroke: tint, strokeWidth: 4 },
    { d: join(spears), stroke: shade(tint, 0.4), strokeWidth: 0.8 },
  ];
};

/** Curved strips: bell peppers, onions, ham, cabbage. */
export const drawStrips: DrawPatch = (tint, radius, random) => {
  const length = Math.min(20, Math.max(9, radius * 0.7));
  const at = spread(countFor(radius, length * 0.48, 1, 32), radius * 0.78, random, 0.4).map((point) =>
    stroke(point, length, random() * Math.PI * 2, 0.3),
  );
  return [
    { d: join(at), stroke: shade(tint, -0.32), strokeWidth: 5.2 },
    { d: join(at), stroke: tint, strokeWidth: 3.9 },
    { d: join(at), stroke: shade(tint, 0.32), strokeWidth: 1 },
  ];
};

/** Crumbs of all sizes: minced meat, scrambled tofu, crumbled cheese. */
export const drawCrumbles: DrawPatch = (tint, radius, random) => {
  const at = spread(countFor(radius, 6.2, 1, 46), radius * 0.9, random, 0.4);
  const part = (every: number) =>
    join(
      at.filter((_, index) => index % 3 === every).map((point) => blob(point, 2.6 + random() * 2.4, random, 0.3, 6)),
    );
  return mound(shade(tint, -0.1), radius * 0.96, random, [
    { d: part(0), fill: shade(tint, -0.2) },
    { d: part(1), fill: tint },
    { d: part(2), fill: shade(tint, 0.2) },
  ]);
};

/** Bite-sized chunks: roasted roots, melon, stew meat, tofu. */
export const drawChunks: DrawPatch = (tint, radius, random) => {
  const size = Math.min(9, Math.max(4.5, radius * 0.36));
  const at = spread(countFor(radius, size * 1.55, 1.08, 30), radius * 0.82, random, 0.25).map((point) => ({
    point,
    seed: random(),
  }));
  return at.flatMap(({ point }) => [
    { d: chunk(point, size, random), fill: tint, stroke: shade(tint, -0.34), strokeWidth: 0.8 },
    {
      d: stroke({ x: point.x - size * 0.2, y: point.y - size * 0.3 }, size * 0.8, -0.5, 0.15),
      stroke: shade(tint, 0.4),
      strokeWidth: 1.4,
    },
  ]);
};
