import { type CallName, callByName } from "@mealwright/schema/calls";
import { buildOpenApiDocument } from "@mealwright/schema/openapi";
import fc from "fast-check";
import { freshEmail } from "./factories.ts";

type Schema = Readonly<Record<string, unknown>>;

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise);

export const hostileText = fc.constantFrom(
  "",
  " ",
  "'; drop table users; --",
  "<img src=x onerror=alert(1)>",
  "a\r\nBcc: all@example.test",
  "\u0000",
  "\ud800",
  "\u202egnp.exe",
  "🍅".repeat(300),
  "x".repeat(20_000),
  "__proto__",
  "{{7*7}}",
  "../../etc/passwd",
  "2026-11-16",
  "1e309",
);
const anyText = fc.oneof(hostileText, fc.string(), fc.constant("ada@example.test"), fc.constant("another horse 9"));
const anyNumber = fc.oneof(fc.integer({ min: -10, max: 300 }), fc.double(), fc.constantFrom(0, -0, 1e308, 2 ** 53));
const hostileValue = fc.oneof(anyText, anyNumber, fc.jsonValue(), fc.constantFrom(null, [], {}, true));

const numberOrText = (min: number, max: number) => {
  const numbers = fc.integer({ min, max });
  return fc.oneof(numbers, numbers.map(String));
};

/** Values for fields with rules that the contract checks in code and their JSON schema does not express. */
function hintsWith(ids: fc.Arbitrary<string>): Readonly<Record<string, fc.Arbitrary<unknown>>> {
  const words = fc.stringMatching(/^[A-Za-zéü' ]{2,40}$/).filter((text) => text.trim().length > 1);
  // Never the real password, which would delete an account.
  const passwords = fc.string({ minLength: 8, maxLength: 40 }).map((text) => `horse 9${text}`);
  return {
    email: fc.constant(null).map(() => freshEmail()),
    name: words,
    subject: words,
    message: fc.oneof(words, fc.lorem({ maxCount: 40 })),
    otherAllergies: fc.constantFrom("kiwi", "celery, mustard", "", "unobtainium"),
    cuisine: fc.constantFrom("Italian", "thai", "Klingon"),
    password: passwords,
    currentPassword: passwords,
    newPassword: passwords,
    token: fc.stringMatching(/^[\w-]{43}$/),
    weekOf: fc.constantFrom("2026-11-16", "2026-11-23", "2030-01-07", "1999-01-04"),
    age: numberOrText(18, 90),
    weight: numberOrText(45, 150),
    height: numberOrText(140, 200),
    budget: numberOrText(25, 200),
    prepTime: numberOrText(10, 120),
    mealsPerDay: fc.constantFrom(2, 3, 4, "2", "4+"),
    household: numberOrText(1, 4),
    id: ids,
    userId: ids,
    planId: ids,
    mealId: ids,
    originalMealId: ids,
    item: ids,
  };
}

type Hints = ReturnType<typeof hintsWith>;

/** Values that a JSON schema of the contract allows, as far as the schema and the hints tell. */
function honestOf(schema: unknown, hints: Hints): fc.Arbitrary<unknown> {
  if (!isSchema(schema)) return fc.jsonValue();
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => honestOf(choice, hints)));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case "string": {
      if (typeof schema.pattern === "string") return fc.stringMatching(new RegExp(schema.pattern));
      const minLength = numberOf(schema.minLength, 0);
      return fc.string({ minLength, maxLength: Math.min(numberOf(schema.maxLength, 60), minLength + 60) });
    }
    case "number":
      return fc.double({ min: numberOf(schema.minimum, 0), max: numberOf(schema.maximum, 300), noNaN: true });
    case "integer":
      return fc.integer({ min: numberOf(schema.minimum, 0), max: numberOf(schema.maximum, 300) });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(honestOf(schema.items, hints), { maxLength: Math.min(numberOf(schema.maxItems, 6), 6) });
  }
  if (!isSchema(schema.properties)) return fc.jsonValue();
  const entries = Object.entries(schema.properties).map(
    ([key, value]) => [key, hints[key] ?? honestOf(value, hints)] as const,
  );
  return fc.record(Object.fromEntries(entries), { requiredKeys: listOf(schema.required).map(String) });
}

/** An object with one field replaced by something hostile or left out, or with an unknown field added. */
function spoil(body: unknown): fc.Arbitrary<unknown> {
  if (!isSchema(body) || Object.keys(body).length === 0) return hostileValue;
  return fc.tuple(fc.constantFrom(...Object.keys(body)), fc.nat(9), hostileValue).map(([key, kind, value]) => {
    if (kind === 0) return { ...body, role: "admin", isPremium: true, tier: "annual-vip", [String(value)]: value };
    if (kind === 1) return Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));
    return { ...body, [key]: value };
  });
}

const DOCUMENT: unknown = JSON.parse(JSON.stringify(buildOpenApiDocument("test")));

/** The part of the OpenAPI document about a call, below `keys`; undefined if there is none. */
function documented(name: CallName, ...keys: readonly string[]): unknown {
  const { method, path } = callByName(name);
  let found = DOCUMENT;
  for (const key of ["paths", path, method.toLowerCase(), ...keys]) found = isSchema(found) ? found[key] : undefined;
  return found;
}

/** The statuses that the published contract lists for a call. */
export function documentedStatuses(name: CallName): readonly string[] {
  const responses = documented(name, "responses");
  return isSchema(responses) ? Object.keys(responses) : [];
}

/** Bodies for a call: half are valid, most others have one thing wrong, and some are arbitrary. */
export function bodiesOf(name: CallName, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const schema = documented(name, "requestBody", "content", "application/json", "schema");
  if (schema === undefined) return fc.constant(undefined);
  const honest = honestOf(schema, hintsWith(ids));
  return fc.oneof(
    { weight: 5, arbitrary: honest },
    { weight: 4, arbitrary: honest.chain(spoil) },
    { weight: 1, arbitrary: hostileValue },
  );
}
