import { useEffect, useState } from "react";

export interface Look<Value> {
  /** undefined while it is on its way, and where it failed. */
  readonly value: Value | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * What is computed anew at each look and kept nowhere: asked for again for another `key`, while what was there stays in
 * sight.
 */
export function useLook<Value>(key: string, load: () => Promise<Value>): Look<Value> {
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
