import { MESSAGES } from "@mealwright/schema/constants/messages";
import { SIDE_TEXTS } from "@mealwright/schema/constants/plan-texts";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { expect, test } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import { dayName } from "../../src/product/week-days.ts";
import { cookiesOf, expectAccessibleToo, expectQuiet, looks, openSite, takeScreenshot } from "../site.ts";

const site = openSite();

test.each(
  looks([
    { width: 390, scheme: "light" },
    { width: 1440, scheme: "dark" },
    { width: 390, scheme: "dark" },
    { width: 1440, scheme: "light" },
  ] as const),
)("a dish gets another side and then its first one back, without a reload, at %o", async (look) => {
  const { browser, id } = await registerPaid(site().harness, "weekly-flex");
  const read = async () => mealPlan.parse((await browser.get(`/api/meal-plans/${id}/active`)).json);
  const made = mealPlan.parse((await browser.post("/api/generate-meal-plan")).json);
  const before = made.meals.find(({ day, type, parts }) => day === 1 && type === "dinner" && parts !== undefined);
  const original = before ?? made.meals.find(({ parts }) => parts !== undefined);
  if (original === undefined) throw new Error("a week without sides");
  const side = original.parts?.[1]?.name ?? "";
  const standing = async () =>
    (await read()).meals.find(({ day, type }) => day === original.day && type === original.type);

  const visit = await site().visit(look);
  const { page, context } = visit;
  await context.addCookies(cookiesOf(browser, site().harness.origin));
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "View plan", exact: true }).click();
  const day = dayName(original.day);
  if (look.width < 1000) await page.getByRole("tab", { name: new RegExp(`^${day}`) }).click();
  const board = look.width < 1000 ? page.getByRole("tabpanel") : page.getByRole("region", { name: day });
  await board.getByRole("article", { name: original.name }).getByRole("heading").getByRole("button").click();
  const sheet = page.getByRole("dialog", { name: original.name });
  const another = sheet.getByRole("button", { name: SIDE_TEXTS.another }).first();
  await another.press("Enter");
  const choices = sheet.getByRole("group", { name: `${SIDE_TEXTS.choices} ${side}` });
  const take = choices.getByRole("button", { name: new RegExp(`^${SIDE_TEXTS.take}`) });
  await take.first().waitFor();
  await expectAccessibleToo(page);
  await takeScreenshot(page, `side-choices-${look.width}-${look.scheme}`, false);

  await choices.getByRole("button", { name: SIDE_TEXTS.keep }).press("Enter");
  await expect.poll(() => another.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await standing()).toEqual(original);

  await another.press("Enter");
  const chosen = ((await take.first().textContent()) ?? "").replace(`${SIDE_TEXTS.take}: `, "");
  await take.first().press("Enter");
  await sheet.waitFor({ state: "hidden" });
  const now = await standing();
  expect(now?.name).toBe(original.name);
  expect(now?.parts?.[0]).toEqual(original.parts?.[0]);
  expect(now?.parts?.[1]?.name).toBe(chosen);

  await page.getByText(MESSAGES.mealUpdated, { exact: true }).waitFor();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(standing).toEqual(original);
  expectQuiet(visit);
  await context.close();
});
