import { MODEL_QUOTA_NOTE, MODEL_REQUESTS_PER_DAY, MODEL_UNVERIFIED_NOTE } from "@mealwright/schema/constants/model";
import { MODEL_PER_DAY } from "@mealwright/schema/constants/tiers";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Member, registerMember, registerPaid, registerUnverified, verifyAddress } from "../factories.ts";
import { shareHarness } from "../harness.ts";
import { forgetModel } from "../model/forget-model.ts";
import { honest, type ModelEndpoint, startModelEndpoint } from "../stand-ins/model-endpoint.ts";
import { from } from "./attackers.ts";

const ALL = 100;
let harness: Awaited<ReturnType<typeof shareHarness>>;
let endpoint: ModelEndpoint;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
  endpoint.behave(honest);
  const model = { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: "test-model", LLM_REQUESTS_PER_DAY: String(ALL) };
  harness = await shareHarness(model);
});

afterAll(async () => {
  await harness?.stop();
  await endpoint?.stop();
});

beforeEach(async () => {
  // On a busy machine the previous test's reply may have taken too long, after which the worker avoids the model for a
  // while.
  await forgetModel({ harness, endpoint });
  endpoint.requests.length = 0;
  await harness.database.execute("delete from counters");
});

const spent = (key: string, count: number) =>
  harness.database.execute({ sql: "update counters set count = ? where key like ?", args: [count, key] });

/** So that the next request plans the week again, which Free Starter could not ask for. */
const forgetPlans = () => harness.database.execute("delete from meal_plans");

/** Expects a week from the cookbook alone, with a note that says why. */
async function expectCookbook({ browser }: Member, note: string, network = "203.0.113.1"): Promise<void> {
  const before = endpoint.requests.length;
  const plan = mealPlan.parse((await browser.post("/api/generate-meal-plan", {}, from(network))).json);
  expect(plan.complete).toBe(true);
  expect(plan.notes).toContain(note);
  expect(endpoint.requests).toHaveLength(before);
}

async function expectAsked({ browser }: Member, network = "203.0.113.1"): Promise<void> {
  const before = endpoint.requests.length;
  expect((await browser.post("/api/generate-meal-plan", {}, from(network))).status).toBe(200);
  expect(endpoint.requests.length).toBeGreaterThan(before);
}

test("a free account must confirm its address before a model is used; until then the cookbook plans and says so", async () => {
  const member = await registerUnverified(harness);
  await expectCookbook(member, MODEL_UNVERIFIED_NOTE);
  const other = await registerUnverified(harness);
  await verifyAddress(harness, other.id);
  await expectAsked(other);
});

test.each([
  ["free-starter", () => registerMember(harness)],
  ["weekly-flex", () => registerPaid(harness, "weekly-flex")],
] as const)("on %s the last plan of the daily quota uses the model, and the next does not", async (tier, register) => {
  const member = await register();
  await expectAsked(member);
  await spent("model-plans:%", MODEL_PER_DAY[tier].plans - 1);
  await forgetPlans();
  await expectAsked(member);
  await forgetPlans();
  await expectCookbook(member, MODEL_QUOTA_NOTE);
});

test("free accounts of one network share a daily number of model requests, others are not affected", async () => {
  await expectAsked(await registerMember(harness));
  await spent("model-requests-network:%", MODEL_REQUESTS_PER_DAY.freePerNetwork);
  await expectCookbook(await registerMember(harness), MODEL_QUOTA_NOTE);
  await expectAsked(await registerMember(harness), "203.0.113.2");
  await expectAsked(await registerPaid(harness, "weekly-flex"));
});

test("a whole IPv6 /48 shares one quota, four times that of a /64", async () => {
  await expectAsked(await registerMember(harness), "2001:db8:5:1::1");
  await spent("model-requests-network:%", MODEL_REQUESTS_PER_DAY.freePerNetwork);
  await expectCookbook(await registerMember(harness), MODEL_QUOTA_NOTE, "2001:db8:5:1::2");
  await expectAsked(await registerMember(harness), "2001:db8:5:2::1");
  await spent("model-requests-network:%", MODEL_REQUESTS_PER_DAY.freePerWideNetwork);
  await expectCookbook(await registerMember(harness), MODEL_QUOTA_NOTE, "2001:db8:5:3::1");
  await expectAsked(await registerMember(harness), "2001:db8:6:1::1");
});

test("free accounts cannot use up the quota of paid ones, and nobody exceeds the total", async () => {
  await expectAsked(await registerMember(harness));
  await spent("model-requests-free", ALL * MODEL_REQUESTS_PER_DAY.freeShare);
  await expectCookbook(await registerMember(harness), MODEL_QUOTA_NOTE, "203.0.113.3");
  await expectAsked(await registerPaid(harness, "weekly-flex"));
  await spent("model-requests", ALL - 6);
  await expectCookbook(await registerPaid(harness, "annual-vip"), MODEL_QUOTA_NOTE);
});

test("tiers with priority generation still get the model when all others have used up theirs", async () => {
  await expectAsked(await registerPaid(harness, "weekly-flex"));
  await spent("model-requests-usual", ALL * MODEL_REQUESTS_PER_DAY.usualShare);
  await expectCookbook(await registerPaid(harness, "weekly-flex"), MODEL_QUOTA_NOTE);
  await expectAsked(await registerPaid(harness, "monthly-saver"));
  await expectAsked(await registerPaid(harness, "annual-vip"));
});

test("a refused request uses up nobody's quota", async () => {
  await expectAsked(await registerMember(harness));
  const { rows } = await harness.database.execute("select count from counters where key = 'model-requests'");
  await spent("model-requests-network:%", MODEL_REQUESTS_PER_DAY.freePerNetwork);
  for (let accounts = 0; accounts < 3; accounts += 1)
    await expectCookbook(await registerMember(harness), MODEL_QUOTA_NOTE);
  const after = await harness.database.execute("select count from counters where key = 'model-requests'");
  expect(after.rows).toEqual(rows);
});
