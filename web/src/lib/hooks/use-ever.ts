import { useState } from "react";

/** Whether a value has ever been true: what was shown once stays mounted, so that it can animate closed. */
export function useEver(isTrue: boolean): boolean {
  const [ever, setEver] = useState(isTrue);
  if (isTrue && !ever) setEver(true);
  return ever || isTrue;
}
