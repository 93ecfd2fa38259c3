import { useEffect, useEffectEvent } from "react";
import { writesUnderWay } from "../transport/write.ts";

/**
 * For what the address names but is not there, or no longer: replaced on another screen, deleted, somebody else's.
 * Whatever removes it here leaves it too, so that `leave` is called only once no write is under way.
 */
export function useGone(isGone: boolean, leave: () => void): void {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    let isWaiting = isGone;
    const leaveOnceWritten = async () => {
      const writes = writesUnderWay();
      await writes;
      // Whoever made the last write goes on first, and may make another.
      setTimeout(() => {
        if (!isWaiting) return;
        if (writes === writesUnderWay()) leaveNow();
        else void leaveOnceWritten();
      });
    };
    if (isGone) void leaveOnceWritten();
    return () => {
      isWaiting = false;
    };
  }, [isGone]);
}
