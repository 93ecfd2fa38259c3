/**
 * For a part of the page whose content is replaced by a press inside it or in a dialog over it. Call it before the
 * change; calling what it returns afterwards moves the focus to the first new button there, however late, unless the
 * person has moved on.
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

/** For a press that removes the pressed control: focuses the first control of what replaces it. */
export function focusReplacement(pressed: Element | null): void {
  const place = pressed?.closest("section, [role=tabpanel], dialog, main");
  focusWhenDrawn(() => place?.querySelector<HTMLElement>("a[href], button, input") ?? null);
}

const LOOK_EVERY_MS = 100;
/** A minute: nothing is redrawn any later than that. */
const MOST_LOOKS = 600;

/**
 * Focuses an element once it is drawn, however late or often that happens, until the person moves on. It keeps
 * looking, because focus is also lost without a change to the page: nothing under an open dialog or in a part that
 * waits for its code can have it.
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
