/**
 * For a place of the page whose content changes by a press inside it or in a dialog over it. Call it before the change;
 * what it returns, called after it, moves the focus to the first button that is drawn there anew, however late, unless the
 * person went on meanwhile.
 */
export function focusOnceChanged(selector: string): () => void {
  const firstButton = () => document.querySelector<HTMLElement>(`${selector} button`);
  const before = firstButton();
  return () =>
    focusWhenDrawn(() => {
      const button = firstButton();
      return button === before ? null : button;
    });
}

/** Moves the focus to what is found once it is drawn, however late and however often, until the person goes on. */
export function focusWhenDrawn(find: () => HTMLElement | null, options?: FocusOptions): void {
  const observer = new MutationObserver(attempt);
  const giveUp = new AbortController();
  giveUp.signal.addEventListener("abort", () => observer.disconnect());
  function attempt(): void {
    const found = find();
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body;
    if (found === null || !isFree) return;
    // Nothing can be focused under an open dialog, and what is drawn anew loses it: try again at the next change of the page.
    found.focus(options);
  }
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["open"] });
  for (const press of ["keydown", "pointerdown"]) {
    document.addEventListener(press, () => giveUp.abort(), { capture: true, signal: giveUp.signal });
  }
  attempt();
}
