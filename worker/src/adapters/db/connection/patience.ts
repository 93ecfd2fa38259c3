/** Of how many parts a wait consists. */
const PARTS = 10;

export interface Patience {
  /** Aborted with a `TimeoutError` when the wait is over. */
  readonly signal: AbortSignal;
  /** Ends the wait, to be called when the answer is there. */
  end(): void;
}

/**
 * Waits so long for an answer, in parts that begin one after the other. While other requests of the isolate compute, an
 * answer that has come cannot be heard: computing counts as one part, however long it takes.
 */
export function startPatience(milliseconds: number): Patience {
  const controller = new AbortController();
  let partsLeft = PARTS;
  let timer: ReturnType<typeof setTimeout>;
  const startPart = () => {
    timer = setTimeout(() => {
      partsLeft -= 1;
      if (partsLeft > 0) return startPart();
      controller.abort(new DOMException("no answer in time", "TimeoutError"));
    }, milliseconds / PARTS);
  };
  startPart();
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
