import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { FREE_TIER_MEALS } from "@mealwright/schema/constants/meals";
import { KNOWN_DEVICE_TRIES, LOGIN_DELAYS } from "@mealwright/schema/constants/rate-limits";
import { userExport } from "@mealwright/schema/contract/user";
import { describe, expect, test } from "vitest";
import type { Reply } from "../client.ts";
import { expectError, expectSignedOut, expectSuccess } from "../expectations.ts";
import {
  grantTier,
  type Member,
  PASSWORD,
  registerMember,
  registerPaid,
  registerUnverified,
  verifyAddress,
} from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails } from "../mail/mailbox.ts";
import { whileWaiting } from "./login-waits.ts";
import { signInAgain } from "./sign-in-again.ts";

const harness = openHarness();

function exportOf(reply: Reply) {
  expectSuccess(reply, "exportUser");
  return userExport.parse(reply.json);
}

/** How many rows name this user, for every table with a column that refers to a user. */
async function countRowsOf(userId: string): Promise<Record<string, number>> {
  const { database } = harness();
  const columns = await database.execute(
    `select m.name as "table", p.name as "column" from sqlite_master m join pragma_table_info(m.name) p
     where m.type = 'table' and (p.name = 'user_id' or (m.name = 'users' and p.name = 'id'))`,
  );
  const counts: Record<string, number> = {};
  for (const { table, column } of columns.rows) {
    const sql = `select count(*) as n from "${table}" where "${column}" = ?`;
    counts[String(table)] = Number((await database.execute({ sql, args: [userId] })).rows[0]?.n);
  }
  return counts;
}

/** Inserts a row into every table that can contain something of a user. */
async function leaveTraces(member: Member): Promise<string> {
  const { browser, id, email } = member;
  const { database } = harness();
  const plan = await browser.post("/api/generate-meal-plan");
  expect(plan.status).toBe(200);
  await browser.post("/api/contact", { name: "Ada", email, subject: "Oats", message: "Which?" });
  await browser.post("/api/auth/forgot-password", { email });
  await awaitMails(harness(), email);
  const now = Date.now();
  await database.batch([
    {
      sql: "insert into favorites (id, user_id, meal_id, name, meal, created_at) select 'f' || ?1, ?1, id, 'Oats', meal, ?2 from meals where plan_id = ?3 limit 1",
      args: [id, now, String(plan.json.id)],
    },
    {
      sql: "insert into earlier_plans (user_id, week_of, plan_id, plan, meals, replaced_at) values (?1, '2026-11-16', 'e' || ?1, '{}', '[]', ?2)",
      args: [id, now],
    },
    {
      sql: "insert into suggestions (id, user_id, meal, created_at, expires_at) select 's' || ?1, ?1, meal, ?2, ?2 + 60000 from meals where plan_id = ?3 limit 1",
      args: [id, now, String(plan.json.id)],
    },
    {
      sql: "insert into never_again (id, user_id, template_id, name, dish_key, created_at) values ('n' || ?1, ?1, 'oat-porridge', 'Porridge', 'template:oat-porridge', ?2)",
      args: [id, now],
    },
    {
      sql: "insert into grocery_checks (user_id, week_of, item, checked, buy_grams, pressed_at) values (?, '2026-11-16', 'oats', 1, 10, ?)",
      args: [id, now],
    },
    {
      sql: "insert into grocery_cupboard (user_id, week_of, food_id, grams, updated_at) values (?, '2026-11-16', 'egg', 300, ?)",
      args: [id, now],
    },
    {
      sql: "insert into grocery_own_lines (id, user_id, week_of, text, created_at) values ('o' || ?1, ?1, '2026-11-16', 'Candles', ?2)",
      args: [id, now],
    },
    {
      sql: "insert into calendar_settings (user_id, token_hash, token_made_at, time_zone) values (?1, 'secret-calendar' || ?1, ?2, 'Europe/Berlin')",
      args: [id, now],
    },
    {
      sql: "insert into kitchen_corrections (user_id, food_id, grams, week_of, day, said_at) values (?1, 'egg', 300, '2026-11-16', 2, ?2)",
      args: [id, now],
    },
    {
      sql: "insert into list_shares (user_id, week_of, token_hash, created_at, expires_at) values (?1, '2026-11-16', 'secret-link' || ?1, ?2, ?2)",
      args: [id, now],
    },
    {
      sql: "insert into payments (id, user_id, tier, amount_cents, currency, billing_period, status, week_of, created_at) values (?, ?, 'weekly-flex', 500, 'USD', 'W', 'pending', '2026-11-16', ?)",
      args: [`p${id}`, id, now],
    },
    {
      sql: "insert into identities (issuer, subject, user_id, created_at) values ('https://issuer.test', ?1, ?1, ?2)",
      args: [id, now],
    },
    {
      sql: "insert into email_changes (token_hash, user_id, new_email, created_at, expires_at) values (?1, ?1, 'new@example.test', ?2, ?2)",
      args: [id, now],
    },
    {
      sql: "insert into passkeys (id, user_id, public_key, counter, transports, name, created_at) values ('k' || ?1, ?1, 'secret-cose', 0, '[]', 'Telephone', ?2)",
      args: [id, now],
    },
    {
      sql: "insert into authenticators (user_id, secret, created_at, last_step) values (?1, 'secret-sealed', ?2, 0)",
      args: [id, now],
    },
    {
      sql: "insert into recovery_codes (code_hash, user_id, created_at) values ('secret-code' || ?1, ?1, ?2)",
      args: [id, now],
    },
  ]);
  return String(plan.json.id);
}

describe("the data export", () => {
  test("sign-ins and refused attempts are in the audit log and in the export", async () => {
    const member = await registerMember(harness());
    const guess = { email: member.email, password: "wrong horse 8" };
    expectError(await harness().visitor().post("/api/auth/login", guess), 401, "wrong_credentials");
    const browser = await signInAgain(harness(), member);
    // Each download is itself an event, which the next download would show.
    const actions = async () => {
      const { events } = exportOf(await browser.get("/api/user/export"));
      return events.map(({ action }) => action).filter((action) => action !== "data-downloaded");
    };
    // The refused sign-in is logged after its response.
    await expect.poll(actions).toHaveLength(3);
    expect((await actions()).sort()).toEqual(["registered", "sign-in-refused", "signed-in"]);
  });

  test("contains all of a user's data and nothing of anybody else's", async () => {
    const member = await registerUnverified(harness());
    await verifyAddress(harness(), member.id);
    await grantTier(harness(), member.id, "monthly-saver");
    const other = await registerMember(harness());
    const planId = await leaveTraces(member);
    await leaveTraces(other);
    const reply = await member.browser.get("/api/user/export");
    expect(reply.headers.get("content-disposition")).toContain("attachment");
    const data = exportOf(reply);
    expect(data.account).toMatchObject({
      id: member.id,
      email: member.email,
      tier: "monthly-saver",
      pendingEmail: "new@example.test",
      renews: false,
      emailVerifiedAt: expect.any(String),
    });
    expect(data.preferences).toMatchObject({ goal: "eat_healthier" });
    expect(data.mealPlans.map((plan) => [plan.id, plan.meals.length])).toEqual([[planId, 21]]);
    expect(data.favorites[0]?.meal?.ingredients.length).toBeGreaterThan(0);
    expect(data.suggestions).toMatchObject([{ id: `s${member.id}`, meal: { source: "cookbook" } }]);
    expect(data.neverAgain).toMatchObject([{ id: `n${member.id}`, name: "Porridge" }]);
    expect(data.groceryChecks).toHaveLength(1);
    expect(data.groceryCupboard).toEqual([{ weekOf: "2026-11-16", foodId: "egg", grams: 300 }]);
    expect(data.groceryOwnLines).toMatchObject([{ weekOf: "2026-11-16", text: "Candles" }]);
    expect(data.kitchenCorrections).toMatchObject([{ foodId: "egg", grams: 300, useBy: null }]);
    expect(data.listShares).toMatchObject([{ weekOf: "2026-11-16" }]);
    expect(data.calendar).toMatchObject({ timeZone: "Europe/Berlin", hours: null });
    expect(data.payments).toMatchObject([{ amount: 5, status: "pending", userId: member.id }]);
    expect(data.sessions).toMatchObject([{ current: true, revokedAt: null }]);
    expect(data.identities).toHaveLength(1);
    expect(data.contactMessages).toMatchObject([{ subject: "Oats", message: "Which?" }]);
    expect(data.mails.map(({ kind }) => kind).sort()).toEqual(["contact", "email-verification", "password-reset"]);
    expect(data.events.map(({ action }) => action)).toEqual(["registered"]);
    expect(reply.text).not.toContain(other.id);
    expect(reply.text).not.toContain(other.email);
  });

  test("contains no secrets", async () => {
    const member = await registerMember(harness());
    await leaveTraces(member);
    const { text } = await member.browser.get("/api/user/export");
    expect(text).not.toMatch(/scrypt|password_?hash|token_?hash|secret-/i);
  });

  test("shows a Free Starter member three meals of a plan at most, even of a week that was paid for", async () => {
    const free = await registerMember(harness());
    await free.browser.post("/api/generate-meal-plan");
    expect(exportOf(await free.browser.get("/api/user/export")).mealPlans[0]?.meals).toHaveLength(FREE_TIER_MEALS);
    const lapsed = await registerPaid(harness(), "weekly-flex");
    await leaveTraces(lapsed);
    await grantTier(harness(), lapsed.id, "weekly-flex", -1);
    const data = exportOf(await lapsed.browser.get("/api/user/export"));
    expect(data.mealPlans[0]?.meals.length).toBeLessThanOrEqual(FREE_TIER_MEALS);
    expect(data.mealPlans[0]?.groceryList).toEqual([]);
    expect(data.favorites[0]?.meal).toBeNull();
    expect(data.suggestions[0]?.meal).toBeNull();
  });
});

describe("deleting the account", () => {
  test("removes every row of the user in every table, and no other row", async () => {
    const member = await registerPaid(harness(), "weekly-flex");
    const other = await registerPaid(harness(), "weekly-flex");
    const planId = await leaveTraces(member);
    await leaveTraces(other);
    const before = await countRowsOf(member.id);
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    const elsewhere = await signInAgain(harness(), member);
    const otherBefore = await countRowsOf(other.id);
    expectSuccess(await member.browser.send("DELETE", "/api/user", { body: { password: PASSWORD } }), "deleteUser");
    const after = await countRowsOf(member.id);
    expect(Object.entries(after).filter(([, count]) => count > 0)).toEqual([]);
    const sql = "select count(*) as n from meals where plan_id = ?";
    expect((await harness().database.execute({ sql, args: [planId] })).rows[0]?.n).toBe(0);
    expect(await countRowsOf(other.id)).toEqual(otherBefore);
    expectSignedOut(member.browser);
    expectError(await elsewhere.get("/api/user"), 401, "unauthenticated");
    const login = await harness().visitor().post("/api/auth/login", { email: member.email, password: PASSWORD });
    expectError(login, 401, "wrong_credentials");
    const again = { name: "Ada", email: member.email, password: PASSWORD };
    expectSuccess(await harness().visitor().post("/api/auth/register", again), "register");
  });

  test("requires the password, and limits guesses", async () => {
    const { browser } = await registerMember(harness());
    const remove = (password: string) => browser.send("DELETE", "/api/user", { body: { password } });
    const reply = await remove("wrong horse");
    expectError(reply, 422, "invalid_fields", CALL_ERRORS.passwordWrong);
    expect(reply.json.fields).toEqual({ password: CALL_ERRORS.passwordWrong });
    // As after many more tries: this session's allowance is used up, and so are the free tries of its network.
    const past = "update login_failures set failures = ? where key like ?";
    const used = (key: string, failures: number) =>
      harness().database.execute({ sql: past, args: [failures, `${key}:%`] });
    await used("device", KNOWN_DEVICE_TRIES.mostFailures);
    await remove("wrong horse");
    await used("emailFromNetwork", LOGIN_DELAYS.emailFromNetwork.freeFailures);
    await remove("wrong horse");
    expectError(await whileWaiting(harness(), () => remove(PASSWORD)), 429, "too_many_requests");
    expectSuccess(await browser.get("/api/user"), "user");
  });

  test("is refused to the admin", async () => {
    const browser = harness().visitor();
    await browser.post("/api/auth/login", harness().admin);
    const body = { password: harness().admin.password };
    expectError(await browser.send("DELETE", "/api/user", { body }), 403, "forbidden", CALL_ERRORS.adminStays);
  });
});
