import { useSyncExternalStore } from "react";

const PAPER_QUERY = "print";

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const note = (value: boolean) => () => {
    isPrinting = value;
    listener();
  };
  // The media query alone fires too late: the browser has counted the pages by then.
  window.addEventListener("beforeprint", note(true), { signal });
  window.addEventListener("afterprint", note(false), { signal });
  window.matchMedia(PAPER_QUERY).addEventListener("change", listener, { signal });
  return () => listening.abort();
}

/**
 * Whether the page is drawn for print, where nothing can be pressed. For screens that are never rendered on a server.
 */
export function usePaper(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting || window.matchMedia(PAPER_QUERY).matches);
}
