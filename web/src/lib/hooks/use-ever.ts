import { useState } from "react";

/** Whether something has been true since the page was opened: what was shown once stays mounted, to close in its own way. */
export function useEver(isTrue: boolean): boolean {
  const [ever, setEver] = useState(isTrue);
  if (isTrue && !ever) setEver(true);
  return ever || isTrue;
}
