/** On a busy device the errors of a reply are rendered some frames after it. */
const MOST_FRAMES = 60;

/**
 * Moves the focus to the first invalid field once the errors are rendered, unless the reader is already in another
 * field: what they type would land in the wrong one.
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
