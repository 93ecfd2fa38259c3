import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { CONTACT_CATEGORIES, SUPPORT_EMAIL } from "@mealwright/schema/constants/support";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { freshEmail, PASSWORD } from "../../../worker/test/factories.ts";
import { awaitMails } from "../../../worker/test/mail/mailbox.ts";
import { looks, openSite, slowTest, type Visit } from "../site.ts";
import { alertOf, fill, open, stub, visiting } from "./public-helpers.ts";

const site = openSite();

const FILLED = { Name: "Ada", Email: "ada@example.test", Subject: "Beans", Message: "Which beans?" };

const sendButton = (page: Page) => page.getByRole("button", { name: "Send message" });

async function valuesOf(page: Page): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const label of Object.keys(FILLED)) {
    values[label] = await page.getByLabel(label, { exact: true }).inputValue();
  }
  return values;
}

/** A visitor with the given time zone and time. */
async function visitFrom(zone: string, now: string): Promise<Visit> {
  const visit = await site().visit({ width: 390, timeZone: zone });
  await visit.page.clock.setFixedTime(new Date(now));
  return visit;
}

describe("contact", () => {
  test("C01–C05: a message with its five fields is sent, stored and mailed to support", () =>
    visiting(site(), {}, async ({ page }) => {
      const email = freshEmail();
      const subject = `Beans ${Date.now()}`;
      await open(page, "/contact");
      await fill(page, { ...FILLED, Email: email, Subject: subject });
      await page.getByLabel("Category").selectOption("nutrition");
      const [request] = await Promise.all([page.waitForRequest("**/api/contact"), sendButton(page).click()]);
      const sent = { name: "Ada", email, subject, message: "Which beans?", category: "nutrition" };
      expect(request.postDataJSON()).toEqual(sent);
      await page.getByRole("status").getByText("We'll get back to you within 24 hours.", { exact: true }).waitFor();
      await expect.poll(() => valuesOf(page)).toEqual({ Name: "Ada", Email: email, Subject: "", Message: "" });
      const { rows } = await site().harness.database.execute({
        sql: "select name, email, subject, message, category from contact_messages where email = ?",
        args: [email],
      });
      expect(rows.map((row) => ({ ...row }))).toEqual([sent]);
      await expect
        .poll(async () => (await awaitMails(site().harness, SUPPORT_EMAIL)).map((mail) => mail.subject))
        .toContain(`[Nutrition] ${subject}`);
    }));

  test("C02: there are six categories with General preselected, and each is sent by its name", async () => {
    const { page, context } = await site().visit();
    await open(page, "/contact");
    const category = page.getByLabel("Category");
    await expect.poll(() => category.inputValue()).toBe("general");
    await expect
      .poll(() => category.locator("option").evaluateAll((all) => all.map((one) => one.getAttribute("value"))))
      .toEqual(["general", "technical", "billing", "nutrition", "feedback", "partnership"]);
    const sent = await stub(page, "/api/contact", 500, {});
    await fill(page, FILLED);
    for (const [index, name] of CONTACT_CATEGORIES.entries()) {
      if (index > 0) await category.selectOption(name);
      await sendButton(page).click();
      await expect.poll(() => sent.length).toBe(index + 1);
      await sendButton(page).and(page.locator(":enabled")).waitFor();
    }
    expect(sent.map((body) => Reflect.get(Object(body), "category"))).toEqual(CONTACT_CATEGORIES);
    await context.close();
  });

  test("C03: name, email, subject and message are required, and what was typed stays", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      const sent = await stub(page, "/api/contact", 201, { success: true });
      await open(page, "/contact");
      for (const [label, text] of [
        ["Name", "Please enter your name."],
        ["Email", "Please enter your email."],
        ["Subject", "Please enter a subject."],
        ["Message", "Please write your message."],
      ] as const) {
        for (const nothing of ["", "  \n "]) {
          await fill(page, { ...FILLED, [label]: label === "Message" ? nothing : nothing.trim() });
          await sendButton(page).click();
          await page.getByText(text, { exact: true }).waitFor();
          await expect.poll(() => page.locator("[aria-invalid]").count()).toBe(1);
          await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe(label.toLowerCase());
        }
      }
      expect(sent).toEqual([]);
      await fill(page, FILLED);
      await sendButton(page).click();
      await page.getByText(LATE_MESSAGES.contactSent, { exact: true }).waitFor();
      expect(sent).toHaveLength(1);
    }));

  test("C04: while sending, the button shows it and cannot be pressed, and what is typed meanwhile stays", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/api/contact", async (route) => {
        await answered;
        await route.fulfill({ status: 201, json: { success: true } });
      });
      await open(page, "/contact");
      await fill(page, FILLED);
      await sendButton(page).click();
      await expect.poll(() => page.getByRole("button", { name: "Sending…" }).isDisabled()).toBe(true);
      await fill(page, { Message: "Which beans, and how many?" });
      answer();
      await page.getByText(LATE_MESSAGES.contactSent, { exact: true }).waitFor();
      await expect.poll(() => valuesOf(page)).toMatchObject({ Subject: "", Message: "Which beans, and how many?" });
    }));

  test("an invalid email address is reported beside its field", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await open(page, "/contact");
    await fill(page, { ...FILLED, Email: "ada at home" });
    await sendButton(page).click();
    await page.getByText("Please enter a valid email address.", { exact: true }).waitFor();
    await page.locator("input[name=email]:focus").waitFor();
    await expect.poll(() => valuesOf(page)).toEqual({ ...FILLED, Email: "ada at home" });
    await context.close();
  });

  slowTest("the focus moves to a field the server refuses, even if drawing takes longer", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await open(page, "/contact");
    await fill(page, { ...FILLED, Email: "ada at home" });
    await page.evaluate(() => {
      const whole = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (look) => {
        window.requestAnimationFrame = whole;
        queueMicrotask(() => look(0));
        return 0;
      };
    });
    await sendButton(page).click();
    await page.getByText("Please enter a valid email address.", { exact: true }).waitFor();
    await page.locator("input[name=email]:focus").waitFor();
    await context.close();
  });

  test("a message that cannot be sent stays and can be sent by email with every line", async () => {
    const { page, context } = await site().visit({ width: 390 });
    const typed = { ...FILLED, Subject: "Beans & co?", Message: "Which beans?\nÄ 100 % = all\n🫘" };
    await open(page, "/contact");
    await fill(page, typed);
    await context.setOffline(true);
    await sendButton(page).click();
    await alertOf(page).getByText("Something went wrong. Please try again.", { exact: true }).waitFor();
    await expect.poll(() => valuesOf(page)).toEqual(typed);
    const href = await alertOf(page)
      .getByRole("link", { name: "Send it with your own email app" })
      .getAttribute("href");
    const mail = new URL(href ?? "");
    expect(mail.pathname).toBe(SUPPORT_EMAIL);
    expect(mail.searchParams.get("subject")).toBe(typed.Subject);
    expect(mail.searchParams.get("body")?.split("\r\n")).toEqual(typed.Message.split("\n"));
    await context.setOffline(false);
    await sendButton(page).click();
    await page.getByText(LATE_MESSAGES.contactSent, { exact: true }).waitFor();
    await context.close();
  });

  test("a message that arrived though its answer was lost is sent again with the same words, and stored once", async () => {
    const { page, context } = await site().visit({ width: 390 });
    const typed = { ...FILLED, Email: freshEmail() };
    await open(page, "/contact");
    await fill(page, typed);
    await page.route(
      "**/api/contact",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await sendButton(page).click();
    await alertOf(page).getByText("Something went wrong. Please try again.", { exact: true }).waitFor();
    await expect.poll(() => valuesOf(page)).toEqual(typed);
    await sendButton(page).click();
    await page.getByText(LATE_MESSAGES.contactSent, { exact: true }).waitFor();
    const { rows } = await site().harness.database.execute({
      sql: "select message from contact_messages where email = ?",
      args: [typed.Email],
    });
    expect(rows).toHaveLength(1);
    await context.close();
  });

  // Other zones and times are tested in office-hours.test.ts.
  test.each(
    looks([
      ["America/New_York", "2026-01-15T15:00:00Z", "3:00 AM – 12:00 PM on your clock", "Open now"],
      ["America/New_York", "2026-01-15T18:00:00Z", "3:00 AM – 12:00 PM on your clock", "Closed now"],
      ["Europe/Berlin", "2026-07-15T08:00:00Z", "9:00 AM – 6:00 PM on your clock", "Open now"],
      ["Asia/Kolkata", "2026-01-15T07:00:00Z", "1:30 PM – 10:30 PM on your clock", "Closed now"],
    ] as const),
  )("C06: shows 24 hours, live chat 9 AM - 6 PM CET, and in %s at %s: %s", async (zone, now, hours, isOpen) => {
    const { page, context } = await visitFrom(zone, now);
    await open(page, "/contact");
    await page.getByText("We aim to answer within 24 hours, every day of the week.").waitFor();
    await page.getByText("9 AM - 6 PM CET").first().waitFor();
    await page.getByText(hours, { exact: true }).waitFor();
    await page.getByText(isOpen, { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole("link", { name: SUPPORT_EMAIL }).getAttribute("href"))
      .toBe(`mailto:${SUPPORT_EMAIL}`);
    await context.close();
  });

  slowTest("C06: if the browser's time zone is invalid, the hours are shown in CET only", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await page.addInitScript(() => {
        const whole = Intl.DateTimeFormat.prototype.resolvedOptions;
        Intl.DateTimeFormat.prototype.resolvedOptions = function () {
          return { ...whole.call(this), timeZone: "Etc/Unknown" };
        };
      });
      await open(page, "/contact");
      await fill(page, { Name: "Ada" });
      await page.getByText("9 AM - 6 PM CET").first().waitFor();
      await expect.poll(() => page.getByText(/on your clock|Open now|Closed now/).count()).toBe(0);
    }),
  );

  slowTest("a member's name and email are filled in, without overwriting what was typed", () =>
    visiting(site(), { width: 390 }, async ({ page, context }) => {
      const email = freshEmail();
      await context.request.post("/api/auth/register", { data: { name: "Ada Lovelace", email, password: PASSWORD } });
      await page.addInitScript((key) => localStorage.setItem(key, "{}"), STORAGE_KEYS.user);
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/api/user", async (route) => {
        await answered;
        await route.continue();
      });
      await open(page, "/contact");
      await fill(page, { Name: "Countess Ada", Message: "Which beans?" });
      answer();
      await expect
        .poll(() => valuesOf(page))
        .toEqual({
          Name: "Countess Ada",
          Email: email,
          Subject: "",
          Message: "Which beans?",
        });
    }),
  );
});
