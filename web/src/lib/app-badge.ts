/** What is left to buy on the installed app's icon, 0 for nothing; browsers without badges show none. */
export function showOnBadge(count: number): void {
  // Browsers may reject the call when the app is not installed.
  void navigator.setAppBadge?.(count).catch(() => undefined);
}
