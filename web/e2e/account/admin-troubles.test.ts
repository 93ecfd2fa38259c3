import { ADMIN_PAGE_ROWS } from "@mealwright/schema/constants/admin";
import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { PAYMENT_ERRORS } from "@mealwright/schema/constants/payments";
import { createPaymentReply } from "@mealwright/schema/contract/payments";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { freshEmail, registerMember } from "../../../worker/test/factories.ts";
import { expectAccessibleToo, letThrough, openSite } from "../site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const listOf = (page: Page, name: string) => page.getByRole("list", { name, exact: true }).getByRole("listitem");
const toastOf = (page: Page, text: string) => page.locator("li[data-state=open]").filter({ hasText: text });

/** A second screen of the admin, unlocked through API calls. */
async function unlocked() {
  const browser = site().harness.visitor();
  await browser.post("/api/admin/login", site().harness.admin);
  return browser;
}

async function openAdmin(tab: string) {
  const admin = await unlocked();
  const visit = await site().visitAs({ browser: admin }, "/admin", { width: 390 });
  await visit.page.getByRole("tab", { name: tab, exact: true }).click();
  return { ...visit, admin };
}

async function pay() {
  const member = await registerMember(site().harness);
  const reply = await member.browser.post("/api/payments", { tier: "monthly-saver" });
  return { member, payment: createPaymentReply.parse(reply.json).payment };
}

async function write(subject: string, message = "Enough?"): Promise<void> {
  const form = { name: "Ada", email: freshEmail(), subject, message, category: "general" };
  expect((await site().harness.visitor().post("/api/contact", form)).status).toBe(201);
}

test("declining a refund takes two presses, and a refund already declined on another screen disappears", async () => {
  const { member, payment } = await pay();
  const other = await unlocked();
  await other.post(`/api/payments/${payment.id}/confirm`, { wiseTransactionId: "T-1" });
  await member.browser.post(`/api/payments/${payment.id}/refund`);
  const { page, context } = await openAdmin("Payments");
  const asked = page
    .getByRole("region", { name: "Refund requested" })
    .getByRole("listitem")
    .filter({ hasText: member.email });
  await asked.getByRole("button", { name: /^Decline/ }).click();
  const dialog = page.getByRole("dialog", { name: "Decline to refund $18" });
  await expectAccessibleToo(page);
  await page.route("**/refund/decision", (route) => route.fulfill({ status: 500, body: "" }));
  await button(page, "Decline the refund").click();
  // Shown inside the dialog, because the dialog would cover a toast.
  await dialog.getByText(MESSAGES.somethingWentWrong).waitFor();
  await letThrough(page, "**/refund/decision");
  await other.post(`/api/payments/${payment.id}/refund/decision`, { approve: false });
  await button(page, "Decline the refund").click();
  await toastOf(page, PAYMENT_ERRORS.noRefundAsked).waitFor();
  await expect.poll(() => asked.count()).toBe(0);
  await context.close();
});

test("after another screen locked the admin area, pressing a button leads to the credentials form", async () => {
  const { payment } = await pay();
  const { page, context, admin } = await openAdmin("Payments");
  const waiting = page.getByRole("region", { name: "Waiting" }).getByRole("listitem").filter({ hasText: payment.id });
  await waiting.getByRole("button", { name: /^Confirm/ }).click();
  await page.getByLabel("Transaction id").fill("T-2");
  await admin.post("/api/admin/logout");
  await button(page, "Confirm payment").click();
  await button(page, "Unlock").waitFor();
  expect(await page.getByText(LATE_MESSAGES.confirmPaymentFailed).count()).toBe(0);
  await context.close();
});

test("a long word in a message fits the phone's width, and marking the message twice sends one request", async () => {
  const subject = `Long ${"w".repeat(90)}`;
  await write(subject, "x".repeat(900));
  const { page, context } = await openAdmin("Messages");
  const own = listOf(page, "Messages").filter({ hasText: subject });
  const mark = own.getByRole("button", { name: /^Mark as answered/ });
  await mark.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.route("**/answered", (route) => route.fulfill({ status: 500, body: "" }));
  await mark.click();
  const failure = toastOf(page, MESSAGES.somethingWentWrong);
  await failure.waitFor();
  let sent = 0;
  await page.route("**/answered", async (route) => {
    sent += 1;
    await route.continue();
  });
  await mark.dblclick();
  await expect.poll(() => own.count()).toBe(0);
  // Without the new press, the toast would stay for five more seconds.
  expect(await failure.count()).toBe(0);
  expect(sent).toBe(1);
  await context.close();
});

test("marking the last message on page 2 as answered leads back to page 1", async () => {
  await site().harness.database.execute("delete from contact_messages");
  await site().harness.database.execute({
    sql: `insert into contact_messages (id, name, email, subject, message, category, priority, created_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i <= ?)
      select 'many-' || i, 'Ada', 'ada@example.test', 'Question ' || i, 'Enough?', 'general', 0, i from n`,
    args: [ADMIN_PAGE_ROWS.default],
  });
  const { page, context } = await openAdmin("Messages");
  await button(page, "Next page").click();
  await expect.poll(() => listOf(page, "Messages").count()).toBe(1);
  await page.getByRole("button", { name: /^Mark as answered/ }).click();
  await expect.poll(() => listOf(page, "Messages").count()).toBe(ADMIN_PAGE_ROWS.default);
  await context.close();
});

test("a slow search never claims meanwhile that nobody matches", async () => {
  const { page, context } = await openAdmin("Users");
  await page.getByLabel("Search").fill("nobody-has-this-name");
  const nobody = page.getByText("Nobody matches that.");
  await nobody.waitFor();
  const held = Promise.withResolvers<void>();
  await page.route("**/api/admin/users?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByLabel("Search").fill("ada");
  await page.getByText("One moment…").waitFor();
  expect(await nobody.count()).toBe(0);
  held.resolve();
  await expect.poll(() => listOf(page, "Users").count()).toBeGreaterThan(0);
  await context.close();
});
