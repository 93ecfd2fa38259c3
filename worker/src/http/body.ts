import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { BODY_MAX_BYTES } from "@mealwright/schema/constants/limits";
import type { ZodType, z } from "zod";
import { DomainError } from "../domain/errors.ts";
import type { AppContext } from "./context.ts";

/** Reads the body, at most `BODY_MAX_BYTES`, whatever its headers claim. Throws `too_large`. */
async function readBytes(request: Request): Promise<Uint8Array> {
  const tooLarge = () => new DomainError("too_large", CALL_ERRORS.tooLarge);
  if (Number(request.headers.get("content-length") ?? 0) > BODY_MAX_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > BODY_MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new DomainError("malformed_body", CALL_ERRORS.malformedBody);
  }
}

/** The first error text of each invalid field, by its dotted path. */
function toFieldTexts(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".");
    if (field && !(field in fields)) fields[field] = issue.message;
  }
  return fields;
}

/** Parses a value that came from outside. Throws `invalid_fields` with a text for each field. */
export function parseFields<Schema extends ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = toFieldTexts(result.error);
  const [first] = Object.values(fields);
  throw new DomainError("invalid_fields", first ?? CALL_ERRORS.invalidFields, { fields });
}

/** The parsed query parameters of a call. Throws `invalid_fields`. */
export function readQuery<Schema extends ZodType>(c: AppContext, schema: Schema): z.output<Schema> {
  return parseFields(schema, c.req.query());
}

/** The body exactly as it was sent, to check a signature over it. Throws `too_large` and `malformed_body`. */
export async function readText(c: AppContext): Promise<string> {
  const bytes = await readBytes(c.req.raw);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new DomainError("malformed_body", CALL_ERRORS.malformedBody);
  }
}

/** The parsed body of a call. No body reads as `undefined`, and as `{}` where the call needs fields. */
export async function readBody<Schema extends ZodType>(c: AppContext, schema: Schema): Promise<z.output<Schema>> {
  const bytes = await readBytes(c.req.raw);
  if (bytes.byteLength === 0) {
    const nothing = schema.safeParse(undefined);
    return nothing.success ? nothing.data : parseFields(schema, {});
  }
  const type = c.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new DomainError("not_json", CALL_ERRORS.notJson);
  return parseFields(schema, parseJson(bytes));
}
