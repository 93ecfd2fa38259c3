import { buildOpenApiDocument } from "@mealwright/schema/openapi";
import { reply } from "../http/answer/reply.ts";
import type { Handlers } from "../http/handler.ts";
import { checkHealth } from "../use-cases/system/check-health.ts";

/** Built once per isolate: the contract cannot change while it runs. */
let documentText: string | undefined;

export const systemHandlers = {
  health: async (c) => {
    const parts = await checkHealth(c.get("deps"));
    return reply(c, "health", { ok: true, version: c.get("config").version, ...parts });
  },

  openApi: async (c) => {
    documentText ??= JSON.stringify(buildOpenApiDocument(c.get("config").version));
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "application/json");
    return c.body(documentText);
  },
} satisfies Handlers;
