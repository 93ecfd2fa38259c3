const KEY = "adminUnlocked";

/**
 * Whether the administrator unlocked this tab: decides whether Settings asks the server, never what somebody may see.
 * For as long as the tab is open.
 */
export function expectsAdmin(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function noteUnlocked(isUnlocked: boolean): void {
  try {
    if (isUnlocked) window.sessionStorage.setItem(KEY, "1");
    else window.sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
