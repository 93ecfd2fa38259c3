import { DAYS_PER_WEEK, MEAL_TYPES } from "@mealwright/schema/constants/meals";
import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { WEEK_OFFSET } from "@mealwright/schema/constants/timings";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import { formatWeek } from "@mealwright/schema/rules/text/week-text";
import { addWeeks } from "@mealwright/schema/rules/week";
import type { Page, Request } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { type Member, registerPaid } from "../../worker/test/factories.ts";
import { dayName } from "../src/product/week-days.ts";
import { expectQuiet, openSite, type Visit } from "./site.ts";
import { button, openAs } from "./states/states-helpers.ts";

// What a member does with meals and weeks, row by row of the specification.
const site = openSite();
let member: Member;
let visit: Visit;

beforeEach(async () => {
  member = await registerPaid(site().harness, "annual-vip");
  expect((await member.browser.post("/api/generate-meal-plan")).status).toBe(200);
});

async function open(path: string): Promise<Page> {
  visit = await site().visit({ width: 1280 });
  await openAs(member, visit, path, site().harness.origin);
  return visit.page;
}

async function close(): Promise<void> {
  expectQuiet(visit);
  await visit.context.close();
}

const planOf = async (): Promise<MealPlan> =>
  mealPlan.parse((await member.browser.get(`/api/meal-plans/${member.id}/active`)).json);

test("M14, M15: a favorite survives a reload, and Regenerate changes only its own card and says Meal Updated!", async () => {
  const page = await open("/meal-plan");
  const hearts = page.getByRole("button", { name: /^Favorite: / });
  await hearts.first().click();
  await expect.poll(async () => (await member.browser.get("/api/favorites")).list).toHaveLength(1);
  await page.reload();
  await expect.poll(() => hearts.first().getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => hearts.nth(1).getAttribute("aria-pressed")).toBe("false");

  const before = await planOf();
  const again = page.getByRole("button", { name: /^Regenerate: / });
  const name = ((await again.nth(1).getAttribute("aria-label")) ?? "").replace("Regenerate: ", "");
  await again.nth(1).click();
  await page.getByLabel("Notifications").getByText(MESSAGES.mealUpdated, { exact: true }).first().waitFor();
  const after = await planOf();
  const changed = after.meals.filter(({ id }) => before.meals.every((meal) => meal.id !== id));
  expect(changed).toHaveLength(1);
  const gone = before.meals.filter(({ id }) => after.meals.every((meal) => meal.id !== id));
  expect(gone.map((meal) => meal.name)).toEqual([name]);
  await page
    .getByRole("article", { name: changed[0]?.name ?? "", exact: true })
    .first()
    .waitFor();
  await close();
});

test("M20: a ticked line is struck through, also after a reload, until it is unticked", async () => {
  const page = await open("/meal-plan");
  const [{ items } = { items: [] }] = (await planOf()).groceryList;
  const line = () => page.locator(`label:has([data-line="${items[0]?.foodId}"])`);
  const openList = () => page.getByRole("tab", { name: LABELS.groceryListTab, exact: true }).click();
  const isStruck = () =>
    line().evaluate((label) => {
      const words = label.querySelector("span:not([aria-hidden])");
      return words !== null && getComputedStyle(words).textDecorationLine === "line-through";
    });
  await openList();
  expect(await isStruck()).toBe(false);
  const stored = page.waitForResponse("**/api/grocery-checks");
  await line().click();
  await expect.poll(isStruck).toBe(true);
  expect((await stored).status()).toBe(200);
  await page.reload();
  await openList();
  await expect.poll(isStruck).toBe(true);
  await line().click();
  await expect.poll(isStruck).toBe(false);
  await close();
});

test("D10, D11, D12: four filters are sent, their results are offered, and the chosen dish survives a reload", async () => {
  const page = await open("/dashboard");
  const meals = page.getByRole("main").getByRole("list");
  await meals.getByRole("link").or(meals.getByRole("button")).first().click();
  const sheet = page.getByRole("dialog");
  // If there is a model, it is asked in a second request.
  const ofCookbook = (request: Request) => request.postDataJSON()?.source === "cookbook";
  const asked = page.waitForResponse((response) => ofCookbook(response.request()));
  await button(page, "Swap").click();
  const offered: { name: string }[] = await (await asked).json();
  const offers = sheet.getByRole("article");
  const areOffered = async (dishes: readonly { name: string }[]) => {
    const shown = await offers.allTextContents();
    return shown.length === dishes.length && dishes.every(({ name }, at) => shown[at]?.includes(name));
  };
  await expect.poll(() => areOffered(offered)).toBe(true);

  const filters = { Quick: "quick", Vegetarian: "vegetarian", Budget: "budget", "Allergen-free": "allergenFree" };
  const pressed: string[] = [];
  for (const [label, filter] of Object.entries(filters)) {
    pressed.push(filter);
    const [request] = await Promise.all([page.waitForRequest(ofCookbook), button(page, label).click()]);
    expect(request.postDataJSON().filters).toEqual(pressed);
  }
  const unfiltered = (request: Request) => ofCookbook(request) && request.postDataJSON().filters.length === 0;
  const askedAnew = page.waitForResponse((response) => unfiltered(response.request()));
  for (const label of Object.keys(filters)) await button(page, label).click();
  const offeredAnew: { name: string }[] = await (await askedAnew).json();
  const taken = offeredAnew[0]?.name ?? "";
  // The earlier request may have had as many results, so compare their names.
  await expect.poll(() => areOffered(offeredAnew)).toBe(true);

  const stored = page.waitForResponse("**/api/replace-meal");
  await page
    .getByRole("button", { name: /^Choose this one/ })
    .first()
    .click();
  expect((await stored).status()).toBe(200);
  await page.reload();
  await page.getByRole("main").getByText(taken).first().waitFor();
  expect((await planOf()).meals.map((meal) => meal.name)).toContain(taken);
  await close();
});

test("PD02, PD03, PD04, PD07, PD09: the planner shows Monday to Sunday, breakfast to snack, from two weeks back to three ahead", async () => {
  const { weekOf: thisWeek } = await planOf();
  const nextWeek = addWeeks(thisWeek, 1);
  const { meals } = mealPlan.parse((await member.browser.post("/api/generate-meal-plan", { weekOf: nextWeek })).json);
  const page = await open("/planner");
  const weeks = page.getByRole("navigation", { name: "Weeks" });
  const go = (name: string) => weeks.getByRole("button", { name });
  const shows = (week: string) => weeks.getByText(formatWeek(week), { exact: true }).waitFor();
  await shows(thisWeek);
  for (const name of [LABELS.smartGroceryListTab, LABELS.nutritionProfileTab, LABELS.favoritesTab, LABELS.profileTab]) {
    await page.getByRole("tab", { name, exact: true }).waitFor();
  }

  await go("Next week").click();
  await shows(nextWeek);
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, index) => dayName(index + 1));
  const columns = page.getByRole("columnheader");
  await expect.poll(() => columns.count()).toBe(DAYS_PER_WEEK);
  const titles = await columns.allTextContents();
  days.forEach((day, index) => {
    expect(titles[index]).toMatch(new RegExp(`^${day}`));
  });
  await expect
    .poll(async () => (await page.getByRole("rowheader").allTextContents()).map((text) => text.trim()))
    .toEqual([...MEAL_TYPES]);
  for (const { day, type, name } of meals) {
    const cell = page
      .getByRole("row", { name: new RegExp(`^${type}`, "i") })
      .getByRole("cell")
      .nth(day - 1);
    await expect.poll(() => cell.textContent()).toContain(name);
  }

  for (let offset = 2; offset <= WEEK_OFFSET.max; offset += 1) {
    await go("Next week").click();
    await shows(addWeeks(thisWeek, offset));
  }
  await expect.poll(() => go("Next week").evaluate((button: HTMLButtonElement) => button.disabled)).toBe(true);
  // The focus stays on the week navigation for keyboard users.
  await expect.poll(() => go("Previous week").evaluate((button) => button === document.activeElement)).toBe(true);
  for (let offset = WEEK_OFFSET.max - 1; offset >= WEEK_OFFSET.min; offset -= 1) {
    await go("Previous week").click();
    await shows(addWeeks(thisWeek, offset));
  }
  await expect.poll(() => go("Previous week").isDisabled()).toBe(true);
  await close();
});
