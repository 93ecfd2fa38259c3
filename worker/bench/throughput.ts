import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { build } from "../launch/build.ts";
import { findFreePort } from "../launch/processes/ports.ts";
import { PROJECT_ROOT } from "../launch/project-paths.ts";
import { runTool } from "../launch/run-tool.ts";
import { serveWorker } from "../launch/serving/serve-worker.ts";
import { type Member, PASSWORD, registerPaid } from "../test/factories.ts";
import { startHarness } from "../test/harness.ts";
import { type LoadResult, runLoad, type Target } from "./load.ts";
import { makeMix } from "./memory/mix.ts";

/**
 * Throughput of the built worker next to a bare Hono worker with one query and to the database alone, in turns, each by
 * its best round, since others measure other load; then a hundred people at once, who finally all make a week together.
 * `node worker/bench/throughput.ts [rounds] [mixed requests]`; with 0 rounds only the hundred people.
 */
const [ROUNDS = 3, MIXED_REQUESTS = 10_000] = process.argv.slice(2).map(Number);
const PLANS = 20;
const PEOPLE = 100;
/** The least share of the bare worker's requests per second, and the highest multiple of its p99. */
const BARS: Readonly<Record<string, { readonly rate: number; readonly p99: number }>> = {
  "GET /api/user": { rate: 0.6, p99: 3 },
  "list of plans": { rate: 0.4, p99: 3 },
};

await build();
const outdir = join(PROJECT_ROOT, "dist/bench");
const bundling = ["deploy", "worker/bench/bare-worker.ts", "--dry-run", "--minify", "--outdir", outdir];
const { exitCode, output } = await runTool("wrangler", bundling);
if (exitCode !== 0) throw new Error(output);

const harness = await startHarness({ LIMIT_SCALE: "1000000" });
const { url: databaseUrl, authToken = "" } = harness.databaseAddress;
const bare = await serveWorker({
  host: "127.0.0.1",
  port: await findFreePort("127.0.0.1"),
  variables: { LIBSQL_URL: databaseUrl, LIBSQL_TOKEN: authToken },
  stateDirectory: outdir,
  script: readFileSync(join(outdir, "bare-worker.js"), "utf8"),
  onLog: () => {},
});

interface Bench extends Target {
  readonly total: number;
  readonly concurrency: number;
  readonly beside?: string;
}

/** What a tick sends of a line: its food and the packs that were shown. */
type Line = Pick<GroceryItem, "foodId" | "packs">;

const reading = { total: 3_000, concurrency: 60 } as const;

/** @param maker somebody else, because a new week would replace the one that is read and ticked. */
function benchesOf(
  { browser, email, id }: Member,
  maker: Member,
  planId: string,
  { foodId, packs }: Line,
): Readonly<Record<string, Bench>> {
  const headers = { cookie: browser.cookie, origin: harness.origin, "content-type": "application/json" };
  const get = (path: string): Target => ({ url: harness.baseUrl + path, headers });
  const post = (path: string, body: object): Target => ({ ...get(path), method: "POST", body: JSON.stringify(body) });
  const select = { requests: [{ type: "execute", stmt: { sql: "select 1" } }, { type: "close" }] };
  const { cookie: _, ...visitor } = headers;
  return {
    "bare query": {
      ...{ url: `${databaseUrl}/v2/pipeline`, method: "POST", body: JSON.stringify(select) },
      headers: { authorization: `Bearer ${authToken}`, "content-type": "application/json" },
      ...reading,
    },
    "bare worker": { url: `${bare.url.origin}/api/bare`, ...reading },
    "bare worker, 20 rows": { url: `${bare.url.origin}/api/bare-rows`, ...reading },
    "GET /api/user": { ...get("/api/user"), ...reading, beside: "bare worker" },
    "list of plans": { ...get("/api/meal-plans"), ...reading, beside: "bare worker, 20 rows" },
    "the answers": { ...get("/api/user/preferences"), ...reading, beside: "bare worker" },
    "a week and its list": {
      ...get(`/api/meal-plans/${id}/active`),
      total: 600,
      concurrency: 60,
      beside: "bare worker",
    },
    "a tick": {
      ...post("/api/grocery-checks", { planId, item: foodId, checked: true, packs }),
      ...{ ...reading, beside: "bare worker" },
    },
    "a sign-in": {
      ...post("/api/auth/login", { email, password: PASSWORD }),
      ...{ headers: visitor, total: 16, concurrency: 4, beside: "bare worker" },
    },
    "a week made": {
      ...post("/api/generate-meal-plan", { forceRegenerate: true }),
      ...{ headers: { ...headers, cookie: maker.browser.cookie } },
      ...{ total: 30, concurrency: 4, beside: "bare worker" },
    },
  };
}

/** A member with `PLANS` plans: the newest is made by the product, the others are copies of it in earlier weeks. */
async function registerPlanner(): Promise<{ member: Member; planId: string; line: Line }> {
  const member = await registerPaid(harness, "annual-vip");
  const { id: planId, groceryList } = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${PLANS - 1})`;
  await harness.database.batch([
    `insert into meal_plans (id, user_id, week_of, status, seed, brief, notes, created_at, updated_at) ${numbers}
     select 'l-' || i, user_id, date(week_of, '-' || (7 * i) || ' days'), 'complete', i, brief, notes, created_at - i, updated_at
     from n, meal_plans where id = '${planId}'`,
    `insert into meals (id, plan_id, day, type, recipe_id, source, meal, locked, created_at) ${numbers}
     select i || '-' || id, 'l-' || i, day, type, recipe_id, source, meal, locked, created_at from n, meals where plan_id = '${planId}'`,
  ]);
  const listed = (await member.browser.get("/api/meal-plans")).list.length;
  if (listed !== PLANS) throw new Error(`${listed} plans are listed`);
  const line = groceryList[0]?.items[0];
  if (!line) throw new Error("the week has no list");
  return { member, planId, line };
}

const show = ({ requestsPerSecond, p50Ms, p95Ms, p99Ms, errors }: LoadResult) =>
  `${String(requestsPerSecond).padStart(6)}/s  p50 ${p50Ms.toFixed(1)}  p95 ${p95Ms.toFixed(1)}  p99 ${p99Ms.toFixed(1)} ms` +
  (errors > 0 ? `  ERRORS ${errors}` : "");

/** The best of two results: most requests per second, and lowest p99. */
function bestOf(one: LoadResult | undefined, other: LoadResult): LoadResult {
  if (!one) return other;
  const quicker = one.requestsPerSecond > other.requestsPerSecond ? one : other;
  return { ...quicker, p99Ms: Math.min(one.p99Ms, other.p99Ms), errors: one.errors + other.errors };
}

try {
  const { member, planId, line } = await registerPlanner();
  const benches = benchesOf(member, await registerPaid(harness, "annual-vip"), planId, line);
  const best = new Map<string, LoadResult>();
  for (let round = 0; ROUNDS > 0 && round <= ROUNDS; round += 1) {
    for (const [name, bench] of Object.entries(benches)) {
      const result = await runLoad([bench], round === 0 ? { ...bench, total: Math.ceil(bench.total / 4) } : bench);
      if (round > 0) best.set(name, bestOf(best.get(name), result));
    }
  }
  for (const [name, result] of best) {
    const floor = best.get(benches[name]?.beside ?? "");
    const [rate, p99] = floor
      ? [result.requestsPerSecond / floor.requestsPerSecond, result.p99Ms / floor.p99Ms]
      : [undefined, undefined];
    const ratios =
      rate === undefined ? "" : `  ${rate.toFixed(2)} of the ${benches[name]?.beside}, p99 ${p99?.toFixed(1)} x`;
    const bar = BARS[name];
    const isMet = bar && rate !== undefined && p99 !== undefined && rate >= bar.rate && p99 <= bar.p99;
    const verdict = bar ? `  ${isMet ? "met" : "NOT MET"} (${bar.rate}, ${bar.p99} x)` : "";
    console.log(`${name.padEnd(22)} ${show(result)}${ratios}${verdict}`);
    if (bar && !isMet) process.exitCode = 1;
  }
  const mix = await makeMix(harness, false, PEOPLE);
  const crowds = {
    [`${PEOPLE} people at once`]: [mix, MIXED_REQUESTS],
    [`${PEOPLE} weeks at once`]: [mix.filter(({ url }) => url.endsWith("/generate-meal-plan")), PEOPLE],
  } as const;
  for (const [name, [targets, total]] of Object.entries(crowds)) {
    const result = await runLoad(targets, { total, concurrency: PEOPLE });
    console.log(`${name.padEnd(22)} ${show(result)}  of ${total} requests`);
    if (result.errors > 0) process.exitCode = 1;
  }
} finally {
  await bare.stop();
  await harness.stop();
}
process.exit();
