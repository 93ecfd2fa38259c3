const IDLE_MS = 2_000;

/** Fetches, without running it, the code of the pages that links lead to: when the page is idle or a link is near. */
export function prefetchApp(page: HTMLElement): void {
  const files = page.querySelector<HTMLScriptElement>("script[data-app]")?.dataset.app?.split(" ") ?? [];
  const prefetch = () => {
    for (const file of files.splice(0)) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.fetchPriority = "low";
      link.href = file;
      document.head.append(link);
    }
  };
  const onNear = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="/"]') !== null) prefetch();
  };
  page.addEventListener("pointerover", onNear, { passive: true });
  page.addEventListener("focusin", onNear);
  window.addEventListener("load", () => window.setTimeout(prefetch, IDLE_MS));
}
