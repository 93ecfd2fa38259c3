import type { Chance } from "../domain/ports.ts";

const SEED_MAX = 2 ** 31;

/** Ids and seeds from the platform's random source. */
export const platformChance: Chance = {
  newId: () => crypto.randomUUID(),
  newSeed: () => crypto.getRandomValues(new Uint32Array(1)).reduce((_, word) => word % SEED_MAX, 0),
};
