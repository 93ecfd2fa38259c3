import { doReferenceWork } from "../bench/reference-work.ts";

/** What the reference work takes in warm Node on the machine that bars are meant for: two cores, nothing beside. */
const WARM_REFERENCE_MS = 2.8;
const ROUNDS = 5;

export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * How many times as slow as it should be the machine is at this moment; never under 1. A core that is shared with other
 * machines has been seen to take up to four times as long for the same work; a bar in milliseconds is longer there in proportion.
 */
export function measureSlowness(): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    doReferenceWork();
    times.push(performance.now() - startedAt);
  }
  return Math.max(1, medianOf(times) / WARM_REFERENCE_MS);
}
