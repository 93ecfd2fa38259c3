/** Pointer, keyboard or focus; and hiding the page, after which the network may be gone. */
const INTERACTIONS = ["pointerdown", "keydown", "focusin", "visibilitychange"];
/** Longest wait for a page that is never idle. */
const IDLE_WAIT_MS = 500;

/**
 * Fetches code once, after the next interaction with the page has been answered on the screen; the returned function
 * cancels it before that. Offline it waits: browsers never retry a module that failed to load.
 */
export function onNextInteraction(fetchCode: () => void): () => void {
  const listening = new AbortController();
  const begin = () => {
    if (navigator.onLine) fetchCode();
    else onNextInteraction(fetchCode);
  };
  const onInteraction = () => {
    if (!navigator.onLine) return;
    listening.abort();
    if (document.hidden) begin();
    else whenIdle(begin);
  };
  for (const name of INTERACTIONS) {
    document.addEventListener(name, onInteraction, { capture: true, passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: IDLE_WAIT_MS });
  else setTimeout(run, IDLE_WAIT_MS);
}
