import type { AppContext } from "./context.ts";

/** Work that goes on after the answer. Its failure is logged by kind alone: what it carries may be personal or secret. */
export function later(c: AppContext, what: string, work: Promise<unknown>): void {
  const requestId = c.get("requestId");
  c.executionCtx.waitUntil(
    work.catch((error: unknown) => {
      const name = error instanceof Error ? error.name : typeof error;
      console.error(JSON.stringify({ level: "error", event: "later_failed", what, requestId, name }));
    }),
  );
}
