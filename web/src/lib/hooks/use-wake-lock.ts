import { useEffect, useState } from "react";

/** Keeps the screen on while wanted, mounted and visible; whether it does. Browsers without wake locks just say no. */
export function useWakeLock(isWanted = true): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (ended) await lock.release();
        else setIsAwake(true);
      } catch {
        setIsAwake(false);
      }
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", ask);
      setIsAwake(false);
      void lock?.release();
    };
  }, [isWanted]);
  return isAwake;
}
