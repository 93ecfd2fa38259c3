/**
 * Ignores the second click of a double click on a link: it would add the same address to the history again, or hit
 * whatever the next screen shows under the pointer.
 */
export function ignoreSecondPress(page: Document): void {
  const onClick = (event: MouseEvent) => {
    const isOnLink = event.target instanceof Element && event.target.closest("a[href]") !== null;
    if (event.detail > 1 && isOnLink) event.preventDefault();
  };
  page.addEventListener("click", onClick, true);
}

/** Whether the browser is at this address already, even if the screen is still loading. */
export function isAtAddress(path: string): boolean {
  return window.location.pathname + window.location.search === path;
}
