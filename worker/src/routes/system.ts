import { buildOpenApiDocument } from "@mealwright/schema/openapi";
import { reply } from "../http/reply.ts";
import { checkHealth } from "../use-cases/system/check-health.ts";
import type { Handlers } from "./handlers.ts";

export const systemHandlers: Handlers = {
  health: async (c) => {
    await checkHealth(c.get("deps"));
    return reply(c, "health", { ok: true, version: c.get("config").version });
  },

  openApi: async (c) => {
    const document = buildOpenApiDocument(c.get("config").version);
    return reply(c, "openApi", { openapi: "3.1.0", ...document });
  },
};
