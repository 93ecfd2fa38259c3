import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { user as userShape } from "@mealwright/schema/contract/user";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Member, registerMember, registerPaid, registerWithoutAnswers } from "../../worker/test/factories.ts";
import { pathOf } from "./public/public-helpers.ts";
import { expectQuiet, openSite, slowTest, type Visit } from "./site.ts";
import { answer, button, openAs } from "./states/states-helpers.ts";

const site = openSite();
const REFUSED = { error: "" };

/** A member with three meals, and one with a whole week who can mail its list. */
let free: Member;
let paid: Member;

beforeAll(async () => {
  const { harness } = site();
  free = await registerMember(harness);
  await free.browser.post("/api/generate-meal-plan");
  paid = await registerPaid(harness, "monthly-saver");
  await paid.browser.post("/api/generate-meal-plan");
});

/** Visits as a member; console messages about refusals that the test makes are ignored. */
async function visitAs(
  member: Member,
  path: string,
  look: (page: Page, visit: Visit) => Promise<void>,
  before: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const visit = await site().visit({ width: 1280 });
  await before(visit.page);
  await openAs(member, visit, path, site().harness.origin);
  await look(visit.page, visit);
  visit.complaints.splice(0, visit.complaints.length, ...visit.complaints.filter((text) => !/ 500 /.test(text)));
  expectQuiet(visit);
  await visit.context.close();
}

const planOf = async (member: Member) =>
  mealPlan.parse((await member.browser.get(`/api/meal-plans/${member.id}/active`)).json);

test("D02, D03, D04, D05: the dashboard shows the first name, four figures, the budget in euros and working buttons", () =>
  visitAs(free, "/dashboard", async (page) => {
    await page.getByRole("heading", { level: 1, name: "Welcome, Ada", exact: true }).waitFor();
    const { stats } = userShape.parse((await free.browser.get("/api/user")).json);
    const figures = page.locator("dl").first();
    for (const [label, figure] of [
      ["Meals planned", String(stats.mealsSaved)],
      ["Favorite recipes", String(stats.favorites)],
      ["Weekly budget", "€120"],
    ] as const) {
      const card = figures.locator("> div").filter({ hasText: label });
      await expect.poll(() => card.locator("dd").first().textContent()).toBe(figure);
    }
    const energy = figures.locator("> div").filter({ hasText: "Daily calories" });
    await expect.poll(() => energy.textContent()).toMatch(/\d kcal/);
    await page.getByRole("link", { name: "Update preferences", exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe("/questionnaire");
    await page.goBack();
    await page.getByRole("link", { name: "View plan", exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe("/meal-plan");
  }));

slowTest("D04: the dashboard of an account without answers says that there is no budget", async () => {
  const member = await registerWithoutAnswers(site().harness);
  await visitAs(member, "/dashboard", async (page) => {
    const card = page.locator("dl > div").filter({ hasText: "Weekly budget" });
    await expect.poll(() => card.textContent()).toBe("Weekly budget–No answers yet");
  });
});

test("D02: while the plan is loading, the dashboard shows no daily calories and does not say there is no plan", async () => {
  let letPlansCome: () => void = () => undefined;
  const plansCome = new Promise<void>((resolve) => {
    letPlansCome = resolve;
  });
  await visitAs(
    free,
    "/dashboard",
    async (page) => {
      const energy = page.locator("dl").first().locator("> div").filter({ hasText: "Daily calories" });
      await expect.poll(() => energy.textContent()).toMatch(/^Daily calories–\s*$/);
      letPlansCome();
      await expect.poll(() => energy.textContent()).toMatch(/kcaltarget [\d,]+ kcal$/);
    },
    async (page) => {
      await page.route("**/api/meal-plans", async (route) => {
        await plansCome;
        await route.continue();
      });
    },
  );
});

test("M02, M10, M13: the user is requested before their plan, and each card shows name, type, minutes and 4.8/5", async () => {
  const asked: string[] = [];
  const { meals } = await planOf(free);
  await visitAs(
    free,
    "/meal-plan",
    async (page) => {
      await expect.poll(() => page.getByRole("article").count()).toBe(meals.length);
      for (const { name, type, prepTime } of meals) {
        const card = page.getByRole("article").filter({ hasText: name });
        await expect.poll(() => card.textContent()).toContain(`${prepTime} min`);
        await expect.poll(() => card.textContent()).toMatch(new RegExp(type, "i"));
        await expect.poll(() => card.textContent()).toContain("4.8/5");
      }
      expect(asked.indexOf("/api/user")).toBeGreaterThanOrEqual(0);
      expect(asked.indexOf(`/api/meal-plans/${free.id}/active`)).toBeGreaterThan(asked.indexOf("/api/user"));
    },
    async (page) => {
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    },
  );
});

test("M18: Upgrade Now leads to the dashboard", () =>
  visitAs(free, "/meal-plan", async (page) => {
    await page
      .getByRole("button", { name: /^Regenerate/ })
      .first()
      .click();
    await button(page, LABELS.upgradeNow).click();
    await expect.poll(() => pathOf(page)).toBe("/dashboard");
  }));

test("M22: Email List sends the list with its week", async () => {
  const { weekOf } = await planOf(paid);
  await visitAs(paid, "/meal-plan", async (page) => {
    await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
    const [sent] = await Promise.all([
      page.waitForRequest("**/api/send-grocery-email"),
      button(page, LABELS.emailList).click(),
    ]);
    const body = sent.postDataJSON();
    expect(body.weekOf).toBe(weekOf);
    expect(body.groceryList.length).toBeGreaterThan(3);
    expect((await sent.response())?.status()).toBe(200);
  });
});

test("ER13: a plan that cannot be made shows the specification's error on the dashboard", () =>
  visitAs(paid, "/dashboard", async (page) => {
    await answer(page, "/api/generate-meal-plan", 500, REFUSED);
    await button(page, "Generate new plan").click();
    await button(page, "Make a new one").click();
    await page.getByText(MESSAGES.generateMealPlanFailed, { exact: true }).waitFor();
  }));

test("PD06, PD08: Smart Grocery List opens the list of the week on screen, and Preferences opens Settings", async () => {
  const { groceryList } = await planOf(paid);
  const lines = groceryList.flatMap(({ items }) => items);
  await visitAs(paid, "/planner", async (page) => {
    await page.getByRole("tab", { name: LABELS.smartGroceryListTab, exact: true }).click();
    await expect.poll(() => page.getByRole("checkbox").count()).toBeGreaterThanOrEqual(lines.length);
    const panel = page.getByRole("tabpanel").filter({ has: page.getByRole("checkbox") });
    for (const { name } of lines.slice(0, 5)) await expect.poll(() => panel.textContent()).toContain(name);
    await page.getByRole("link", { name: LABELS.preferences, exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe("/settings");
  });
});
