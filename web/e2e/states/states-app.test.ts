import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { TOAST_DURATION_MS } from "@mealwright/schema/constants/timings";
import type { Page } from "playwright-core";
import { beforeAll, describe } from "vitest";
import { type Member, registerMember, registerPaid, registerWithoutAnswers } from "../../../worker/test/factories.ts";
import { DASHBOARD_TABS } from "../../src/features/dashboard/dashboard-tabs.ts";
import { PLANNER_TABS, type PlannerTab } from "../../src/features/planner/planner-tabs.ts";
import { openSite, type Visit } from "../site.ts";
import { memberPages, onTab, settled } from "./member-pages.ts";
import {
  answer,
  asItOpens,
  button,
  FAILED_LOAD,
  holdTimers,
  keep,
  type ScreenState,
  variants,
  walkStates,
} from "./states-helpers.ts";

const site = openSite();

/** Members with a free plan, with nothing at all, with a whole week, and with everything available. */
let free: Member;
let unanswered: Member;
let paid: Member;
let vip: Member;

const LONG_WORD = "Wholesomenessandcontentednessinabowl";

beforeAll(async () => {
  const { harness } = site();
  free = await registerMember(harness);
  unanswered = await registerWithoutAnswers(harness);
  paid = await registerPaid(harness, "weekly-flex");
  vip = await registerPaid(harness, "annual-vip", { allergies: ["Sesame", "Other"], otherAllergies: "kiwi" });
  for (const member of [free, paid, vip]) await member.browser.post("/api/generate-meal-plan");
  // Dishes named with one long word must not widen a page.
  await harness.database.execute({
    sql: "update meals set meal = json_set(meal, '$.name', ?) where plan_id in (select id from meal_plans where user_id = ?)",
    args: [LONG_WORD, free.id],
  });
  const { json } = await vip.browser.get(`/api/meal-plans/${vip.id}/active`);
  for (const meal of Array.isArray(json.meals) ? json.meals.slice(0, 3) : []) {
    await vip.browser.post("/api/favorites", { mealId: meal.id });
  }
});

const { openPage, whole, without } = memberPages(site);

async function openDashboard(page: Page, visit: Visit): Promise<void> {
  await holdTimers(page, TOAST_DURATION_MS);
  await openPage(free, visit, "/dashboard");
}
const openDashboardUnanswered = (_: Page, visit: Visit) => openPage(unanswered, visit, "/dashboard");
const openDashboardOfVip = (_: Page, visit: Visit) => openPage(vip, visit, "/");
/** A member whose new plan never arrives. */
async function openDashboardOfPaid(page: Page, visit: Visit): Promise<void> {
  await answer(page, "/api/generate-meal-plan");
  await openPage(paid, visit, "/dashboard");
}

/** Asks for a new plan, unless the confirmation is already open. */
async function askForNew(page: Page): Promise<void> {
  if (await button(page, "Keep my plan").isVisible()) return;
  await button(page, "Generate new plan").click();
  await button(page, "Keep my plan").waitFor();
}

const DASHBOARD: readonly ScreenState[] = [
  without("any screen while the session is asked for", "/api/user", undefined, () => free, "/dashboard"),
  without("any screen with the server away", "/api/user", 503, () => free, "/dashboard"),
  {
    name: "dashboard, free",
    from: openDashboard,
    reach: async (page) => {
      await page.getByText(LONG_WORD).first().waitFor();
    },
  },
  ...variants(
    { name: "dashboard, free, favorites", from: openDashboard, reach: onTab(LABELS.favoritesTab) },
    {
      name: "dashboard, a new plan is locked",
      from: openDashboard,
      reach: async (page) => {
        await button(page, "Generate new plan").click();
        await button(page, LABELS.maybeLater).waitFor();
      },
    },
  ),
  {
    name: "a session that has ended",
    from: openDashboard,
    reach: async (page) => {
      await page.keyboard.press("Escape");
      await answer(page, "/api/**", 401, { error: "Not authenticated" });
      await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Settings" }).click();
      await page.getByText("Your session has ended", { exact: true }).waitFor();
    },
  },
  { name: "dashboard, without a plan", from: openDashboardUnanswered, reach: asItOpens },
  ...variants({ name: "dashboard, without answers", from: openDashboardUnanswered, reach: onTab(LABELS.profileTab) }),
  ...DASHBOARD_TABS.map(({ value, label }) => ({
    name: `dashboard, ${value}`,
    from: openDashboardOfVip,
    reach: onTab(label),
  })),
  ...variants(
    { name: "dashboard, no favorite", from: openDashboardOfPaid, reach: onTab(LABELS.favoritesTab) },
    { name: "dashboard, a new plan to confirm", from: openDashboardOfPaid, reach: askForNew },
    {
      name: "dashboard, a new plan being made",
      from: openDashboardOfPaid,
      reach: async (page) => {
        await askForNew(page);
        await button(page, "Make a new one").click();
        await button(page, MESSAGES.generatingYourPlan).waitFor();
      },
    },
    without("dashboard, the plan on its way", "/api/meal-plans/*/active", undefined, () => free, "/dashboard"),
  ),
  without("dashboard, the plan not to be had", "/api/meal-plans/*/active", 503, () => free, "/dashboard"),
];

const openPlanner = (_: Page, visit: Visit) => openPage(vip, visit, "/planner");

/** The list is what the planner opens with; the others are the dashboard's. */
const SEEN_ELSEWHERE: readonly PlannerTab[] = ["grocery", "favorites", "profile"];
const openPlannerTab = ({ value, label }: (typeof PLANNER_TABS)[number]): ScreenState => ({
  name: `planner, ${value}`,
  from: openPlanner,
  reach: async (page) => {
    await page.keyboard.press("Escape");
    await onTab(label)(page);
  },
});

const PLANNER: readonly ScreenState[] = [
  whole("planner, what it is", () => free, "/planner"),
  { name: "planner", from: openPlanner, reach: asItOpens },
  ...variants({
    name: "planner, a meal",
    from: openPlanner,
    reach: async (page) => {
      await page.getByRole("region", { name: "The week, meal by meal" }).getByRole("button").first().click();
      await button(page, "Cook").waitFor();
    },
  }),
  ...variants({
    name: "planner, a new plan to confirm",
    from: openPlanner,
    reach: async (page) => {
      await page.keyboard.press("Escape");
      await button(page, LABELS.generateNew).click();
      await button(page, "Keep my plan").waitFor();
    },
  }),
  ...PLANNER_TABS.filter(({ value }) => !SEEN_ELSEWHERE.includes(value)).map(openPlannerTab),
  ...variants(
    ...PLANNER_TABS.filter(({ value }) => SEEN_ELSEWHERE.includes(value)).map(openPlannerTab),
    {
      name: "planner, a week without a plan",
      from: openPlanner,
      reach: async (page) => {
        await button(page, "Next week").click();
        await page.getByText("No plan for this week").waitFor();
      },
    },
    without("planner, the week on its way", "/api/meal-plans", undefined, () => vip, "/planner?week=-1"),
    without("planner, the week not to be had", "/api/meal-plans/*/active", 503, () => vip, "/planner"),
  ),
];

const FOODS_AT_HOME = [
  {
    foodId: "spinach",
    name: LONG_WORD,
    grams: 650,
    lots: [
      { grams: 150, useBy: "2026-12-01" },
      { grams: 500, useBy: null },
    ],
    counted: null,
    aisle: "produce",
  },
];

async function openKitchen(page: Page, visit: Visit): Promise<void> {
  await answer(page, "/api/kitchen", 200, FOODS_AT_HOME);
  await openPage(vip, visit, "/kitchen");
}

const KITCHEN: readonly ScreenState[] = [
  whole("kitchen, what it is", () => free, "/kitchen"),
  ...variants(
    whole("kitchen, nothing yet", () => vip, "/kitchen"),
    without("kitchen, on its way", "/api/kitchen", undefined, () => vip, "/kitchen"),
    without("kitchen, not to be had", "/api/kitchen", 503, () => vip, "/kitchen"),
  ),
  {
    name: "kitchen, foods",
    from: openKitchen,
    reach: async (page) => {
      await button(page, `Change ${LONG_WORD}`).waitFor();
    },
  },
  {
    name: "kitchen, an amount at fault",
    from: openKitchen,
    reach: async (page) => {
      await button(page, `Change ${LONG_WORD}`).click();
      await page.getByLabel(/^Amount \(/).fill("none");
      await button(page, "Save").click();
      await page.getByText(/^Please enter a number above 0/).waitFor();
    },
  },
  ...variants({
    name: "kitchen, a change refused",
    says: FAILED_LOAD,
    from: openKitchen,
    reach: async (page) => {
      await answer(page, "/api/kitchen/spinach", 503, { error: "We are busy. Please try again in a minute." });
      const gone = button(page, "Used up or thrown away");
      if (!(await gone.isVisible())) await button(page, `Change ${LONG_WORD}`).click();
      await gone.click();
      await page.getByText("We are busy. Please try again in a minute.").waitFor();
    },
  }),
];

const openPrices = (_: Page, visit: Visit) => openPage(free, visit, "/pricing");

const PRICES: readonly ScreenState[] = [
  { name: "pricing, signed in", from: openPrices, reach: asItOpens },
  ...variants(
    {
      name: "contact, signed in",
      from: openPrices,
      reach: async (page) => {
        await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
        await page.getByLabel("Subject").waitFor();
        await settled(page);
      },
    },
    whole("pricing, with a plan", () => vip, "/pricing"),
    {
      name: "pricing, a plan chosen that waits to be paid",
      reach: async (page, visit) => {
        await keep(page, "selectedPlan", "monthly-saver");
        await openPage(free, visit, "/pricing");
      },
    },
  ),
  whole("checkout", () => free, "/checkout/a-payment"),
  ...variants({
    name: "questionnaire, saving refused",
    says: FAILED_LOAD,
    reach: async (page, visit) => {
      await answer(page, "/api/save-questionnaire", 503, { error: "We are busy. Please try again in a minute." });
      await openPage(free, visit, "/questionnaire");
      for (let step = 2; step <= 8; step += 1) {
        await button(page, LABELS.continue).click();
        await page.getByText(`Step ${step} of 8`, { exact: true }).waitFor();
      }
      await page.getByRole("button", { name: /save/i }).click();
      await page.getByText("We are busy. Please try again in a minute.").first().waitFor();
    },
  }),
];

describe("the dashboard", () => walkStates(site, DASHBOARD));
describe("the planner", () => walkStates(site, PLANNER));
describe("the kitchen", () => walkStates(site, KITCHEN));
describe("public screens for a member", () => walkStates(site, PRICES));
