import { CALLS } from "@mealwright/schema/calls";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ANSWERS, type Member, registerPaid } from "../../../worker/test/factories.ts";
import { dayName } from "../../src/product/week-days.ts";
import { expectFocus, expectQuiet, openSite, slowTest } from "../site.ts";

// What an address names may be gone, or may go while it is open: the page says so and drops it from the address.
const site = openSite();

const MEAL_GONE = "This meal is no longer in your plan.";

async function planned(): Promise<{ readonly member: Member; readonly meals: readonly Meal[] }> {
  const member = await registerPaid(site().harness, "annual-vip");
  return { member, meals: mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json).meals };
}

async function expectLeft(page: Page, path: string, said: string): Promise<void> {
  await page.getByText(said).first().waitFor();
  await expect.poll(() => page.url().replace(site().harness.origin, "")).toBe(path);
  expect(await page.getByRole("dialog").count()).toBe(0);
}

slowTest.each([
  ["/meal-plan?swap=gone", "/meal-plan", MEAL_GONE],
  ["/planner?swap=gone", "/planner", MEAL_GONE],
  [
    "/dashboard?tab=favorites&favorite=gone",
    "/dashboard?tab=favorites",
    "This dish is no longer among your favorites.",
  ],
  [
    "/dashboard?tab=favorites&dish=gone",
    "/dashboard?tab=favorites",
    "This dish is not among your premium recipes now.",
  ],
])("%s leads to the message that it no longer exists", async (address, path, said) => {
  const { member } = await planned();
  const visit = await site().visitAs(member, address);
  await expectLeft(visit.page, path, said);
  expectQuiet(visit);
  await visit.context.close();
});

slowTest("?swap= with a locked meal explains that it is locked", async () => {
  const { member, meals } = await planned();
  const mealId = meals[0]?.id;
  await member.browser.post(CALLS.lockMeal.path, { mealId, locked: true });
  const { page, context } = await site().visitAs(member, `/meal-plan?swap=${mealId}`);
  await expectLeft(page, "/meal-plan", "This meal is locked. Unlock it to swap it.");
  await context.close();
});

test("a meal removed on another screen closes its open sheet with a message", async () => {
  const { member, meals } = await planned();
  const visit = await site().visitAs(member, "/meal-plan");
  const { page, context } = visit;
  const isRefused = ({ allergens }: Meal) => allergens.includes("milk");
  const name = meals.find(isRefused)?.name ?? "";
  await page.getByRole("button", { name, exact: true }).first().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Swap", exact: true }).waitFor();
  await member.browser.post("/api/save-questionnaire", { ...ANSWERS, allergies: ["Dairy"] });
  await expect
    .poll(() => page.evaluate(() => window.dispatchEvent(new Event("focus"))).then(() => sheet.count()))
    .toBe(0);
  await expectLeft(page, "/meal-plan", MEAL_GONE);
  expectQuiet(visit);
  await context.close();
});

slowTest("skipping or swapping a meal from its sheet shows no message that it is gone", async () => {
  const { member, meals } = await planned();
  const [first, second] = meals.filter(({ type }) => type === "dinner");
  const { page, context } = await site().visitAs(member, `/meal-plan?meal=${first?.id}`);
  const said: string[] = [];
  await page.exposeFunction("noteSaid", (text: string) => said.push(text));
  await page.evaluate(() => {
    const note = Reflect.get(window, "noteSaid");
    new MutationObserver(() => note(document.querySelector('[aria-label^="Notifications"]')?.textContent)).observe(
      document.body,
      { childList: true, subtree: true },
    );
  });
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "More", exact: true }).click();
  await page.route("**/api/meal-plans/*/active", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await sheet.getByRole("button", { name: "Skip", exact: true }).click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await page
    .getByRole("button", { name: second?.name ?? "", exact: true })
    .first()
    .click();
  await sheet.getByRole("button", { name: "Swap", exact: true }).click();
  await sheet
    .getByRole("button", { name: /^Choose this one/ })
    .first()
    .click();
  await page.getByText("Meal Updated!").first().waitFor();
  await page.waitForTimeout(500);
  expect(said.join()).not.toContain(MEAL_GONE);
  expect(new URL(page.url()).search).toBe("");
  await context.close();
});

slowTest("changing a meal already replaced on another screen says so and refreshes the week", async () => {
  const { member, meals } = await planned();
  const [first] = meals;
  const { page, context } = await site().visitAs(member, `/meal-plan?meal=${first?.id}`);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "More", exact: true }).click();
  const { json: now } = await member.browser.post(CALLS.regenerateMeal.path, { originalMeal: { id: first?.id } });
  await sheet.getByRole("button", { name: "Lock", exact: true }).click();
  await expectLeft(page, "/meal-plan", MEAL_GONE);
  await page
    .getByRole("button", { name: String(now.name), exact: true })
    .first()
    .waitFor();
  await context.close();
});

slowTest("a meal can be moved to another day and back by keyboard, and Escape cancels", async () => {
  const { member, meals } = await planned();
  const [first, other] = meals.filter(({ type }) => type === "dinner");
  const { page, context } = await site().visitAs(member, "/meal-plan");
  const card = page.getByRole("button", { name: first?.name ?? "", exact: true }).first();
  const sheet = page.getByRole("dialog");
  const openMove = async () => {
    await card.press("Enter");
    await sheet.getByRole("button", { name: "More", exact: true }).press("Enter");
    await sheet.getByRole("button", { name: "Move", exact: true }).press("Enter");
    await expectFocus(sheet.getByLabel("Move it to"));
  };
  await openMove();
  await page.keyboard.press("Escape");
  await expect.poll(() => sheet.count()).toBe(0);
  await expectFocus(card);
  await openMove();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const said = page.getByRole("region", { name: /^Notifications/ });
  await said.getByText(`${first?.name} is on ${dayName(other?.day ?? 0)} now.`).waitFor();
  await page.keyboard.press("F8");
  const undo = said.getByRole("button", { name: "Undo" });
  for (let presses = 0; presses < 4 && !(await undo.evaluate((one) => one === document.activeElement)); presses += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await said.getByText(`${first?.name} is back.`).waitFor();
  await context.close();
});
