import { rmSync } from "node:fs";
import { join } from "node:path";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type RunningSqld, startSqld } from "../../launch/database/sqld.ts";
import type { StreamEvent } from "../client.ts";
import { expectError } from "../expectations.ts";
import { type Member, registerPaid } from "../factories.ts";
import { fewOf } from "../fixtures/sample.ts";
import { type RunningHarness, startHarness } from "../harness.ts";
import { expectSound } from "../meal-plan/sound-meals.ts";
import { readProcessTable } from "../stack/process-table.ts";
import { temporaryFolder } from "../stack/temporary-folder.ts";
import { heldAfter, type ModelEndpoint, startModelEndpoint } from "../stand-ins/model-endpoint.ts";

const GENERATE = "/api/generate-meal-plan";

/** Database and worker of our own, each of which can be killed and brought back over the same data. */
let endpoint: ModelEndpoint;
let folder = "";
let sqld: RunningSqld;
let harness: RunningHarness;

/** On the previous port if there was one. */
const startWorker = (port?: string) =>
  startHarness({
    ...(port === undefined ? {} : { PORT: port }),
    DATA_DIR: join(folder, "data"),
    LIBSQL_URL: sqld.url,
    LIBSQL_TOKEN: sqld.access.token,
    LLM_BASE_URL: endpoint.baseUrl,
    LLM_MODEL: "test-model",
    LIMIT_SCALE: "50",
  });

beforeAll(async () => {
  folder = temporaryFolder();
  endpoint = await startModelEndpoint();
  sqld = await startSqld(folder);
  harness = await startWorker();
});

afterAll(async () => {
  await harness?.stop();
  await sqld?.stop();
  await endpoint?.stop();
  rmSync(folder, { recursive: true, force: true });
});

// Some days arrive completely, the others wait, so that there is time to kill the worker.
let held: ReturnType<typeof heldAfter>;
beforeEach(() => {
  held = heldAfter(3);
  endpoint.behave(held.behaviour);
});

/** The worker's process, to be killed without warning: the newest one, in case an earlier file left one behind. */
function workerPid(): number {
  const workers = readProcessTable().filter(
    ({ parent, command }) => parent === process.pid && command.includes("workerd"),
  );
  if (workers.length === 0) throw new Error("no workerd among our children");
  return Math.max(...workers.map(({ pid }) => pid));
}

/** Reads a generation until this many meals have arrived, then kills; returns the meals and the stream's last event. */
async function killAfter(member: Member, count: number, kill: () => void) {
  const seen: string[] = [];
  let last: StreamEvent | undefined;
  try {
    for await (const event of member.browser.stream(GENERATE)) {
      last = event;
      if (event.event !== "meal") continue;
      seen.push(String(event.data.id));
      if (seen.length === count) kill();
    }
  } catch {
    // The connection ended with the worker.
  }
  return { seen, last };
}

async function storedRows(member: Member) {
  const sql = `select m.id, m.day, m.type from meals m join meal_plans p on p.id = m.plan_id where p.user_id = ?`;
  return (await harness.database.execute({ sql, args: [member.id] })).rows.map(({ id, day, type }) => ({
    id: String(id),
    slot: `${day} ${type}`,
  }));
}

/** Expects a complete, sound week in which nothing that was shown is missing or duplicated. */
async function expectRecovered(member: Member, plan: ReturnType<typeof mealPlan.parse>, seen: readonly string[]) {
  expect(plan.complete).toBe(true);
  expect(plan.meals).toHaveLength(21);
  expectSound(plan.meals, ["milk"], false);
  expect(plan.meals.map(({ id }) => id)).toEqual(expect.arrayContaining([...seen]));
  const rows = await storedRows(member);
  expect(rows).toHaveLength(21);
  expect(new Set(rows.map(({ slot }) => slot)).size).toBe(21);
  expect((await member.browser.get("/api/meal-plans")).list).toHaveLength(1);
}

describe("if the worker is killed while a model's meals arrive", () => {
  test.each(fewOf([1, 4, 9], (count) => count === 4))(
    "after %i of them, the next call completes the week within 8 s",
    async (count) => {
      const member = await registerPaid(harness, "weekly-flex", { allergies: ["Dairy"] });
      const { seen, last } = await killAfter(member, count, () => process.kill(workerPid(), "SIGKILL"));
      expect(last?.event).not.toMatch(/^(complete|error)$/);
      expect(seen.length).toBeLessThan(21);
      const stored = (await storedRows(member)).map(({ id }) => id);
      expect(stored).toEqual(expect.arrayContaining(seen));
      await harness.stop();
      harness = await startWorker(new URL(harness.baseUrl).port);
      const billed = endpoint.requests.length;
      const reply = await member.browser.post(GENERATE);
      expect(reply.status, reply.text).toBe(200);
      const plan = mealPlan.parse(reply.json);
      expect(endpoint.requests).toHaveLength(billed);
      await expectRecovered(member, plan, stored);
    },
  );
});

describe("if the database is killed while a model's meals arrive", () => {
  const killDatabase = () => process.kill(sqld.pid, "SIGKILL");

  test.each(fewOf([1, 6], (count) => count === 6))(
    "after %i of them, the stream reports it, and the next call completes the week",
    async (count) => {
      const member = await registerPaid(harness, "weekly-flex", { allergies: ["Dairy"] });
      const { seen, last } = await killAfter(member, count, killDatabase);
      expect(last).toMatchObject({ event: "error", data: { code: "unavailable", error: CALL_ERRORS.unavailable } });
      await sqld.ended;
      expectError(await member.browser.post(GENERATE), 503, "unavailable", CALL_ERRORS.unavailable);
      sqld = await startSqld(folder, sqld);
      held.release();
      const reply = await member.browser.post(GENERATE);
      expect(reply.status, reply.text).toBe(200);
      await expectRecovered(member, mealPlan.parse(reply.json), seen);
    },
  );

  test("a JSON caller gets a clear 503 with Retry-After, and the next call completes the week", async () => {
    const member = await registerPaid(harness, "weekly-flex", { allergies: ["Dairy"] });
    const asked = member.browser.post(GENERATE);
    while ((await storedRows(member)).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    killDatabase();
    const refused = await asked;
    expectError(refused, 503, "unavailable", CALL_ERRORS.unavailable);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await sqld.ended;
    sqld = await startSqld(folder, sqld);
    held.release();
    const reply = await member.browser.post(GENERATE);
    await expectRecovered(member, mealPlan.parse(reply.json), []);
  });
});
