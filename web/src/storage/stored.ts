import type { StorageKey } from "@mealwright/schema/constants/storage-keys";

/** Local storage that never throws: it can be full or switched off, and nothing depends on it. */

export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    return;
  }
}

export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    return;
  }
}
