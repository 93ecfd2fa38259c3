import { useEffect, useRef } from "react";

/** Polls, each time waiting for the previous call to end; not while the page is hidden or offline. */
export function useEvery(milliseconds: number, isOn: boolean, look: () => Promise<unknown>): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!isOn) return;
    let timer = 0;
    let isOver = false;
    const run = async () => {
      // A failed call is followed by the next one.
      if (!document.hidden && navigator.onLine) await latest.current().catch(() => undefined);
      if (!isOver) timer = window.setTimeout(() => void run(), milliseconds);
    };
    timer = window.setTimeout(() => void run(), milliseconds);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [milliseconds, isOn]);
}
