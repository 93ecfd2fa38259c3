import { doReferenceWork } from "../reference-work.ts";

/** What a bench gives: how many times as long as the reference of the same run, so that another machine gives about the same. */
export interface Figure {
  readonly name: string;
  readonly ratio: number;
}

export type Bench = () => Promise<readonly Figure[]>;

/** The first half warms up. */
const ROUNDS = 200;

function millisecondsOf(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/**
 * The slowest of some works in this process against the reference work, in turns, each at its quickest: the other rounds
 * measure what else the machine does. The slowest, because one bad text must not hide behind many good ones.
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
