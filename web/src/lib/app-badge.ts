/** What is left to buy on the installed app's icon, 0 for nothing; browsers without badges show none. */
export function showOnBadge(count: number): void {
  // A browser may have it and refuse it, where the app is not installed.
  void navigator.setAppBadge?.(count).catch(() => undefined);
}
