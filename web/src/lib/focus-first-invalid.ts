/** What comes after an answer of the server is drawn some frames later on a busy device. */
const MOST_FRAMES = 60;

/**
 * Moves the focus to the first field at fault, once the faults are on the page; not away from a field that has been
 * gone into meanwhile, where what is typed would land in the other one.
 */
export function focusFirstInvalid(form: HTMLFormElement): void {
  const focusedBefore = document.activeElement;
  const look = (framesLeft: number) => {
    const focused = document.activeElement;
    if (focused !== focusedBefore && focused?.matches("input, select, textarea")) return;
    const field = form.querySelector("[aria-invalid=true]");
    if (field instanceof HTMLElement) field.focus();
    else if (framesLeft > 0) requestAnimationFrame(() => look(framesLeft - 1));
  };
  requestAnimationFrame(() => look(MOST_FRAMES));
}
