/** A `ref` for an element that replaces the pressed control: it is focused and scrolled into view when it appears. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus();
}
