import { focusWhenDrawn } from "./focus-when-drawn.ts";

/** How often to look for what was pressed before the page's heading is taken instead: two seconds. */
const LOOKS_FOR_PRESSED = 20;

/**
 * After Back or Forward: puts the focus on what was pressed there, else on the heading, and leaves the scroll position
 * alone.
 */
export function focusBack(find: () => HTMLElement | undefined): void {
  let looks = 0;
  focusWhenDrawn(
    () => {
      looks += 1;
      return find() ?? (looks > LOOKS_FOR_PRESSED ? document.querySelector<HTMLElement>("main h1") : null);
    },
    { preventScroll: true },
  );
}
