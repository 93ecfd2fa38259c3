/** A `ref` for what takes the place of the control that was pressed: it has the focus as it appears, and comes into sight. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus();
}
