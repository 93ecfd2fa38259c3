import { adminPayments } from "@mealwright/schema/contract/admin";
import { createPaymentReply, payments } from "@mealwright/schema/contract/payments";
import { describe, expect, test } from "vitest";
import { unlocked } from "../account/sign-up.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { PASSWORD, registerWithoutAnswers } from "../factories.ts";
import { sampled } from "../fixtures/sample.ts";
import { openHarness } from "../harness.ts";
import {
  chargeRefunded,
  checkoutCompleted,
  deliver,
  disputeEvent,
  invoicePaid,
  invoicePaymentPaid,
  LINKS,
  olderChargeRefunded,
  olderInvoicePaid,
  type StripeMessage,
  sign,
  subscriptionDeleted,
  subscriptionUpdated,
  toPayload,
} from "../stand-ins/stripe-events.ts";

const harness = openHarness({ ...LINKS, LIMIT_SCALE: "100" });

const DAY = 24 * 3600;
const nowSeconds = () => Math.floor(Date.now() / 1000);
let names = 0;

/** A member who has started to pay for a month, and the events that Stripe sends then. */
async function beginSale(cents = 1800) {
  const member = await registerWithoutAnswers(harness());
  const reply = await member.browser.post("/api/payments", { tier: "monthly-saver" });
  expectSuccess(reply, "createPayment");
  const { payment, checkoutUrl } = createPaymentReply.parse(reply.json);
  const from = nowSeconds() - 60;
  const sale = { name: `m${names++}`, reference: payment.id, cents, from, to: from + 30 * DAY };
  const user = async () => (await member.browser.get("/api/user")).json;
  const subscription = async () => (await member.browser.get("/api/subscription")).json;
  const list = async () => payments.parse((await member.browser.get("/api/payments")).list);
  return { member, payment, checkoutUrl, sale, user, subscription, list };
}

/** The revenue that the administrator sees, in dollars. */
async function revenue(): Promise<number> {
  const admin = await unlocked(harness());
  return adminPayments.parse((await admin.get("/api/admin/payments")).json).revenue;
}

async function deliverAll(messages: readonly StripeMessage[]): Promise<void> {
  for (const message of messages) {
    const reply = await deliver(harness(), message);
    expect(reply.status, `${message.type}: ${reply.text}`).toBe(200);
  }
}

test("checkout links to the provider with the payment, the address and the period", async () => {
  const { member, payment, checkoutUrl } = await beginSale();
  const url = new URL(checkoutUrl);
  expect(url.origin + url.pathname).toBe(LINKS.PAYMENT_LINK_MONTHLY_SAVER);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_reference_id: payment.id,
    prefilled_email: member.email,
    utm_content: "M-USD",
  });
  const details = await member.browser.get(`/api/payments/${payment.id}`);
  expect(details.json).toMatchObject({ linkUrl: checkoutUrl, provider: "link" });
});

describe("a signed payment event", () => {
  test("confirms its payment once, however often it is sent", async () => {
    const { sale, payment, user, list, subscription } = await beginSale();
    const message = checkoutCompleted(sale);
    const replies = await Promise.all(Array.from({ length: 5 }, () => deliver(harness(), message)));
    for (const reply of replies) expectSuccess(reply, "paymentWebhook");
    expect(await user()).toMatchObject({ isPremium: true, tier: "monthly-saver" });
    await deliverAll([invoicePaid(sale), message, invoicePaid(sale)]);
    expect(await list()).toMatchObject([{ id: payment.id, status: "confirmed", amount: 18, wiseTransactionId: null }]);
    expect(await subscription()).toMatchObject({
      renews: true,
      paidUntil: new Date(sale.to * 1000).toISOString(),
      manageUrl: LINKS.PAYMENT_PORTAL_URL,
    });
    const { rows } = await harness().database.execute({
      sql: "select count(*) as n from payment_events where event_id = ?",
      args: [message.id],
    });
    expect(rows[0]?.n).toBe(1);
  });

  test("of a renewal that was never paid keeps it marked as renewing, so the card can be changed", async () => {
    const { sale, subscription } = await beginSale();
    const over = { ...sale, from: sale.from - 40 * DAY, to: sale.from - 9 * DAY };
    await deliverAll([checkoutCompleted(over), invoicePaid(over)]);
    const manageUrl = LINKS.PAYMENT_PORTAL_URL;
    expect(await subscription()).toMatchObject({ tier: "free-starter", renews: true, manageUrl });
    await deliverAll([subscriptionDeleted(sale.name, sale.from)]);
    expect(await subscription()).toMatchObject({ tier: "free-starter", renews: false, manageUrl: null });
  });

  test("can report a renewal, its cancellation, a refund and a dispute", async () => {
    const { sale, user, subscription, list } = await beginSale();
    const next = { ...sale, from: sale.to, to: sale.to + 31 * DAY };
    await deliverAll([invoicePaid(next, 1), invoicePaid(sale), checkoutCompleted(sale)]);
    const end = async () => (await subscription()).paidUntil;
    expect(await end()).toBe(new Date(next.to * 1000).toISOString());
    expect(await list()).toHaveLength(2);
    await deliverAll([subscriptionUpdated(sale.name, sale.from + 10, true)]);
    expect(await subscription()).toMatchObject({ renews: false, paidUntil: new Date(next.to * 1000).toISOString() });
    const before = await revenue();
    const noted = invoicePaymentPaid(sale.name, 1, sale.from + 5);
    await deliverAll([
      chargeRefunded(sale.name, 1, sale.from + 22, 600),
      chargeRefunded(sale.name, 1, sale.from + 20, 200),
      noted,
    ]);
    expect(await end()).toBe(new Date(next.to * 1000).toISOString());
    expect((await list()).map(({ refundedAmount }) => refundedAmount).toSorted()).toEqual([0, 6]);
    expect(await revenue()).toBeCloseTo(before - 6, 5);
    await deliverAll([chargeRefunded(sale.name, 1, sale.from + 30)]);
    expect(await revenue()).toBeCloseTo(before - 18, 5);
    expect(await end()).toBe(new Date(sale.to * 1000).toISOString());
    await deliverAll([
      invoicePaymentPaid(sale.name, 0, sale.from),
      disputeEvent(sale.name, 0, sale.from + 40, "needs_response"),
    ]);
    expect(await user()).toMatchObject({ tier: "free-starter" });
    await deliverAll([disputeEvent(sale.name, 0, sale.from + 50, "won")]);
    expect(await user()).toMatchObject({ tier: "monthly-saver" });
    expect((await list()).map(({ status }) => status).toSorted()).toEqual(["confirmed", "refunded"]);
    await deliverAll([subscriptionDeleted(sale.name, sale.from + 60)]);
    expect(await subscription()).toMatchObject({ tier: "monthly-saver", renews: false });
  });

  test("in an older version of the provider's API has the same effect", async () => {
    const { sale, user, subscription, list } = await beginSale();
    const next = { ...sale, from: sale.to, to: sale.to + 31 * DAY };
    await deliverAll([olderInvoicePaid(next, 1), checkoutCompleted(sale), olderInvoicePaid(sale)]);
    expect(await subscription()).toMatchObject({ renews: true, paidUntil: new Date(next.to * 1000).toISOString() });
    await deliverAll([olderChargeRefunded(sale.name, 1, sale.from + 20, 600)]);
    expect((await list()).map(({ refundedAmount }) => refundedAmount).toSorted()).toEqual([0, 6]);
    await deliverAll([
      olderChargeRefunded(sale.name, 1, sale.from + 30),
      disputeEvent(sale.name, 0, sale.from + 40, "needs_response"),
    ]);
    expect((await list()).map(({ status }) => status).toSorted()).toEqual(["disputed", "refunded"]);
    expect(await user()).toMatchObject({ tier: "free-starter" });
  });

  test("grants what its amount pays for, not what its link names, and nothing for an unknown amount", async () => {
    const cheap = await beginSale(500);
    await deliverAll([checkoutCompleted(cheap.sale)]);
    expect(await cheap.user()).toMatchObject({ tier: "weekly-flex" });
    const odd = await beginSale(1);
    await deliverAll([checkoutCompleted(odd.sale), invoicePaid(odd.sale)]);
    expect(await odd.user()).toMatchObject({ tier: "free-starter" });
    expect(await odd.list()).toMatchObject([{ status: "pending" }]);
  });

  test("is deleted with its account, and has no effect afterwards", async () => {
    const { sale, member } = await beginSale();
    await deliverAll([checkoutCompleted(sale), invoicePaid(sale)]);
    const reply = await member.browser.send("DELETE", "/api/user", { body: { password: PASSWORD } });
    expectSuccess(reply, "deleteUser");
    const count = async () => {
      const sql = "select count(*) as n from payment_event_subjects where subject in (?, ?)";
      const { rows } = await harness().database.execute({ sql, args: [`in_${sale.name}_0`, `user:${member.id}`] });
      return rows[0]?.n;
    };
    expect(await count()).toBe(0);
    await deliverAll([checkoutCompleted(sale), subscriptionDeleted(sale.name, sale.from + 9)]);
  });

  test("about an unknown account or of another kind changes nothing", async () => {
    const now = nowSeconds();
    const stray = { name: `stray${names++}`, reference: "nobody", cents: 1800, from: now, to: now + DAY };
    await deliverAll([
      checkoutCompleted(stray),
      chargeRefunded(stray.name, 0, now),
      { id: `evt_other_${names++}`, type: "customer.created", created: now, object: { id: "cus_1" } },
    ]);
  });
});

describe("a message is refused with 400 and changes nothing when", () => {
  const forgeries: Readonly<Record<string, (payload: string) => string | undefined>> = {
    "it is not signed": () => undefined,
    "it is signed with another secret": (payload) => sign(payload, "whsec_other"),
    "its body was changed": (payload) => sign(payload.replace('"1800"', '"1"').replace("usd", "eur")),
    "it is six minutes old": (payload) => sign(payload, undefined, nowSeconds() - 360),
    "it is dated six minutes ahead": (payload) => sign(payload, undefined, nowSeconds() + 360),
    "its signature uses the old scheme": (payload) => sign(payload).replace("v1=", "v0="),
    "its signature header is empty": () => "t=,v1=",
  };

  test.each(Object.entries(forgeries))("%s", async (_, forge) => {
    const { sale, user } = await beginSale();
    const rawBody = toPayload(checkoutCompleted(sale));
    const signature = forge(rawBody);
    const headers: Record<string, string> = signature === undefined ? {} : { "stripe-signature": signature };
    const reply = await harness().visitor().send("POST", "/api/payments/webhook", { rawBody, headers });
    expectError(reply, 400, "invalid_token");
    expect(await user()).toMatchObject({ tier: "free-starter" });
    const { rows } = await harness().database.execute({
      sql: "select * from payment_events where event_id = ?",
      args: [checkoutCompleted(sale).id],
    });
    expect(rows).toEqual([]);
  });
});

describe("events of many payers, repeated, shuffled, simultaneous and mixed with forged ones", () => {
  const BUYERS = sampled(30, 15);
  const AT_ONCE = 6;
  const FORGED_ONE_IN = 5;

  /** One payer's year, and the correct end of their tier; null if they never have it. */
  function story(sale: Awaited<ReturnType<typeof beginSale>>["sale"], kind: number) {
    const next = { ...sale, from: sale.to, to: sale.to + 30 * DAY };
    const { name, from } = sale;
    const first = [checkoutCompleted(sale), invoicePaid(sale), invoicePaymentPaid(name, 0, from)];
    const both = [...first, invoicePaid(next, 1), invoicePaymentPaid(name, 1, next.from)];
    const firstBack = chargeRefunded(name, 0, from + 5);
    const stories = [
      { events: both, end: next.to },
      { events: [...both, chargeRefunded(name, 1, from + 9), subscriptionDeleted(name, from + 10)], end: sale.to },
      { events: [...first, firstBack, subscriptionUpdated(name, from + 4, true)], end: null },
      {
        events: [...first, disputeEvent(name, 0, from + 5, "needs_response"), disputeEvent(name, 0, from + 9, "lost")],
        end: null,
      },
      {
        events: [...both, disputeEvent(name, 1, from + 5, "needs_response"), disputeEvent(name, 1, from + 9, "won")],
        end: next.to,
      },
    ];
    return stories[kind % stories.length] ?? { events: both, end: next.to };
  }

  test("leave every payer in the right state", async () => {
    // Numerical Recipes' generator: the same order in every run.
    let state = 20_261_122;
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const sales: Awaited<ReturnType<typeof beginSale>>[] = [];
    for (let buyer = 0; buyer < BUYERS; buyer += 1) sales.push(await beginSale());
    const told = sales.map((begun, index) => ({ ...begun, ...story(begun.sale, index) }));
    const messages = told.flatMap(({ events }) => events);
    const queue = [...messages, ...messages.filter(() => random() < 0.3)]
      .map((message) => ({ message, key: random(), isForged: false }))
      .flatMap((entry) =>
        random() * FORGED_ONE_IN < 1 ? [entry, { ...entry, key: random(), isForged: true }] : [entry],
      )
      .toSorted((one, other) => one.key - other.key);
    const take = async (): Promise<void> => {
      for (let entry = queue.shift(); entry; entry = queue.shift()) {
        const { message, isForged } = entry;
        const reply = await deliver(
          harness(),
          message,
          isForged ? sign(toPayload(message), "whsec_forged") : undefined,
        );
        // If all events of a payer arrive at once, the server may answer 503; Stripe repeats them too.
        if (reply.status === 503) queue.push(entry);
        else expect(reply.status, reply.text).toBe(isForged ? 400 : 200);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, take));
    for (const { end, user, subscription, list, events } of told) {
      const trace = events.map(({ id }) => id).join();
      const { paidUntil } = await subscription();
      expect(paidUntil, trace).toBe(end === null ? null : new Date(end * 1000).toISOString());
      expect((await user()).tier, trace).toBe(end === null ? "free-starter" : "monthly-saver");
      expect((await list()).filter(({ status }) => status === "pending")).toEqual([]);
    }
  });
});
