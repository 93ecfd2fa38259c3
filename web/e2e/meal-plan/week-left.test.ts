import { DAY_NAMES } from "@mealwright/schema/constants/meals";
import { LABELS } from "@mealwright/schema/constants/messages";
import { STAYS_ANEW, WEEK_CHOICE } from "@mealwright/schema/constants/plan-texts";
import { beginText } from "@mealwright/schema/rules/text/week-text";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { clockAt } from "../../../worker/test/clock-of-tests.ts";
import { registerPaid } from "../../../worker/test/factories.ts";
import {
  cookiesOf,
  expectAccessible,
  expectQuiet,
  looks,
  openSite,
  type Site,
  takeScreenshot,
  type Visit,
} from "../site.ts";

const THURSDAY = clockAt(4, 10);
const SATURDAY = clockAt(6, 10);
const onThursday = openSite(THURSDAY);
const onSaturday = openSite(SATURDAY);

const LOOKS = looks([
  { width: 390, scheme: "light" },
  { width: 1440, scheme: "dark" },
  { width: 390, scheme: "dark" },
  { width: 1440, scheme: "light" },
] as const);

async function enter(site: Site, clock: typeof THURSDAY, look: (typeof LOOKS)[number]): Promise<Visit> {
  const member = await registerPaid(site.harness, "weekly-flex");
  const visit = await site.visit({ ...look, clock });
  await visit.context.addCookies(cookiesOf(member.browser, site.harness.origin));
  await visit.page.goto("/dashboard");
  return visit;
}

const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** The days that have a column or a tab, in order. */
async function expectDays(page: Page, days: readonly string[]): Promise<void> {
  const named = async () => {
    const text = [
      ...(await page.getByRole("tab").allTextContents()),
      ...(await page.getByRole("columnheader").allTextContents()),
      ...(await page.getByRole("heading", { level: 2 }).allTextContents()),
    ].join(" ");
    return DAY_NAMES.filter((name) => text.includes(name));
  };
  await expect.poll(named).toEqual(days);
}

test.each(LOOKS)("a week made on Thursday shows its days, and what they may cost, at %o", async (look) => {
  const visit = await enter(onThursday(), THURSDAY, look);
  const { page } = visit;
  await page.getByRole("link", { name: "View plan", exact: true }).click();
  await shows(page, beginText(4));
  await shows(page, "Basket of these days");
  await page.getByText(/^\$68\.57 of your \$120 a week is for the 4 days of this plan\.$/).waitFor();
  await expectDays(page, ["Thursday", "Friday", "Saturday", "Sunday"]);
  await expectAccessible(page);
  await takeScreenshot(page, `week-left-${look.width}-${look.scheme}`);
  await page.getByRole("button", { name: "Make a new plan" }).click();
  await page.getByText(STAYS_ANEW).waitFor();
  await page.getByRole("button", { name: "Keep this plan" }).click();
  await page.goBack();
  await page.getByRole("link", { name: "Week planner", exact: true }).click();
  await shows(page, beginText(4));
  await expectDays(page, ["Thursday", "Friday", "Saturday", "Sunday"]);
  await expectAccessible(page);
  await takeScreenshot(page, `week-left-planner-${look.width}-${look.scheme}`);
  expectQuiet(visit);
  await visit.context.close();
});

test.each(LOOKS)("on Saturday next week is offered first, and the rest of this one too, at %o", async (look) => {
  const visit = await enter(onSaturday(), SATURDAY, look);
  const { page } = visit;
  await page.getByRole("link", { name: "View plan", exact: true }).click();
  await shows(page, WEEK_CHOICE.title);
  await shows(page, WEEK_CHOICE.rest);
  await expectAccessible(page);
  await takeScreenshot(page, `week-choice-${look.width}-${look.scheme}`);
  await page.getByRole("button", { name: WEEK_CHOICE.next }).click();
  await shows(page, "Next week");
  await expectDays(page, DAY_NAMES);
  await page.getByRole("button", { name: "The week before" }).click();
  await shows(page, "No plan for this week");
  await page.getByRole("button", { name: LABELS.generateNew }).click();
  await shows(page, WEEK_CHOICE.lead);
  await page.getByRole("button", { name: WEEK_CHOICE.seeNext }).waitFor();
  await page.getByRole("button", { name: WEEK_CHOICE.rest }).click();
  await shows(page, beginText(6));
  await expectDays(page, ["Saturday", "Sunday"]);
  await takeScreenshot(page, `week-rest-${look.width}-${look.scheme}`);
  expectQuiet(visit);
  await visit.context.close();
});
