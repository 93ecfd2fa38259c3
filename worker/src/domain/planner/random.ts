/** A seeded stream of numbers in [0, 1) (mulberry32): the planner's only source of randomness. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from a text (FNV-1a), for seeds that must not depend on the order of things. */
export function hashText(text: string, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * Gumbel noise: subtracted from points before taking the least, it samples from a Boltzmann distribution (Gumbel-max
 * trick).
 */
export function gumbelNoise(count: number, random: () => number): Float64Array {
  const noise = new Float64Array(count);
  for (let index = 0; index < count; index++) noise[index] = -Math.log(-Math.log(random() * 0.999_998 + 0.000_001));
  return noise;
}
