const listeners = new Set<() => void>();

/** Calls `listener` whenever a call was refused for lack of a session; returns a function that unsubscribes. */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A call answered 401. */
export function reportUnauthorized(): void {
  for (const listener of listeners) listener();
}
