import { nextTask } from "../lib/next-task.ts";

/** Longest wait for the browser to report its first paint: it may never do so, as in a background tab. */
const PAINT_WAIT_MS = 1_500;

/** Calls back once the first text is on the screen; at once if the visitor comes from this site and has its files. */
export function whenPainted(load: () => void): void {
  if (document.visibilityState === "hidden" || document.referrer.startsWith(`${location.origin}/`)) {
    load();
    return;
  }
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    observer.disconnect();
    window.clearTimeout(timer);
    load();
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) begin();
  });
  const timer = window.setTimeout(begin, PAINT_WAIT_MS);
  observer.observe({ type: "paint", buffered: true });
}

/** Adding a link takes a phone some milliseconds; twenty at once would delay input. */
const LINKS_AT_ONCE = 3;

/** Longest time that the code waits for the data. */
const DATA_WAIT_MS = 500;

export const MANIFEST_PATH = "/manifest.webmanifest";

/** The event on the document when a page's entry file does not arrive, and the id of the element that reports it. */
export const CODE_MISSING = "codemissing";

/**
 * Fetches the files of a page in parallel and, once the style has loaded, runs them one by one, each in a task of its
 * own, so that the page responds in between. Files are ordered by their dependencies, the entry last.
 * @param data has priority on a slow connection: until it has arrived, only the first files are fetched, which use the
 * connection while the server is working.
 */
export async function loadPage(
  files: readonly string[],
  styles: readonly string[],
  fonts: readonly string[] = [],
  data: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const waited = new Promise((resolve) => window.setTimeout(resolve, DATA_WAIT_MS));
  const waits = styles.map(
    (href) =>
      new Promise((resolve) => {
        const link = addLink("stylesheet", href);
        link.onload = resolve;
        // Without the full stylesheet the prerendered page still works; the app reports what is missing.
        link.onerror = resolve;
      }),
  );
  for (const [index, href] of files.entries()) {
    if (index === LINKS_AT_ONCE) await Promise.race([data, waited]);
    if (index % LINKS_AT_ONCE === 0) await nextTask();
    addLink("modulepreload", href);
  }
  // Requested earlier, the manifest and its icon would delay the first paint.
  addLink("manifest", MANIFEST_PATH);
  await Promise.all(waits);
  for (const file of files) {
    await nextTask();
    // After the code, which they would delay; until then text is drawn in fallback fonts of the same metrics.
    if (file === files.at(-1)) for (const href of fonts) addLink("stylesheet", href);
    const run = import(/* @vite-ignore */ file);
    // A missing file is reported by the code that imports it; for the entry, the page itself reports it.
    await run.catch(() => file === files.at(-1) && document.dispatchEvent(new Event(CODE_MISSING)));
  }
}

/** Adds a link element, which makes the browser fetch the file. */
export function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}
