import { useSyncExternalStore } from "react";
import type { Generation, GenerationStore } from "../generation/generation.ts";
import { generationOf } from "../meal-plan.ts";

/**
 * The generation of a week, shared by every screen that shows it. The week is its first day, YYYY-MM-DD, or null for this
 * week.
 */
export function useGeneration(
  userId: string,
  weekOf: string | null,
): {
  readonly store: GenerationStore;
  readonly generation: Generation;
} {
  const store = generationOf(userId, weekOf);
  return { store, generation: useSyncExternalStore(store.subscribe, store.get, store.get) };
}
