import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AppEnv, Variables } from "../context.ts";
import { answerError } from "./on-error.ts";

interface Asker {
  /** The user whose valid session the request has; null for a visitor. */
  readonly session: string | null;
  readonly exists: () => Promise<boolean>;
}

const BREACH = new Error("Failed query: insert into sessions", {
  cause: new Error("SQLITE_CONSTRAINT: SQLite error: FOREIGN KEY constraint failed"),
});

/** The response of a call whose handler throws. */
async function answerTo(error: Error, { session, exists }: Asker): Promise<Response> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("requestId", "r1");
    c.set("config", { isHttps: false } as unknown as Variables["config"]);
    const tokens = { verify: async (userId: string) => ({ userId, sessionId: "s" }) };
    c.set("deps", { tokens, users: { exists } } as unknown as Variables["deps"]);
    await next();
  });
  app.get("/", () => {
    throw error;
  });
  app.onError(answerError);
  return app.request("/", session === null ? {} : { headers: { cookie: `session=${session}` } });
}

describe("a foreign key violation", () => {
  const log = vi.spyOn(console, "error");
  beforeEach(() => log.mockImplementation(() => {}));
  afterEach(() => log.mockReset());

  test("of a deleted account answers 401 and is not logged", async () => {
    const reply = await answerTo(BREACH, { session: "ada", exists: async () => false });
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ code: "unauthenticated" });
    expect(log).not.toHaveBeenCalled();
  });

  test.each<[string, Asker]>([
    ["of an existing account", { session: "ada", exists: async () => true }],
    ["of a visitor", { session: null, exists: async () => false }],
    ["while the account cannot be looked up", { session: "ada", exists: () => Promise.reject(new Error("away")) }],
  ])("%s is our own error: 500, and logged", async (_, asker) => {
    const reply = await answerTo(BREACH, asker);
    expect(reply.status).toBe(500);
    expect(await reply.json()).toMatchObject({ code: "internal" });
    expect(log).toHaveBeenCalledOnce();
  });
});

test.each(["SQLITE_FULL", "SQLITE_IOERR_WRITE", "HRANA_PROTO_ERROR", "HRANA_CLOSED_ERROR"])(
  "a database that cannot work (%s) answers `unavailable`, with a time to retry",
  async (code) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const error = new Error("Failed query", { cause: Object.assign(new Error(code), { code }) });
    const reply = await answerTo(error, { session: null, exists: async () => true });
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ code: "unavailable" });
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    log.mockRestore();
  },
);
