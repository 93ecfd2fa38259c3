import { LABELS } from "@mealwright/schema/constants/messages";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Member, registerPaid } from "../../../worker/test/factories.ts";
import {
  cookiesOf,
  expectAccessibleToo,
  expectQuiet,
  looks,
  openSite,
  readDownload,
  slowTest,
  takeScreenshot,
  type Visit,
} from "../site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const row = (page: Page, name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name}`, "i") });

async function openList(member: Member, { page, context }: Visit): Promise<Page> {
  await context.addCookies(cookiesOf(member.browser, site().harness.origin));
  await page.goto("/meal-plan");
  await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
  await row(page, "").first().waitFor();
  return page;
}

/** Only few weeks have no line that is sold by weight. */
const WEEKS = 5;

/** A member with a week, and a line of it that is sold by weight. */
async function shopper(week = 1): Promise<{ member: Member; plan: MealPlan; line: GroceryItem; count: number }> {
  const member = await registerPaid(site().harness, "weekly-flex");
  const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const lines = plan.groceryList.flatMap(({ items }) => items).filter(({ staple }) => !staple);
  // Rice keeps its name in any amount, while the name of a counted food can change with the number.
  const line = lines.find(
    ({ name, unit, grams, aisle }) =>
      aisle === "Grains, pasta & rice" &&
      /^(?:bag|pack)s? \(\d+ g\)$/.test(unit) &&
      grams > 150 &&
      lines.filter((other) => other.name.startsWith(name)).length === 1,
  );
  if (line === undefined && week < WEEKS) return shopper(week + 1);
  if (line === undefined) throw new Error("nothing is bought by weight");
  return { member, plan, line, count: lines.length };
}

describe("the grocery list", () => {
  slowTest("each section of the list stays in one column on a desktop, even with details open", async () => {
    const { member, line } = await shopper();
    const visit = await site().visit({ width: 1440 });
    const page = await openList(member, visit);
    const columnsOfParts = () =>
      page
        .getByRole("tabpanel")
        .locator("section:has(> h3)")
        .evaluateAll((sections) =>
          sections.map((section) => {
            const lefts = [...section.querySelectorAll(":scope > h3, :scope > ul > li, :scope > form")].map((part) =>
              Math.round(part.getBoundingClientRect().left / 100),
            );
            return [...new Set(lefts)].join(" and ");
          }),
        );
    for (const order of ["By aisle", "By kind"]) {
      await page.getByText(order, { exact: true }).click();
      await page.getByRole("radio", { name: order, checked: true }).waitFor({ state: "attached" });
      const columns = await columnsOfParts();
      expect(new Set(columns).size, order).toBe(2);
      expect(columns, order).toEqual(columns.toSorted((one, other) => Number(one) - Number(other)));
      await button(page, `Details of ${line.name}`).click();
      await button(page, "I have all of it").waitFor();
      expect(await columnsOfParts(), order).toEqual(columns);
      await button(page, `Details of ${line.name}`).click();
    }
    expectQuiet(visit);
    await visit.context.close();
  });

  test("food marked as at home comes off the list, partly or fully, and returns when unmarked", async () => {
    const { member, line, count } = await shopper();
    const visit = await site().visit();
    const page = await openList(member, visit);
    await page.getByText(`0 of ${count} in the basket`).waitFor();
    await expect.poll(() => section(page, "Already at home").count()).toBe(0);

    await button(page, `Details of ${line.name}`).click();
    const amount = page.getByLabel("I have some (g)");
    await amount.fill("none");
    await button(page, "Save").click();
    await page.getByText("Please enter a number above 0, at most 100,000 g.").waitFor();
    await expectAccessibleToo(page);
    await amount.fill("100");
    await button(page, "Save").click();
    await section(page, "Already at home").getByText("100 g taken off").waitFor();
    await expect.poll(() => amount.count()).toBe(0);

    await button(page, `Details of ${line.name}`).click();
    await button(page, "I have all of it").click();
    await page.getByText(`0 of ${count - 1} in the basket`).waitFor();
    await expect.poll(() => row(page, line.name).count()).toBe(0);
    // The focus moved to the line that took its place.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("checkbox");
    await expectAccessibleToo(page);

    await page.reload();
    await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
    await section(page, "Already at home").getByText("you have enough").waitFor();
    await button(page, `Put back ${line.name}`).click();
    await page.getByText(`0 of ${count} in the basket`).waitFor();
    await expect.poll(() => section(page, "Already at home").count()).toBe(0);
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    await expect.poll(focused).toContain(`data-line="${line.foodId}"`);
    expectQuiet(visit);
  });

  slowTest("food sold by the piece is entered in pieces", async () => {
    const { member, plan } = await shopper();
    const lines = plan.groceryList.flatMap(({ items }) => items);
    // A food bought once: with two purchases, each would be rounded up separately.
    const counted = lines.find(
      ({ staple, unit, quantity, freshForDays, isPartFresh }) =>
        !staple && unit === "pieces" && quantity > 2 && freshForDays.length < 2 && !isPartFresh,
    );
    if (counted === undefined) throw new Error("nothing is bought by the piece");
    const visit = await site().visit({ width: 390 });
    const page = await openList(member, visit);
    await button(page, `Details of ${counted.name}`).click();
    await page.getByLabel("I have some (pieces)").fill("2");
    await button(page, "Save").click();
    await section(page, "Already at home").getByText("2 taken off").waitFor();
    const line = page.locator("li").filter({ has: page.locator(`[data-line="${counted.foodId}"]`) });
    await line.getByRole("button").click();
    await line.getByText("2 at home").waitFor();
    await expect.poll(() => line.textContent()).toContain("minus what you have");
    expectQuiet(visit);
  });

  test("an added line can be ticked and downloaded, survives a reload, and can be removed", async () => {
    const { member, count } = await shopper();
    const visit = await site().visit({ width: 390 });
    const page = await openList(member, visit);
    const own = section(page, "Added by you");
    await own.getByRole("button", { name: "Add" }).click();
    await own.getByText("Please enter what you need.").waitFor();
    const input = own.getByLabel("Add something else");
    await input.fill("Birthday candles");
    await input.press("Enter");
    await page.getByText(`0 of ${count + 1} in the basket`).waitFor();
    await expect.poll(() => input.inputValue()).toBe("");
    await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
    const [saved] = await Promise.all([
      page.waitForResponse("**/api/grocery-checks"),
      own.locator("label").filter({ hasText: "Birthday candles" }).click(),
    ]);
    expect(saved.status()).toBe(200);
    await expectAccessibleToo(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, LABELS.download).click()]);
    const chunks: Uint8Array[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toContain("Added by you\n[x] Birthday candles\n");

    await page.reload();
    await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
    await expect.poll(() => row(page, "Birthday candles").isChecked()).toBe(true);
    await button(page, "Remove Birthday candles").click();
    await page.getByText(`0 of ${count} in the basket`).waitFor();
    await expect.poll(() => row(page, "Birthday candles").count()).toBe(0);
    expectQuiet(visit);
  });

  slowTest("aisles follow the order of each store, can be sorted by hand, and print on one page", async () => {
    const { member } = await shopper();
    const visit = await site().visit({ width: 390 });
    const page = await openList(member, visit);
    const aisles = async () => (await page.getByRole("tabpanel").locator("h3").allTextContents()).slice(0, 2);
    await page.getByText("By aisle", { exact: true }).click();
    const [first = "", second = ""] = await aisles();
    await button(page, "Order of the aisles").click();
    const dialog = page.getByRole("dialog", { name: "Order of the aisles" });
    await dialog.getByText("The usual order.").waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, "aisle-order-390", false);
    const up = button(page, `Move ${second} up`);
    // Aisles that the week does not need may be between the two.
    const nameOfFirst = async () => (await dialog.getByRole("listitem").allTextContents())[0];
    while ((await nameOfFirst()) !== second) await up.press("Enter");
    await dialog
      .getByRole("status")
      .filter({ hasText: `${second}: 1 of` })
      .waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await aisles()).toEqual([second, first]);
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, LABELS.download).click()]);
    const text = (await readDownload(download)).toString();
    expect(text.indexOf(`\n${second}\n`)).toBeLessThan(text.indexOf(`\n${first}\n`));

    await page.reload();
    await expect.poll(aisles).toEqual([second, first]);
    await button(page, "Order of the aisles").click();
    await page.getByLabel("Another store").fill("Market");
    await button(page, "Add").last().click();
    await dialog.getByText("The usual order.").waitFor();
    await dialog.getByLabel("Store", { exact: true }).selectOption({ label: "My store" });
    await button(page, "Go back to the learned order").click();
    await page.keyboard.press("Escape");
    await expect.poll(aisles).toEqual([first, second]);
    await page.getByText("By kind", { exact: true }).click();
    for (const format of ["A4", "Letter"]) {
      const pages = (await page.pdf({ format })).toString("latin1").match(/\/Type\s*\/Page\b/g);
      expect(pages, format).toHaveLength(1);
    }
    expectQuiet(visit);
  });

  test("a refused change shows an error and restores the list", async () => {
    const { member, line, count } = await shopper();
    const visit = await site().visit();
    const page = await openList(member, visit);
    await page.route("**/api/meal-plans/*/cupboard", (route) => route.fulfill({ status: 409, json: {} }));
    await button(page, `Details of ${line.name}`).click();
    await button(page, "I have all of it").click();
    await page.getByText("That could not be saved").first().waitFor();
    await page.getByText(`0 of ${count} in the basket`).waitFor();
    await expect.poll(() => section(page, "Already at home").count()).toBe(0);
  });

  slowTest.each(
    looks([
      { width: 390, scheme: "light" },
      { width: 1440, scheme: "dark" },
    ] as const),
  )("is accessible at $width px in $scheme with everything open", async ({ width, scheme }) => {
    const { member, plan, line } = await shopper();
    await member.browser.post(`/api/meal-plans/${plan.id}/own-lines`, { text: "x".repeat(100) });
    const others = plan.groceryList
      .flatMap(({ items }) => items)
      .filter(({ staple, foodId }) => !staple && foodId !== line.foodId);
    for (const [at, { foodId }] of others.slice(0, 2).entries()) {
      await member.browser.post(`/api/meal-plans/${plan.id}/cupboard`, { foodId, grams: at === 0 ? null : 30 });
    }
    const visit = await site().visit({ width, scheme });
    const page = await openList(member, visit);
    await button(page, `Details of ${line.name}`).click();
    await page.getByLabel("I have some (g)").waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, `grocery-${width}-${scheme}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expectQuiet(visit);
  });
});
