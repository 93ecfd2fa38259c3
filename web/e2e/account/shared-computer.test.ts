import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Member, registerMember } from "../../../worker/test/factories.ts";
import { cookiesOf, expectQuiet, openSite, type Visit } from "../site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openPlan({ browser }: Member, { page, context }: Visit): Promise<Page> {
  await browser.post("/api/generate-meal-plan");
  await context.addCookies(cookiesOf(browser, site().harness.origin));
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Meal plan", exact: true }).first().click();
  await page.getByRole("heading", { level: 3 }).first().waitFor();
  return page;
}

describe("on a shared computer, after signing out", () => {
  test("the Back button shows nothing of the plan, and no data of the member remains", async () => {
    const visit = await site().visit();
    const page = await openPlan(await registerMember(site().harness), visit);
    const dishes = await page.getByRole("heading", { level: 3 }).allTextContents();
    await page.evaluate(() => {
      // As the questionnaire leaves them for a signed-in member.
      localStorage.setItem("questionnaireData", JSON.stringify({ allergies: ["Nuts"], weight: "70", userId: "me" }));
      localStorage.setItem("warmUpGoal", "lose_weight");
      localStorage.setItem("selectedPlan", "monthly-saver");
    });
    const otherTab = await visit.context.newPage();
    await otherTab.goto("/meal-plan");
    await otherTab.getByRole("heading", { level: 3 }).first().waitFor();
    await button(page, "Sign Out").click();
    await page.waitForURL(`${site().harness.origin}/`);
    await otherTab.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
    await otherTab.close();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== "appearance"))).toEqual([]);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
    for (const dish of dishes) expect(await page.getByText(dish, { exact: true }).count()).toBe(0);
    expectQuiet(visit);
    await visit.context.close();
  });

  test("a page restored by the browser stays hidden until its member is known to be signed in", async () => {
    const visit = await site().visit();
    const member = await registerMember(site().harness);
    const page = await openPlan(member, visit);
    // Playwright's browsers have no back/forward cache, so we dispatch the events of one that has.
    const transition = (kind: "pagehide" | "pageshow") =>
      page.evaluate((type) => void window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), kind);
    const visibility = () => page.evaluate(() => document.documentElement.style.visibility);
    await transition("pagehide");
    await expect.poll(() => visibility()).toBe("hidden");
    await transition("pageshow");
    await expect.poll(visibility).toBe("");
    await page.getByRole("heading", { level: 3 }).first().waitFor();

    await transition("pagehide");
    await member.browser.post("/api/auth/logout");
    await transition("pageshow");
    await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    await visit.context.close();
  });
});
