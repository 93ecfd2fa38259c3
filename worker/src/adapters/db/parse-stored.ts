import type * as z from "zod";
import { UnknownValueError } from "../../domain/unknown-value.ts";

/**
 * Parses a stored value by its schema. Anything else was written by other code and is never shown or used for planning.
 * Throws `UnknownValueError` with the location of the fault.
 */
export function parseStored<Schema extends z.ZodType>(schema: Schema, stored: unknown, what: string): z.output<Schema> {
  const parsed = schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw new UnknownValueError(`${what}: ${parsed.error.issues[0]?.path.join(".")}`);
}
