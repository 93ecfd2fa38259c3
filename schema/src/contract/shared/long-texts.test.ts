import { expect, test } from "vitest";
import * as z from "zod";
import { CALL_NAMES, type CallName, callByName } from "../../calls.ts";
import { BODY_MAX_BYTES } from "../../constants/limits.ts";

type Place = readonly (string | number)[];

interface TextField {
  readonly place: Place;
  readonly mostCharacters: number | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Every place of a JSON schema that accepts free text. */
function textFields(schema: unknown, place: Place = []): readonly TextField[] {
  if (!isRecord(schema) || "enum" in schema || "const" in schema) return [];
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (choices.length > 0) return choices.flatMap((choice) => textFields(choice, place));
  if (schema.type === "array") return textFields(schema.items, [...place, 0]);
  if (isRecord(schema.properties)) {
    return Object.entries(schema.properties).flatMap(([key, property]) => textFields(property, [...place, key]));
  }
  if (schema.type !== "string" || typeof schema.pattern === "string" || typeof schema.format === "string") return [];
  return [{ place, mostCharacters: typeof schema.maxLength === "number" ? schema.maxLength : undefined }];
}

/** A body with one text and nothing else. */
function bodyWith(text: string, [first, ...rest]: Place): unknown {
  if (first === undefined) return text;
  return typeof first === "number" ? [bodyWith(text, rest)] : { [first]: bodyWith(text, rest) };
}

const BODIES = CALL_NAMES.flatMap((name) => {
  const { body } = callByName(name);
  return body === undefined ? [] : [[name, body] as const];
});
const FIELDS = BODIES.flatMap(([name, body]) =>
  textFields(z.toJSONSchema(body, { io: "input", unrepresentable: "any" })).map(
    (field) => [`${name}: ${field.place.join(".")}`, name, field] as const,
  ),
);

/** A date's pattern never backtracks, so it may run on long text. */
const NEEDS_NO_LIMIT: ReadonlySet<string> = new Set(["weekOf"]);

function issuesAt(name: CallName, text: string, place: Place): readonly string[] {
  const issues = callByName(name).body?.safeParse(bodyWith(text, place)).error?.issues ?? [];
  return issues.filter(({ path }) => path.join(".") === place.join(".")).map(({ message }) => message);
}

test("the text fields of all calls are found", () => {
  expect(FIELDS.length).toBeGreaterThan(40);
});

// Searching for an address in a name of 64 KB once blocked everybody for half a minute.
test.each(FIELDS)("%s has a length limit, and no other check runs on a text that is too long", (_, name, field) => {
  const { place, mostCharacters } = field;
  if (NEEDS_NO_LIMIT.has(String(place.at(-1)))) return;
  expect(mostCharacters, "the field has no limit").toBeLessThan(BODY_MAX_BYTES);
  // All other fields are invalid too.
  const everythingWrong = `https://www.a.com/ a@b.c\u0000\n\ud800${"é".repeat(mostCharacters ?? 0)}`;
  expect(issuesAt(name, everythingWrong, place).length, everythingWrong.slice(0, 30)).toBeLessThanOrEqual(1);
});
