/** A press, a key, the focus on its way; and the page put aside, after which there may be no network. */
const INTERACTIONS = ["pointerdown", "keydown", "focusin", "visibilitychange"];

/**
 * Fetches code once, at the next interaction with the page; the returned function calls it off. Without a network it
 * waits for one: browsers do not ask again for a module that they could not have.
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
