import * as z from "zod";

export const health = z.object({ ok: z.literal(true), version: z.string() });
