import * as z from "zod";

/**
 * `model`: `none` is set up; `answering`: no recent failure is known; `failing`: a request failed in the last few
 * minutes.
 */
export const health = z.object({
  ok: z.literal(true),
  version: z.string(),
  model: z.enum(["none", "answering", "failing"]),
});
