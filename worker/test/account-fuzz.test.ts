import { CALL_NAMES, type CallName, callByName } from "@mealwright/schema/calls";
import { errorBody } from "@mealwright/schema/contract/errors";
import { buildOpenApiDocument } from "@mealwright/schema/openapi";
import fc from "fast-check";
import { expect, test } from "vitest";
import { freshEmail, type Member, registerPaid } from "./factories.ts";
import { openHarness } from "./harness.ts";

const harness = openHarness({ LIMIT_SCALE: "1000" });
const RUNS = 600;

/** Signing out would only end the run; the right password, which deletes, is never guessed. */
const SKIPPED: ReadonlySet<CallName> = new Set<CallName>(["logout", "adminLogout", "endSessions", "endSession"]);

type Schema = Readonly<Record<string, unknown>>;

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const hostileText = fc.constantFrom(
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

/** Values of a JSON schema of the contract, with wrong ones mixed in. */
function valuesOf(schema: unknown): fc.Arbitrary<unknown> {
  if (!isSchema(schema)) return fc.jsonValue();
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (choices.length > 0) return fc.oneof(...choices.map(valuesOf));
  if (Array.isArray(schema.enum)) return fc.oneof(fc.constantFrom(...schema.enum), anyText);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.type === "string") {
    const emails = fc.constant(null).map(() => freshEmail());
    return schema.format === "email" ? fc.oneof({ weight: 4, arbitrary: emails }, anyText) : anyText;
  }
  if (schema.type === "number" || schema.type === "integer") return anyNumber;
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "array") return fc.array(valuesOf(schema.items), { maxLength: 6 });
  if (isSchema(schema.properties)) {
    const entries = Object.entries(schema.properties).map(([key, value]) => {
      const values = fc.oneof({ weight: 9, arbitrary: valuesOf(value) }, { weight: 1, arbitrary: fc.jsonValue() });
      return [key, values] as const;
    });
    return fc.record(Object.fromEntries(entries), { requiredKeys: listOf(schema.required).map(String) });
  }
  return fc.jsonValue();
}

/** The schema of a call's body in the OpenAPI document; undefined for a call without one. */
function bodySchemaOf(name: CallName): unknown {
  const { paths } = buildOpenApiDocument("test");
  const { method, path } = callByName(name);
  let found: unknown = paths;
  for (const key of [path, method.toLowerCase(), "requestBody", "content", "application/json", "schema"]) {
    found = isSchema(found) ? found[key] : undefined;
  }
  return found;
}

const FUZZED = CALL_NAMES.filter((name) => !SKIPPED.has(name));

function callsOf(ids: fc.Arbitrary<string>) {
  return fc.constantFrom(...FUZZED).chain((name) => {
    const schema = bodySchemaOf(name);
    const body = schema === undefined ? fc.constant(undefined) : valuesOf(schema);
    return fc.record({ name: fc.constant(name), id: ids, body });
  });
}

test("anything of the contract's shape to any call: no 5xx, no answer outside its schema, nothing of another", async () => {
  const member: Member = await registerPaid(harness(), "annual-vip");
  const other = await registerPaid(harness(), "annual-vip");
  const plan = await other.browser.post("/api/generate-meal-plan");
  const foreign = [other.id, String(plan.json.id), other.email];
  const succeeded = new Set<CallName>();
  const ids = fc.oneof(fc.constantFrom(...foreign, member.id), hostileText, fc.uuid());
  await fc.assert(
    fc.asyncProperty(callsOf(ids), fc.boolean(), async ({ name, id, body }, isMember) => {
      const { method, path, reply: schema, status, contentType } = callByName(name);
      // A visitor's calls may sign in: each has a browser of its own.
      const browser = isMember && callByName(name).word !== "auth" ? member.browser : harness().visitor();
      const filled = path.replaceAll(/\{\w+\}/g, encodeURIComponent(id.toWellFormed()));
      if (filled.length > 8_000) return;
      const reply = await browser.send(method, filled, method === "GET" || body === undefined ? {} : { body });
      const about = `${method} ${filled} ${JSON.stringify(body)} -> ${reply.status} ${reply.text.slice(0, 300)}`;
      expect(reply.status < 500 || reply.status === 501, about).toBe(true);
      if (reply.status < 400) succeeded.add(name);
      if (reply.status >= 400) expect(errorBody.safeParse(reply.json).success, about).toBe(true);
      else if (schema && contentType === undefined) {
        expect(reply.status, about).toBe(status);
        expect(schema.safeParse(JSON.parse(reply.text)).error?.message, about).toBeUndefined();
      }
      // What was sent may come back in words; what was not sent may not.
      const sent = `${filled} ${JSON.stringify(body)}`;
      for (const secret of foreign) if (!sent.includes(secret)) expect(reply.text, about).not.toContain(secret);
    }),
    { numRuns: RUNS },
  );
  expect((await member.browser.get("/api/user")).status).toBe(200);
  // A run in which every call was refused would show nothing.
  console.log(`calls that succeeded at least once: ${[...succeeded].join(", ")}`);
  expect(succeeded.size).toBeGreaterThanOrEqual(8);
});
