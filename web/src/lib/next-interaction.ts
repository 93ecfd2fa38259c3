/** Pointer, keyboard or focus; and hiding the page, after which the network may be gone. */
const INTERACTIONS = ["pointerdown", "keydown", "focusin", "visibilitychange"];
/** Longest wait for a page that is never idle. */
const IDLE_WAIT_MS = 500;

/** What was begun last: each piece of code is asked for in an idle moment of its own. */
let last = Promise.resolve();

/**
 * Fetches code once, after the next interaction with the page has been answered on the screen; the returned function
 * cancels it. Offline it waits: browsers never retry a module that failed to load.
 */
export function onNextInteraction(fetchCode: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isWaiting = false;
  const begin = () => {
    isWaiting = false;
    if (signal.aborted || !navigator.onLine) return;
    listening.abort();
    fetchCode();
  };
  const onInteraction = () => {
    if (document.hidden) return begin();
    if (isWaiting || !navigator.onLine) return;
    isWaiting = true;
    last = last.then(idle).finally(begin);
  };
  for (const name of INTERACTIONS) {
    document.addEventListener(name, onInteraction, { capture: true, passive: true, signal });
  }
  return () => listening.abort();
}

/** Resolves when the browser has nothing to draw; Safari does not tell. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: IDLE_WAIT_MS });
    else setTimeout(resolve, IDLE_WAIT_MS);
  });
