import { type Random, type Shape, spread } from "./path.ts";
import type { Point } from "./points.ts";

export const CENTER: Point = { x: 0, y: 0 };

/** Repeats one drawing as often as the patch has room at about `size`, at most `max` times. */
export function repeat(
  radius: number,
  size: number,
  max: number,
  random: Random,
  draw: (at: Point, r: number, turn: number) => readonly Shape[],
): readonly Shape[] {
  const count = Math.max(1, Math.min(max, Math.round((radius * radius * 0.98) / (size * size))));
  return place(count, radius, random, draw);
}

/** Places a drawing `count` times so that together they fill the patch. */
export function place(
  count: number,
  radius: number,
  random: Random,
  draw: (at: Point, r: number, turn: number) => readonly Shape[],
): readonly Shape[] {
  if (count === 1) return draw(CENTER, radius * 0.96, random() * Math.PI * 2);
  const each = (radius / Math.sqrt(count)) * 1.04;
  return spread(count, radius * 0.84, random, 0.14).flatMap((at) => draw(at, each, random() * Math.PI * 2));
}

/** The number of countable pieces of about `gramsEach`: at least one, at most `max`. */
export function piecesOf(grams: number, gramsEach: number, max: number): number {
  return Math.max(1, Math.min(max, Math.round(grams / gramsEach)));
}
