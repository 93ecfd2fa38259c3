import { DAY_NAMES } from "@mealwright/schema/constants/meals";
import { LABELS } from "@mealwright/schema/constants/messages";
import { KEPT_MEALS_TEXT } from "@mealwright/schema/constants/plan-texts";
import { beginText } from "@mealwright/schema/rules/text/week-text";
import { expect, test } from "vitest";
import { clockAt, clockOffsetMs, shiftDate } from "../../../worker/test/clock-of-tests.ts";
import { registerPaid } from "../../../worker/test/factories.ts";
import { expectAccessibleToo, expectQuiet, openSite, takeScreenshot } from "../site.ts";
import { enter, expectDays, LOOKS, shows } from "./week-pages.ts";

const THURSDAY = clockAt(4, 10);
const site = openSite(THURSDAY);

test.each(LOOKS)("a week started on Thursday shows its days and their share of the budget, at %o", async (look) => {
  const visit = await enter(site(), THURSDAY, look);
  const { page } = visit;
  await page.getByRole("link", { name: "View plan", exact: true }).click();
  await shows(page, beginText(4));
  await shows(page, "Basket for these days");
  await page.getByText(/^\$68\.57 of your \$120 weekly budget is for the 4 days of this plan\.$/).waitFor();
  await expectDays(page, ["Thursday", "Friday", "Saturday", "Sunday"]);
  await expectAccessibleToo(page);
  await takeScreenshot(page, `week-left-${look.width}-${look.scheme}`);
  await page.getByRole("button", { name: "Make a new plan" }).click();
  await page.getByText(KEPT_MEALS_TEXT).waitFor();
  await page.getByRole("button", { name: "Keep this plan" }).click();
  await page.goBack();
  await page.getByRole("link", { name: "Week planner", exact: true }).click();
  await shows(page, beginText(4));
  await expectDays(page, look.width === 390 ? ["Thursday", "Friday", "Saturday", "Sunday"] : DAY_NAMES);
  await expectAccessibleToo(page);
  await takeScreenshot(page, `week-left-planner-${look.width}-${look.scheme}`);
  expectQuiet(visit);
  await visit.context.close();
});

test("a screen left open into the next week refreshes and shows that week", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const visit = await site().visitAs(member, "/dashboard", { width: 390, clock: THURSDAY });
  const { page } = visit;
  await page.getByRole("heading", { name: "Today" }).waitFor();
  await page.evaluate(shiftDate, clockOffsetMs(THURSDAY) + 7 * 24 * 3600 * 1000);
  const asked = page.waitForRequest("**/api/user");
  // As when somebody picks up their phone again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await asked;
  await page.getByText("No plan for this week yet").waitFor();
  expectQuiet(visit);
  await visit.context.close();
});

test("PD02: the planner shows Monday to Sunday, even for a week started on Thursday", async () => {
  const visit = await enter(site(), THURSDAY, { width: 1440, scheme: "light" });
  const { page } = visit;
  await page.getByRole("link", { name: "Week planner", exact: true }).click();
  await page.getByRole("button", { name: LABELS.generateNew }).click();
  await page.getByRole("rowheader", { name: "Breakfast" }).waitFor();
  await expectDays(page, DAY_NAMES);
  const breakfasts = page.getByRole("row", { name: /^breakfast/i }).getByRole("cell");
  const isPlanned = (await breakfasts.allTextContents()).map((text) => !text.includes("None planned"));
  expect(isPlanned).toEqual([false, false, false, true, true, true, true]);
  expectQuiet(visit);
  await visit.context.close();
});
