import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { addWeeks, weekStart } from "@mealwright/schema/rules/week";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Member, registerPaid } from "../../../worker/test/factories.ts";
import { cookiesOf, expectQuiet, openSite } from "../site.ts";

// Every test navigates by links and never reloads: data read before a change must not come back after it.
const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const checkbox = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const follow = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();

/** Opens a page as a member in a context of its own. */
async function open(member: Member, path: string) {
  const visit = await site().visit();
  await visit.context.addCookies(cookiesOf(member.browser, site().harness.origin));
  await visit.page.goto(path);
  return visit;
}

const savePreferences = async (page: Page) => {
  await button(page, "Save preferences").click();
  await page.getByRole("region", { name: "Preferences", exact: true }).getByText("Saved.").waitFor();
};

test("answers saved in Settings show on the dashboard, and a later save keeps them", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  const visit = await open(member, "/settings");
  const { page } = visit;
  await checkbox(page, "Dairy").check();
  await checkbox(page, "Sesame").check();
  await savePreferences(page);

  await follow(page, "Dashboard");
  await page.getByRole("tab", { name: LABELS.profileTab, exact: true }).click();
  await page.getByText("Dairy, Sesame", { exact: true }).waitFor();

  await follow(page, "Settings");
  await expect.poll(() => checkbox(page, "Dairy").isChecked()).toBe(true);
  await expect.poll(() => checkbox(page, "Sesame").isChecked()).toBe(true);
  await page.getByLabel("Cooking level").selectOption("advanced");
  await savePreferences(page);
  const saved = (await member.browser.get("/api/user/preferences")).json;
  expect(saved).toMatchObject({ allergies: ["Dairy", "Sesame"], cookingLevel: "advanced" });
  expectQuiet(visit);
});

const FORBIDDEN = ["Dairy", "Gluten", "Eggs"];

test("after changing answers in the questionnaire the plan shows no refused dish", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const visit = await open(member, "/meal-plan");
  const { page } = visit;
  const names = () => page.getByRole("article").getByRole("heading").allTextContents();
  await expect.poll(async () => (await names()).length).toBe(21);
  const readPlan = async () => mealPlan.parse((await member.browser.get(`/api/meal-plans/${member.id}/active`)).json);
  const before = await readPlan();

  await follow(page, "Dashboard");
  await page.getByRole("link", { name: "Update preferences", exact: true }).first().click();
  const next = page.locator("form button[type=submit]");
  await next.click();
  await page.getByText("Step 2 of 8", { exact: true }).waitFor();
  await next.click();
  for (const option of FORBIDDEN) await page.getByText(option, { exact: true }).click();
  for (let step = 3; step < 8; step += 1) {
    await page.getByText(`Step ${step} of 8`, { exact: true }).waitFor();
    await next.click();
  }
  await button(page, "Save my answers").click();
  await page.getByRole("heading", { level: 1, name: "Your meal plan", exact: true }).waitFor();
  // A toast disappears after a while.
  const counted = await page.getByText(/^\d+ meals were replaced$/).textContent();
  await page.getByText("See which, and why, above the week.", { exact: true }).waitFor();
  expect(await page.getByText(MESSAGES.mealPlanGenerated, { exact: true }).count()).toBe(0);
  const shownByServer = async () => {
    const plan = await readPlan();
    for (const { allergens } of plan.meals) expect(allergens.filter((one) => FORBIDDEN.includes(one))).toEqual([]);
    return plan.meals.map(({ name }) => name).toSorted();
  };
  await expect.poll(async () => (await names()).toSorted()).toEqual(await shownByServer());
  await expect.poll(() => names()).toHaveLength(21);

  // Replaced meals are counted, named and explained, and nothing unchanged is called new.
  const { meals, notes } = await readPlan();
  const kept = new Set(meals.map(({ id }) => id));
  const replaced = before.meals.filter(({ id }) => !kept.has(id));
  expect(counted).toBe(`${replaced.length} meals were replaced`);
  const reasons = notes.filter((note) => note.includes("because of"));
  expect(reasons).not.toEqual([]);
  for (const reason of reasons) await page.getByText(reason, { exact: true }).waitFor();
  expect(reasons.join()).toContain(`“${replaced[0]?.name}”`);
  expectQuiet(visit);
});

test("after changing answers in Settings the planner's next week shows no refused dish", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  const weekOf = addWeeks(weekStart(new Date()), 1);
  const made = await member.browser.post("/api/generate-meal-plan", { weekOf });
  const { id } = mealPlan.parse(made.json);
  const shownByServer = async () => {
    const plan = mealPlan.parse((await member.browser.get(`/api/meal-plans/${id}`)).json);
    return plan.meals.map(({ name }) => name).toSorted();
  };
  const visit = await open(member, "/planner");
  const { page } = visit;
  const names = async () => {
    const cells = page
      .getByRole("region", { name: "The week, meal by meal" })
      .locator("td button > span > span:first-of-type");
    return (await cells.allTextContents()).toSorted();
  };
  await button(page, "Next week").click();
  await expect.poll(names).toEqual(await shownByServer());
  const before = await names();

  await follow(page, "Settings");
  for (const option of FORBIDDEN) await checkbox(page, option).check();
  await savePreferences(page);
  await follow(page, "Planner");
  await button(page, "Next week").click();
  const after = await shownByServer();
  expect(after.length).toBeLessThan(before.length);
  await expect.poll(names).toEqual(after);
  expectQuiet(visit);
});

test("of two quick ticks of one line the later wins, even if the first is slow", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const visit = await open(member, "/meal-plan");
  const { page } = visit;
  await page.getByRole("tab", { name: LABELS.groceryListTab, exact: true }).click();
  const box = page.locator("input[data-line]").first();
  const foodId = await box.getAttribute("data-line");
  const line = page.locator(`input[data-line="${foodId}"]`);

  const sent: unknown[] = [];
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/grocery-checks", async (route) => {
    sent.push(route.request().postDataJSON().checked);
    if (sent.length === 1) await held;
    await route.continue();
  });
  await line.press("Space");
  await expect.poll(() => line.isChecked()).toBe(true);
  await line.press("Space");
  await expect.poll(() => line.isChecked()).toBe(false);
  expect(sent).toEqual([true]);
  const stored = page.waitForResponse(
    (response) => response.url().endsWith("/api/grocery-checks") && response.request().postDataJSON().checked === false,
  );
  letGo();
  expect((await stored).status()).toBe(200);
  expect(sent).toEqual([true, false]);
  await expect.poll(() => line.isChecked()).toBe(false);
  const plan = mealPlan.parse((await member.browser.get(`/api/meal-plans/${member.id}/active`)).json);
  const items = plan.groceryList.flatMap(({ items }) => items);
  expect(items.find((item) => item.foodId === foodId)?.checked).toBe(false);
  expectQuiet(visit);
});

test("a list requested before a change does not undo the change when it arrives late", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const visit = await open(member, "/settings");
  const { page } = visit;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  await page.route("**/api/favorites", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    asked += 1;
    const response = await route.fetch();
    if (asked === 1) await held;
    await route.fulfill({ response });
  });
  await follow(page, "Meal plan");
  const heart = page.getByRole("button", { name: /^Favou?rite: / }).first();
  await heart.click();
  await expect.poll(async () => (await member.browser.get("/api/favorites")).list).toHaveLength(1);
  letGo();
  await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
  await follow(page, "Settings");
  await follow(page, "Meal plan");
  await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
  expectQuiet(visit);
});
