/**
 * Shows how many things are left to buy on the installed app's icon; 0 removes the badge. Does nothing in browsers
 * without badges.
 */
export function showOnBadge(count: number): void {
  // Browsers may reject the call when the app is not installed.
  void navigator.setAppBadge?.(count).catch(() => undefined);
}
