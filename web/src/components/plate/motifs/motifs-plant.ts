import { blob, circle, ellipse, leaf, shade, slab, softPolygon, spread, stroke } from "../path.ts";
import { CENTER, piecesOf, place, repeat } from "../place-pieces.ts";
import { arc, polar } from "../points.ts";
import type { DrawPatch } from "./motifs-scatter.ts";

/** Cut cubes with a lit top: tofu, halloumi, butter, chocolate. */
export const drawCubes: DrawPatch = (tint, radius, random) =>
  repeat(radius, 9.5, 16, random, (at, r, turn) => [
    { d: slab({ x: at.x + 0.8, y: at.y + 1.4 }, r * 1.45, r * 1.35, turn), fill: shade(tint, -0.3) },
    { d: slab(at, r * 1.45, r * 1.35, turn), fill: tint, stroke: shade(tint, -0.22), strokeWidth: 0.7 },
    { d: stroke({ x: at.x, y: at.y - r * 0.1 }, r * 0.7, turn, 0.02), stroke: shade(tint, 0.5), strokeWidth: 1.4 },
  ]);

/** Slices of bread with a crust. */
export const drawBread: DrawPatch = (tint, radius, random, grams) =>
  place(piecesOf(grams, 35, 4), radius, random, (at, r, turn) => {
    const angle = turn * 0.08 - 0.25;
    const corner = (x: number, y: number) => polar(Math.hypot(x, y) * r, Math.atan2(y, x) + angle, at);
    const outline = softPolygon([
      corner(-0.5, -1),
      corner(-1.05, -0.95),
      corner(-0.92, -0.1),
      corner(-0.86, 0.9),
      corner(0, 0.94),
      corner(0.86, 0.9),
      corner(0.92, -0.1),
      corner(1.05, -0.95),
      corner(0.5, -1),
      corner(0, -0.88),
    ]);
    return [
      { d: outline, fill: shade(tint, 0.5), stroke: shade(tint, -0.24), strokeWidth: Math.max(1.6, r * 0.13) },
      {
        d: spread(14, r * 0.62, random, 0.4)
          .map((dot) => circle({ x: at.x + dot.x, y: at.y + dot.y }, r * 0.035))
          .join(""),
        fill: tint,
      },
    ];
  });

/** Tortillas, pitas, pancakes: a round with toasted spots. */
export const drawFlatbread: DrawPatch = (tint, radius, random) => [
  {
    d: blob(CENTER, radius * 0.97, random, 0.045, 12),
    fill: shade(tint, 0.28),
    stroke: shade(tint, -0.2),
    strokeWidth: 1.6,
  },
  {
    d: spread(11, radius * 0.8, random, 0.8)
      .map((dot) => blob(dot, radius * (0.05 + random() * 0.07), random, 0.3, 7))
      .join(""),
    fill: shade(tint, -0.22),
    opacity: 0.7,
  },
];

/** Broccoli, cauliflower. */
export const drawFlorets: DrawPatch = (tint, radius, random) =>
  repeat(radius, 12.5, 9, random, (at, r, turn) => {
    const crown = polar(r * 0.2, turn, at);
    const foot = polar(r * 0.78, turn + Math.PI, at);
    return [
      {
        d: stroke({ x: (crown.x + foot.x) / 2, y: (crown.y + foot.y) / 2 }, r * 0.98, turn),
        stroke: shade(tint, 0.42),
        strokeWidth: r * 0.4,
      },
      {
        d:
          [-1.5, -0.75, 0, 0.75, 1.5].map((step) => circle(polar(r * 0.46, turn + step, crown), r * 0.36)).join("") +
          circle(crown, r * 0.45),
        fill: tint,
        stroke: shade(tint, -0.3),
        strokeWidth: 0.7,
      },
      {
        d: spread(9, r * 0.62, random, 0.4)
          .map((dot) =>
            circle(
              { x: crown.x + dot.x + Math.cos(turn) * r * 0.12, y: crown.y + dot.y + Math.sin(turn) * r * 0.12 },
              r * 0.08,
            ),
          )
          .join(""),
        fill: shade(tint, 0.34),
      },
    ];
  });

/** Mushrooms cut through: cap and stem. */
export const drawMushrooms: DrawPatch = (tint, radius, random) =>
  repeat(radius, 10.5, 12, random, (at, r, turn) => {
    const up = turn - Math.PI / 2;
    return [
      {
        d: slab(polar(r * 0.3, up + Math.PI, at), r * 1, r * 0.5, up),
        fill: shade(tint, 0.55),
        stroke: shade(tint, -0.25),
        strokeWidth: 0.8,
      },
      {
        d: `${arc(polar(r * 0.02, up, at), r * 0.78, up - Math.PI / 2 - 0.15, up + Math.PI / 2 + 0.15)}z`,
        fill: tint,
        stroke: shade(tint, -0.32),
        strokeWidth: 0.9,
      },
      { d: arc(at, r * 0.5, up - 1, up + 1), stroke: shade(tint, 0.35), strokeWidth: 1.2 },
    ];
  });

/** Round slices with a rim and seeds: cucumber, zucchini, eggplant, banana, kiwi, carrot. */
export const drawCoins: DrawPatch = (tint, radius, random) =>
  repeat(radius, 9, 18, random, (at, r, turn) => [
    { d: circle(at, r * 0.88), fill: shade(tint, 0.45), stroke: tint, strokeWidth: Math.max(1.3, r * 0.2) },
    {
      d: [0, 1, 2, 3, 4]
        .map((step) => ellipse(polar(r * 0.4, turn + step * 1.257, at), r * 0.12, r * 0.06, turn + step * 1.257))
        .join(""),
      fill: shade(tint, -0.06),
    },
  ]);

/** Solid round slices: carrots, sausages sliced, radishes. */
export const drawRounds: DrawPatch = (tint, radius, random) =>
  repeat(radius, 8.5, 20, random, (at, r, turn) => [
    { d: circle(at, r * 0.9), fill: tint, stroke: shade(tint, -0.28), strokeWidth: 0.9 },
    { d: circle(at, r * 0.42), fill: shade(tint, 0.22) },
    { d: arc(at, r * 0.66, turn, turn + 1.5), stroke: shade(tint, 0.4), strokeWidth: 1 },
  ]);

/** Slices with segments: lemon, orange, grapefruit, tomato. */
export const drawWheels: DrawPatch = (tint, radius, random) =>
  repeat(radius, 13, 8, random, (at, r, turn) => [
    { d: circle(at, r * 0.92), fill: shade(tint, 0.72), stroke: tint, strokeWidth: Math.max(1.4, r * 0.14) },
    {
      d: [0, 1, 2, 3, 4, 5]
        .map((step) => {
          const angle = turn + step * 1.047;
          return softPolygon([
            polar(r * 0.08, angle, at),
            polar(r * 0.5, angle - 0.42, at),
            polar(r * 0.82, angle - 0.4, at),
            polar(r * 0.84, angle, at),
            polar(r * 0.82, angle + 0.4, at),
            polar(r * 0.5, angle + 0.42, at),
          ]);
        })
        .join(""),
      fill: shade(tint, 0.12),
    },
  ]);

/** Onion rings. */
export const drawRings: DrawPatch = (tint, radius, random) =>
  repeat(radius, 10, 12, random, (at, r, turn) => [
    { d: circle(at, r * 0.85), fill: shade(tint, 0.7), stroke: tint, strokeWidth: 1.8 },
    {
      d: arc(at, r * 0.58, turn, turn + 5.6) + arc(at, r * 0.32, turn + 1, turn + 6.2),
      stroke: tint,
      strokeWidth: 1.2,
    },
  ]);

/** Crescents of fruit: apple, pear, peach, mango, avocado, squash. */
export const drawCrescents: DrawPatch = (tint, radius, random) =>
  repeat(radius, 11, 10, random, (at, r, turn) => [
    {
      d: `${arc(at, r * 0.9, turn, turn + Math.PI)}Q${polar(r * 0.42, turn + Math.PI / 2, at).x.toFixed(1)} ${polar(r * 0.42, turn + Math.PI / 2, at).y.toFixed(1)} ${polar(r * 0.9, turn, at).x.toFixed(1)} ${polar(r * 0.9, turn, at).y.toFixed(1)}z`,
      fill: shade(tint, 0.52),
    },
    { d: arc(at, r * 0.88, turn + 0.06, turn + Math.PI - 0.06), stroke: tint, strokeWidth: Math.max(1.8, r * 0.26) },
  ]);

/** Halved fruit with a stone, such as avocado. */
export const drawHalves: DrawPatch = (tint, radius, random, grams) =>
  place(piecesOf(grams, 70, 4), radius, random, (at, r, turn) => {
    const body = (scale: number) =>
      softPolygon(
        [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
          polar(
            r * scale * (step === 0 ? 1.16 : step === 1 || step === 7 ? 0.86 : 0.92),
            turn + (step / 8) * Math.PI * 2,
            at,
          ),
        ),
      );
    const stone = polar(r * 0.14, turn + Math.PI, at);
    return [
      { d: body(1), fill: shade(tint, -0.5) },
      { d: body(0.88), fill: shade(tint, 0.48) },
      { d: body(0.7), fill: shade(tint, 0.7) },
      { d: circle(stone, r * 0.3), fill: "#8a5a34", stroke: "#6b4223", strokeWidth: 0.8 },
    ];
  });

/** Almonds, cashews and other whole nuts. */
export const drawNuts: DrawPatch = (tint, radius, random) =>
  repeat(radius, 5.6, 26, random, (at, r, turn) => [
    { d: leaf(at, r * 1.9, r * 1.15, turn), fill: tint, stroke: shade(tint, -0.36), strokeWidth: 0.8 },
    { d: stroke(at, r * 1, turn, 0.1), stroke: shade(tint, 0.4), strokeWidth: 0.8 },
  ]);

/** Smooth things with a swirl: yogurt, hummus, sauces, purées. */
export const drawSwirl: DrawPatch = (tint, radius, random) => {
  const turn = random() * Math.PI * 2;
  return [
    { d: blob(CENTER, radius * 0.97, random, 0.07, 12), fill: tint, stroke: shade(tint, -0.16), strokeWidth: 1.2 },
    {
      d:
        arc(CENTER, radius * 0.64, turn, turn + 4.2) +
        arc({ x: radius * 0.06, y: 0 }, radius * 0.34, turn + 2, turn + 6),
      stroke: shade(tint, 0.45),
      strokeWidth: Math.max(1.6, radius * 0.09),
    },
    {
      d: arc(CENTER, radius * 0.79, turn + 0.4, turn + 3.4),
      stroke: shade(tint, -0.14),
      strokeWidth: Math.max(1.2, radius * 0.05),
    },
  ];
};
