import { useLayoutEffect, useSyncExternalStore } from "react";

/** How many components stand in a screen's place until it can be drawn. */
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

/** For a component that stands in a screen's place. */
export function useStandIn(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether something stands in the screen's place at this moment; a render may have begun before. */
export function isLoadingNow(): boolean {
  return waiting > 0;
}

/** The same, kept up to date. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(subscribe, isLoadingNow, () => false);
}
