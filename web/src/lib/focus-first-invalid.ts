/**
 * Moves the focus to the first field at fault, once the faults are on the page; not away from a field that has been
 * gone into meanwhile, where what is typed would land in the other one.
 */
export function focusFirstInvalid(form: HTMLFormElement): void {
  const focusedBefore = document.activeElement;
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (focused !== focusedBefore && focused?.matches("input, select, textarea")) return;
    const field = form.querySelector("[aria-invalid=true]");
    if (field instanceof HTMLElement) field.focus();
  });
}
