import { LABELS } from "@mealwright/schema/constants/messages";
import { TOAST_DURATION_MS } from "@mealwright/schema/constants/timings";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { type Member, registerMember, registerPaid } from "../../../worker/test/factories.ts";
import { fill } from "../public/public-helpers.ts";
import { openSite, type Visit } from "../site.ts";
import { card, dialog, planPages } from "./plan-pages.ts";
import {
  answer,
  asItOpens,
  button,
  FAILED_LOAD,
  holdTimers,
  type ScreenState,
  variants,
  walkStates,
} from "./states-helpers.ts";

const site = openSite();

/** Members with a free plan and with a whole week. */
let free: Member;
let paid: Member;

beforeAll(async () => {
  const { harness } = site();
  free = await registerMember(harness);
  paid = await registerPaid(harness, "weekly-flex", { allergies: ["Other"], otherAllergies: "kiwi, quux" });
  for (const member of [free, paid]) await member.browser.post("/api/generate-meal-plan");
});

const { openPlan, openWeek } = planPages(site);

async function openSheet(_: Page, visit: Visit): Promise<void> {
  await openWeek(paid, visit);
  await onlySheet(visit.page);
}

/** The sheet of the first meal, without anything that the previous state opened over it. */
async function onlySheet(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press("Escape");
      return dialog(page).count();
    })
    .toBe(0);
  await card(page).getByRole("heading").getByRole("button").click();
  await dialog(page).getByRole("button", { name: "Cook" }).waitFor();
}

async function swap(page: Page): Promise<void> {
  await onlySheet(page);
  await button(page, "Swap").click();
}

async function cook(page: Page): Promise<void> {
  await onlySheet(page);
  await button(page, "Cook").click();
}

async function openList(member: Member, visit: Visit): Promise<void> {
  await openPlan(member, visit);
  await visit.page.getByRole("tab", { name: LABELS.groceryListTab }).click();
  await visit.page.getByRole("checkbox").first().waitFor({ state: "attached" });
}

const DIALOGS: readonly ScreenState[] = [
  {
    name: "meal",
    from: openSheet,
    reach: async (page) => {
      await button(page, "More").click();
      await button(page, "Favorite").click();
      await page.locator("button[aria-pressed=true]", { hasText: "Favorite" }).waitFor();
    },
  },
  ...variants({ name: "cooking, what to get ready", from: openSheet, reach: cook }),
  {
    name: "cooking, a step",
    from: openSheet,
    reach: async (page) => {
      await cook(page);
      await button(page, "Next").click();
    },
  },
  ...variants(
    {
      name: "other dishes on their way",
      from: openSheet,
      reach: async (page) => {
        await answer(page, "/api/meal-suggestions");
        await swap(page);
        await page.getByText("Looking for dishes that suit you…").waitFor();
      },
    },
    {
      name: "other dishes that did not come",
      says: FAILED_LOAD,
      from: openSheet,
      reach: async (page) => {
        await answer(page, "/api/meal-suggestions", 503, { error: "We are busy. Please try again in a minute." });
        await swap(page);
        await dialog(page).getByRole("alert").waitFor();
      },
    },
    {
      name: "other dishes, none that fits",
      from: openSheet,
      reach: async (page) => {
        await answer(page, "/api/meal-suggestions", 200, []);
        await swap(page);
        await page.getByText("We have no other dish that fits your answers here.").waitFor();
        await button(page, "Quick").click();
        await page.getByText(/Remove one/).waitFor();
      },
    },
  ),
  {
    name: "other dishes",
    from: openSheet,
    reach: async (page) => {
      await page.route("**/api/meal-suggestions", (route) => route.continue());
      await swap(page);
      await button(page, "Quick").click();
      await page
        .getByRole("button", { name: /^Choose this one/ })
        .first()
        .waitFor();
    },
  },
];

async function openOwnList(page: Page, visit: Visit): Promise<void> {
  await holdTimers(page, TOAST_DURATION_MS);
  await openList(paid, visit);
}

const LISTS: readonly ScreenState[] = [
  { name: "grocery list", from: openOwnList, reach: asItOpens },
  ...variants({
    name: "grocery list by aisle, some of it in the basket",
    from: openOwnList,
    reach: async (page) => {
      await page.locator("label", { hasText: "By aisle" }).click();
      const rows = page.locator("label").filter({ has: page.getByRole("checkbox", { checked: false }) });
      for (let count = 0; count < 2; count += 1) {
        await Promise.all([page.waitForResponse("**/api/grocery-checks"), rows.first().click()]);
      }
    },
  }),
  {
    name: "grocery list, what is at home and lines of one's own, both with faults",
    from: openOwnList,
    reach: async (page) => {
      await fill(page, { "Add something else": "Coffee and birthday candles" });
      await Promise.all([page.waitForResponse("**/own-lines"), button(page, "Add").click()]);
      await page
        .getByRole("button", { name: /^Details of/ })
        .first()
        .click();
      await button(page, "I have all of it").click();
      await page.getByRole("button", { name: /^Put back/ }).waitFor();
      await page
        .getByRole("button", { name: /^Details of/ })
        .first()
        .click();
      await button(page, "Save").click();
      await button(page, "Add").click();
      await page.getByText("Please enter what you need.").waitFor();
    },
  },
  ...variants({
    name: "grocery list, a tick that was refused",
    says: FAILED_LOAD,
    from: openOwnList,
    reach: async (page) => {
      await answer(page, "/api/grocery-checks", 404);
      await page
        .locator("label")
        .filter({ has: page.getByRole("checkbox") })
        .last()
        .click();
      await page.getByText("That could not be saved", { exact: true }).waitFor();
    },
  }),
  { name: "grocery list, a sample", reach: (_, visit) => openList(free, visit) },
];

describe("a meal", () => walkStates(site, DIALOGS));
describe("the grocery list", () => walkStates(site, LISTS));
