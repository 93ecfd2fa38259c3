import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "tally.json");

/** Runs of one go of the bench, one seed after the other. */
export interface Piece {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly firstSeed: number;
  readonly runs: number;
  readonly broken: number;
}

/** All pieces so far, and how often each trouble came in them. */
interface Tally {
  readonly runs: number;
  readonly broken: number;
  readonly troubles: Readonly<Record<string, number>>;
  readonly pieces: readonly Piece[];
}

/**
 * Adds a piece to the committed sum, and gives the sum. A run whose seed is there already is no further one: such a piece
 * changes nothing.
 */
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
