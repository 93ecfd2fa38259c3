import { useLayoutEffect, useSyncExternalStore } from "react";

/** How many placeholders are shown for screens that cannot be drawn yet. */
let waiting = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For a component that is shown as a screen's placeholder. */
export function useStandIn(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether a placeholder is shown at this moment, even if the current render began before it was. */
export function isLoadingNow(): boolean {
  return waiting > 0;
}

/** The same, kept up to date. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(subscribe, isLoadingNow, () => false);
}
