/** Moves the focus to the first field at fault, once the faults are on the page. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector("[aria-invalid=true]");
    if (field instanceof HTMLElement) field.focus();
  });
}
