import { CALLS } from "@mealwright/schema/calls";
import { LABELS } from "@mealwright/schema/constants/messages";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ANSWERS, type Member, PASSWORD, registerPaid } from "../../../worker/test/factories.ts";
import { dayName } from "../../src/product/week-days.ts";
import { expectQuiet, openSite, type Visit } from "../site.ts";

// One person with a phone and a desktop: changes made on the phone appear on the desktop when the person navigates
// there.
const site = openSite();

interface Desktop extends Visit {
  readonly member: Member;
  readonly planId: string;
}

/** A member whose week is open on a desktop; the phone is the member's API client. */
async function openDesktop(): Promise<Desktop> {
  const member = await registerPaid(site().harness, "annual-vip");
  const { id } = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const visit = await site().visitAs(member, "/meal-plan");
  await visit.page.getByText("Each one was checked against your answers").waitFor();
  return { ...visit, member, planId: id };
}

const linkTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

const walkTo = (page: Page, name: string) => linkTo(page, name).click();

/** A window beside another one is never hidden, but it gets the focus back. */
async function comeBack(page: Page): Promise<void> {
  const asked = page.waitForRequest("**/api/user");
  let isAsked = false;
  void asked.then(() => (isAsked = true));
  // The listener is added some time after the first press.
  await expect.poll(() => page.evaluate(() => window.dispatchEvent(new Event("focus"))).then(() => isAsked)).toBe(true);
}

const readPlan = async ({ member, planId }: Desktop) =>
  mealPlan.parse((await member.browser.get(`/api/meal-plans/${planId}`)).json);

/** Whether the screen shows the whole week as the server has it. */
async function isWeekAsStored(desktop: Desktop): Promise<boolean> {
  const cards = await desktop.page
    .getByRole("button", { name: /^Favorite: / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")));
  const stored = (await readPlan(desktop)).meals.map(({ name }) => `Favorite: ${name}`);
  return stored.length === 21 && cards.sort().join() === stored.sort().join();
}

test.each([
  ["goes to another page and back", (page: Page) => walkTo(page, "Dashboard").then(() => walkTo(page, "Meal plan"))],
  ["returns to the window", comeBack],
])("after an allergy is added on the phone, a desktop user who %s sees no dish with it", async (_, goOn) => {
  const desktop = await openDesktop();
  const { page, context, member } = desktop;
  await page.getByRole("heading", { level: 1 }).click();
  await member.browser.post("/api/save-questionnaire", { ...ANSWERS, allergies: ["Dairy", "Gluten", "Eggs"] });
  expect(await isWeekAsStored(desktop)).toBe(false);
  await goOn(page);
  await expect.poll(() => isWeekAsStored(desktop)).toBe(true);
  expectQuiet(desktop);
  await context.close();
});

test("a swapped meal, a tick and an added line from the phone reach the desktop at the next page change", async () => {
  const desktop = await openDesktop();
  const { page, context, member, planId } = desktop;
  await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
  const box = page.locator("input[data-line]").first();
  const foodId = (await box.getAttribute("data-line")) ?? "";
  await walkTo(page, "Dashboard");
  const ticked = await member.browser.post(CALLS.groceryCheck.path, { planId, item: foodId, checked: true });
  expect(ticked.status).toBe(200);
  await member.browser.post(`/api/meal-plans/${planId}/own-lines`, { text: "Birthday candles" });
  await walkTo(page, "Meal plan");
  await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
  await page.getByRole("checkbox", { name: "Birthday candles" }).waitFor({ state: "attached" });
  await expect.poll(() => page.locator(`input[data-line="${foodId}"]`).isChecked()).toBe(true);

  // The kitchen page also shows what is at home if it stays open.
  const lines = page.locator("input[data-line]");
  const foodIds = await lines.evaluateAll((boxes) => boxes.map((each) => each.getAttribute("data-line")));
  await page.getByRole("link", { name: "In your kitchen" }).click();
  await page.getByText("minus what your meals have used since", { exact: false }).waitFor();
  await comeBack(page);
  for (const item of foodIds.slice(1, 12))
    await member.browser.post(CALLS.groceryCheck.path, { planId, item, checked: true });
  const atHome = (await member.browser.get(CALLS.kitchen.path)).list.length;
  expect(atHome).toBeGreaterThan(1);
  await comeBack(page);
  await expect.poll(() => page.getByRole("button", { name: /^Change / }).count()).toBe(atHome);
  await walkTo(page, "Meal plan");

  const [meal] = (await readPlan(desktop)).meals;
  const originalMeal = { id: meal?.id };
  expect((await member.browser.post(CALLS.regenerateMeal.path, { originalMeal })).status).toBe(200);
  await walkTo(page, "Dashboard");
  await walkTo(page, "Meal plan");
  await expect.poll(() => isWeekAsStored(desktop)).toBe(true);
  expectQuiet(desktop);
  await context.close();
});

test("locking or moving a dinner on the phone reaches the desktop at the next page change", async () => {
  const desktop = await openDesktop();
  const { page, context, member } = desktop;
  const walkAround = () => walkTo(page, "Dashboard").then(() => walkTo(page, "Meal plan"));
  const [locked, moved, other] = (await readPlan(desktop)).meals.filter(({ type }) => type === "dinner");
  await walkAround();
  await member.browser.post(CALLS.lockMeal.path, { mealId: locked?.id, locked: true });
  await walkAround();
  await page.getByRole("button", { name: `Locked: ${locked?.name}`, exact: true }).waitFor();
  await member.browser.post(CALLS.moveMeal.path, { mealId: moved?.id, day: other?.day });
  await walkAround();
  const { day } = (await readPlan(desktop)).meals.find(({ id }) => id === moved?.id) ?? { day: 0 };
  expect(day).toBe(other?.day);
  await page
    .getByRole("article")
    .filter({
      has: page.getByRole("heading", { name: moved?.name ?? "", exact: true }),
      hasText: `${dayName(day)} Dinner`,
    })
    .waitFor();
  expectQuiet(desktop);
  await context.close();
});

test("after the account is deleted on the phone, the desktop is signed out at the next link", async () => {
  const { page, context, member } = await openDesktop();
  await walkTo(page, "Dashboard");
  await page.getByRole("heading", { level: 1, name: "Welcome, Ada" }).waitFor();
  await member.browser.send("DELETE", "/api/user", { body: { password: PASSWORD } });
  // A pending request of the dashboard may have ended the session already, and then there is no link. A click that
  // waited for it would be made on the page of a later test, which gets the same context.
  await linkTo(page, "Meal plan").evaluateAll(([link]) => (link as HTMLElement | undefined)?.click());
  await page.waitForURL("**/auth");
  await page.getByText("Your session has ended").first().waitFor();
  await context.close();
});
