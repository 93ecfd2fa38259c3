import { CALL_NAMES, callByName } from "@mealwright/schema/calls";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import fc from "fast-check";
import { SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { untilServed } from "./client.ts";
import { expectError, expectSuccess } from "./expectations.ts";
import { ANSWERS, PASSWORD, registerMember } from "./factories.ts";
import { sampled } from "./fixtures/sample.ts";
import { openHarness } from "./harness.ts";

const harness = openHarness();

const withoutHoles = (path: string) => path.replaceAll(/\{\w+\}/g, "none");
const WRITES = CALL_NAMES.map((name) => ({ name, ...callByName(name) })).filter(({ method }) => method !== "GET");

describe.each(WRITES.map(({ name, method, path }) => [name, method, withoutHoles(path)] as const))(
  "%s",
  (_, method, path) => {
    test("refuses a write from another site before its body is read", async () => {
      const browser = harness().visitor();
      for (const headers of [
        { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
        { origin: "null", "sec-fetch-site": "same-origin" },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
      ]) {
        const reply = await browser.send(method, path, { rawBody: "{", headers });
        expectError(reply, 403, "cross_site", CALL_ERRORS.crossSite);
      }
    });
  },
);

describe("unknown paths", () => {
  test.each(["/api/nope", "/api/", "/api/user/nope", "/api/meal-plans/a/b/c"])(
    "%s answers 404 in JSON",
    async (path) => {
      for (const method of ["GET", "POST", "DELETE"]) {
        expectError(await harness().visitor().send(method, path), 404, "not_found");
      }
    },
  );

  test("a known path with another method answers 405 and names the allowed ones", async () => {
    const reply = await harness().visitor().send("PUT", "/api/auth/login");
    expectError(reply, 405, "method_not_allowed");
    expect(reply.headers.get("allow")).toBe("POST");
  });
});

describe("OPTIONS", () => {
  const methodsByPath = new Map<string, string[]>();
  for (const name of CALL_NAMES) {
    const { method, path } = callByName(name);
    const allowed = method === "GET" ? ["GET", "HEAD"] : [method];
    methodsByPath.set(withoutHoles(path), [...(methodsByPath.get(withoutHoles(path)) ?? []), ...allowed]);
  }

  test.each([...methodsByPath])("%s lists its methods and allows no other origin", async (path, methods) => {
    const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
    const reply = await harness().visitor().send("OPTIONS", path, { headers });
    expectError(reply, 405, "method_not_allowed");
    expect(reply.headers.get("allow")?.split(", ").sort()).toEqual(methods.sort());
    expect([...reply.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });
});

describe("a request body", () => {
  const path = "/api/auth/login";

  test.each([
    ["not JSON", "{", 400, "malformed_body"],
    ["not UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), 400, "malformed_body"],
    ["a list", "[]", 422, "invalid_fields"],
    ["null", "null", 422, "invalid_fields"],
    ["a number", "1", 422, "invalid_fields"],
    ["wrong types", '{"email":1,"password":{}}', 422, "invalid_fields"],
    ["an object with __proto__", '{"__proto__":{"email":"a@b.co","password":"x"}}', 422, "invalid_fields"],
    ["deeply nested", `${"[".repeat(30_000)}${"]".repeat(30_000)}`, 422, "invalid_fields"],
  ] as const)("is refused if %s", async (_, rawBody, status, code) => {
    expectError(await harness().visitor().send("POST", path, { rawBody }), status, code);
  });

  test("over 64 KB is refused, with or without an honest length", async () => {
    const rawBody = JSON.stringify({ email: "a@b.co", password: "x".repeat(64 * 1024) });
    expectError(await harness().visitor().send("POST", path, { rawBody }), 413, "too_large");
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(rawBody));
        controller.close();
      },
    });
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: stream, duplex: "half" };
    const response = await fetch(new URL(path, harness().baseUrl), init as RequestInit);
    expect(response.status).toBe(413);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
  ])("of type %s is refused, as it is not JSON", async (type) => {
    expectError(
      await harness()
        .visitor()
        .send("POST", path, { rawBody: "{}", headers: { "content-type": type } }),
      415,
      "not_json",
    );
  });
});

describe("many requests at once", () => {
  test("60 concurrent requests for the user succeed, three times over", async () => {
    const { browser } = await registerMember(harness());
    for (let round = 0; round < 3; round += 1) {
      const replies = await Promise.all(Array.from({ length: 60 }, () => browser.get("/api/user")));
      expect(replies.map(({ status }) => status)).toEqual(Array(60).fill(200));
    }
  });

  test("requests in flight while their account is deleted answer 401 or 404", async () => {
    const { browser } = await registerMember(harness());
    const { cookie } = browser;
    const calls = Array.from({ length: 12 }, (_, index) => {
      const parallel = harness().visitor();
      parallel.cookie = cookie;
      if (index === 4) return parallel.send("DELETE", "/api/user", { body: { password: PASSWORD } });
      return index % 2 ? parallel.post("/api/save-questionnaire", ANSWERS) : parallel.post("/api/generate-meal-plan");
    });
    for (const { status, text } of await Promise.all(calls)) expect(status, text).toBeLessThan(500);
  });
});

describe("sessions", () => {
  const claims = { sid: "s" };
  const key = new TextEncoder().encode("another key of thirty-two bytes!");
  let ended = "";

  beforeAll(async () => {
    const { browser } = await registerMember(harness());
    ended = browser.cookie;
    expectSuccess(await browser.post("/api/auth/logout"), "logout");
  });

  test.each([
    ["no cookie", async () => ""],
    ["an empty cookie", async () => "session="],
    ["a cookie that is no token", async () => "session=nonsense"],
    ["alg none", async () => `session=${btoa('{"alg":"none","typ":"session+jwt"}')}.${btoa('{"sub":"u","sid":"s"}')}.`],
    [
      "a foreign key",
      async () =>
        `session=${await new SignJWT(claims).setProtectedHeader({ alg: "HS256", typ: "session+jwt", kid: "2026-01-01" }).setSubject("u").setExpirationTime("1h").sign(key)}`,
    ],
    [
      "a key id named __proto__",
      async () =>
        `session=${await new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "__proto__" }).setSubject("u").setExpirationTime("1h").sign(key)}`,
    ],
    ["broken escapes", async () => "session=%E0%A4%A; session=%"],
  ])("%s answers 401", async (_, makeCookie) => {
    const cookie = await makeCookie();
    const reply = await harness().visitor().get("/api/user", { headers: { cookie } });
    expectError(reply, 401, "unauthenticated", CALL_ERRORS.signInFirst);
  });

  test("a token signed with our key but with wrong claims answers 401", async () => {
    const { jwtKeys } = harness().secrets;
    const own = Buffer.from(jwtKeys.keys[jwtKeys.current] ?? "", "base64url");
    const member = await registerMember(harness());
    const sign = (header: { typ?: string }, issuer: string, audience: string, expires: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256", kid: jwtKeys.current, ...header })
        .setSubject(member.id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime(expires)
        .sign(own);
    const { origin } = harness();
    for (const token of [
      await sign({ typ: "session+jwt" }, origin, "web", "1h"), // unknown session
      await sign({ typ: "session+jwt" }, origin, "web", "-1h"),
      await sign({ typ: "session+jwt" }, "https://other.example", "web", "1h"),
      await sign({ typ: "session+jwt" }, origin, "mail", "1h"),
      await sign({}, origin, "web", "1h"),
    ]) {
      expectError(
        await harness()
          .visitor()
          .get("/api/user", { headers: { cookie: `session=${token}` } }),
        401,
        "unauthenticated",
      );
    }
  });

  test.each(
    CALL_NAMES.map((name) => [name, callByName(name)] as const).filter(
      ([, { access }]) => access === "member" || access === "admin",
    ),
  )("%s answers 401 in an ended session, whatever else is wrong with the request", async (_, { method, path }) => {
    const options = method === "GET" ? {} : { rawBody: "{" };
    const browser = harness().visitor();
    browser.cookie = ended;
    expectError(await browser.send(method, withoutHoles(path), options), 401, "unauthenticated");
  });

  test("a session idle for over 14 days or past its end answers 401", async () => {
    const day = 24 * 3600 * 1000;
    for (const [column, at] of [
      ["last_seen_at", Date.now() - 15 * day],
      ["expires_at", Date.now() - 1],
    ] as const) {
      const { browser, id } = await registerMember(harness());
      await harness().database.execute({ sql: `update sessions set ${column} = ? where user_id = ?`, args: [at, id] });
      expectError(await browser.get("/api/user"), 401, "unauthenticated");
    }
  });
});

describe("fuzzing never causes a 5xx", () => {
  test("with random JSON or text sent to any call, signed in or not", async () => {
    const member = await registerMember(harness());
    const visitor = harness().visitor();
    const anyCall = fc.constantFrom(...CALL_NAMES);
    const anyBody = fc.oneof(fc.json(), fc.string({ unit: "binary" }), fc.constant(undefined));
    const anyHole = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom("..", "%00", "%E0%A4%A", "'", '"; drop table users;--'),
    );
    await fc.assert(
      fc.asyncProperty(anyCall, anyBody, anyHole, fc.boolean(), async (name, body, hole, signedIn) => {
        const { method, path, ...call } = callByName(name);
        if (call.contentType !== undefined) return;
        const filled = path.replaceAll(/\{\w+\}/g, encodeURIComponent(hole.toWellFormed()));
        const options = method === "GET" || body === undefined ? {} : { rawBody: body.toWellFormed() };
        const browser = signedIn ? member.browser : visitor;
        const reply = await untilServed(() => browser.send(method, filled, options));
        expect(reply.status, `${method} ${filled} ${body} -> ${reply.text}`).toBeLessThan(500);
      }),
      { numRuns: sampled(400, 150) },
    );
  });

  test("with random cookies and headers", async () => {
    const printable = fc.stringMatching(/^[\x21-\x7e]{0,200}$/);
    await fc.assert(
      fc.asyncProperty(printable, printable, async (cookie, agent) => {
        const headers = { cookie: `session=${cookie}`, "user-agent": agent, accept: agent || "*/*" };
        const reply = await harness().visitor().get("/api/user", { headers });
        expect(reply.status).toBe(401);
      }),
      { numRuns: sampled(150, 50) },
    );
  });
});
