import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { TOAST_DURATION_MS } from "@mealwright/schema/constants/timings";
import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import type { StreamEvent } from "../../../worker/test/client.ts";
import { type Member, registerMember, registerPaid } from "../../../worker/test/factories.ts";
import { fill } from "../public/public-helpers.ts";
import { openSite, type Visit } from "../site.ts";
import {
  answer,
  button,
  FAILED_LOAD,
  holdTimers,
  openAs,
  type ScreenState,
  streamEvents,
  walkStates,
} from "./states-helpers.ts";

const site = openSite();

/** Somebody with a free plan, with a whole week, and with answers but no plan. */
let free: Member;
let paid: Member;
let fresh: Member;
/** What the server sent while the week was made, and the week. */
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

const card = (page: Page) => page.getByRole("article").first();
const dialog = (page: Page) => page.getByRole("dialog");
const openPlan = (member: Member, visit: Visit) => openAs(member, visit, "/meal-plan", site().harness.origin);

async function openWeek(visit: Visit): Promise<void> {
  await openPlan(paid, visit);
  await card(visit.page).waitFor();
}

/** The plan in the server's place, with something else about it. */
async function openOtherwise(visit: Visit, change: Record<string, unknown>): Promise<void> {
  await answer(visit.page, "/api/meal-plans/*/active", 200, { ...plan, ...change });
  await openPlan(paid, visit);
}

async function openSheet(visit: Visit): Promise<void> {
  await openWeek(visit);
  await card(visit.page).getByRole("heading").getByRole("button").click();
  await dialog(visit.page).getByRole("button", { name: "Cook" }).waitFor();
}

async function cook(visit: Visit, pages: number): Promise<void> {
  await openSheet(visit);
  await button(visit.page, "Cook").click();
  for (let page = 0; page < pages; page += 1) await button(visit.page, "Next").click();
}

async function openSwap(visit: Visit): Promise<void> {
  await openSheet(visit);
  await button(visit.page, "Swap").click();
}

async function openList(member: Member, visit: Visit): Promise<void> {
  await openPlan(member, visit);
  await visit.page.getByRole("tab", { name: LABELS.groceryListTab }).click();
  await visit.page.getByRole("checkbox").first().waitFor({ state: "attached" });
}

/** A stream that ends after eight meals; what the server answers to questions about the plan from then on. */
async function breakOff(page: Page, visit: Visit, answerAfter: (route: Route) => Promise<void>): Promise<void> {
  await holdTimers(page, TOAST_DURATION_MS);
  let asked = 0;
  await page.route("**/api/meal-plans/*/active", (route) => (asked++ === 0 ? route.continue() : answerAfter(route)));
  await streamEvents(page, events.slice(0, 9), "broken");
  await openPlan(fresh, visit);
  await button(page, "Continue").waitFor();
  await page.getByText("The plan broke off.", { exact: true }).waitFor();
  // As plain text: nobody has touched the page, so Radix's toasts are not there yet.
  await page.getByLabel("Notifications").getByText(MESSAGES.generationFailed).waitFor();
  await expect.poll(() => asked).toBeGreaterThan(1);
}

const MAKING: readonly ScreenState[] = [
  {
    name: "plan on its way",
    reach: async (page, visit) => {
      await answer(page, "/api/meal-plans/*/active");
      await openPlan(paid, visit);
      await page.getByRole("status").getByText("Loading").waitFor({ state: "attached" });
    },
  },
  {
    name: "plan being made, no meal yet",
    reach: async (page, visit) => {
      await answer(page, "/api/generate-meal-plan");
      await openPlan(fresh, visit);
      await button(page, "Stop").waitFor();
    },
  },
  {
    name: "plan being made, some meals",
    reach: async (page, visit) => {
      await streamEvents(page, events.slice(0, 9), "silent");
      await openPlan(fresh, visit);
      await page.getByRole("tab", { name: /Monday/ }).click();
      await card(page).waitFor();
    },
  },
  {
    name: "plan stopped",
    reach: async (page, visit) => {
      await openOtherwise(visit, { complete: false, stopped: true, meals: plan.meals.slice(0, 5), groceryList: [] });
      await button(page, "Go on").waitFor();
    },
  },
  {
    name: "plan stopped before its first meal",
    reach: async (page, visit) => {
      await answer(page, "/api/generate-meal-plan");
      await openPlan(fresh, visit);
      await button(page, "Stop").click();
      await button(page, "Make the plan").waitFor();
    },
  },
  {
    name: "plan broken off, with its toast",
    reach: async (page, visit) => {
      // The server has kept what it sent: it says so when it is asked after the break.
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
  {
    name: "plan without a dish",
    reach: async (page, visit) => {
      await answer(page, "/api/generate-meal-plan", 200, { ...plan, meals: [], groceryList: [] });
      await openOtherwise(visit, { meals: [], groceryList: [] });
      await page.getByRole("link", { name: "Change your answers" }).waitFor();
    },
  },
];

const WEEK: readonly ScreenState[] = [
  {
    name: "plan just made, with its toast",
    reach: async (page, visit) => {
      await holdTimers(page, TOAST_DURATION_MS);
      await openPlan(await registerPaid(site().harness, "weekly-flex"), visit);
      await page.getByText(MESSAGES.mealPlanGenerated, { exact: true }).waitFor();
    },
  },
  { name: "plan of a week, with a note", reach: (_, visit) => openWeek(visit) },
  {
    name: "plan of a week, with notes that are folded",
    reach: async (page, visit) => {
      const notes = ["We could not match “quux” to any food: please check every meal for it yourself.", "Two."];
      await openOtherwise(visit, { notes });
      await page.getByText("Two.", { exact: true }).waitFor();
    },
  },
  {
    name: "plan of three meals",
    reach: async (page, visit) => {
      await openPlan(free, visit);
      await card(page).waitFor();
    },
  },
  {
    name: "plan, a hint shown",
    reach: async (page, visit) => {
      await openWeek(visit);
      await card(page).getByRole("heading").getByRole("button").focus();
      await page.keyboard.press("Tab");
      await page.getByRole("tooltip").first().waitFor();
    },
  },
  {
    name: "plan, another meal on its way",
    reach: async (page, visit) => {
      await answer(page, "/api/regenerate-meal");
      await openWeek(visit);
      await page
        .getByRole("button", { name: /^Regenerate/ })
        .first()
        .click();
      await page.locator("article[aria-busy=true]").waitFor();
    },
  },
  {
    name: "plan, another meal that did not come",
    says: FAILED_LOAD,
    reach: async (page, visit) => {
      await holdTimers(page, TOAST_DURATION_MS);
      await answer(page, "/api/regenerate-meal", 503, { error: "We are busy. Please try again in a minute." });
      await openWeek(visit);
      await page
        .getByRole("button", { name: /^Regenerate/ })
        .first()
        .click();
      await page.getByText(MESSAGES.regenerateMealFailed, { exact: true }).waitFor();
    },
  },
  {
    name: "plan, what is locked",
    reach: async (page, visit) => {
      await openPlan(free, visit);
      await page
        .getByRole("button", { name: /^Regenerate/ })
        .first()
        .click();
      await dialog(page).getByRole("button", { name: LABELS.maybeLater }).waitFor();
    },
  },
  {
    name: "plan, a new one to confirm",
    reach: async (page, visit) => {
      await openWeek(visit);
      await button(page, "Make a new plan").click();
      await button(page, "Keep this plan").waitFor();
    },
  },
];

const DIALOGS: readonly ScreenState[] = [
  {
    name: "meal",
    reach: async (page, visit) => {
      await openSheet(visit);
      await button(page, "More").click();
      await button(page, "Favorite").click();
      await page.locator("button[aria-pressed=true]", { hasText: "Favorite" }).waitFor();
    },
  },
  { name: "cooking, what to get ready", reach: (_, visit) => cook(visit, 0) },
  { name: "cooking, a step", reach: (_, visit) => cook(visit, 1) },
  {
    name: "other dishes on their way",
    reach: async (page, visit) => {
      await answer(page, "/api/meal-suggestions");
      await openSwap(visit);
      await page.getByText("Looking for dishes that suit you…").waitFor();
    },
  },
  {
    name: "other dishes",
    reach: async (page, visit) => {
      await openSwap(visit);
      await button(page, "Quick").click();
      await page
        .getByRole("button", { name: /^Take this one/ })
        .first()
        .waitFor();
    },
  },
  {
    name: "other dishes, none that fits",
    reach: async (page, visit) => {
      await answer(page, "/api/meal-suggestions", 200, []);
      await openSwap(visit);
      await page.getByText("We have no other dish that fits your answers here.").waitFor();
      await button(page, "Quick").click();
      await page.getByText(/Take one away/).waitFor();
    },
  },
  {
    name: "other dishes that did not come",
    says: FAILED_LOAD,
    reach: async (page, visit) => {
      await answer(page, "/api/meal-suggestions", 503, { error: "We are busy. Please try again in a minute." });
      await openSwap(visit);
      await dialog(page).getByRole("alert").waitFor();
    },
  },
];

const LISTS: readonly ScreenState[] = [
  { name: "grocery list", reach: (_, visit) => openList(paid, visit) },
  {
    name: "grocery list by aisle, some of it in the basket",
    reach: async (page, visit) => {
      await openList(paid, visit);
      await page.locator("label", { hasText: "By aisle" }).click();
      const rows = page.locator("label").filter({ has: page.getByRole("checkbox", { checked: false }) });
      for (let count = 0; count < 2; count += 1) {
        await Promise.all([page.waitForResponse("**/api/grocery-checks"), rows.first().click()]);
      }
    },
  },
  {
    name: "grocery list, what is at home and lines of one's own, both with faults",
    reach: async (page, visit) => {
      await openList(paid, visit);
      await fill(page, { "Add something else": "Coffee and birthday candles" });
      await Promise.all([page.waitForResponse("**/own-lines"), button(page, "Add").click()]);
      await page
        .getByRole("button", { name: /^Details of/ })
        .first()
        .click();
      await button(page, "I have all of it").click();
      await page.getByRole("button", { name: /^Take back/ }).waitFor();
      await page
        .getByRole("button", { name: /^Details of/ })
        .first()
        .click();
      await button(page, "Save").click();
      await button(page, "Add").click();
      await page.getByText("Please write what you need.").waitFor();
    },
  },
  { name: "grocery list, a sample", reach: (_, visit) => openList(free, visit) },
  {
    name: "grocery list, a tick that was refused",
    says: FAILED_LOAD,
    reach: async (page, visit) => {
      await holdTimers(page, TOAST_DURATION_MS);
      await answer(page, "/api/grocery-checks", 404);
      await openList(paid, visit);
      await page
        .locator("label")
        .filter({ has: page.getByRole("checkbox") })
        .last()
        .click();
      await page.getByText("That could not be saved", { exact: true }).waitFor();
    },
  },
];

describe("a plan in the making", () => walkStates(site, MAKING));
describe("a plan", () => walkStates(site, WEEK));
describe("a meal", () => walkStates(site, DIALOGS));
describe("the grocery list", () => walkStates(site, LISTS));
