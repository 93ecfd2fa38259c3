import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { backUp, restore } from "../launch/backup/backup.ts";
import { build } from "../launch/build.ts";
import { startSqld } from "../launch/database/sqld.ts";
import { registerPaid } from "../test/factories.ts";
import { startHarness } from "../test/harness.ts";
import { temporaryFolder } from "../test/stack/temporary-folder.ts";

/** How long a backup and a restore take, with this many stored weeks: `node worker/bench/restore.ts [weeks]`. */
const WEEKS = Number(process.argv[2] ?? 5_000);
const BATCH = 1_000;

await build();
const harness = await startHarness();
const { database } = harness;
const folder = temporaryFolder();
try {
  const member = await registerPaid(harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  for (let from = 1; from <= WEEKS; from += BATCH) {
    const numbers = `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${Math.min(WEEKS, from + BATCH - 1)})`;
    await database.batch([
      `insert into users (id, email, name, tier, created_at) ${numbers} select 'u-' || i, 'p' || i || '@example.test', 'Grace', 'free-starter', i from n`,
      `insert into meal_plans (id, user_id, week_of, status, seed, brief, notes, created_at, updated_at) ${numbers}
       select 'l-' || i, 'u-' || i, week_of, 'complete', i, brief, notes, created_at, updated_at
       from n, (select * from meal_plans where user_id = '${member.id}')`,
      `insert into meals (id, plan_id, day, type, recipe_id, source, meal, locked, created_at) ${numbers}
       select 'f-' || i || '-' || id, 'l-' || i, day, type, recipe_id, source, meal, locked, created_at
       from n, (select meals.* from meals join meal_plans on meal_plans.id = plan_id where user_id = '${member.id}')`,
    ]);
  }
  const file = join(folder, "backup.sql");
  const startedAt = performance.now();
  const { bytes } = await backUp(harness.databaseAddress, file);
  const backedUpAt = performance.now();
  const data = join(folder, "data");
  mkdirSync(data);
  const sqld = await startSqld(data);
  const { rows } = await restore({ url: sqld.url, authToken: sqld.access.token }, file);
  await sqld.stop();
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  console.log(`${WEEKS} weeks, ${(bytes / 1_000_000).toFixed(0)} MB: backup ${seconds(startedAt, backedUpAt)}`);
  console.log(`back in an empty database: ${rows} rows in ${seconds(backedUpAt, performance.now())}`);
} finally {
  await harness.stop();
  rmSync(folder, { recursive: true, force: true });
}
