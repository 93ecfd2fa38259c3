import type { Client, InStatement } from "@libsql/client/http";
import { weekStart } from "@mealwright/schema/rules/week";
import { build } from "../launch/build.ts";
import { Database } from "../src/adapters/db/connection/client.ts";
import { createMealPlanStore } from "../src/adapters/db/plans/meal-plans.ts";
import { createUserStore } from "../src/adapters/db/users.ts";
import type { Browser } from "../test/client.ts";
import { PASSWORD, registerPaid } from "../test/factories.ts";
import { startHarness } from "../test/harness.ts";

/**
 * What slows down with the number of people: `node worker/bench/scale.ts [people] [fewer]`, by default 100,000 next to
 * 10,000. Each has five realistic plans; only every fiftieth person's newest plan has its meals, which would fill the
 * disk. Prints the times of calls at both sizes and SQLite's query plans for sign-in and plans.
 */
const PEOPLE = Number(process.argv[2] ?? 100_000);
const FEWER = Number(process.argv[3] ?? PEOPLE / 10);
const PLANS_EACH = 5;
const WITH_MEALS = 50;
const BATCH = 10_000;
const ROUNDS = 15;

await build();
const harness = await startHarness({ LIMIT_SCALE: "1000" });
const { database } = harness;
const member = await registerPaid(harness, "weekly-flex");
await member.browser.post("/api/generate-meal-plan");
const admin = harness.visitor();
await admin.post("/api/admin/login", harness.admin);

/** Inserts all rows of the people in a range of numbers, with copies of a real member's plan and meals. */
async function add(from: number, to: number): Promise<void> {
  const numbers = `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})`;
  const week = weekStart(new Date());
  await database.batch([
    `insert into users (id, email, name, tier, paid_until, created_at) ${numbers}
     select 'u-' || i, 'person' || i || '@example.test', 'Grace ' || i, case when i % 10 then 'free-starter' else 'weekly-flex' end,
       case when i % 20 then 1 else 32503680000000 end, 1000 + i / 4 from n`,
    `insert into payments (id, user_id, tier, amount_cents, currency, billing_period, status, week_of, created_at, confirmed_at) ${numbers}
     select 'p-' || i, 'u-' || i, 'weekly-flex', 500, 'USD', 'W', case when i % 1000 = 0 then 'pending' else 'confirmed' end,
       '2026-11-16', i, case when i % 1000 = 0 then null else i end from n`,
    `insert into contact_messages (id, name, email, subject, message, category, priority, created_at) ${numbers}
     select 'm-' || i, 'Ada', 'a@example.test', 'S' || i, 'How?', 'general', i % 3, 1000 + i / 4 from n`,
    `insert into audit_log (id, at, user_id, action) ${numbers} select 'e-' || i, 1000 + i / 4, 'u-' || i, 'signed-in' from n`,
    `insert into meal_plans (id, user_id, week_of, status, seed, brief, notes, created_at, updated_at)
     ${numbers}, k(j) as (select 1 union all select j + 1 from k where j < ${PLANS_EACH})
     select 'l-' || i || '-' || j, 'u-' || i, date('${week}', '-' || (7 * (${PLANS_EACH} - j)) || ' days'), 'complete', i, brief, notes,
       created_at + j, updated_at from n, k, (select * from meal_plans where user_id = '${member.id}' limit 1)`,
    `insert into meals (id, plan_id, day, type, recipe_id, source, meal, locked, created_at) ${numbers}
     select 'f-' || i || '-' || id, 'l-' || i || '-${PLANS_EACH}', day, type, recipe_id, source, meal, locked, created_at
     from n, (select * from meals where plan_id = (select id from meal_plans where user_id = '${member.id}' limit 1))
     where i % ${WITH_MEALS} = 0`,
  ]);
}

async function addUpTo(from: number, to: number): Promise<void> {
  for (let start = from; start <= to; start += BATCH) await add(start, Math.min(to, start + BATCH - 1));
}

const CALLS: Readonly<Record<string, (browser: Browser) => ReturnType<Browser["get"]>>> = {
  "sign-in (a hash of 150 ms included)": () =>
    harness.visitor().post("/api/auth/login", { email: member.email, password: PASSWORD }),
  "the user": () => member.browser.get("/api/user"),
  "list of plans": () => member.browser.get("/api/meal-plans"),
  "a plan": () => member.browser.get(`/api/meal-plans/${member.id}/active`),
  "admin: users, newest": () => admin.get("/api/admin/users"),
  "admin: users, last page": () => admin.get(`/api/admin/users?page=${Math.floor(FEWER / 50) - 1}`),
  "admin: users, search that matches one": () => admin.get("/api/admin/users?q=person7777"),
  "admin: payments": () => admin.get("/api/admin/payments"),
  "admin: messages": () => admin.get("/api/admin/messages"),
  "admin: audit log": () => admin.get("/api/admin/audit-log"),
};

/** Median milliseconds of each call; the first is not counted. */
async function measure(): Promise<ReadonlyMap<string, number>> {
  const medians = new Map<string, number>();
  for (const [name, call] of Object.entries(CALLS)) {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const startedAt = performance.now();
      const reply = await call(member.browser);
      if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${reply.text}`);
      if (round > 0) times.push(performance.now() - startedAt);
    }
    medians.set(name, times.toSorted((one, other) => one - other)[ROUNDS >> 1] ?? Number.NaN);
  }
  return medians;
}

/** Prints the statements that the product's own stores send, with SQLite's query plan for each. */
async function explain(): Promise<void> {
  const sent: InStatement[] = [];
  const listening = new Proxy(database, {
    get(client: Client, key) {
      if (key === "execute") return (statement: InStatement) => sent.push(statement) && client.execute(statement);
      if (key === "batch")
        return (statements: InStatement[], mode?: "read") => sent.push(...statements) && client.batch(statements, mode);
      return Reflect.get(client, key);
    },
  });
  const db = new Database(listening);
  const plans = createMealPlanStore(db);
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    "sign-in": () => createUserStore(db, { now: () => new Date(), wait: async () => {} }).findForLogin(member.email),
    "list of plans": () => plans.list(member.id, 20),
    "a plan": () => plans.findByWeek(member.id, weekStart(new Date())),
  };
  for (const [name, step] of Object.entries(steps)) {
    sent.length = 0;
    await step();
    console.log(`\n${name}`);
    for (const statement of [...sent]) {
      const { sql, args = [] } = typeof statement === "string" ? { sql: statement } : statement;
      const { rows } = await database.execute({ sql: `explain query plan ${sql}`, args });
      for (const { detail } of rows) console.log(`  ${String(detail)}`);
    }
  }
}

await addUpTo(1, FEWER);
const few = await measure();
await addUpTo(FEWER + 1, PEOPLE);
const many = await measure();
console.log(`${"median, ms".padEnd(40)} ${String(FEWER).padStart(10)} ${String(PEOPLE).padStart(10)}   grows`);
for (const [name, before] of few) {
  const after = many.get(name) ?? Number.NaN;
  console.log(
    `${name.padEnd(40)} ${before.toFixed(1).padStart(10)} ${after.toFixed(1).padStart(10)}   ${(after / before).toFixed(2)} x`,
  );
}
const [size] = (
  await database.execute("select page_count * page_size as bytes from pragma_page_count, pragma_page_size")
).rows;
console.log(`database: ${(Number(size?.bytes) / 1e6).toFixed(0)} MB`);
await explain();
await harness.stop();
