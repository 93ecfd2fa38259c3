import * as z from "zod";
import { health } from "../contract/health.ts";
import type { Call } from "./call.ts";

const openApiDocument = z.looseObject({ openapi: z.literal("3.1.0") });

export const SYSTEM_CALLS = {
  health: {
    method: "GET",
    path: "/api/health",
    word: "system",
    access: "visitor",
    summary: "Whether the service and its database answer",
    reply: health,
    status: 200,
  },
  openApi: {
    method: "GET",
    path: "/api/openapi.json",
    word: "system",
    access: "visitor",
    summary: "This contract as OpenAPI 3.1",
    reply: openApiDocument,
    status: 200,
  },
} as const satisfies Readonly<Record<string, Call>>;
