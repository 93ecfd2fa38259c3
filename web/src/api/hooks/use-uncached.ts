import { useEffect, useEffectEvent, useRef, useState } from "react";

export interface Uncached<Value> {
  /** undefined while loading, and after a failure. */
  readonly value: Value | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Shows the reply of a write. */
  readonly put: (value: Value) => void;
}

/**
 * Data that is computed each time and cached nowhere: another `key` fetches it again, while the old data stays on
 * screen. Returning to the page also fetches it again: another screen may have changed something.
 */
export function useUncached<Value>(key: string, load: () => Promise<Value>): Uncached<Value> {
  const [value, setValue] = useState<Value>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const writes = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what to load, and a new round loads it again.
  useEffect(() => {
    let isOver = false;
    load().then(
      (loaded) => {
        if (isOver) return;
        setValue(loaded);
        setFailed(false);
      },
      () => void (isOver || setFailed(true)),
    );
    return () => {
      isOver = true;
    };
  }, [key, round]);

  const loadAgain = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value of another key must not be shown.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let isAsking = false;
    const follow = async () => {
      if (isAsking || document.visibilityState === "hidden") return;
      isAsking = true;
      const before = writes.current;
      // Without a reply, everything stays.
      const loaded = await loadAgain().catch(() => undefined);
      isAsking = false;
      if (loaded !== undefined && !signal.aborted && writes.current === before) setValue(loaded);
    };
    document.addEventListener("visibilitychange", follow, { signal });
    window.addEventListener("focus", follow, { signal });
    return () => leaving.abort();
  }, [key]);

  return {
    value: failed ? undefined : value,
    failed,
    retry: () => setRound(round + 1),
    put(written) {
      writes.current += 1;
      setValue(written);
    },
  };
}
