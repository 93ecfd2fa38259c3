import type * as z from "zod";
import { UnknownValueError } from "../../domain/unknown-value.ts";

/**
 * What is stored as its schema says it is; anything else was written by other code than this and is never shown or planned by.
 * Throws `UnknownValueError` with the place that is at fault.
 */
export function parseStored<Schema extends z.ZodType>(schema: Schema, stored: unknown, what: string): z.output<Schema> {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw new UnknownValueError(`${what}: ${parsed.error.issues[0]?.path.join(".")}`);
}
