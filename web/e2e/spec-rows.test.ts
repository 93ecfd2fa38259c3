import { DEFAULT_UNIT_SYSTEM } from "@mealwright/schema/constants/food/units";
import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Member, registerMember, registerPaid, registerWithoutAnswers } from "../../worker/test/factories.ts";
import { ingredientAmount } from "../src/features/meals/meal-texts.ts";
import { expectQuiet, letThrough, looks, openSite, type Visit } from "./site.ts";
import { answer, button, FAILED_LOAD, openAs } from "./states/states-helpers.ts";

// The texts that the specification requires, read where a person reads them.
const site = openSite();
let free: Member;
let paid: Member;

beforeAll(async () => {
  free = await registerMember(site().harness);
  paid = await registerPaid(site().harness, "weekly-flex");
  for (const { browser } of [free, paid]) expect((await browser.post("/api/generate-meal-plan")).status).toBe(200);
});

const dialog = (page: Page) => page.getByRole("dialog");
/** A toast, with the explanation beside its title. */
const said = (page: Page, text: string) => page.getByLabel("Notifications").getByText(text).first().waitFor();
const planOf = async ({ browser, id }: Member): Promise<MealPlan> =>
  mealPlan.parse((await browser.get(`/api/meal-plans/${id}/active`)).json);
const idsOf = ({ meals }: MealPlan) => meals.map(({ id }) => id);

async function open(member: Member, path: string): Promise<Visit> {
  const visit = await site().visit();
  await openAs(member, visit, path, site().harness.origin);
  return visit;
}

/** Ends a visit with a refused call, which the browser itself logs. */
async function close(visit: Visit): Promise<void> {
  expect(visit.complaints.filter((text) => !FAILED_LOAD.test(text))).toEqual([]);
  await visit.context.close();
}

test("M01: while loading, the page says Generating Your Plan...", async () => {
  const visit = await site().visit();
  await answer(visit.page, "/api/generate-meal-plan");
  await openAs(await registerPaid(site().harness, "weekly-flex"), visit, "/meal-plan", site().harness.origin);
  await visit.page.getByRole("heading", { level: 1, name: MESSAGES.generatingYourPlan, exact: true }).waitFor();
  expectQuiet(visit);
  await visit.context.close();
});

test.each(looks([500, 503]))(
  "M06: if the plan fails to load (%i) and there are no answers, the questionnaire opens with the reason",
  async (status) => {
    const visit = await site().visit();
    const { page } = visit;
    await answer(page, "/api/meal-plans/*/active", status, { error: MESSAGES.somethingWentWrong });
    await answer(page, "/api/user/preferences", 404, { error: "Preferences not found" });
    await openAs(paid, visit, "/meal-plan", site().harness.origin);
    await page.waitForURL("**/questionnaire");
    await said(page, MESSAGES.completeYourProfile);
    await close(visit);
  },
);

test("ER09: without answers, the page says Complete Your Profile and leads to the questionnaire", async () => {
  const visit = await open(await registerWithoutAnswers(site().harness), "/meal-plan");
  await visit.page.waitForURL("**/questionnaire");
  await said(visit.page, MESSAGES.completeYourProfile);
  await close(visit);
});

test("ER10: if the plan cannot be made, the page says Generation Failed", async () => {
  const visit = await site().visit();
  await answer(visit.page, "/api/generate-meal-plan", 500, {});
  await openAs(await registerPaid(site().harness, "weekly-flex"), visit, "/meal-plan", site().harness.origin);
  await said(visit.page, MESSAGES.generationFailed);
  await close(visit);
});

test("M08, M16, D08: a free member reads that 3 meals are shown and what a paid plan adds, a paying member does not", async () => {
  for (const [member, count] of [
    [free, 1],
    [paid, 0],
  ] as const) {
    const visit = await open(member, "/meal-plan");
    const { page } = visit;
    await page.getByRole("article").first().waitFor();
    await expect.poll(() => page.getByText("3 meals are shown.", { exact: true }).count()).toBe(count);
    await expect
      .poll(() => page.getByRole("region", { name: "The rest of the week, and its shopping list" }).count())
      .toBe(count);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("tab", { name: LABELS.mealPlansTab, exact: true }).waitFor();
    const banner = page.getByRole("complementary", { name: "Upgrade" });
    await expect.poll(() => banner.count()).toBe(count);
    if (count > 0) await banner.getByRole("link", { name: LABELS.upgradeNow, exact: true }).waitFor();
    expectQuiet(visit);
    await visit.context.close();
  }
});

/** The card's recipe is the meal's, dish by dish: each amount with unit and name, each step in order. */
async function expectRecipe(page: Page, meal: Meal): Promise<void> {
  const place = page.getByRole("article", { name: meal.name, exact: true }).first();
  for (const ingredient of (meal.parts ?? [meal]).flatMap(({ ingredients }) => ingredients)) {
    const amount = ingredientAmount(ingredient, DEFAULT_UNIT_SYSTEM);
    await place.locator("ul > li").filter({ hasText: ingredient.name }).filter({ hasText: amount }).first().waitFor();
  }
  const steps = await place.locator("ol > li").allTextContents();
  expect(steps).toHaveLength(meal.instructions.length);
  meal.instructions.forEach((instruction, index) => {
    expect(steps[index]).toContain(instruction);
  });
}

test("M11: a card lists all ingredients with amounts, and numbered steps", async () => {
  const plan = await planOf(free);
  const visit = await open(free, "/meal-plan");
  expect(plan.meals).toHaveLength(3);
  for (const meal of plan.meals) await expectRecipe(visit.page, meal);
  expectQuiet(visit);
  await visit.context.close();
});

test("D06, PD05: Generate new plan on the dashboard and Generate New in the planner show another plan", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const first = await planOf(member);
  const visit = await open(member, "/dashboard");
  const { page } = visit;
  const anew = async (name: string, before: MealPlan) => {
    await button(page, name).click();
    await button(page, "Make a new one").click();
    await expect.poll(async () => (await planOf(member)).id).not.toBe(before.id);
    await expect.poll(async () => (await planOf(member)).complete).toBe(true);
    await said(page, MESSAGES.mealPlanGenerated);
    return planOf(member);
  };
  const second = await anew("Generate new plan", first);
  expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([]);
  for (const { name } of second.meals.filter(({ day }) => day === 1)) await page.getByText(name).first().waitFor();

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Planner", exact: true }).click();
  await page.getByRole("region", { name: "The week, meal by meal" }).waitFor();
  const third = await anew(LABELS.generateNew, second);
  for (const { name } of third.meals) await page.getByRole("button", { name }).first().waitFor();
  expectQuiet(visit);
  await visit.context.close();
});

test("D09, ER14, ER15: a meal opens and closes on the dashboard, and failed suggestions or swaps keep the meal", async () => {
  const plan = await planOf(paid);
  const visit = await open(paid, "/dashboard");
  const { page } = visit;
  const card = page
    .getByRole("main")
    .getByRole("list")
    .getByRole("link")
    .or(page.getByRole("main").getByRole("list").getByRole("button"))
    .first();
  await card.click();
  await dialog(page).getByRole("button", { name: "Swap", exact: true }).waitFor();
  const name = (await dialog(page).getByRole("heading", { level: 2 }).first().textContent()) ?? "";
  const meal = plan.meals.find((one) => one.name === name);
  expect(meal).toBeDefined();
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog(page).count()).toBe(0);

  await card.click();
  await answer(page, "/api/meal-suggestions", 500, {});
  await button(page, "Swap").click();
  await dialog(page).getByRole("alert").getByText(MESSAGES.loadSuggestionsFailed).waitFor();
  await letThrough(page, "**/api/meal-suggestions");
  await answer(page, "/api/replace-meal", 500, {});
  await button(page, "Quick").click();
  await page
    .getByRole("button", { name: /^Choose this one/ })
    .first()
    .click();
  await said(page, MESSAGES.replaceMealFailed);
  expect((await planOf(paid)).meals.find(({ id }) => id === meal?.id)).toEqual(meal);
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByText(name).first().waitFor({ state: "attached" });
  await close(visit);
});

test("ER12: if the list cannot be mailed, the email app opens with it", async () => {
  const visit = await site().visit();
  const { page } = visit;
  await answer(page, "/api/send-grocery-email", 500, {});
  await openAs(paid, visit, "/meal-plan", site().harness.origin);
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const asked: string[] = [];
  session.on("Page.frameRequestedNavigation", ({ url }) => asked.push(url));
  await page.getByRole("tab", { name: LABELS.groceryListTab, exact: true }).click();
  await button(page, LABELS.emailList).click();
  await expect.poll(() => asked).toHaveLength(1);
  const address = decodeURIComponent(asked[0] ?? "");
  expect(address).toMatch(/^mailto:\?subject=Shopping list.*&body=/);
  const [{ items } = { items: [] }] = (await planOf(paid)).groceryList;
  expect(items.length).toBeGreaterThan(0);
  expect(address).toContain(items[0]?.name);
  await close(visit);
});
