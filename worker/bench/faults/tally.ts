import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "tally.json");

/** The runs of one invocation of the bench, with consecutive seeds. */
export interface Piece {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly firstSeed: number;
  readonly runs: number;
  readonly broken: number;
}

/** The sum of all pieces so far, and how often each fault occurred in them. */
interface Tally {
  readonly runs: number;
  readonly broken: number;
  readonly troubles: Readonly<Record<string, number>>;
  readonly pieces: readonly Piece[];
}

/** Adds a piece to the committed sum and returns it. A piece with seeds that were counted before changes nothing. */
export function addPiece(piece: Piece, troubles: ReadonlyMap<string, number>): Tally {
  const before = JSON.parse(readFileSync(FILE, "utf8")) as Tally;
  const overlaps = (other: Piece) =>
    piece.firstSeed < other.firstSeed + other.runs && other.firstSeed < piece.firstSeed + piece.runs;
  if (piece.runs === 0 || before.pieces.some(overlaps)) return before;
  const names = [...new Set([...Object.keys(before.troubles), ...troubles.keys()])];
  const times = names.map((name) => [name, (before.troubles[name] ?? 0) + (troubles.get(name) ?? 0)] as const);
  const tally: Tally = {
    runs: before.runs + piece.runs,
    broken: before.broken + piece.broken,
    troubles: Object.fromEntries(times.toSorted(([, one], [, other]) => other - one)),
    pieces: [...before.pieces, piece].toSorted((one, other) => one.firstSeed - other.firstSeed),
  };
  writeFileSync(FILE, `${JSON.stringify(tally, null, 2)}\n`);
  return tally;
}
