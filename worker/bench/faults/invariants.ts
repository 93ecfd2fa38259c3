import type { Client } from "@libsql/client/http";
import { planSlots } from "@mealwright/schema/rules/week";
import * as z from "zod";

/** States that must never occur, each with a query that finds them. */
const NEVER: Readonly<Record<string, string>> = {
  "an account without a session": `select id from users where role <> 'admin' and not exists (select 1 from sessions where user_id = users.id)`,
  "a plan in the making without a lease": `select id from meal_plans where status = 'running' and (lease_owner is null or lease_until is null)`,
  "a complete plan under a lease": `select id from meal_plans where status = 'complete' and lease_owner is not null`,
  "two complete plans of a week": `select user_id from meal_plans where status = 'complete' group by user_id, week_of having count(*) > 1`,
  "two meals in one place": `select plan_id from meals group by plan_id, day, type having count(*) > 1`,
  "a meal that is not its row's": `select id from meals where json_extract(meal, '$.id') <> id or json_extract(meal, '$.day') <> day or json_extract(meal, '$.type') <> type`,
  "a payment that counts twice": `select provider_ref from payments where status = 'confirmed' group by provider_ref having count(*) > 1`,
  "a confirmed payment without a period": `select id from payments where status = 'confirmed' and (confirmed_at is null or provider_ref is null or period_end is null)`,
  "a confirmed payment that opens nothing": `select payments.id from payments join users on users.id = user_id where status = 'confirmed' and (users.tier <> payments.tier or users.paid_until < period_end)`,
  "a payment's event without what it is about": `select event_id from payment_events where not exists (select 1 from payment_event_subjects as s where s.event_id = payment_events.event_id)`,
  "revenue that is not the sum of payments": `select 1 from payment_totals where name = 'revenue' and cents <> (select coalesce(sum(amount_cents - refunded_cents), 0) from payments where status = 'confirmed')`,
};

const planRow = z.object({
  id: z.string(),
  tier: z.string(),
  mealsPerDay: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  brief: z.string().transform((text) => JSON.parse(text)),
  slots: z.string().transform((text): string[] => JSON.parse(text)),
});

/** Finds complete plans with a slot that has neither a meal nor a note that none was found. */
async function findHalfPlans(database: Client): Promise<string[]> {
  const { rows } = await database.execute(`select meal_plans.id, tier, meals_per_day as "mealsPerDay", brief,
      (select json_group_array(day || ':' || type) from meals where plan_id = meal_plans.id) as slots
    from meal_plans join users on users.id = meal_plans.user_id join preferences on preferences.user_id = users.id
    where status = 'complete'`);
  return rows.flatMap((row) => {
    const { id, tier, mealsPerDay, brief, slots } = planRow.parse(row);
    const there = new Set([
      ...slots,
      ...brief.unfilled.map(({ day, type }: { day: number; type: string }) => `${day}:${type}`),
    ]);
    const wanted = planSlots(mealsPerDay, tier !== "free-starter", brief.firstDay);
    const open = wanted.filter(({ day, type }) => !there.has(`${day}:${type}`));
    return open.length === 0 ? [] : [`a complete plan (${id}) without ${open.length} of its meals`];
  });
}

/** Finds rows whose parent no longer exists, for every foreign key of every table. */
async function findOrphans(database: Client): Promise<string[]> {
  const { rows: references } =
    await database.execute(`select tables.name as child, "table" as parent, "from" as "column", "to" as key
    from sqlite_schema as tables join pragma_foreign_key_list(tables.name) where tables.type = 'table'`);
  const found: string[] = [];
  for (const { child, parent, column, key } of references) {
    const { rows } = await database.execute(
      `select 1 from "${child}" as c where "${column}" is not null and not exists (select 1 from "${parent}" as p where p."${key}" = c."${column}") limit 1`,
    );
    if (rows.length > 0) found.push(`a row of ${child} whose ${parent} is gone`);
  }
  if (references.length === 0) found.push("the tables name no references at all");
  return found;
}

/** Everything in the database that must not be there. */
export async function findBroken(database: Client): Promise<string[]> {
  const found = [...(await findOrphans(database)), ...(await findHalfPlans(database))];
  for (const [what, sql] of Object.entries(NEVER)) {
    const { rows } = await database.execute(sql);
    if (rows.length > 0) found.push(`${what} (${rows.length})`);
  }
  const { rows } = await database.execute("select quick_check as verdict from pragma_quick_check");
  if (rows[0]?.verdict !== "ok") found.push(`the file itself: ${JSON.stringify(rows[0])}`);
  return found;
}
