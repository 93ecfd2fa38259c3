import type { AppContext } from "./context.ts";

/** Long enough for the answer to have been sent, so that its timing reveals nothing about the work. */
const AFTER_ANSWER_MS = 20;

async function runLater(work: () => Promise<unknown>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, AFTER_ANSWER_MS));
  await work();
}

/** Starts work after the answer. Only the kind of a failure is logged: its message may hold personal data or secrets. */
export function later(c: AppContext, what: string, work: () => Promise<unknown>): void {
  const requestId = c.get("requestId");
  c.executionCtx.waitUntil(
    runLater(work).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : typeof error;
      console.error(JSON.stringify({ level: "error", event: "later_failed", what, requestId, name }));
    }),
  );
}
