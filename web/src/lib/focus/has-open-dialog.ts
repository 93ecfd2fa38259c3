/** Whether a dialog is open over the page: the meal that somebody reads or cooks in it must not be taken away. */
export function hasOpenDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
