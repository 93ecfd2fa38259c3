import { rmSync } from "node:fs";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { DATABASE_TROUBLES } from "@mealwright/schema/constants/errors/health-troubles";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSqld, startSqld } from "../../launch/database/sqld.ts";
import { expectError } from "../expectations.ts";
import { freshEmail, PASSWORD, registerPaid } from "../factories.ts";
import { type Harness, startHarness } from "../harness.ts";
import { temporaryFolder } from "../stack/temporary-folder.ts";

/** A database of our own that can be stopped and restarted on the same port, with the same data. */
let folder = "";
let sqld: RunningSqld;
let harness: Harness & { stop(): Promise<void> };

beforeAll(async () => {
  folder = temporaryFolder();
  sqld = await startSqld(folder);
  harness = await startHarness({ LIBSQL_URL: sqld.url, LIBSQL_TOKEN: sqld.access.token });
});

afterAll(async () => {
  await harness.stop();
  await sqld.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("an unreachable database", () => {
  test("makes every kind of call answer 503 with Retry-After, and all work again afterwards", async () => {
    const member = await registerPaid(harness, "weekly-flex");
    await sqld.stop();
    const credentials = { email: freshEmail(), password: PASSWORD };
    const replies = [
      await member.browser.get("/api/user"),
      await member.browser.get("/api/health"),
      await member.browser.post("/api/generate-meal-plan"),
      await member.browser.post("/api/auth/login", credentials),
      await member.browser.post("/api/auth/register", { ...credentials, name: "Ada" }),
      await member.browser.post("/api/generate-meal-plan", undefined, { headers: { accept: "text/event-stream" } }),
    ];
    for (const reply of replies) {
      expectError(reply, 503, "unavailable", CALL_ERRORS.unavailable);
      expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const health = await member.browser.get("/api/health");
    expect(health.json.fields).toEqual({ database: DATABASE_TROUBLES.unreachable });
    sqld = await startSqld(folder, sqld);
    expect((await member.browser.get("/api/health")).json).toMatchObject({ ok: true, model: "none" });
    expect((await member.browser.get("/api/user")).json).toMatchObject({ id: member.id, tier: "weekly-flex" });
  });

  test("lost while a week is being stored leaves nothing half written, and the next call completes it", async () => {
    const member = await registerPaid(harness, "weekly-flex", { mealsPerDay: 4 });
    const events: string[] = [];
    const seen: unknown[] = [];
    let killed: Promise<void> | undefined;
    for await (const { event, data } of member.browser.stream("/api/generate-meal-plan")) {
      events.push(event);
      if (event === "meal") seen.push(data.id);
      if (event === "meal" && !killed) {
        process.kill(sqld.pid, "SIGKILL");
        killed = sqld.ended.then(() => {});
      }
    }
    await killed;
    sqld = await startSqld(folder, sqld);
    const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
    expect(plan.complete).toBe(true);
    expect(plan.meals).toHaveLength(28);
    // Everything shown had already been stored.
    expect(plan.meals.map((meal) => meal.id)).toEqual(expect.arrayContaining(seen));
    expect(["error", "done"]).toContain(events.at(-1));
  });
});
