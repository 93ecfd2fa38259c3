import { doReferenceWork } from "../reference-work.ts";

/**
 * The result of a bench: how many times as long as the reference of the same run, so that it hardly depends on the
 * machine.
 */
export interface Figure {
  readonly name: string;
  readonly ratio: number;
}

export type Bench = () => Promise<readonly Figure[]>;

/** The first half of the rounds warms up. */
const ROUNDS = 200;

function millisecondsOf(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/**
 * The time of the slowest of several works relative to the reference work. They run in turns, and the fastest round of
 * each counts, since slower ones measure other load. The slowest work, so that one bad text cannot hide behind good
 * ones.
 */
export function ratioToReference(...works: readonly (() => unknown)[]): number {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  let reference = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const isWarm = round >= ROUNDS / 2;
    const referenceMs = millisecondsOf(doReferenceWork);
    if (isWarm) reference = Math.min(reference, referenceMs);
    works.forEach((work, index) => {
      const ms = millisecondsOf(work);
      if (isWarm) best[index] = Math.min(best[index] ?? ms, ms);
    });
  }
  return Math.max(...best) / reference;
}
