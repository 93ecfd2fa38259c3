/** Whether somebody reads or cooks in a dialog over the page, whose meal must not be taken from them. */
export function hasOpenDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
