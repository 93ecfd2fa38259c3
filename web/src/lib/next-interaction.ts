/** Pointer, keyboard or focus; and hiding the page, after which the network may be gone. */
const INTERACTIONS = ["pointerdown", "keydown", "focusin", "visibilitychange"];

/**
 * Fetches code once, at the next interaction with the page; the returned function cancels it. Offline it waits:
 * browsers never retry a module that failed to load.
 */
export function onNextInteraction(fetchCode: () => void): () => void {
  const listening = new AbortController();
  const onInteraction = () => {
    if (!navigator.onLine) return;
    listening.abort();
    fetchCode();
  };
  for (const name of INTERACTIONS) {
    document.addEventListener(name, onInteraction, { capture: true, passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}
