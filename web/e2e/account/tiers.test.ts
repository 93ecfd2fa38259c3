import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { grantTier, registerMember, registerPaid } from "../../../worker/test/factories.ts";
import { dayName } from "../../src/product/week-days.ts";
import {
  DARK_ON_PHONE,
  expectAccessible,
  expectAccessibleToo,
  expectQuiet,
  openSite,
  slowTest,
  takeScreenshot,
} from "../site.ts";

const site = openSite();

const openTab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();
/** A button of a dish; its accessible name contains the dish's. */
const press = (page: Page, action: string, dish = "") =>
  page
    .getByRole("button", { name: new RegExp(`^${action} ?: `) })
    .filter({ hasText: dish })
    .first()
    .click();
const updated = (page: Page) => page.getByText(MESSAGES.mealUpdated, { exact: true }).first().waitFor();

test.each(DARK_ON_PHONE)(
  "Annual VIP has a favorites library, premium recipes, coaching and filters at $width px in $scheme",
  async ({ width, scheme }) => {
    const vip = await registerPaid(site().harness, "annual-vip", { prepTime: 120, household: 3, budget: 200 });
    const { meals, id } = mealPlan.parse((await vip.browser.post("/api/generate-meal-plan")).json);
    const dinners = meals.filter(({ type }) => type === "dinner");
    // A dish that is cooked once and eaten twice is one favorite.
    const [first, second] = new Map(dinners.map((meal) => [`${meal.name} ${meal.detail}`, meal])).values();
    for (const meal of [first, second]) await vip.browser.post("/api/favorites", { mealId: meal?.id });
    const visit = await site().visitAs(vip, "/dashboard", { width, scheme });
    const { page } = visit;

    await openTab(page, LABELS.favoritesTab);
    await page.getByText("2 favorites", { exact: true }).waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, `library-${width}-${scheme}`);
    await page.getByLabel("Search your favorites").fill(first?.name ?? "");
    await page.getByText("1 favorite", { exact: true }).waitFor();
    await press(page, "Open", first?.name);
    const sheet = page.getByRole("dialog", { name: first?.name ?? "" });
    await sheet.getByRole("heading", { name: "Steps", exact: true }).first().waitFor();
    for (const { name } of first?.parts ?? [])
      await sheet.getByRole("heading", { name, exact: true }).first().waitFor();
    await sheet.getByLabel("Put it in my week instead of").selectOption(second?.id ?? "");
    await expectAccessibleToo(page);
    await takeScreenshot(page, `library-dish-${width}-${scheme}`, false);
    await sheet.getByRole("button", { name: "Put it in" }).click();
    await updated(page);
    await press(page, "Remove", first?.name);
    await page.getByText("0 favorites", { exact: true }).waitFor();

    const open = page.getByRole("region", { name: "Premium recipes" }).getByRole("button", { name: /^Open ?: / });
    await open.first().waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, `collection-${width}-${scheme}`);
    const name = ((await open.first().textContent()) ?? "").replace(/^Open ?: /, "");
    await open.first().click();
    await page
      .getByRole("dialog", { name })
      .getByLabel("Put it in my week instead of")
      .selectOption(first?.id ?? "");
    const stored = page.waitForResponse("**/api/replace-meal");
    await page.getByRole("dialog", { name }).getByRole("button", { name: "Put it in" }).click();
    await stored;
    const now = mealPlan.parse((await vip.browser.get(`/api/meal-plans/${id}`)).json);
    expect(now.meals.find(({ day, type }) => day === first?.day && type === "dinner")).toMatchObject({
      name,
      premium: true,
    });

    await page.getByRole("link", { name: "Week planner" }).first().click();
    await openTab(page, "Coaching");
    await page.getByRole("heading", { name: /^(One thing to change|Everything is on target)/ }).waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, `coaching-${width}-${scheme}`, false);
    const namesOf = async () =>
      mealPlan.parse((await vip.browser.get(`/api/meal-plans/${id}`)).json).meals.map((meal) => meal.name);
    const before = await namesOf();
    const swapped = page.waitForResponse("**/api/replace-meal");
    await page.getByRole("button", { name: "Make this swap" }).click();
    expect((await swapped).status()).toBe(200);
    expect(await namesOf()).not.toEqual(before);
    const undone = page.waitForResponse("**/api/replace-meal");
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    expect((await undone).status()).toBe(200);
    expect((await namesOf()).toSorted()).toEqual(before.toSorted());
    const again = page.waitForResponse("**/api/replace-meal");
    await page.getByRole("button", { name: "Make this swap" }).click();
    expect((await again).status()).toBe(200);

    // The swap may have replaced that very dish.
    const { meals: left } = mealPlan.parse((await vip.browser.get(`/api/meal-plans/${id}`)).json);
    const lunch = left.find(({ type }) => type === "lunch");
    const another = lunch?.name ?? "";
    // On a phone the planner shows one day at a time.
    if (width < 768) await page.getByRole("tab", { name: new RegExp(`^${dayName(lunch?.day ?? 1)}`) }).click();
    await page.getByRole("button", { name: another }).first().click();
    await page.getByText("Amounts for 3 people, matching your shopping list.").first().waitFor();
    await page.getByRole("button", { name: "Swap", exact: true }).click();
    const swap = page.getByRole("dialog", { name: `Instead of ${another}` });
    const asked = page.waitForRequest((request) => request.postData()?.includes("highProtein") === true);
    await swap.getByRole("button", { name: "High protein" }).click();
    await asked;
    const filtered = page.waitForRequest((request) => request.postData()?.includes('"cuisine":"italian"') === true);
    await swap.getByLabel("Cuisine").selectOption("italian");
    await filtered;
    await swap.locator('[aria-busy="false"]').waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, `swap-filters-${width}-${scheme}`, false);
    expectQuiet(visit);
    await visit.context.close();
  },
);

slowTest("a member without filters sees the upgrade offer when choosing one", async () => {
  const flex = await registerPaid(site().harness, "weekly-flex");
  const { meals } = mealPlan.parse((await flex.browser.post("/api/generate-meal-plan")).json);
  const visit = await site().visitAs(flex, "/planner");
  const { page } = visit;
  await page
    .getByRole("button", { name: meals[0]?.name ?? "" })
    .first()
    .click();
  await page.getByRole("button", { name: "Swap", exact: true }).click();
  await page.getByRole("button", { name: "Low sodium" }).click();
  const offer = page.getByRole("dialog", { name: "This is part of a paid plan" });
  await offer.getByText("Advanced dietary filters").first().waitFor();
  await offer.getByRole("button", { name: LABELS.maybeLater }).click();
  await openTab(page, "Coaching");
  await page.getByRole("heading", { name: "A second look at your week" }).waitFor();
  expectQuiet(visit);
  await visit.context.close();
});

test("an upgrade made while the page is open shows when the member returns to it", async () => {
  const free = await registerMember(site().harness);
  const visit = await site().visitAs(free, "/dashboard", { width: 390 });
  const { page } = visit;
  await page.getByText("You have Free Starter.", { exact: true }).waitFor();
  await grantTier(site().harness, free.id, "monthly-saver");
  // The code that looks for changes is loaded at the first touch, so it arrives a moment later.
  await page.keyboard.press("Tab");
  const isSaver = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    return page.getByText("You have Monthly Saver.", { exact: true }).isVisible();
  };
  await expect.poll(isSaver).toBe(true);
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Planner" }).waitFor();
  expectQuiet(visit);
  await visit.context.close();
});
