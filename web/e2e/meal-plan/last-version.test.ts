import { LAST_VERSION } from "@mealwright/schema/constants/plan-texts";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { expect, test } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import { PAGES } from "../../src/pages/pages.ts";
import { cookiesOf, expectAccessibleToo, expectQuiet, openSite, takeScreenshot } from "../site.ts";

const site = openSite();

test("a new plan can be undone from its toast or later, on the plan page and in the planner", async () => {
  const member = await registerPaid(site().harness, "annual-vip");
  const nameOf = async () => {
    const { json } = await member.browser.get(`/api/meal-plans/${member.id}/active`);
    return mealPlan.parse(json).meals.map(({ name }) => name);
  };
  await member.browser.post("/api/generate-meal-plan");
  const first = await nameOf();
  const visit = await site().visit({ width: 390 });
  const { page, context } = visit;
  await context.addCookies(cookiesOf(member.browser, site().harness.origin));
  await page.goto("/meal-plan");
  const dishes = page.getByRole("heading", { level: 3 });
  const shown = async () => (await dishes.allTextContents()).join(", ");
  const bringBack = page.getByRole("button", { name: LAST_VERSION.bringBack });
  const isBack = page.getByText(LAST_VERSION.isBack, { exact: true }).first();
  await dishes.first().waitFor();
  expect(await bringBack.count()).toBe(0);
  const before = await shown();

  const makeNew = page.getByRole("button", { name: "Make a new plan", exact: true });
  await makeNew.click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a new plan", exact: true }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await isBack.waitFor();
  await expect.poll(shown).toBe(before);
  expect(await nameOf()).toEqual(first);

  // Back to the new plan and to the first again, as somebody who compares them would.
  await bringBack.click();
  await expect.poll(nameOf).not.toEqual(first);
  const second = await nameOf();
  await expect.poll(shown).not.toBe(before);
  await bringBack.scrollIntoViewIfNeeded();
  await expectAccessibleToo(page);
  await takeScreenshot(page, "plan-last-version-390", false);

  await page.getByRole("link", { name: "Planner", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: PAGES.planner.heading }).waitFor();
  await bringBack.click();
  await expect.poll(nameOf).toEqual(first);
  expect(second).not.toEqual(first);
  await takeScreenshot(page, "planner-last-version-390", false);
  expectQuiet(visit);
  await context.close();
});
