import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { cookDoubleText, leftoverText, takeOutText } from "@mealwright/schema/rules/text/leftover-text";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import { findKeepingRecipe } from "../../../worker/test/meal-plan/keeping-recipe.ts";
import { cookiesOf, expectAccessibleToo, expectQuiet, looks, openSite, takeScreenshot } from "../site.ts";

const site = openSite();

const LOOKS = looks([
  { width: 390, scheme: "light" },
  { width: 1440, scheme: "dark" },
  { width: 390, scheme: "dark" },
  { width: 1440, scheme: "light" },
] as const);

const MONDAY_DINNER = { day: 1, type: "dinner" } as const;
const TUESDAY_LUNCH = { day: 2, type: "lunch" } as const;

/** Opens the sheet of a meal on a day, by its card. */
async function openMeal(page: Page, width: number, day: string, name: string): Promise<void> {
  if (width < 1000) await page.getByRole("tab", { name: new RegExp(`^${day}`) }).click();
  const board = width < 1000 ? page.getByRole("tabpanel") : page.getByRole("region", { name: day });
  await board.getByRole("article", { name }).first().getByRole("heading").getByRole("button").click();
  await page.getByRole("dialog").getByRole("heading", { name }).first().waitFor();
}

test.each(LOOKS)(
  "a dinner becomes the next day's lunch as leftovers, and back, using links only, at %o",
  async (look) => {
    const { browser, id } = await registerPaid(site().harness, "weekly-flex");
    const read = async () => mealPlan.parse((await browser.get(`/api/meal-plans/${id}/active`)).json);
    const made = mealPlan.parse((await browser.post("/api/generate-meal-plan")).json);
    const isAt = (place: { day: number; type: string }) => (meal: { day: number; type: string }) =>
      meal.day === place.day && meal.type === place.type;
    const originalMealId = made.meals.find(isAt(MONDAY_DINNER))?.id;
    await browser.post("/api/replace-meal", { originalMealId, newMeal: { id: findKeepingRecipe(3) } });
    const plan = await read();
    const dinner = plan.meals.find(isAt(MONDAY_DINNER))?.name ?? "";
    const lunch = plan.meals.find(isAt(TUESDAY_LUNCH))?.name ?? "";

    const visit = await site().visit(look);
    const { page, context } = visit;
    await context.addCookies(cookiesOf(browser, site().harness.origin));
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "View plan", exact: true }).click();
    await openMeal(page, look.width, "Tuesday", lunch);
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: "More", exact: true }).click();
    await sheet.getByRole("button", { name: "Eat leftovers" }).click();
    await sheet.getByLabel("Eat the other half of").selectOption({ label: `Monday’s dinner: ${dinner}` });
    await expectAccessibleToo(page);
    await takeScreenshot(page, `leftover-choice-${look.width}-${look.scheme}`, false);
    await sheet.getByRole("button", { name: "Plan it this way" }).click();
    await sheet.waitFor({ state: "hidden" });

    await openMeal(page, look.width, "Tuesday", dinner);
    await sheet.getByText(leftoverText(MONDAY_DINNER), { exact: true }).waitFor();
    await sheet.getByText(takeOutText(MONDAY_DINNER)).first().waitFor();
    await sheet
      .getByText(/74 °C \(165 °F\)/)
      .first()
      .waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, `leftover-sheet-${look.width}-${look.scheme}`, false);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await page.getByText(leftoverText(MONDAY_DINNER), { exact: true }).first().waitFor();
    await takeScreenshot(page, `leftover-board-${look.width}-${look.scheme}`);

    await openMeal(page, look.width, "Monday", dinner);
    await sheet.getByText(cookDoubleText(TUESDAY_LUNCH)).first().waitFor();
    await sheet.getByRole("button", { name: "Cook", exact: true }).click();
    const kitchen = page.getByRole("dialog", { name: `Cook: ${dinner}` });
    await kitchen.getByRole("button", { name: "Next" }).click();
    await kitchen.getByText(cookDoubleText(TUESDAY_LUNCH)).waitFor();
    await kitchen.getByRole("button", { name: "Done" }).click();
    await kitchen.waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");

    await openMeal(page, look.width, "Tuesday", dinner);
    await sheet.getByRole("button", { name: "More", exact: true }).click();
    await sheet.getByRole("button", { name: "Cook something else" }).click();
    await sheet.waitFor({ state: "hidden" });
    await expect.poll(async () => (await read()).meals).toEqual(plan.meals);
    await openMeal(page, look.width, "Tuesday", lunch);
    expectQuiet(visit);
    await context.close();
  },
);
