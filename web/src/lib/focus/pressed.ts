/** By the key of a history entry: finds the link or button that was pressed there last. */
const pressed = new Map<string, () => HTMLElement | undefined>();

/** Also where it stands: the footer, with the same links as the page, is drawn before it. */
function signOf(one: HTMLElement): string {
  const part = one.closest("main, header, footer, nav")?.tagName;
  return `${part} ${one.tagName} ${one.getAttribute("href")} ${one.textContent}`;
}

/** Remembers a press for the way back. @param entry the key of the current history entry. */
export function rememberPress(target: EventTarget | null, entry: string): void {
  const control = target instanceof Element ? target.closest<HTMLElement>("a[href], button") : null;
  if (control === null) return;
  const sign = signOf(control);
  const alike = () =>
    [...document.querySelectorAll<HTMLElement>("a[href], button")].filter((one) => signOf(one) === sign);
  const place = alike().indexOf(control);
  pressed.set(entry, () => alike()[place]);
}

/** What was pressed in an entry, once it is drawn again. */
export function pressedIn(entry: string): () => HTMLElement | undefined {
  return pressed.get(entry) ?? (() => undefined);
}
