import type { PaidTier } from "@mealwright/schema/constants/tiers";
import { createPaymentReply, payment, payments } from "@mealwright/schema/contract/payments";
import { beforeAll, describe, expect, test } from "vitest";
import { unlocked } from "../account/sign-up.ts";
import type { Browser } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { type Member, registerWithoutAnswers } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails } from "../mail/mailbox.ts";

const harness = openHarness();
const DAY_MS = 24 * 3600 * 1000;

let admin: Browser;
beforeAll(async () => {
  admin = await unlocked(harness());
});

let transactions = 0;
const newTransaction = () => `WISE-${process.pid}-${transactions++}`;

async function begin({ browser }: Member, tier: PaidTier) {
  const reply = await browser.post("/api/payments", { tier });
  expectSuccess(reply, "createPayment");
  return createPaymentReply.parse(reply.json);
}

async function buy(member: Member, tier: PaidTier) {
  const { payment: begun } = await begin(member, tier);
  const reply = await admin.post(`/api/payments/${begun.id}/confirm`, { wiseTransactionId: newTransaction() });
  expectSuccess(reply, "confirmPayment");
  return payment.parse(reply.json.payment);
}

const userOf = async ({ browser }: Member) => (await browser.get("/api/user")).json;
const subscriptionOf = async ({ browser }: Member) => (await browser.get("/api/subscription")).json;
const countConfirmations = async () => {
  const sql = "select count(*) as n from audit_log where action = 'payment-confirmed'";
  return Number((await harness().database.execute(sql)).rows[0]?.n);
};
const newMember = () => registerWithoutAnswers(harness());

describe("a bank transfer", () => {
  test.each([
    ["weekly-flex", 5, "W"],
    ["monthly-saver", 18, "M"],
    ["annual-vip", 180, "Y"],
  ] as const)(
    "for %s waits with $%d and period %s until the admin confirms it",
    async (tier, amount, billingPeriod) => {
      const member = await newMember();
      const { payment: begun, checkoutUrl } = await begin(member, tier);
      expect(begun).toMatchObject({
        userId: member.id,
        tier,
        amount,
        billingPeriod,
        currency: "USD",
        status: "pending",
      });
      expect(begun).toMatchObject({ wiseTransactionId: null, confirmedAt: null, guaranteedUntil: null });
      expect(begun.reference).toMatch(/^MW-[2-9A-HJKMNP-TV-Z]{8}$/);
      expect(checkoutUrl).toBe(`/checkout/${begun.id}?plan=${tier}&period=${billingPeriod}&currency=USD`);
      expect(await userOf(member)).toMatchObject({ isPremium: false, tier: "free-starter" });

      const wiseTransactionId = newTransaction();
      const reply = await admin.post(`/api/payments/${begun.id}/confirm`, {
        wiseTransactionId: ` ${wiseTransactionId} `,
      });
      expectSuccess(reply, "confirmPayment");
      expect(reply.json).toMatchObject({
        success: true,
        payment: { id: begun.id, status: "confirmed", wiseTransactionId },
      });
      expect(await userOf(member)).toMatchObject({ isPremium: true, tier });
      expect(await subscriptionOf(member)).toMatchObject({ tier, renews: false, manageUrl: null });

      const again = await admin.post(`/api/payments/${begun.id}/confirm`, { wiseTransactionId: newTransaction() });
      expectError(again, 409, "conflict");
      const own = payments.parse((await member.browser.get("/api/payments")).list);
      expect(own.map(({ id, status }) => [id, status])).toEqual([[begun.id, "confirmed"]]);
    },
  );

  test("stays the same payment while pending, whatever price the client sends", async () => {
    const member = await newMember();
    const first = await begin(member, "monthly-saver");
    const second = await member.browser.post("/api/payments", { tier: "monthly-saver", amount: 0.01, amountCents: 1 });
    expect(createPaymentReply.parse(second.json)).toEqual(first);
    expect((await begin(member, "weekly-flex")).payment.id).not.toBe(first.payment.id);
  });

  test("shows how to pay to its owner and to nobody else", async () => {
    const member = await newMember();
    const { payment: begun } = await begin(member, "monthly-saver");
    const own = await member.browser.get(`/api/payments/${begun.id}`);
    expectSuccess(own, "payment");
    expect(own.json).toMatchObject({ ...begun, linkUrl: null, bankDetails: null });
    const stranger = await newMember();
    for (const [method, path] of [
      ["GET", ""],
      ["POST", "/cancel"],
      ["POST", "/refund"],
    ] as const) {
      expectError(await stranger.browser.send(method, `/api/payments/${begun.id}${path}`), 404, "not_found");
    }
    expect((await stranger.browser.get("/api/payments")).list).toEqual([]);
  });

  test("is confirmed by only one of two simultaneous admins, and grants the plan once", async () => {
    const member = await newMember();
    const { payment: begun } = await begin(member, "monthly-saver");
    const before = await countConfirmations();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        admin.post(`/api/payments/${begun.id}/confirm`, { wiseTransactionId: newTransaction() }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const { paidUntil } = await subscriptionOf(member);
    expect((Date.parse(String(paidUntil)) - Date.now()) / DAY_MS).toBeLessThan(31.1);
    expect(await countConfirmations()).toBe(before + 1);
  });

  test("requires a transaction id that no other payment has", async () => {
    const one = await buy(await newMember(), "weekly-flex");
    const { payment: other } = await begin(await newMember(), "weekly-flex");
    for (const wiseTransactionId of ["", "   ", "x".repeat(101), 7, null]) {
      expectError(await admin.post(`/api/payments/${other.id}/confirm`, { wiseTransactionId }), 422, "invalid_fields");
    }
    const reply = await admin.post(`/api/payments/${other.id}/confirm`, { wiseTransactionId: one.wiseTransactionId });
    expectError(reply, 409, "conflict", "This transaction id belongs to another payment.");
    expect(reply.json.fields).toHaveProperty("wiseTransactionId");
    expectError(await admin.post("/api/payments/none/confirm", { wiseTransactionId: "A" }), 404, "not_found");
  });

  test("cannot be confirmed once canceled, nor canceled once confirmed", async () => {
    const member = await newMember();
    const { payment: begun } = await begin(member, "weekly-flex");
    expectSuccess(await member.browser.post(`/api/payments/${begun.id}/cancel`), "cancelPayment");
    expectError(await member.browser.post(`/api/payments/${begun.id}/cancel`), 409, "conflict");
    expectError(await admin.post(`/api/payments/${begun.id}/confirm`, { wiseTransactionId: "B" }), 409, "conflict");
    const bought = await buy(member, "weekly-flex");
    expectError(await member.browser.post(`/api/payments/${bought.id}/cancel`), 409, "conflict");
    expect(await userOf(member)).toMatchObject({ tier: "weekly-flex" });
  });

  test("made before the plan ends extends it, a higher plan takes over the rest, a lower one is refused", async () => {
    const member = await newMember();
    await buy(member, "weekly-flex");
    const first = Date.parse(String((await subscriptionOf(member)).paidUntil));
    await buy(member, "weekly-flex");
    const second = Date.parse(String((await subscriptionOf(member)).paidUntil));
    expect(second - first).toBe(7 * DAY_MS);
    await buy(member, "annual-vip");
    const third = await subscriptionOf(member);
    expect(third).toMatchObject({ tier: "annual-vip" });
    const days = (Date.parse(String(third.paidUntil)) - Date.now()) / DAY_MS;
    // A year plus 20.3 days: the $10 of the two weeks, at $180 for 365 days.
    expect(days).toBeGreaterThan(385);
    expect(days).toBeLessThan(386.5);
    expectError(await member.browser.post("/api/payments", { tier: "weekly-flex" }), 409, "conflict");
  });
});

describe("the money-back guarantee", () => {
  test.each([
    ["weekly-flex", 7],
    ["monthly-saver", 30],
    ["annual-vip", 30],
  ] as const)("of %s allows asking for a refund within %d days, once, and the admin decides", async (tier, days) => {
    const member = await newMember();
    const bought = await buy(member, tier);
    expect(Date.parse(bought.guaranteedUntil ?? "") - Date.parse(bought.confirmedAt ?? "")).toBe(days * DAY_MS);
    const decide = (approve: boolean) => admin.post(`/api/payments/${bought.id}/refund/decision`, { approve });
    expectError(await decide(true), 409, "conflict");

    expectSuccess(await member.browser.post(`/api/payments/${bought.id}/refund`), "requestRefund");
    expectError(await member.browser.post(`/api/payments/${bought.id}/refund`), 409, "conflict");
    expect(await userOf(member)).toMatchObject({ tier });
    const decided = await decide(true);
    expectSuccess(decided, "decideRefund");
    expect(decided.json).toMatchObject({ payment: { status: "refunded" } });
    expect(await userOf(member)).toMatchObject({ tier: "free-starter", isPremium: false });
    expectError(await decide(false), 409, "conflict");
    const [mail] = await awaitMails(harness(), member.email, 1, ({ subject }) => subject.includes("on its way back"));
    expect(mail?.text).toContain(bought.reference ?? "no reference");
  });

  test("ends with its period, and a declined refund keeps the plan", async () => {
    const member = await newMember();
    const old = await buy(member, "weekly-flex");
    const confirmedAt = Date.now() - 7 * DAY_MS - 60_000;
    await harness().database.execute({
      sql: "update payments set confirmed_at = ? where id = ?",
      args: [confirmedAt, old.id],
    });
    expectError(await member.browser.post(`/api/payments/${old.id}/refund`), 409, "conflict");
    const next = await buy(member, "weekly-flex");
    expectSuccess(await member.browser.post(`/api/payments/${next.id}/refund`), "requestRefund");
    expectSuccess(await admin.post(`/api/payments/${next.id}/refund/decision`, { approve: false }), "decideRefund");
    expect(await userOf(member)).toMatchObject({ tier: "weekly-flex" });
    const [mail] = await awaitMails(harness(), member.email, 1, ({ subject }) =>
      subject.startsWith("About your refund"),
    );
    expect(mail?.text).toContain("your plan stays open");
    expectError(await member.browser.post(`/api/payments/${next.id}/refund`), 409, "conflict");
  });
});

test("a paid plan ends by itself and keeps the member's data", async () => {
  const member = await newMember();
  await buy(member, "weekly-flex");
  await harness().database.execute({
    sql: "update users set paid_until = ? where id = ?",
    args: [Date.now() - 1, member.id],
  });
  expect(await userOf(member)).toMatchObject({ tier: "free-starter", isPremium: false });
  expect(await subscriptionOf(member)).toMatchObject({ tier: "free-starter", renews: false });
  expect((await member.browser.get("/api/payments")).list).toHaveLength(1);
});
