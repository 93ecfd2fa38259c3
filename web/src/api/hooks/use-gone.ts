import { useEffect, useEffectEvent } from "react";
import { isWriting } from "../transport/write.ts";

const LOOK_EVERY_MS = 100;

/**
 * For what the address names but is not there, or no longer: replaced on another screen, deleted, somebody else's.
 * Whatever removes it here leaves it too, so that `leave` is called only once no write is under way.
 */
export function useGone(isGone: boolean, leave: () => void): void {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (!isGone) return undefined;
    const looking = setInterval(() => {
      if (isWriting()) return;
      clearInterval(looking);
      leaveNow();
    }, LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [isGone]);
}
