import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import { expect, test } from "vitest";
import { expectSuccess } from "../expectations.ts";
import { PASSWORD, registerPaid } from "../factories.ts";
import { openOwnHarness } from "../harness.ts";

/** Cloudflare D1 in libSQL's place. The whole suite runs over it by `pnpm test:d1`; here is what differs most. */
const harness = openOwnHarness({ DATABASE: "d1" });

test("a week is planned, ticked, regenerated and deleted with its account", async () => {
  const { browser, id } = await registerPaid(harness(), "weekly-flex");
  const reply = await browser.post("/api/generate-meal-plan");
  expectSuccess(reply, "generateMealPlan");
  const plan = mealPlan.parse(reply.json);
  expect(plan.meals).toHaveLength(21);
  const linesOf = ({ groceryList }: MealPlan) => groceryList.flatMap(({ items }) => items);
  const tick = { planId: plan.id, item: linesOf(plan)[0]?.foodId, checked: true };
  expectSuccess(await browser.post("/api/grocery-checks", tick), "groceryCheck");
  const read = mealPlan.parse((await browser.get(`/api/meal-plans/${plan.id}`)).json);
  expect(linesOf(read)[0]?.checked).toBe(true);
  const again = mealPlan.parse((await browser.post("/api/generate-meal-plan", { forceRegenerate: true })).json);
  expect(again.id).not.toBe(plan.id);
  expectSuccess(await browser.send("DELETE", "/api/user", { body: { password: PASSWORD } }), "deleteUser");
  const { rows } = await harness().database.execute({ sql: "select id from meal_plans where user_id = ?", args: [id] });
  expect(rows).toEqual([]);
});

test("columns with the same name are all returned, in order", async () => {
  const { database } = harness();
  const { rows } = await database.execute(
    "select 1 as id, 2 as id, 3 as other union all select 4, 5, 6 order by 3 desc",
  );
  expect(rows.map((row) => Array.from(row))).toEqual([
    [4, 5, 6],
    [1, 2, 3],
  ]);
});

test("a batch runs completely or not at all, and reports how many rows changed", async () => {
  const { database } = harness();
  const note = (key: string) => ({ sql: 'insert into counters (key, "window", count) values (?, 1, 1)', args: [key] });
  await expect(database.batch([note("d1-a"), note("d1-b"), note("d1-a")], "write")).rejects.toThrow(
    /UNIQUE constraint/,
  );
  const count = "select count(*) as n from counters where key like 'd1-%'";
  expect((await database.execute(count)).rows[0]?.n).toBe(0);
  const done = await database.batch(
    [note("d1-a"), "update counters set count = 2 where key = 'nobody'", count],
    "write",
  );
  expect(done.map(({ rowsAffected }) => rowsAffected)).toEqual([1, 0, 0]);
});

test("more parameters than D1 allows in one statement keep their values", async () => {
  const { database } = harness();
  const args = Array.from({ length: 240 }, (_, index) => (index % 2 === 0 ? `d1 "many" ? ${index}` : index));
  const rows = Array.from({ length: args.length / 2 }, () => "(?, ?, 1)").join();
  await database.execute({ sql: `insert into counters (key, "window", count) values ${rows}`, args });
  const kept = await database.execute(
    `select key, "window" as at, typeof("window") as kind from counters where key like 'd1 "many"%' order by at`,
  );
  expect(kept.rows).toHaveLength(120);
  expect(kept.rows[1]).toMatchObject({ key: 'd1 "many" ? 2', at: 3, kind: "integer" });
});
