/** After this long without any input, the page counts as idle. */
export const IDLE_MS = 2_000;

/** A module that the build writes (`build/write-site.ts`): the addresses of the code of the questionnaire's page. */
export const APP_FILES_PATH = "/app-files.js";

/**
 * Fetches, without running it, the code of the pages that links lead to: when the page is idle or a link is near.
 * Offline, it fetches nothing and stays silent: the links still work.
 */
export function prefetchApp(page: HTMLElement): void {
  let begun = false;
  const prefetch = () => {
    if (begun) return;
    begun = true;
    import(/* @vite-ignore */ APP_FILES_PATH).then(addPreloads, () => {});
  };
  const onNear = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="/"]') !== null) prefetch();
  };
  page.addEventListener("pointerover", onNear, { passive: true });
  page.addEventListener("focusin", onNear);
  const prefetchLater = () => window.setTimeout(prefetch, IDLE_MS);
  // This runs after the first paint, often after the page is complete.
  if (document.readyState === "complete") prefetchLater();
  else window.addEventListener("load", prefetchLater);
}

function addPreloads({ default: files }: { readonly default: readonly string[] }): void {
  for (const file of files) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.fetchPriority = "low";
    link.href = file;
    document.head.append(link);
  }
}
