/** Which tab a key leads to from the open one, round the ends; undefined for every other key. */
export function tabAfterKey(tabs: readonly string[], open: string | undefined, key: string): string | undefined {
  const at = open === undefined ? -1 : tabs.indexOf(open);
  if (at === -1) return undefined;
  switch (key) {
    case "ArrowRight":
      return tabs[(at + 1) % tabs.length];
    case "ArrowLeft":
      return tabs.at(at - 1);
    case "Home":
      return tabs[0];
    case "End":
      return tabs.at(-1);
    default:
      return undefined;
  }
}
