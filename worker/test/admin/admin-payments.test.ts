import { CONFIRMED_PAYMENTS_SHOWN } from "@mealwright/schema/constants/admin";
import { adminPayments } from "@mealwright/schema/contract/admin";
import { describe, expect, test } from "vitest";
import { paymentsQueries } from "../../src/adapters/db/admin/list-payments.ts";
import { openDatabase } from "../../src/adapters/db/connection/client.ts";
import { unlocked } from "../account/sign-up.ts";
import { expectSuccess } from "../expectations.ts";
import { registerMember } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();
const CONFIRMED = 10_000;

async function ask() {
  const admin = await unlocked(harness());
  const reply = await admin.get("/api/admin/payments");
  expectSuccess(reply, "adminPayments");
  return adminPayments.parse(reply.json);
}

test("lists all pending payments and refund requests, the 10 newest confirmed ones, and the exact revenue", async () => {
  const { id, email } = await registerMember(harness());
  const insert = (prefix: string, many: number, status: string, more: string) => ({
    sql: `insert into payments (id, user_id, tier, amount_cents, currency, billing_period, status, week_of, created_at, confirmed_at, refund_requested_at, refunded_cents)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})
      select '${prefix}-' || i, ?, 'weekly-flex', abs(random()) % 1000000 + 500, 'USD', 'W', '${status}', '2026-11-16', i, ${more}, i % 3 from n`,
    args: [id],
  });
  await harness().database.batch([
    "delete from payments",
    insert("confirmed", CONFIRMED, "confirmed", "1000 + i, null"),
    insert("pending", 12, "pending", "null, null"),
    insert("asked", 2, "confirmed", "i, 5"),
    insert("refunded", 3, "refunded", "i, 5"),
    insert("canceled", 3, "canceled", "null, null"),
  ]);
  const { payments, revenue } = await ask();
  const listed = (prefix: string) => payments.flatMap((one) => (one.id.startsWith(prefix) ? [one.id] : []));
  expect(listed("pending")).toEqual(Array.from({ length: 12 }, (_, at) => `pending-${at + 1}`));
  expect(listed("asked").toSorted()).toEqual(["asked-1", "asked-2"]);
  expect(listed("confirmed")).toEqual(
    Array.from({ length: CONFIRMED_PAYMENTS_SHOWN }, (_, at) => `confirmed-${CONFIRMED - at}`),
  );
  expect(payments).toHaveLength(12 + 2 + CONFIRMED_PAYMENTS_SHOWN);
  expect(payments[0]).toMatchObject({ userId: id, userName: "Ada Lovelace", userEmail: email, weekOf: "2026-11-16" });
  expect(revenue).toBe((await addUp()) / 100);
  await harness().database.execute("delete from payments");
  expect(await ask()).toEqual({ payments: [], revenue: 0 });
});

/** The sum of all confirmed payments, added one by one, US cents. */
async function addUp(): Promise<number> {
  const { rows } = await harness().database.execute(
    "select amount_cents, refunded_cents from payments where status = 'confirmed'",
  );
  return rows.reduce((total, row) => total + Number(row.amount_cents) - Number(row.refunded_cents), 0);
}

test("the revenue stays right after every kind of change to a payment", async () => {
  const [payer, leaver] = [await registerMember(harness()), await registerMember(harness())];
  const add = ({ id }: { readonly id: string }) => ({
    sql: `insert into payments (id, user_id, tier, amount_cents, currency, billing_period, status, week_of, created_at, confirmed_at, refunded_cents)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 60)
      select ? || '-' || i, ?, 'weekly-flex', 500 + i, 'USD', 'W',
        case i % 3 when 0 then 'pending' when 1 then 'confirmed' else 'refunded' end, '2026-11-16', i, i, i % 5 from n`,
    args: [id, id],
  });
  const changes = [
    add(payer),
    add(leaver),
    "update payments set status = 'confirmed' where amount_cents % 7 = 0",
    "update payments set status = 'disputed' where amount_cents % 11 = 0",
    "update payments set refunded_cents = 77, amount_cents = amount_cents + 1 where amount_cents % 4 = 0",
    "insert into payments select * from payments where true on conflict (id) do update set status = 'confirmed', refunded_cents = 3",
    "update payments set status = 'refunded' where amount_cents % 2 = 0",
    { sql: "delete from users where id = ?", args: [leaver.id] },
    "delete from payments where amount_cents % 5 = 0",
  ];
  for (const change of changes) {
    await harness().database.execute(change);
    const { rows } = await harness().database.execute("select cents from payment_totals where name = 'revenue'");
    expect(rows, JSON.stringify(change)).toEqual([{ cents: await addUp() }]);
  }
  expect(await addUp()).toBeGreaterThan(0);
});

describe("payment queries use indexes, however many payments there are", () => {
  const queries = paymentsQueries(openDatabase("http://nowhere.test", undefined, { calls: 0, milliseconds: 0 }));

  test.each(Object.entries(queries))("%s", async (_, query) => {
    const { sql, params } = query.toSQL();
    const args = params.map((param) => (typeof param === "number" ? param : String(param)));
    const plan = await harness().database.execute({ sql: `explain query plan ${sql}`, args });
    const steps = plan.rows.map(({ detail }) => String(detail));
    expect(steps.filter((step) => step.startsWith("SCAN") || step.includes("TEMP B-TREE"))).toEqual([]);
    expect(
      steps.some((step) => /SEARCH payment(s|_totals) USING (COVERING )?INDEX/.test(step)),
      steps.join("\n"),
    ).toBe(true);
  });
});
