import { LABELS } from "@mealwright/schema/constants/messages";
import { newListShare } from "@mealwright/schema/contract/grocery";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import {
  cookiesOf,
  expectAccessible,
  expectAccessibleToo,
  expectQuiet,
  letThrough,
  openSite,
  slowTest,
  takeScreenshot,
} from "../site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const openMenu = (page: Page) => button(page, "Send, print or save the list").click();

test("anyone with the link can tick the list until the owner revokes the link", async () => {
  const { harness } = site();
  const member = await registerPaid(harness, "weekly-flex");
  const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const lines = plan.groceryList.flatMap(({ items }) => items).filter(({ staple }) => !staple);
  const isNamedOnce = ({ name }: (typeof lines)[number]) =>
    lines.filter((line) => line.name.includes(name)).length === 1;
  const [first, second] = lines.filter(isNamedOnce);
  if (first === undefined || second === undefined) throw new Error("nothing to buy");

  const own = await site().visit();
  await own.context.addCookies(cookiesOf(member.browser, harness.origin));
  await own.page.goto("/meal-plan");
  await own.page.getByRole("tab", { name: LABELS.groceryListTab }).click();
  const ownLine = ({ foodId }: typeof first) => own.page.locator(`input[data-line="${foodId}"]`);
  await ownLine(first).waitFor({ state: "attached" });
  await openMenu(own.page);
  await button(own.page, "Create a link").click();
  const address = own.page.getByLabel("The link", { exact: true });
  await address.waitFor();
  await expectAccessibleToo(own.page);
  await takeScreenshot(own.page, "list-share-1440", false);
  const url = new URL(await address.inputValue());
  await own.page.keyboard.press("Escape");
  await own.page.getByRole("dialog").waitFor({ state: "hidden" });

  const guest = await site().visit({ width: 390 });
  await guest.page.goto(`${url.pathname}${url.hash}`);
  await guest.page.getByRole("heading", { level: 1, name: "Ada’s shopping list" }).waitFor();
  await expectAccessible(guest.page);
  await takeScreenshot(guest.page, "shared-list-390");
  expect(await guest.context.cookies()).toEqual([]);

  await guest.page.getByLabel("Your name").fill("Ben");
  const line = ({ name }: typeof first) => guest.page.getByRole("checkbox", { name }).first();
  await line(first).press("Space");
  await expect.poll(() => ownLine(first).isChecked()).toBe(true);
  await ownLine(second).press("Space");
  await expect.poll(() => line(second).isChecked()).toBe(true);
  await guest.page
    .getByRole("status")
    .filter({ hasText: `Ada checked off ${second.name}` })
    .waitFor();

  // Ticked offline in a page that is closed before the network returns; its visitor has signed in meanwhile.
  const [, , third] = lines.filter(isNamedOnce);
  if (third === undefined) throw new Error("too little to buy");
  await guest.page.route("**/api/shared-lists/*/checks", (route) => route.abort());
  await line(third).press("Space");
  await expect.poll(() => line(third).isChecked()).toBe(true);
  const ben = await registerPaid(harness, "weekly-flex");
  await guest.context.addCookies(cookiesOf(ben.browser, harness.origin));
  await guest.page.goto("/settings");
  await letThrough(guest.page, "**/api/shared-lists/*/checks");
  // Only the browser's own messages about failed requests.
  expect(new Set(guest.complaints.splice(0))).toEqual(new Set(["Failed to load resource: net::ERR_FAILED"]));
  expect(await ownLine(third).isChecked()).toBe(false);
  await guest.page.getByRole("heading", { level: 1, name: "Settings" }).click();
  await expect.poll(() => ownLine(third).isChecked()).toBe(true);
  await guest.page.goto(`${url.pathname}${url.hash}`);
  await expect.poll(() => line(third).isChecked()).toBe(true);

  await openMenu(own.page);
  await button(own.page, "Turn off the link").click();
  await guest.page.getByRole("heading", { level: 1, name: "This list is no longer shared" }).waitFor();
  await expectAccessibleToo(guest.page);
  for (const visit of [own, guest]) {
    expectQuiet(visit);
    await visit.context.close();
  }
});

test("adding a person who avoids milk updates the owner's and the guest's open list", async () => {
  const { harness } = site();
  const member = await registerPaid(harness, "annual-vip", { prepTime: 90, budget: 200 });
  const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const { url } = newListShare.parse((await member.browser.post(`/api/meal-plans/${plan.id}/share`)).json);
  const { pathname, hash } = new URL(url);
  const guest = await site().visit({ width: 390 });
  await guest.page.goto(pathname + hash);
  /** The foods and amounts that a list on screen shows. */
  const linesOn = async (page: Page, list: string) =>
    (await page.locator(`${list} label:has([type=checkbox]) .justify-between`).allInnerTexts())
      .map((text) => text.replaceAll(/\s+/g, " "))
      .sort();
  await guest.page.getByRole("checkbox").first().waitFor({ state: "attached" });
  const before = await linesOn(guest.page, "main");
  expect(before.join("\n")).toMatch(/milk|yogurt|cheese|butter/i);

  const own = await site().visit();
  const { page } = own;
  await own.context.addCookies(cookiesOf(member.browser, harness.origin));
  await page.goto("/settings#household");
  const household = page.getByRole("region", { name: "Your household", exact: true });
  await household.getByRole("button", { name: "Add a person" }).click();
  await household.getByLabel("Name").fill("Mia");
  await household.getByLabel("Dairy").check();
  await button(page, "Save person").click();
  await household.getByText("Mia is saved.").waitFor();
  await page.getByRole("link", { name: "Meal plan", exact: true }).filter({ visible: true }).click();
  await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
  await page.locator("[role=tabpanel] [type=checkbox]").first().waitFor({ state: "attached" });

  const ownLines = () => linesOn(page, "[role=tabpanel]");
  await expect.poll(async () => (await linesOn(guest.page, "main")).join("\n")).not.toBe(before.join("\n"));
  // The week gets new meals in place of those with milk; until then both lists are shorter.
  const countOnServer = async () => {
    const { groceryList } = mealPlan.parse((await member.browser.get(`/api/meal-plans/${plan.id}`)).json);
    return groceryList.flatMap(({ items }) => items).filter(({ covered }) => !covered).length;
  };
  await expect
    .poll(async () => {
      const lines = await ownLines();
      const isAlike = JSON.stringify(lines) === JSON.stringify(await linesOn(guest.page, "main"));
      return isAlike && lines.length === (await countOnServer());
    })
    .toBe(true);
  for (const visit of [own, guest]) {
    expectQuiet(visit);
    await visit.context.close();
  }
});

slowTest("a guest's list opens offline, keeps ticks and sends them once back online", async () => {
  const { harness } = site();
  const member = await registerPaid(harness, "weekly-flex");
  const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const { url } = newListShare.parse((await member.browser.post(`/api/meal-plans/${plan.id}/share`)).json);
  const { pathname, hash } = new URL(url);
  const ticked = async () => {
    const { groceryList } = mealPlan.parse((await member.browser.get(`/api/meal-plans/${plan.id}`)).json);
    return groceryList.flatMap(({ items }) => items).filter(({ checked }) => checked).length;
  };

  const visit = await site().visit({ width: 390, serviceWorkers: "allow" });
  const { page, context } = visit;
  await page.goto(pathname + hash);
  const boxes = page.getByRole("main").getByRole("checkbox");
  await boxes.first().waitFor({ state: "attached" });
  const lines = await boxes.count();
  await page.getByRole("heading", { level: 1 }).click();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await boxes.first().waitFor({ state: "attached" });
  await expect.poll(() => boxes.count()).toBe(lines);
  await page.getByText("no network").waitFor();
  await boxes.first().press("Space");
  await page.getByText("1 waiting for the network").waitFor();
  await expectAccessibleToo(page);
  await takeScreenshot(page, "shared-list-offline-390", false);
  // The tab is closed again before the network returns.
  await page.reload();
  await page.getByText("1 waiting for the network").waitFor();
  expect(await ticked()).toBe(0);
  await context.setOffline(false);
  await expect.poll(ticked).toBe(1);

  // Revoking the link deletes what was stored for it.
  expect((await member.browser.send("DELETE", `/api/meal-plans/${plan.id}/share`)).status).toBe(200);
  await page.getByRole("heading", { level: 1, name: "This list is no longer shared" }).waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "The list could not be loaded" }).waitFor();
  await context.close();
});
