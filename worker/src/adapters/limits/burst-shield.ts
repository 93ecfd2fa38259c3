import type { BurstShield } from "../../domain/account-ports.ts";

/** The platform's rate limiter: cheap, counted where the request arrives, asked before anything else. */
export function createBurstShield(binding: RateLimit): BurstShield {
  return { allows: async (key) => (await binding.limit({ key })).success };
}

/** For tests that need many calls. */
export const openShield: BurstShield = { allows: async () => true };
