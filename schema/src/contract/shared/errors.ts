import * as z from "zod";

/** The one body of every error answer (api.md). */
export const errorBody = z.object({
  success: z.literal(false),
  /** A text for a person; `message` holds the same. */
  error: z.string(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  capability: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const successBody = z.object({ success: z.literal(true) });
export const successMessageBody = z.object({ success: z.literal(true), message: z.string() });
