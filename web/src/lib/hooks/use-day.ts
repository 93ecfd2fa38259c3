import { useSyncExternalStore } from "react";
import { hasOpenDialog } from "../focus/has-open-dialog.ts";
import { localTimeZone } from "../time-zone.ts";

const MINUTE_MS = 60_000;

/** The day and the time zone here, as one text. */
function dayHere(): string {
  return `${new Date().toDateString()}, ${localTimeZone()}`;
}

let shown = dayHere();
const listeners = new Set<() => void>();
let timer = 0;

/** Notices that another day has begun, or that the device is in another time zone; a meal that is being cooked stays. */
export function checkDay(): void {
  const now = dayHere();
  if (now === shown || hasOpenDialog()) return;
  shown = now;
  for (const listener of listeners) listener();
}

function onReturn(): void {
  if (document.visibilityState === "visible") checkDay();
}

function waitForMidnight(): void {
  const midnight = new Date();
  midnight.setHours(24, 0, 0, 0);
  // A device that sleeps wakes with its timers, or is looked at again.
  timer = window.setTimeout(
    () => {
      checkDay();
      waitForMidnight();
    },
    Math.max(MINUTE_MS, midnight.getTime() - Date.now()),
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("focus", onReturn);
    waitForMidnight();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", onReturn);
    window.removeEventListener("focus", onReturn);
    window.clearTimeout(timer);
  };
}

/** The day here, as a text that changes with it: whoever shows what is of a day or a week is drawn again. */
export function useDay(): string {
  return useSyncExternalStore(subscribe, () => shown);
}
