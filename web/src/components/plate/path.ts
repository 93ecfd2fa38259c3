import { type Point, polar, round } from "./points.ts";

/** One drawn shape: SVG path data and its paint. Strokes have round ends. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
}

/** A repeatable source of numbers in [0, 1). */
export type Random = () => number;

/** Mulberry32: the same seed draws the same plate on every screen. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a of a text, as a seed. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** `count` points spread evenly over a disc, a little disturbed. */
export function spread(count: number, radius: number, random: Random, jitter = 0.35): readonly Point[] {
  const phase = random() * Math.PI * 2;
  const gap = radius / Math.sqrt(Math.max(count, 1));
  return Array.from({ length: count }, (_, index) => {
    const at = polar(radius * Math.sqrt((index + 0.5) / count), phase + index * GOLDEN_ANGLE);
    return { x: at.x + (random() - 0.5) * gap * jitter * 2, y: at.y + (random() - 0.5) * gap * jitter * 2 };
  });
}

export function circle(at: Point, radius: number): string {
  const r = round(radius);
  return `M${round(at.x - radius)} ${round(at.y)}a${r} ${r} 0 1 0 ${round(2 * radius)} 0a${r} ${r} 0 1 0 ${round(-2 * radius)} 0z`;
}

export function ellipse(at: Point, radiusX: number, radiusY: number, angle: number): string {
  const start = polar(radiusX, angle + Math.PI, at);
  const end = polar(radiusX, angle, at);
  const arc = `A${round(radiusX)} ${round(radiusY)} ${round((angle * 180) / Math.PI)} 1 0`;
  return `M${round(start.x)} ${round(start.y)}${arc} ${round(end.x)} ${round(end.y)}${arc} ${round(start.x)} ${round(start.y)}z`;
}

/** A closed soft curve through the middles of the sides of a polygon. */
export function softPolygon(points: readonly Point[]): string {
  const corners = points.map((point, index) => ({ point, next: points[(index + 1) % points.length] ?? point }));
  const middles = corners.map(({ point, next }) => ({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }));
  const last = middles.at(-1);
  if (!last) return "";
  const curves = corners.map(({ point }, index) => {
    const to = middles[index] ?? point;
    return `Q${round(point.x)} ${round(point.y)} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(last.x)} ${round(last.y)}${curves.join("")}z`;
}

/** An irregular round patch of about the given radius. */
export function blob(at: Point, radius: number, random: Random, wobble = 0.18, corners = 9): string {
  const phase = random() * Math.PI * 2;
  return softPolygon(
    Array.from({ length: corners }, (_, index) =>
      polar(radius * 1.04 * (1 + (random() - 0.5) * wobble * 2), phase + (index / corners) * Math.PI * 2, at),
    ),
  );
}

/** A bite-sized chunk: a four-cornered blob. */
export function chunk(at: Point, radius: number, random: Random): string {
  const angle = random() * Math.PI;
  const corners = [0.25, 0.75, 1.25, 1.75].map((turn) =>
    polar(radius * (1.25 + random() * 0.35), angle + (turn + (random() - 0.5) * 0.16) * Math.PI, at),
  );
  const cut = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return [corner, { x: corner.x * 0.5 + next.x * 0.5, y: corner.y * 0.5 + next.y * 0.5 }];
  });
  return softPolygon(cut);
}

/** A closed box of given length and width, turned by `angle`, with soft corners. */
export function slab(at: Point, length: number, width: number, angle: number): string {
  const along = { x: (Math.cos(angle) * length) / 2, y: (Math.sin(angle) * length) / 2 };
  const across = { x: (-Math.sin(angle) * width) / 2, y: (Math.cos(angle) * width) / 2 };
  const corner = (a: number, b: number) => ({
    x: at.x + along.x * a + across.x * b,
    y: at.y + along.y * a + across.y * b,
  });
  return softPolygon([
    corner(1, 1),
    corner(0, 1.02),
    corner(-1, 1),
    corner(-1.02, 0),
    corner(-1, -1),
    corner(0, -1.02),
    corner(1, -1),
    corner(1.02, 0),
  ]);
}

/** A pointed leaf from its stem end. */
export function leaf(at: Point, length: number, width: number, angle: number): string {
  const from = polar(length / 2, angle + Math.PI, at);
  const to = polar(length / 2, angle, at);
  const left = polar(width, angle + Math.PI / 2, at);
  const right = polar(width, angle - Math.PI / 2, at);
  return `M${round(from.x)} ${round(from.y)}Q${round(left.x)} ${round(left.y)} ${round(to.x)} ${round(to.y)}Q${round(right.x)} ${round(right.y)} ${round(from.x)} ${round(from.y)}z`;
}

/** A short stroke through a point, bent by `bend` of its length. */
export function stroke(at: Point, length: number, angle: number, bend = 0): string {
  const from = polar(length / 2, angle + Math.PI, at);
  const to = polar(length / 2, angle, at);
  const middle = polar(length * bend, angle + Math.PI / 2, at);
  return `M${round(from.x)} ${round(from.y)}Q${round(middle.x)} ${round(middle.y)} ${round(to.x)} ${round(to.y)}`;
}

/** A color lighter (amount > 0, towards cream) or darker (amount < 0, towards brown), amount −1 to 1. */
export function shade(hex: string, amount: number): string {
  const target = amount > 0 ? [255, 252, 240] : [48, 28, 14];
  const channels = [1, 3, 5].map((start, index) => {
    const from = Number.parseInt(hex.slice(start, start + 2), 16);
    const mixed = from + ((target[index] ?? from) - from) * Math.abs(amount);
    return Math.round(mixed).toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
