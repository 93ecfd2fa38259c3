import { useEffect, useState } from "react";

export interface Uncached<Value> {
  /** undefined while loading, and after a failure. */
  readonly value: Value | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Data that is computed each time and cached nowhere: another `key` fetches it again, while the old data stays on
 * screen.
 */
export function useUncached<Value>(key: string, load: () => Promise<Value>): Uncached<Value> {
  const [value, setValue] = useState<Value>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked for, the round asks once more.
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
  return { value: failed ? undefined : value, failed, retry: () => setRound(round + 1) };
}
