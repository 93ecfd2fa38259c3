import { LABELS } from "@mealwright/schema/constants/messages";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerPaid } from "../../worker/test/factories.ts";
import { cookiesOf, expectAccessible, expectQuiet, letThrough, openSite, takeScreenshot } from "./site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const openMenu = (page: Page) => button(page, "Send, print or save the list").click();

test("whoever has the link ticks the list with its owner, until the link is taken back", async () => {
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
  await button(own.page, "Make a link").click();
  const address = own.page.getByLabel("The link", { exact: true });
  await address.waitFor();
  await expectAccessible(own.page);
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
    .filter({ hasText: `Ada ticked ${second.name}` })
    .waitFor();

  // Ticked without a network, in a page that is gone before there is one; its owner has signed in meanwhile.
  const [, , third] = lines.filter(isNamedOnce);
  if (third === undefined) throw new Error("too little to buy");
  await guest.page.route("**/api/shared-lists/*/checks", (route) => route.abort());
  await line(third).press("Space");
  await expect.poll(() => line(third).isChecked()).toBe(true);
  const ben = await registerPaid(harness, "weekly-flex");
  await guest.context.addCookies(cookiesOf(ben.browser, harness.origin));
  await guest.page.goto("/settings");
  await letThrough(guest.page, "**/api/shared-lists/*/checks");
  // The browser's own words on what could not be sent, and no others.
  expect(new Set(guest.complaints.splice(0))).toEqual(new Set(["Failed to load resource: net::ERR_FAILED"]));
  expect(await ownLine(third).isChecked()).toBe(false);
  await guest.page.getByRole("heading", { level: 1, name: "Settings" }).click();
  await expect.poll(() => ownLine(third).isChecked()).toBe(true);
  await guest.page.goto(`${url.pathname}${url.hash}`);
  await expect.poll(() => line(third).isChecked()).toBe(true);

  await openMenu(own.page);
  await button(own.page, "Take the link back").click();
  await guest.page.getByRole("heading", { level: 1, name: "This list is not shared any more" }).waitFor();
  await expectAccessible(guest.page);
  for (const visit of [own, guest]) {
    expectQuiet(visit);
    await visit.context.close();
  }
});
