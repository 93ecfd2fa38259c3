import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";

/**
 * Draws the diagram of folders and who imports whom from the actual imports; `pnpm rooms` writes it. Arrows that follow
 * from others are left out, and a folder is drawn above everything it imports.
 */
const ROOT = join(import.meta.dirname, "..");
export const PICTURE = "web/pictures/rooms.svg";

/** How paths become boxes of the diagram: files directly in a folder count as one box. */
const BANDS = [
  { title: "web/src: the screens", prefix: "web/src/" },
  { title: "worker/src: the calls", prefix: "worker/src/" },
  { title: "worker/src/domain: the thinking", prefix: "worker/src/domain/" },
  { title: "schema/src: what both sides stand on", prefix: "schema/src/" },
] as const;
/** Left out: not part of the product's structure. */
const LEFT_OUT = /^(gallery|styles|before-app)$/;
const SIZE = { width: 1080, margin: 24, boxHeight: 34, rowGap: 46, boxGap: 18, letter: 7.6, titleHeight: 40 } as const;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;
type Imports = readonly (readonly [from: string, to: string])[];

/** Captures the module name of every import and re-export, including types and modules loaded later. */
const WRITTEN = /(?:\bfrom|\bimport\(?)\s*"([^"]+)"/g;
const OF_SCHEMA = "@mealwright/schema/";

/** Every import of one of our own modules by another. */
function readImports(): Imports {
  const files = globSync("{schema,worker,web}/src/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (path) => !/[.]test[.]/.test(path),
  );
  const known = new Set(files);
  return files.flatMap((from) => {
    const written = [...readFileSync(join(ROOT, from), "utf8").matchAll(WRITTEN)].map(([, name = ""]) => name);
    return written.flatMap((name) => {
      const to = name.startsWith(OF_SCHEMA)
        ? `schema/src/${name.slice(OF_SCHEMA.length)}.ts`
        : posix.join(posix.dirname(from), name);
      return known.has(to) ? [[from, to] as const] : [];
    });
  });
}

/**
 * The box of a path in a band; a file directly in it keeps its name, and what the domain's folders share counts as one
 * box.
 */
function roomIn(prefix: string, path: string): string | null {
  if (!path.startsWith(prefix)) return null;
  const name = path.slice(prefix.length).split("/")[0] ?? "";
  if (prefix === "worker/src/domain/" && name.endsWith(".ts")) return "shared words";
  if (prefix === "worker/src/" && name.endsWith("-variables.ts")) return "env.ts";
  return LEFT_OUT.test(name) ? null : name;
}

function graphOf(imports: Imports, prefix: string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [upper, lower] = [roomIn(prefix, from), roomIn(prefix, to)];
    if (upper !== null) graph.set(upper, graph.get(upper) ?? new Set());
    if (lower !== null) graph.set(lower, graph.get(lower) ?? new Set());
    if (upper !== null && lower !== null && upper !== lower) graph.get(upper)?.add(lower);
  }
  const byName = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) =>
    one < other ? -1 : 1;
  return new Map([...graph].sort(byName).map(([room, targets]) => [room, new Set([...targets].sort())]));
}

function reaches(graph: Graph, from: string, to: string, without?: string, seen = new Set<string>()): boolean {
  for (const next of graph.get(from) ?? []) {
    if (from === without && next === to) continue;
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    if (reaches(graph, next, to, without, seen)) return true;
  }
  return false;
}

/** Rows from the bottom up: a box is above what it imports; two that import each other share a row. */
function levelsOf(graph: Graph): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  const levelOf = (room: string, path: readonly string[] = []): number => {
    const known = levels.get(room);
    if (known !== undefined) return known;
    const below = [...(graph.get(room) ?? [])].filter(
      (other) => graph.has(other) && !path.includes(other) && !reaches(graph, other, room),
    );
    const level = Math.max(-1, ...below.map((other) => levelOf(other, [...path, room]))) + 1;
    levels.set(room, level);
    return level;
  };
  for (const room of graph.keys()) levelOf(room);
  return levels;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function drawBand(title: string, graph: Graph, top: number): { readonly svg: string; readonly height: number } {
  const levels = levelsOf(graph);
  const highest = Math.max(...levels.values());
  const boxes = new Map<string, Box>();
  for (let level = highest; level >= 0; level--) {
    const row = [...graph.keys()].filter((room) => levels.get(room) === level);
    const widths = row.map((room) => Math.round(room.length * SIZE.letter) + 26);
    const whole = widths.reduce((sum, width) => sum + width + SIZE.boxGap, -SIZE.boxGap);
    let x = (SIZE.width - whole) / 2;
    const y = top + SIZE.titleHeight + (highest - level) * (SIZE.boxHeight + SIZE.rowGap);
    row.forEach((room, index) => {
      const width = widths[index] ?? 0;
      boxes.set(room, { x, y, width });
      x += width + SIZE.boxGap;
    });
  }
  const lines: string[] = [];
  for (const [from, targets] of graph) {
    for (const to of targets) {
      const [upper, lower] = [boxes.get(from), boxes.get(to)];
      if (!upper || !lower || upper.y >= lower.y || reaches(graph, from, to, from)) continue;
      const [x1, y1] = [upper.x + upper.width / 2, upper.y + SIZE.boxHeight];
      const [x2, y2] = [lower.x + lower.width / 2, lower.y - 3];
      const bend = (y2 - y1) / 2;
      lines.push(`<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}" marker-end="url(#to)"/>`);
    }
  }
  const rooms = [...boxes].map(
    ([room, { x, y, width }]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${SIZE.boxHeight}" rx="8"/><text x="${x + width / 2}" y="${y + 22}" text-anchor="middle">${room}</text>`,
  );
  const height = SIZE.titleHeight + (highest + 1) * (SIZE.boxHeight + SIZE.rowGap) - SIZE.rowGap + SIZE.margin;
  const heading = `<text class="title" x="${SIZE.margin}" y="${top + 24}">${title}</text>`;
  return { svg: [heading, ...lines, ...rooms].join("\n"), height };
}

/** The diagram as SVG. */
export function drawRooms(): string {
  const imports = readImports();
  const parts: string[] = [];
  let top: number = SIZE.margin;
  for (const { title, prefix } of BANDS) {
    const { svg, height } = drawBand(title, graphOf(imports, prefix), top);
    parts.push(svg);
    top += height + SIZE.margin;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${top}" width="${SIZE.width}" height="${top}" font-family="system-ui,sans-serif" font-size="14">
<title>The rooms and who imports whom</title>
<defs><marker id="to" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" style="fill:#55705f;stroke:none"/></marker></defs>
<style>path{fill:none;stroke:#55705f;stroke-width:1.3}rect{fill:#f4f7f0;stroke:#2f5d46}text{fill:#1d2b24}.title{font-weight:600;font-size:16px}</style>
<rect width="${SIZE.width}" height="${top}" style="fill:#fff;stroke:none"/>
${parts.join("\n")}
</svg>
`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(join(ROOT, PICTURE), drawRooms());
