import type { AppContext } from "./context.ts";

/** Long enough for the answer to be out, so that its time tells nothing of the work. */
const AFTER_ANSWER_MS = 20;

async function runLater(work: () => Promise<unknown>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, AFTER_ANSWER_MS));
  await work();
}

/** Work that is begun after the answer. Its failure is logged by kind alone: what it carries may be personal or secret. */
export function later(c: AppContext, what: string, work: () => Promise<unknown>): void {
  const requestId = c.get("requestId");
  c.executionCtx.waitUntil(
    runLater(work).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : typeof error;
      console.error(JSON.stringify({ level: "error", event: "later_failed", what, requestId, name }));
    }),
  );
}
