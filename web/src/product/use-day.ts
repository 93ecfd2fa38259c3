import { TOMORROW_FROM_HOUR } from "@mealwright/schema/constants/timings";
import { useSyncExternalStore } from "react";
import { hasOpenDialog } from "../lib/focus/has-open-dialog.ts";
import { localTimeZone } from "../lib/time-zone.ts";

const MINUTE_MS = 60_000;

/** The day, whether a plan made now begins today, and the time zone, as one text. */
export function dayText(now: Date, timeZone: string): string {
  return `${now.toDateString()}, ${now.getHours() < TOMORROW_FROM_HOUR ? "day" : "evening"}, ${timeZone}`;
}

const dayHere = () => dayText(new Date(), localTimeZone());

let shown = dayHere();
const listeners = new Set<() => void>();
let timer = 0;

/**
 * Notices that a new day or its evening has begun, or that the time zone has changed; a meal that is being cooked
 * stays.
 */
export function checkDay(): void {
  const now = dayHere();
  if (now === shown || hasOpenDialog()) return;
  shown = now;
  for (const listener of listeners) listener();
}

function onReturn(): void {
  if (document.visibilityState === "visible") checkDay();
}

function waitForTurn(): void {
  const turn = new Date();
  turn.setHours(turn.getHours() < TOMORROW_FROM_HOUR ? TOMORROW_FROM_HOUR : 24, 0, 0, 0);
  // After sleep, the device's timers run again, or the page becomes visible.
  timer = window.setTimeout(
    () => {
      checkDay();
      waitForTurn();
    },
    Math.max(MINUTE_MS, turn.getTime() - Date.now()),
  );
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("focus", onReturn);
    waitForTurn();
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

/** The local day as a text that changes with it, so that everything that depends on the day or week is redrawn. */
export function useDay(): string {
  return useSyncExternalStore(subscribe, () => shown);
}
