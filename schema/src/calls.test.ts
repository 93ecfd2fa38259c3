import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Call } from "./calls/call.ts";
import { CALL_NAMES, callByName } from "./calls.ts";
import { buildOpenApiDocument } from "./openapi.ts";

/** The calls of the interface description, by hand: the table must hold these and may add our own. */
const DESCRIBED = [
  "POST /api/auth/register",
  "POST /api/auth/register-with-preferences",
  "POST /api/auth/login",
  "POST /api/auth/logout",
  "POST /api/auth/forgot-password",
  "POST /api/auth/reset-password",
  "GET /api/auth/google",
  "GET /api/auth/google/callback",
  "GET /api/user",
  "GET /api/user/preferences",
  "POST /api/save-questionnaire",
  "GET /api/user/export",
  "DELETE /api/user",
  "GET /api/meal-plans",
  "GET /api/meal-plans/{userId}/active",
  "GET /api/meal-plans/{id}",
  "GET /api/meal-plans/{id}/calendar.ics",
  "POST /api/generate-meal-plan",
  "POST /api/regenerate-meal",
  "POST /api/meal-suggestions",
  "POST /api/replace-meal",
  "GET /api/favorites",
  "POST /api/favorites",
  "DELETE /api/favorites/{id}",
  "POST /api/send-grocery-email",
  "POST /api/grocery-checks",
  "POST /api/payments",
  "GET /api/payments",
  "GET /api/payments/{id}",
  "POST /api/payments/webhook",
  "POST /api/payments/{id}/confirm",
  "POST /api/admin/login",
  "POST /api/admin/logout",
  "GET /api/admin/session",
  "GET /api/admin/users",
  "GET /api/admin/payments",
  "POST /api/admin/update-google-oauth",
  "POST /api/contact",
  "GET /api/health",
];

const calls = CALL_NAMES.map((name) => callByName(name));

describe("the table of calls", () => {
  test.each(DESCRIBED)("contains %s", (line) => {
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(line);
  });

  test("contains every call of the per-topic files", async () => {
    const files = globSync("calls/*.ts", { cwd: import.meta.dirname }).filter((file) => !file.endsWith("/call.ts"));
    const tables = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
    const names = tables.flatMap((table, index) =>
      Object.values<Record<string, Call>>(table).flatMap((own) =>
        Object.entries(own).map(([name, { word }]) => {
          expect(word, name).toBe(basename(files[index] ?? "", ".ts"));
          return name;
        }),
      ),
    );
    expect(names.toSorted()).toEqual(CALL_NAMES.toSorted());
  });

  test("gives each call a unique name", () => {
    const lines = calls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe("the OpenAPI document", () => {
  const document = JSON.parse(JSON.stringify(buildOpenApiDocument("1.2.3")));

  test("is version 3.1 and describes every call with its body and reply", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info.version).toBe("1.2.3");
    for (const name of CALL_NAMES) {
      const { method, path, body, query, reply, status } = callByName(name);
      const operation = document.paths[path][method.toLowerCase()];
      expect(operation.operationId).toBe(name);
      expect(operation.responses).toHaveProperty(String(status));
      expect(operation.responses.default.content["application/json"].schema.$ref).toBe("#/components/schemas/Error");
      if (body) expect(Object.keys(operation.requestBody.content["application/json"].schema)).not.toEqual([]);
      if (reply) expect(operation.responses[String(status)].content["application/json"].schema).not.toEqual({});
      const holes = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const namesIn = (place: string) =>
        operation.parameters.flatMap((parameter: { name: string; in: string }) =>
          parameter.in === place ? [parameter.name] : [],
        );
      expect(namesIn("path")).toEqual(holes);
      expect(namesIn("query")).toEqual(Object.keys(query?.shape ?? {}));
    }
  });

  test("lists every error a call can return, each with the error body", () => {
    const { responses } = document.components;
    const statusesOf = (path: string, method: string) =>
      Object.keys(document.paths[path][method].responses).filter((status) => Number(status) >= 400);
    expect(statusesOf("/api/health", "get")).toEqual(["429", "503"]);
    expect(statusesOf("/api/meal-plans", "get")).toEqual(["401", "429", "503"]);
    expect(statusesOf("/api/meal-plans/{id}", "get")).toEqual(["401", "404", "429", "503"]);
    const write = ["400", "403", "413", "415", "422", "429", "503"];
    expect(statusesOf("/api/auth/register", "post")).toEqual([...write, "409"].sort());
    expect(statusesOf("/api/replace-meal", "post")).toEqual([...write, "401", "404", "409"].sort());
    expect(statusesOf("/api/generate-meal-plan", "post")).toEqual([...write, "401", "404", "409"].sort());
    for (const name of CALL_NAMES) {
      const { method, path } = callByName(name);
      for (const [status, response] of Object.entries(document.paths[path][method.toLowerCase()].responses)) {
        if (Number(status) < 400 || status === "default") continue;
        const { $ref } = response as { $ref: string };
        const shared = responses[$ref.replace("#/components/responses/", "")];
        expect(shared.content["application/json"].schema.$ref, `${name} ${status}`).toBe("#/components/schemas/Error");
        expect("Retry-After" in (shared.headers ?? {})).toBe(status === "429" || status === "503");
      }
    }
  });

  test("has no dangling references", () => {
    const targets = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(targets.length).toBeGreaterThan(100);
    const find = (target: string) => target.split("/").reduce((node, key) => node?.[key], document);
    expect([...new Set(targets)].filter((target) => target.startsWith("components/") && !find(target))).toEqual([]);
  });

  test("member calls and admin calls each name their own cookie", () => {
    const { securitySchemes } = document.components;
    for (const name of CALL_NAMES) {
      const { method, path, access } = callByName(name);
      const { security } = document.paths[path][method.toLowerCase()];
      const cookies = security
        .flatMap((scheme: object) => Object.keys(scheme))
        .map((key: string) => securitySchemes[key]);
      const expected = { visitor: [], member: ["session"], admin: ["admin"], provider: ["stripe-signature"] }[access];
      expect(
        cookies.map((scheme: { name: string }) => scheme.name),
        name,
      ).toEqual(expected);
    }
  });

  test("describes generation as a stream of named events too", () => {
    const { schema } = document.paths["/api/generate-meal-plan"].post.responses["200"].content["text/event-stream"];
    const events: { title: string; properties: { event: { const: string }; data: Record<string, unknown> } }[] =
      schema.oneOf;
    expect(events.map(({ title }) => title)).toEqual(["plan", "meal", "slot", "note", "grocery", "done", "error"]);
    for (const { title, properties } of events) {
      expect(properties.event.const).toBe(title);
      expect(properties.data.$ref ?? properties.data.properties).toBeDefined();
    }
  });

  test("describes the fields of a registration and their limits", () => {
    const { schema } =
      document.paths["/api/auth/register-with-preferences"].post.requestBody.content["application/json"];
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining(["email", "name", "password", "goal", "dietaryPreference", "allergies", "budget"]),
    );
    expect(schema.properties.goal.enum).toEqual(["lose_weight", "gain_muscle", "eat_healthier", "save_time"]);
    expect(schema.required).toEqual(
      expect.arrayContaining(["email", "name", "password", "goal", "dietaryPreference", "cookingLevel"]),
    );
  });
});
