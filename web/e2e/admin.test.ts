import { CONFIRMED_PAYMENTS_SHOWN } from "@mealwright/schema/constants/admin";
import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { adminUsers } from "@mealwright/schema/contract/admin";
import { createPaymentReply } from "@mealwright/schema/contract/payments";
import { formatWeek } from "@mealwright/schema/rules/text/week-text";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerMember, registerPaid } from "../../worker/test/factories.ts";
import {
  expectAccessible,
  expectAccessibleToo,
  expectFocus,
  letThrough,
  looks,
  openSite,
  takeScreenshot,
} from "./site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const group = (page: Page, name: string) => page.getByRole("region", { name, exact: true }).getByRole("listitem");
const openTab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();

async function unlock(page: Page, password: string): Promise<void> {
  await page.getByLabel("Administrator's email").fill(site().harness.admin.email);
  await page.getByLabel("Administrator's password", { exact: true }).fill(password);
  await button(page, "Unlock").click();
}

/** Twelve confirmed payments of $1.05 each, of which the oldest has a refund request, and one pending payment. */
async function makePayments() {
  const member = await registerMember(site().harness);
  const created = await member.browser.post("/api/payments", { tier: "monthly-saver" });
  const { payment } = createPaymentReply.parse(created.json);
  await site().harness.database.batch([
    { sql: "delete from payments where id <> ?", args: [payment.id] },
    {
      sql: `insert into payments (id, user_id, tier, amount_cents, currency, billing_period, status, week_of, created_at, confirmed_at)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 12)
        select 'old-' || ?1 || i, ?1, 'weekly-flex', 105, 'USD', 'W', 'confirmed', '2026-11-16', i, i from n`,
      args: [(await registerMember(site().harness)).id],
    },
    "update payments set refund_requested_at = 5, provider = 'link' where confirmed_at = 1",
  ]);
  return { member, payment };
}

test.each(
  looks([
    { width: 390, scheme: "light" },
    { width: 1440, scheme: "dark" },
  ] as const),
)("the admin goes through a day's work at $width px in $scheme", async ({ width, scheme }) => {
  const { member, payment } = await makePayments();
  const vip = await registerPaid(site().harness, "annual-vip");
  const question = {
    name: "Ada",
    email: vip.email,
    subject: `Iron ${width}`,
    message: "Enough?",
    category: "nutrition",
  };
  await vip.browser.post("/api/contact", question);

  const visit = await site().visit({ width, scheme });
  const { page } = visit;
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/admin");
  await button(page, "Unlock").waitFor();
  await unlock(page, "wrong horse 8");
  await page.getByRole("alert").getByText(LATE_MESSAGES.invalidAdminCredentials, { exact: true }).waitFor();
  const admins = requested.filter((path) => path.startsWith("/api/admin/"));
  expect([...new Set(admins)].toSorted()).toEqual(["/api/admin/login", "/api/admin/session"]);
  expect(await page.content()).not.toContain(member.email);
  await unlock(page, site().harness.admin.password);

  await page.getByText("Total revenue: $12.60", { exact: true }).waitFor();
  await expectFocus(page.getByRole("main"));
  await expect.poll(() => group(page, "Confirmed").count()).toBe(CONFIRMED_PAYMENTS_SHOWN);
  const waiting = group(page, "Waiting");
  await expect.poll(() => waiting.count()).toBe(1);
  for (const fact of [payment.id, payment.userId, "$18", "pending", formatWeek(payment.weekOf)]) {
    await expect.poll(() => waiting.textContent()).toContain(fact);
  }
  await expectAccessibleToo(page);
  await takeScreenshot(page, `admin-payments-${width}-${scheme}`);

  await waiting.getByRole("button", { name: /^Confirm/ }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm a payment" });
  await dialog.getByRole("button", { name: "Confirm payment" }).click();
  await dialog.getByText("Please enter the transaction id.").waitFor();
  await dialog.getByLabel("Transaction id").fill(`T-${width}`);
  await page.route("**/api/payments/*/confirm", (route) => route.fulfill({ status: 500, body: "" }));
  await dialog.getByRole("button", { name: "Confirm payment" }).click();
  await dialog.getByText(LATE_MESSAGES.confirmPaymentFailed, { exact: true }).waitFor();
  await expectAccessible(page);
  await expect.poll(() => waiting.count()).toBe(1);
  await letThrough(page, "**/api/payments/*/confirm");
  const sent = page.waitForRequest(`**/api/payments/${payment.id}/confirm`);
  await dialog.getByRole("button", { name: "Confirm payment" }).click();
  expect((await sent).postDataJSON()).toEqual({ wiseTransactionId: `T-${width}` });
  await page.getByText(LATE_MESSAGES.paymentConfirmed, { exact: true }).first().waitFor();
  await page.getByText("Total revenue: $30.60", { exact: true }).waitFor();
  await expect.poll(() => group(page, "Confirmed").first().textContent()).toContain(`T-${width}`);
  await expect.poll(() => waiting.count()).toBe(0);
  // The pressed button disappeared with its line.
  await expectFocus(page.getByRole("main"));
  expect((await member.browser.get("/api/user")).json).toMatchObject({ isPremium: true, tier: "monthly-saver" });

  const asked = group(page, "Refund requested");
  await asked.getByRole("button", { name: /^Refund…/ }).click();
  const payBack = page.getByRole("dialog", { name: "Refund $1.05" });
  await payBack.getByText(/Mealwright sends no money itself/).waitFor();
  await payBack.getByText(/^At Stripe, find the payment/).waitFor();
  await expectAccessibleToo(page);
  await takeScreenshot(page, `admin-pay-back-${width}-${scheme}`, false);
  await payBack.getByRole("button", { name: "Mark as refunded" }).click();
  await page.getByText("Total revenue: $29.55", { exact: true }).waitFor();
  await expect.poll(() => asked.count()).toBe(0);

  await openTab(page, "Users");
  await page.getByLabel("Search").fill(member.email);
  const found = page.getByRole("list", { name: "Users" }).getByRole("listitem");
  await expect.poll(() => found.count()).toBe(1);
  const admin = site().harness.visitor();
  await admin.post("/api/admin/login", site().harness.admin);
  const [user] = adminUsers.parse((await admin.get(`/api/admin/users?q=${member.email}`)).list);
  for (const fact of [user?.id, user?.name, user?.email, "Monthly Saver"]) {
    await expect.poll(() => found.textContent()).toContain(fact);
  }

  await openTab(page, "Messages");
  const messages = page.getByRole("list", { name: "Messages" }).getByRole("listitem");
  const own = messages.filter({ hasText: `Iron ${width}` });
  await own.getByText("VIP nutrition", { exact: true }).waitFor();
  await expect.poll(() => messages.first().textContent()).toContain("VIP nutrition");
  await own.getByRole("button", { name: /^Mark as answered/ }).click();
  await expect.poll(() => own.count()).toBe(0);
  await button(page, "Answered").click();
  await own.getByRole("button", { name: /^Reopen/ }).waitFor();

  await openTab(page, "Audit log");
  await page.getByText("Message marked as answered", { exact: true }).first().waitFor();

  await button(page, "Lock").click();
  await button(page, "Unlock").waitFor();
  await expectFocus(page.getByLabel("Administrator's email"));
  await page.reload();
  await button(page, "Unlock").waitFor();
  expect(await page.content()).not.toContain(member.email);
  expect(visit.complaints.filter((text) => !/401|500/.test(text))).toEqual([]);
  await visit.context.close();
});
