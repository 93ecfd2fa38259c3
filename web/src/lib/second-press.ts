/**
 * Of a double click on a link only the first counts: the second would put the same address into the history once more
 * while the next screen is on its way, or press what has moved under the pointer meanwhile.
 */
export function ignoreSecondPress(page: Document): void {
  const onClick = (event: MouseEvent) => {
    const isOnLink = event.target instanceof Element && event.target.closest("a[href]") !== null;
    if (event.detail > 1 && isOnLink) event.preventDefault();
  };
  page.addEventListener("click", onClick, true);
}

/** Whether the address is there already, though its screen may still be on its way: a second press leads nowhere new. */
export function isAtAddress(path: string): boolean {
  return window.location.pathname + window.location.search === path;
}
