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

/** For a press that takes the pressed control away: the first control of what comes in its place gets the focus. */
export function focusWhatComes(pressed: Element | null): void {
  const place = pressed?.closest("section, [role=tabpanel], dialog, main");
  focusWhenDrawn(() => place?.querySelector<HTMLElement>("a[href], button, input") ?? null);
}

const LOOK_EVERY_MS = 100;
/** A minute: by then nothing is drawn anew any more. */
const MOST_LOOKS = 600;

/**
 * Moves the focus to what is found once it is drawn, however late and however often, until the person goes on. It looks
 * again and again, because a focus is lost without any change of the page too: nothing can have it under an open dialog
 * or in a part that waits for its code.
 */
export function focusWhenDrawn(find: () => HTMLElement | null, options?: FocusOptions): void {
  const giveUp = new AbortController();
  let looks = 0;
  const look = () => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) find()?.focus(options);
    looks += 1;
    if (looks === MOST_LOOKS) giveUp.abort();
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  giveUp.signal.addEventListener("abort", () => clearInterval(looking));
  for (const press of ["keydown", "pointerdown"]) {
    document.addEventListener(press, () => giveUp.abort(), { capture: true, signal: giveUp.signal });
  }
  look();
}
