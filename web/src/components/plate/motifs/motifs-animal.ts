import { blob, circle, ellipse, leaf, shade, slab, softPolygon, stroke } from "../path.ts";
import { CENTER, piecesOf, place, repeat } from "../place-pieces.ts";
import { arc, polar } from "../points.ts";
import type { DrawPatch } from "./motifs-scatter.ts";

/** A fish fillet with its flakes. */
export const drawFillet: DrawPatch = (tint, radius) => {
  const outline = softPolygon([
    { x: -radius * 1.1, y: -radius * 0.16 },
    { x: -radius * 0.7, y: -radius * 0.56 },
    { x: 0, y: -radius * 0.64 },
    { x: radius * 0.75, y: -radius * 0.5 },
    { x: radius * 1.12, y: -radius * 0.06 },
    { x: radius * 0.8, y: radius * 0.46 },
    { x: 0, y: radius * 0.62 },
    { x: -radius * 0.8, y: radius * 0.5 },
  ]);
  const flakes = [-0.62, -0.34, -0.06, 0.22, 0.5].map(
    (x) =>
      `M${(x * radius).toFixed(1)} ${(-radius * 0.38).toFixed(1)}q${(radius * 0.3).toFixed(1)} ${(radius * 0.38).toFixed(1)} 0 ${(radius * 0.76).toFixed(1)}`,
  );
  return [
    { d: outline, fill: tint, stroke: shade(tint, -0.28), strokeWidth: 1.4 },
    { d: flakes.join(""), stroke: shade(tint, 0.42), strokeWidth: 2 },
    {
      d: `M${(-radius * 0.84).toFixed(1)} 0H${(radius * 0.8).toFixed(1)}`,
      stroke: shade(tint, -0.16),
      strokeWidth: 1.2,
    },
  ];
};

/** A seared steak or chop with its marks. */
export const drawSteak: DrawPatch = (tint, radius, random) => {
  const outline = blob(CENTER, radius * 0.9, random, 0.13, 8);
  const marks = [-0.42, -0.06, 0.3].map((x) => stroke({ x: x * radius, y: 0 }, radius * 1.05, 1.25));
  return [
    { d: outline, fill: tint, stroke: shade(tint, -0.45), strokeWidth: 2.6 },
    { d: arc(CENTER, radius * 0.72, 3.5, 5.4), stroke: shade(tint, 0.55), strokeWidth: 2.4 },
    { d: marks.join(""), stroke: shade(tint, -0.55), strokeWidth: 2.6, opacity: 0.75 },
  ];
};

/** A carved breast: slices side by side. */
export const drawSlices: DrawPatch = (tint, radius) => {
  const count = Math.max(3, Math.min(6, Math.round(radius / 6)));
  const step = (radius * 1.5) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * step;
    const height = Math.sqrt(Math.max(radius * radius - x * x, radius * radius * 0.2)) * 1.55;
    return [
      {
        d: slab({ x, y: 0 }, height, step * 1.3, Math.PI / 2 + 0.14),
        fill: shade(tint, 0.36),
        stroke: shade(tint, -0.3),
        strokeWidth: 1.3,
      },
      {
        d: stroke({ x: x - step * 0.3, y: 0 }, height * 0.72, Math.PI / 2 + 0.14, 0.04),
        stroke: tint,
        strokeWidth: step * 0.22,
      },
    ];
  }).flat();
};

/** Rashers. */
export const drawRashers: DrawPatch = (tint, radius, random) => {
  const rows = Math.max(1, Math.min(4, Math.round(radius / 8)));
  return Array.from({ length: rows }, (_, index) => {
    const y = (index - (rows - 1) / 2) * 9.5;
    const half = Math.sqrt(Math.max(radius * radius - y * y, 30)) * 0.9;
    const wave = `M${(-half).toFixed(1)} ${y.toFixed(1)}q${(half * 0.33).toFixed(1)} ${(-4 - random() * 2).toFixed(1)} ${(half * 0.66).toFixed(1)} 0t${(half * 0.66).toFixed(1)} 0t${(half * 0.66).toFixed(1)} 0`;
    return [
      { d: wave, stroke: shade(tint, -0.3), strokeWidth: 8 },
      { d: wave, stroke: tint, strokeWidth: 6.6 },
      { d: wave, stroke: shade(tint, 0.62), strokeWidth: 1.7 },
    ];
  }).flat();
};

/** Sausages, whole. */
export const drawSausages: DrawPatch = (tint, radius) => {
  const rows = Math.max(1, Math.min(3, Math.round(radius / 10)));
  const bodies = Array.from({ length: rows }, (_, index) =>
    stroke({ x: 0, y: (index - (rows - 1) / 2) * 11 }, radius * 1.35, 0.12, 0.1),
  ).join("");
  return [
    { d: bodies, stroke: shade(tint, -0.4), strokeWidth: 10.4 },
    { d: bodies, stroke: tint, strokeWidth: 8.8 },
    { d: bodies, stroke: shade(tint, 0.38), strokeWidth: 1.4 },
  ];
};

/** Curled shrimp. */
export const drawCurls: DrawPatch = (tint, radius, random) =>
  repeat(radius, 9.5, 14, random, (at, r, turn) => [
    { d: arc(at, r * 0.58, turn, turn + 4.1), stroke: shade(tint, -0.28), strokeWidth: r * 0.58 },
    { d: arc(at, r * 0.58, turn, turn + 4.1), stroke: tint, strokeWidth: r * 0.46 },
    {
      d: [0.6, 1.4, 2.2, 3].map((step) => stroke(polar(r * 0.6, turn + step, at), r * 0.34, turn + step)).join(""),
      stroke: shade(tint, 0.55),
      strokeWidth: 1,
    },
  ]);

/** Open shells with their flesh. */
export const drawShells: DrawPatch = (tint, radius, random) =>
  repeat(radius, 11, 9, random, (at, r, turn) => [
    { d: leaf(at, r * 1.9, r * 1.25, turn), fill: "#3b3f4d", stroke: "#23262f", strokeWidth: 0.8 },
    { d: leaf(at, r * 1.5, r * 0.85, turn), fill: "#d9d4cf" },
    { d: ellipse(at, r * 0.48, r * 0.3, turn), fill: tint },
  ]);

/** Fried or boiled eggs: a white and a yolk each. */
export const drawEggs: DrawPatch = (tint, radius, random, grams) =>
  place(piecesOf(grams, 50, 6), radius, random, (at, r) => [
    { d: blob(at, r * 0.95, random, 0.13, 9), fill: "#fffdf6", stroke: "#d9cfb8", strokeWidth: 1 },
    {
      d: circle({ x: at.x + r * 0.06, y: at.y - r * 0.04 }, r * 0.42),
      fill: tint,
      stroke: shade(tint, -0.18),
      strokeWidth: 0.9,
    },
    {
      d: stroke({ x: at.x - r * 0.08, y: at.y - r * 0.2 }, r * 0.26, -0.6, 0.2),
      stroke: "#fff3c4",
      strokeWidth: r * 0.09,
    },
  ]);
