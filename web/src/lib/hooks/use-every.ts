import { useEffect, useRef } from "react";

/** Looks again and again, so long after each look has ended; not while the page is hidden or without a network. */
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
      // A look that fails is followed by another one.
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
