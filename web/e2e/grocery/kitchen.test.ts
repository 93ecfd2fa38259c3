import { MESSAGES } from "@mealwright/schema/constants/messages";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerMember, registerPaid } from "../../../worker/test/factories.ts";
import {
  cookiesOf,
  DARK_ON_PHONE,
  expectAccessibleToo,
  expectQuiet,
  letThrough,
  looks,
  openSite,
  slowTest,
  takeScreenshot,
} from "../site.ts";

const site = openSite();

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const foods = (page: Page) => page.getByRole("list", { name: "Foods at home" }).getByRole("listitem");

/** A member with a week who has bought the first two lines of its list. */
async function stocked() {
  const member = await registerPaid(site().harness, "weekly-flex");
  const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const lines = plan.groceryList.flatMap(({ items }) => items).filter(({ packs }) => packs.length > 0);
  const [first, second] = lines;
  if (first === undefined || second === undefined) throw new Error("nothing to buy");
  for (const { foodId, packs } of [first, second]) {
    const ticked = await member.browser.post("/api/grocery-checks", {
      planId: plan.id,
      item: foodId,
      checked: true,
      packs,
    });
    expect(ticked.status, ticked.text).toBeLessThan(300);
  }
  return { ...member, names: [first.name, second.name] as const };
}

test.each(DARK_ON_PHONE)(
  "bought food can be corrected and used up in the kitchen at $width px in $scheme",
  async (shot) => {
    const member = await stocked();
    const visit = await site().visitAs(member, "/meal-plan?tab=grocery", shot);
    const { page } = visit;
    await page.getByRole("link", { name: "In your kitchen" }).click();
    await page.getByRole("heading", { level: 1, name: "In your kitchen" }).waitFor();
    await expect.poll(() => foods(page).count()).toBe(2);
    await expectAccessibleToo(page);
    await takeScreenshot(page, `kitchen-${shot.width}-${shot.scheme}`);

    const [name, other] = member.names;
    // A food with little left is named in the singular, so find the line by its date.
    const row = foods(page).filter({ hasText: "use by March 5" });
    await foods(page)
      .filter({ hasText: name })
      .getByRole("button", { name: /^Change/ })
      .press("Enter");
    await page.getByLabel(/^Amount \(/).fill("2");
    await page.getByLabel("Use by").fill("2020-01-05");
    await button(page, "Save").press("Enter");
    await page.getByText("That day is past.").waitFor();
    await page.getByLabel("Use by").fill("2031-03-05");
    await expectAccessibleToo(page);
    await takeScreenshot(page, `kitchen-change-${shot.width}-${shot.scheme}`);
    await button(page, "Save").press("Enter");
    await page.getByText(`${name}: changed.`).waitFor();
    await row.waitFor();

    await foods(page)
      .filter({ hasText: other })
      .getByRole("button", { name: /^Change/ })
      .press("Enter");
    await button(page, "Used up or thrown away").press("Enter");
    await page.getByText(`${other}: gone from your kitchen.`).waitFor();
    await expect.poll(() => foods(page).count()).toBe(1);
    await page.reload();
    await row.waitFor();
    await expect.poll(() => foods(page).count()).toBe(1);
    expectQuiet(visit);
    await visit.context.close();
  },
);

test.each(looks([{ width: 390, scheme: "light" }] as const))(
  "food in the kitchen is taken off the list until the person says it is not there",
  async (shot) => {
    const { browser } = await registerPaid(site().harness, "weekly-flex");
    // Whatever the week consists of, some of it needs one of these.
    for (const foodId of ["egg", "rolled-oats", "onion", "carrot", "white-rice-long-grain", "spinach"]) {
      expect((await browser.post("/api/kitchen", { foodId, grams: 5_000, useBy: null })).status).toBe(200);
    }
    await browser.post("/api/generate-meal-plan");
    const visit = await site().visitAs({ browser }, "/meal-plan?tab=grocery", shot);
    const { page } = visit;
    const notThere = page.getByRole("button", { name: /^Not there/ });
    const row = page.getByRole("listitem").filter({ has: notThere }).first();
    await row.getByText("at home at the start of the week").waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, `kitchen-list-${shot.width}-${shot.scheme}`);
    const name = (await row.locator("span").first().locator("span").first().textContent()) ?? "";
    const count = await notThere.count();
    await row.getByRole("button", { name: /^Not there/ }).press("Enter");
    await expect.poll(() => notThere.count()).toBe(count - 1);
    await page.getByRole("checkbox", { name: new RegExp(`^${name}`, "i") }).waitFor();
    await page.getByRole("link", { name: "In your kitchen" }).click();
    await page.getByRole("heading", { level: 1, name: "In your kitchen" }).waitFor();
    await expect.poll(() => foods(page).count()).toBeGreaterThan(0);
    expectQuiet(visit);
    await visit.context.close();
  },
);

slowTest("without a network, saving shows an error and keeps what was typed", async () => {
  const member = await stocked();
  const visit = await site().visitAs(member, "/kitchen", { width: 390 });
  const { page } = visit;
  await button(page, /^Change/)
    .first()
    .click();
  await page.getByLabel(/^Amount \(/).fill("3");
  await page.route("**/api/kitchen", (route) => route.abort());
  await button(page, "Save").click();
  await page.getByRole("alert").getByText(MESSAGES.somethingWentWrong).waitFor();
  await expect.poll(() => page.getByLabel(/^Amount \(/).inputValue()).toBe("3");
  await letThrough(page, "**/api/kitchen");
  await button(page, "Save").click();
  await page.getByText(/: changed\.$/).waitFor();
  await visit.context.close();
});

slowTest("a free member sees what the kitchen is for, without an error", async () => {
  const visit = await site().visitAs(await registerMember(site().harness), "/kitchen", { width: 390 });
  const { page } = visit;
  await page.getByRole("main").getByRole("link", { name: "See the plans" }).waitFor();
  expectQuiet(visit);
  await visit.context.close();
});

test("the kitchen waits for a tick that is still being sent", async () => {
  const visit = await site().visit({ width: 390 });
  const { page } = visit;
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  await visit.context.addCookies(cookiesOf(member.browser, site().harness.origin));
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/api/grocery-checks", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/meal-plan?tab=grocery");
  await page.getByRole("checkbox").first().press("Space");
  await page.getByRole("link", { name: "In your kitchen" }).click();
  await page.getByRole("heading", { level: 1, name: "In your kitchen" }).waitFor();
  await page.getByText("Looking into your kitchen").waitFor({ state: "attached" });
  arrive();
  await expect.poll(() => foods(page).count()).toBe(1);
  expectQuiet(visit);
  await visit.context.close();
});

test("changing a date keeps an amount changed on another screen meanwhile", async () => {
  const member = await stocked();
  const visit = await site().visitAs(member, "/kitchen");
  const { page } = visit;
  const row = foods(page).first();
  await row.getByRole("button", { name: /^Change/ }).click();
  const [food] = (await member.browser.get("/api/kitchen")).list;
  const left = Number(food?.grams) - 1;
  expect((await member.browser.post("/api/kitchen", { foodId: food?.foodId, grams: left })).status).toBe(200);
  await row.getByLabel("Use by").fill("2099-03-05");
  await row.getByRole("button", { name: "Save" }).click();
  await page.getByText(/: changed\.$/).waitFor();
  const changed = (await member.browser.get("/api/kitchen")).list.find(({ foodId }) => foodId === food?.foodId);
  expect(changed).toMatchObject({ grams: left, lots: [{ useBy: "2099-03-05" }] });
  expectQuiet(visit);
  await visit.context.close();
});
