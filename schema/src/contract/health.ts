import * as z from "zod";

/** `model`: none is set up, it has answered lately as far as anybody knows, or a request to it has failed within minutes. */
export const health = z.object({
  ok: z.literal(true),
  version: z.string(),
  model: z.enum(["none", "answering", "failing"]),
});
