import { useEffect, useState } from "react";

/** The server is asked once typing has paused for this long. */
const REST_MS = 250;

/** A value once it has not changed for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), REST_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
