import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { TOAST_DURATION_MS } from "@mealwright/schema/constants/timings";
import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import type { StreamEvent } from "../../../worker/test/client.ts";
import { type Member, registerMember, registerPaid } from "../../../worker/test/factories.ts";
import { openSite, type Visit } from "../site.ts";
import { card, dialog, planPages } from "./plan-pages.ts";
import {
  answer,
  asItOpens,
  button,
  FAILED_LOAD,
  holdTimers,
  type ScreenState,
  streamEvents,
  variants,
  walkStates,
} from "./states-helpers.ts";

const site = openSite();

/** Members with a free plan, with a whole week, and with answers but no plan. */
let free: Member;
let paid: Member;
let fresh: Member;
/** What the server sent while the week was made, and the week itself. */
const events: StreamEvent[] = [];
let plan: Record<string, unknown> & { meals: unknown[] };

beforeAll(async () => {
  const { harness } = site();
  free = await registerMember(harness);
  await free.browser.post("/api/generate-meal-plan");
  paid = await registerPaid(harness, "weekly-flex", { allergies: ["Other"], otherAllergies: "kiwi, quux" });
  for await (const event of paid.browser.stream("/api/generate-meal-plan")) events.push(event);
  fresh = await registerPaid(harness, "weekly-flex");
  const { json } = await paid.browser.get(`/api/meal-plans/${paid.id}/active`);
  plan = { ...json, meals: Array.isArray(json.meals) ? json.meals : [] };
});

const { openPlan, openWeek } = planPages(site);

/** Serves the plan with some changes. */
async function openOtherwise(visit: Visit, change: Record<string, unknown>): Promise<void> {
  await answer(visit.page, "/api/meal-plans/*/active", 200, { ...plan, ...change });
  await openPlan(paid, visit);
}

/** A stream that ends after eight meals; afterwards, requests for the plan get this reply. */
async function breakOff(page: Page, visit: Visit, answerAfter: (route: Route) => Promise<void>): Promise<void> {
  await holdTimers(page, TOAST_DURATION_MS);
  let asked = 0;
  await page.route("**/api/meal-plans/*/active", (route) => (asked++ === 0 ? route.continue() : answerAfter(route)));
  await streamEvents(page, events.slice(0, 9), "broken");
  await openPlan(fresh, visit);
  await button(page, "Continue").waitFor();
  await page.getByText("The plan was interrupted.", { exact: true }).waitFor();
  // As plain text: nobody has touched the page, so Radix's toasts are not loaded yet.
  await page.getByLabel("Notifications").getByText(MESSAGES.generationFailed).waitFor();
  await expect.poll(() => asked).toBeGreaterThan(1);
}

async function openMaking(page: Page, visit: Visit): Promise<void> {
  await answer(page, "/api/generate-meal-plan");
  await openPlan(fresh, visit);
}

const MAKING: readonly ScreenState[] = [
  ...variants({
    name: "plan on its way",
    reach: async (page, visit) => {
      await answer(page, "/api/meal-plans/*/active");
      await openPlan(paid, visit);
      await page.getByRole("status").getByText("Loading").waitFor({ state: "attached" });
    },
  }),
  {
    name: "plan being made, no meal yet",
    from: openMaking,
    reach: async (page) => {
      await button(page, "Stop").waitFor();
    },
  },
  ...variants({
    name: "plan stopped before its first meal",
    from: openMaking,
    reach: async (page) => {
      await button(page, "Stop").click();
      await button(page, "Make the plan").waitFor();
    },
  }),
  ...variants({
    name: "plan being made, some meals",
    reach: async (page, visit) => {
      await streamEvents(page, events.slice(0, 9), "silent");
      await openPlan(fresh, visit);
      await page.getByRole("tab", { name: /Monday/ }).click();
      await card(page).waitFor();
    },
  }),
  {
    name: "plan stopped",
    reach: async (page, visit) => {
      await openOtherwise(visit, { complete: false, stopped: true, meals: plan.meals.slice(0, 5), groceryList: [] });
      await button(page, "Resume").waitFor();
    },
  },
  ...variants(
    {
      name: "plan broken off, with its toast",
      reach: async (page, visit) => {
        // The server has stored what it sent and says so when asked after the break.
        await breakOff(page, visit, (route) =>
          route.fulfill({ json: { ...plan, meals: plan.meals.slice(0, 8), complete: false } }),
        );
      },
    },
    {
      name: "plan broken off with the network: the meals that came stay",
      says: FAILED_LOAD,
      reach: async (page, visit) => {
        await breakOff(page, visit, (route) => route.abort());
        await card(page).waitFor();
      },
    },
  ),
  {
    name: "plan that could not be made",
    says: FAILED_LOAD,
    reach: async (page, visit) => {
      await holdTimers(page, TOAST_DURATION_MS);
      await answer(page, "/api/generate-meal-plan", 503, { error: "We are busy. Please try again in a minute." });
      await openPlan(fresh, visit);
      await button(page, "Try again").waitFor();
    },
  },
  ...variants({
    name: "plan without a dish",
    reach: async (page, visit) => {
      await answer(page, "/api/generate-meal-plan", 200, { ...plan, meals: [], groceryList: [] });
      await openOtherwise(visit, { meals: [], groceryList: [] });
      await page.getByRole("link", { name: "Change your answers" }).waitFor();
    },
  }),
];

async function openOwnWeek(page: Page, visit: Visit): Promise<void> {
  await holdTimers(page, TOAST_DURATION_MS);
  await openWeek(paid, visit);
}
async function openFreeWeek(_: Page, visit: Visit): Promise<void> {
  await openPlan(free, visit);
  await card(visit.page).waitFor();
}

const regenerateFirst = (page: Page) =>
  page
    .getByRole("button", { name: /^Regenerate/ })
    .first()
    .click();

const WEEK: readonly ScreenState[] = [
  ...variants({
    name: "plan just made, with its toast",
    reach: async (page, visit) => {
      await holdTimers(page, TOAST_DURATION_MS);
      await openPlan(await registerPaid(site().harness, "weekly-flex"), visit);
      await page.getByText(MESSAGES.mealPlanGenerated, { exact: true }).waitFor();
    },
  }),
  { name: "plan of a week, with a note", from: openOwnWeek, reach: asItOpens },
  {
    name: "plan, a new one to confirm",
    from: openOwnWeek,
    reach: async (page) => {
      await button(page, "Make a new plan").click();
      await button(page, "Keep this plan").waitFor();
    },
  },
  ...variants(
    {
      name: "plan, another meal that did not come",
      says: FAILED_LOAD,
      from: openOwnWeek,
      reach: async (page) => {
        await page.keyboard.press("Escape");
        await answer(page, "/api/regenerate-meal", 503, { error: "We are busy. Please try again in a minute." });
        await regenerateFirst(page);
        await page.getByText(MESSAGES.regenerateMealFailed, { exact: true }).waitFor();
      },
    },
    {
      name: "plan, another meal on its way",
      from: openOwnWeek,
      reach: async (page) => {
        await answer(page, "/api/regenerate-meal");
        await regenerateFirst(page);
        await page.locator("article[aria-busy=true]").waitFor();
      },
    },
  ),
  ...variants({
    // On a page of its own: on a page used before, it once did not appear on a busy machine.
    name: "plan, a hint shown",
    reach: async (page, visit) => {
      await openOwnWeek(page, visit);
      await card(page).getByRole("heading").getByRole("button").focus();
      await page.keyboard.press("Tab");
      await page.getByRole("tooltip").first().waitFor();
    },
  }),
  ...variants({
    name: "plan of a week, with notes that are folded",
    reach: async (page, visit) => {
      const notes = ["We could not match “quux” to any food: please check every meal for it yourself.", "Two."];
      await openOtherwise(visit, { notes });
      await page.getByText("Two.", { exact: true }).waitFor();
    },
  }),
  { name: "plan of three meals", from: openFreeWeek, reach: asItOpens },
  {
    name: "plan, what is locked",
    from: openFreeWeek,
    reach: async (page) => {
      await regenerateFirst(page);
      await dialog(page).getByRole("button", { name: LABELS.maybeLater }).waitFor();
    },
  },
];

describe("a plan being made", () => walkStates(site, MAKING));
describe("a plan", () => walkStates(site, WEEK));
