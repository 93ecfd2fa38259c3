import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { createPaymentReply, payments } from "@mealwright/schema/contract/payments";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { freshEmail, PASSWORD, registerMember } from "../../../worker/test/factories.ts";
import type { Harness } from "../../../worker/test/harness.ts";
import { changeSettings } from "../../../worker/test/stack/changed-settings.ts";
import { checkoutCompleted, deliver, invoicePaid, LINKS } from "../../../worker/test/stand-ins/stripe-events.ts";
import { fill, heading, open, submitOf, untilTaken, visiting } from "../public/public-helpers.ts";
import {
  cookiesOf,
  expectAccessible,
  expectAccessibleToo,
  letThrough,
  openSite,
  readDownload,
  takeScreenshot,
} from "../site.ts";

const site = openSite();
// Transfers, unless a test says otherwise.
beforeEach(() => changeSettings(site().harness.baseUrl, {}));

const TAG = () => Object.assign(window, { gtag: () => undefined });
const choose = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name: `Choose ${name}` });

/** What the admin does once a transfer has arrived: confirms every pending payment. */
async function confirmWaiting(harness: Harness, paymentId: string): Promise<void> {
  const admin = harness.visitor();
  expect((await admin.post("/api/admin/login", harness.admin)).status).toBe(200);
  const reply = await admin.post(`/api/payments/${paymentId}/confirm`, { wiseTransactionId: `T-${paymentId}` });
  expect(reply.status, reply.text).toBe(200);
}

const paymentIdOf = (page: Page) => new URL(page.url()).pathname.split("/")[2] ?? "";

test("R10, R05, R06, S01: a visitor chooses Monthly Saver, signs up, and gets the plan once the admin confirms the payment", () =>
  visiting(site(), { width: 390 }, async ({ page }) => {
    const { harness } = site();
    await page.addInitScript(TAG);
    await open(page, "/pricing");
    await choose(page, "Monthly Saver").click();
    await page.getByText("You chose Monthly Saver. We keep your choice, and nothing is charged yet").waitFor();
    const email = freshEmail();
    await fill(page, { Name: "Ada Lovelace", Email: email, Password: PASSWORD });
    await submitOf(page).click();
    await page.waitForURL(/\/checkout\/[\w-]+\?plan=monthly-saver&period=M&currency=USD$/);
    await heading(page, "Pay for Monthly Saver");
    const main = page.getByRole("main");
    for (const text of ["$18 (USD)", "We are waiting for your transfer."]) await main.getByText(text).waitFor();
    await main.getByText(/^MW-\w{8}$/).waitFor();
    await main.getByText("plans are paid by bank transfer", { exact: false }).waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, "checkout-390-light");
    const paymentId = paymentIdOf(page);

    await confirmWaiting(harness, paymentId);
    await heading(page, "Monthly Saver is yours");
    await expectAccessibleToo(page);
    await takeScreenshot(page, "checkout-done-390-light");

    await main.getByRole("link", { name: "Plan and payments" }).click();
    await heading(page, "Settings");
    await main.getByText("It is paid until", { exact: false }).waitFor();
    const saving = page.waitForEvent("download");
    await main.getByRole("button", { name: "Receipt (PDF)" }).click();
    const receipt = await readDownload(await saving);
    expect(receipt.subarray(0, 5).toString()).toBe("%PDF-");
    for (const text of ["$18 \\(USD\\)", email, `T-${paymentId}`]) expect(receipt.toString("latin1")).toContain(text);
    await page.locator("#payments").scrollIntoViewIfNeeded();
    await expectAccessibleToo(page);
    await takeScreenshot(page, "settings-payments-390-light");
    await main.getByRole("button", { name: "Ask for a refund" }).click();
    await main.getByText("refund requested", { exact: false }).waitFor();

    // When the plan ends, its features are locked again, and no data is lost.
    const sql = "update users set paid_until = ? where email = ?";
    await harness.database.execute({ sql, args: [Date.now() - 1, email] });
    await page.reload();
    await main.getByRole("region", { name: "Plan and payments" }).getByText("You have Free Starter.").waitFor();
    await main.getByText("Everything you made is still here.", { exact: false }).waitFor();
    await main.getByText("Monthly Saver, one month", { exact: false }).waitFor();
  }));

test("R09: choosing a plan opens checkout in a new tab, and both tabs update when the payment arrives", () =>
  visiting(site(), { scheme: "dark" }, async ({ page, context }) => {
    const { harness } = site();
    const member = await registerMember(harness);
    await context.addCookies(cookiesOf(member.browser, harness.origin));
    await page.addInitScript(TAG);
    await page.addInitScript(() => localStorage.setItem("user", localStorage.getItem("user") ?? "{}"));
    await open(page, "/pricing");
    await page.getByText("Your account is ready").waitFor();
    const [tab] = await Promise.all([context.waitForEvent("page"), choose(page, "Annual VIP").click()]);
    await tab.waitForURL("**/checkout/**");
    await untilTaken(tab);
    await heading(tab, "Pay for Annual VIP");
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    expect(new URL(page.url()).pathname).toBe("/pricing");
    await page.getByText("Checkout is open in a new tab.", { exact: false }).waitFor();
    await page.getByText("Annual VIP is waiting for your payment.").waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, "pricing-waiting-1440-dark");
    await takeScreenshot(tab, "checkout-1440-dark");
    await confirmWaiting(harness, paymentIdOf(tab));
    await tab.bringToFront();
    await heading(tab, "Annual VIP is yours");
    await page.bringToFront();
    await page.getByText("You have Annual VIP. It is paid until", { exact: false }).waitFor();
    await expect.poll(() => page.getByText("Included in your plan").count()).toBe(3);
    await expectAccessibleToo(page);
    await takeScreenshot(page, "pricing-own-1440-dark");
    // An active plan can be extended, and a pending payment canceled.
    await page.getByRole("button", { name: "Add another year" }).click();
    await page.getByRole("link", { name: "How to pay" }).click();
    await heading(page, "Pay for Annual VIP");
    await page.getByRole("button", { name: "I no longer want it" }).click();
    await heading(page, "This payment was canceled");
  }));

test("paying by card opens the provider's page, and its signed event unlocks the plan", () =>
  visiting(site(), { width: 390, scheme: "dark" }, async ({ page, context }) => {
    const { harness } = site();
    await changeSettings(harness.baseUrl, LINKS);
    const member = await registerMember(harness);
    await context.addCookies(cookiesOf(member.browser, harness.origin));
    await context.route("https://buy.stripe.com/**", (route) =>
      route.fulfill({ body: "<h1>Card</h1>", contentType: "text/html" }),
    );
    await page.addInitScript(TAG);
    await page.addInitScript(() => localStorage.setItem("user", localStorage.getItem("user") ?? "{}"));
    await open(page, "/pricing");
    await page.getByText("Your account is ready").waitFor();
    const [tab] = await Promise.all([context.waitForEvent("page"), choose(page, "Weekly Flex").click()]);
    await tab.waitForURL(/^https:\/\/buy\.stripe\.com\/test_flex\?client_reference_id=[\w-]+&prefilled_email=/);
    const [own] = payments.parse((await member.browser.get("/api/payments")).list);
    await tab.close();

    await open(page, "/subscription-success?plan=weekly-flex");
    await heading(page, "Weekly Flex is on its way");
    await expectAccessibleToo(page);
    await page.getByRole("link", { name: "How to pay" }).click();
    await page.getByRole("link", { name: /^Pay \$5 by card/ }).waitFor();
    await takeScreenshot(page, "checkout-card-390-dark");
    await page.goBack();
    await heading(page, "Weekly Flex is on its way");
    const from = Math.floor(Date.now() / 1000);
    const sale = { name: "walk", reference: own?.id ?? null, cents: 500, from, to: from + 7 * 24 * 3600 };
    for (const event of [invoicePaid(sale), checkoutCompleted(sale)]) {
      expect((await deliver(harness, event)).status).toBe(200);
    }
    await heading(page, "Welcome to Weekly Flex");
    await takeScreenshot(page, "success-390-dark");
    await page.getByRole("link", { name: "Continue to dashboard" }).click();
    await page.waitForURL("**/dashboard");
    await open(page, "/settings#payments");
    await page.getByText("It renews on", { exact: false }).waitFor();
    await expect
      .poll(() => page.getByRole("link", { name: "Change the card or cancel" }).getAttribute("href"))
      .toBe(LINKS.PAYMENT_PORTAL_URL);
  }));

test("S01: the success page thanks nobody without a payment of their own", () =>
  visiting(site(), {}, async ({ page, context }) => {
    const { harness } = site();
    await open(page, "/subscription-success?plan=annual-vip");
    await heading(page, "Welcome to Mealwright");
    await page.getByText(`We see no payment for ${TIER_NAMES["annual-vip"]} here.`, { exact: false }).waitFor();
    await expect.poll(() => page.getByRole("main").textContent()).not.toMatch(/thank/i);
    const unpaid = await registerMember(harness);
    await context.addCookies(cookiesOf(unpaid.browser, harness.origin));
    await page.evaluate(() => localStorage.setItem("user", "{}"));
    const held = Promise.withResolvers<void>();
    await page.route("**/api/payments", (route) => held.promise.then(() => route.continue()));
    await open(page, "/subscription-success?plan=annual-vip");
    await page.getByText("One moment: we are looking for your payment.").waitFor();
    held.resolve();
    await page.getByText("We have not charged anything", { exact: false }).waitFor();
    await letThrough(page, "**/api/payments");
    const other = await registerMember(harness);
    const begun = createPaymentReply.parse((await other.browser.post("/api/payments", { tier: "annual-vip" })).json);
    const member = await registerMember(harness);
    await context.addCookies(cookiesOf(member.browser, harness.origin));
    await page.goto(begun.checkoutUrl);
    await heading(page, "We could not find that payment");
    await expectAccessibleToo(page);
  }));
