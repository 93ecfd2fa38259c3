/** The number of parts of a wait. */
const PARTS = 10;

export interface Patience {
  /** Aborted with a `TimeoutError` when the wait is over. */
  readonly signal: AbortSignal;
  /** Ends the wait, to be called when the answer is there. */
  end(): void;
}

/**
 * A time limit that counts in parts, each started after the one before. While another request computes, no answer can
 * be received; counted this way, such a pause costs one part of the limit, however long it lasts.
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
