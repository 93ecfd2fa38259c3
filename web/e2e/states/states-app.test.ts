import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { TOAST_DURATION_MS } from "@mealwright/schema/constants/timings";
import type { Page } from "playwright-core";
import { beforeAll, describe } from "vitest";
import {
  type Member,
  PASSWORD,
  registerMember,
  registerPaid,
  registerWithoutAnswers,
} from "../../../worker/test/factories.ts";
import { fill } from "../public/public-helpers.ts";
import { openSite, unfoldSettings, type Visit } from "../site.ts";
import {
  answer,
  button,
  FAILED_LOAD,
  holdTimers,
  keep,
  openAs,
  type ScreenState,
  walkStates,
} from "./states-helpers.ts";

const site = openSite();

/** Somebody with a free plan, with nothing at all, with a whole week, and with everything that can be had. */
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
  // Dishes of one long word widen no page.
  await harness.database.execute({
    sql: "update meals set meal = json_set(meal, '$.name', ?) where plan_id in (select id from meal_plans where user_id = ?)",
    args: [LONG_WORD, free.id],
  });
  const { json } = await vip.browser.get(`/api/meal-plans/${vip.id}/active`);
  for (const meal of Array.isArray(json.meals) ? json.meals.slice(0, 3) : []) {
    await vip.browser.post("/api/favorites", { mealId: meal.id });
  }
  const other = harness.visitor();
  await other.post("/api/auth/login", { email: vip.email, password: PASSWORD });
});

const dialog = (page: Page) => page.getByRole("dialog");
const settled = (page: Page) => page.waitForLoadState("networkidle");

/** A page of a member's, whole; with a tab of it open where one is named. */
async function openPage(member: Member, visit: Visit, path: string, tab?: string): Promise<void> {
  await openAs(member, visit, path, site().harness.origin);
  await visit.page.locator("h1:not(.sr-only *)").waitFor();
  if (tab !== undefined) await visit.page.getByRole("tab", { name: tab, exact: true }).click();
  await settled(visit.page);
}

/** The same while a call waits for ever, or is refused; the status is the answer's. */
async function openWithout(call: string, status: number | undefined, member: Member, visit: Visit, path: string) {
  await answer(visit.page, call, status);
  await openAs(member, visit, path, site().harness.origin);
  if (path === "/settings") {
    await visit.page.locator("h1:not(.sr-only *)").waitFor();
    await unfoldSettings(visit.page);
  }
  if (status === undefined) await visit.page.locator(".animate-breathe").first().waitFor();
  else await button(visit.page, "Try again").first().waitFor();
}

const whole = (name: string, who: () => Member, path: string, tab?: string): ScreenState => ({
  name,
  reach: (_, visit) => openPage(who(), visit, path, tab),
});
const without = (name: string, call: string, status: number | undefined, who: () => Member, path: string) => ({
  name,
  ...(status === undefined ? {} : { says: FAILED_LOAD }),
  reach: (_: Page, visit: Visit) => openWithout(call, status, who(), visit, path),
});

const DASHBOARD: readonly ScreenState[] = [
  without("any screen while the session is asked for", "/api/user", undefined, () => free, "/dashboard"),
  without("any screen with the server away", "/api/user", 503, () => free, "/dashboard"),
  {
    name: "dashboard, free",
    reach: async (page, visit) => {
      await openPage(free, visit, "/dashboard");
      await page.getByText(LONG_WORD).first().waitFor();
    },
  },
  whole("dashboard, free, favorites", () => free, "/dashboard", LABELS.favoritesTab),
  whole("dashboard, without a plan", () => unanswered, "/dashboard"),
  whole("dashboard, without answers", () => unanswered, "/dashboard", LABELS.profileTab),
  whole("dashboard, paid", () => vip, "/"),
  whole("dashboard, no favorite", () => paid, "/dashboard", LABELS.favoritesTab),
  whole("dashboard, favorites", () => vip, "/dashboard", LABELS.favoritesTab),
  whole("dashboard, profile", () => vip, "/dashboard", LABELS.profileTab),
  without("dashboard, the plan on its way", "/api/meal-plans/*/active", undefined, () => free, "/dashboard"),
  without("dashboard, the plan not to be had", "/api/meal-plans/*/active", 503, () => free, "/dashboard"),
  {
    name: "dashboard, a new plan is locked",
    reach: async (page, visit) => {
      await openPage(free, visit, "/dashboard");
      await button(page, "Generate new plan").click();
      await button(page, LABELS.maybeLater).waitFor();
    },
  },
  {
    name: "dashboard, a new plan to confirm",
    reach: async (page, visit) => {
      await openPage(paid, visit, "/dashboard");
      await button(page, "Generate new plan").click();
      await button(page, "Keep my plan").waitFor();
    },
  },
  {
    name: "dashboard, a new plan being made",
    reach: async (page, visit) => {
      await answer(page, "/api/generate-meal-plan");
      await openPage(paid, visit, "/dashboard");
      await button(page, "Generate new plan").click();
      await button(page, "Make a new one").click();
      await button(page, MESSAGES.generatingYourPlan).waitFor();
    },
  },
  {
    name: "a session that has ended",
    reach: async (page, visit) => {
      await holdTimers(page, TOAST_DURATION_MS);
      await openPage(free, visit, "/dashboard");
      await answer(page, "/api/**", 401, { error: "Not authenticated" });
      await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Settings" }).click();
      await page.getByText("Your session has ended", { exact: true }).waitFor();
    },
  },
];

const PLANNER: readonly ScreenState[] = [
  whole("planner, what it is", () => free, "/planner"),
  whole("planner", () => vip, "/planner"),
  whole("planner, figures", () => vip, "/planner", LABELS.nutritionProfileTab),
  whole("planner, favorites", () => vip, "/planner", LABELS.favoritesTab),
  whole("planner, a week without a plan", () => vip, "/planner?week=2"),
  without("planner, the week on its way", "/api/meal-plans", undefined, () => vip, "/planner?week=-1"),
  without("planner, the week not to be had", "/api/meal-plans/*/active", 503, () => vip, "/planner"),
  {
    name: "planner, a meal",
    reach: async (page, visit) => {
      await openPage(vip, visit, "/planner");
      await page.getByRole("region", { name: "The week, meal by meal" }).getByRole("button").first().click();
      await button(page, "Cook").waitFor();
    },
  },
  {
    name: "planner, a new plan to confirm",
    reach: async (page, visit) => {
      await openPage(vip, visit, "/planner");
      await button(page, LABELS.generateNew).click();
      await button(page, "Keep my plan").waitFor();
    },
  },
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

const KITCHEN: readonly ScreenState[] = [
  whole("kitchen, what it is", () => free, "/kitchen"),
  whole("kitchen, nothing yet", () => vip, "/kitchen"),
  without("kitchen, on its way", "/api/kitchen", undefined, () => vip, "/kitchen"),
  without("kitchen, not to be had", "/api/kitchen", 503, () => vip, "/kitchen"),
  {
    name: "kitchen, foods",
    reach: async (page, visit) => {
      await answer(page, "/api/kitchen", 200, FOODS_AT_HOME);
      await openPage(vip, visit, "/kitchen");
      await button(page, `Change ${LONG_WORD}`).waitFor();
    },
  },
  {
    name: "kitchen, an amount at fault",
    reach: async (page, visit) => {
      await answer(page, "/api/kitchen", 200, FOODS_AT_HOME);
      await openPage(vip, visit, "/kitchen");
      await button(page, `Change ${LONG_WORD}`).click();
      await page.getByLabel(/^Amount \(/).fill("none");
      await button(page, "Save").click();
      await page.getByText(/^Please enter a number above 0/).waitFor();
    },
  },
  {
    name: "kitchen, a change refused",
    says: FAILED_LOAD,
    reach: async (page, visit) => {
      await answer(page, "/api/kitchen", 200, FOODS_AT_HOME);
      await answer(page, "/api/kitchen/spinach", 503, { error: "We are busy. Please try again in a minute." });
      await openPage(vip, visit, "/kitchen");
      await button(page, `Change ${LONG_WORD}`).click();
      await button(page, "Used up or thrown away").click();
      await page.getByText("We are busy. Please try again in a minute.").waitFor();
    },
  },
];

const PRICES: readonly ScreenState[] = [
  whole("pricing, signed in", () => free, "/pricing"),
  whole("pricing, with a plan", () => vip, "/pricing"),
  {
    name: "pricing, a plan chosen that waits to be paid",
    reach: async (page, visit) => {
      await keep(page, "selectedPlan", "monthly-saver");
      await openPage(free, visit, "/pricing");
    },
  },
  whole("checkout", () => free, "/checkout/a-payment"),
  whole("contact, signed in", () => free, "/contact"),
  {
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
  },
];

/** Settings with all parts open, which a phone folds. */
async function openSettings(member: Member, visit: Visit, path = "/settings"): Promise<void> {
  await openPage(member, visit, path);
  await unfoldSettings(visit.page);
  await settled(visit.page);
}
const unfolded = (name: string, who: () => Member, path?: string): ScreenState => ({
  name,
  reach: (_, visit) => openSettings(who(), visit, path),
});

async function openAdministration(visit: Visit): Promise<void> {
  await openPage(free, visit, "/admin");
  await button(visit.page, "Unlock").waitFor();
}

async function unlock(visit: Visit, password: string): Promise<void> {
  const { page } = visit;
  await openAdministration(visit);
  await fill(page, {
    "Administrator's email": site().harness.admin.email,
    "Administrator's password": password,
  });
  await button(page, "Unlock").click();
}

const SETTINGS: readonly ScreenState[] = [
  whole("settings, as it opens", () => free, "/settings"),
  unfolded("settings", () => free),
  unfolded("settings, without answers", () => unanswered),
  unfolded("settings, with everything, another device", () => vip),
  without("settings, parts on their way", "/api/user/{preferences,sessions}", undefined, () => free, "/settings"),
  without("settings, parts not to be had", "/api/user/{preferences,sessions}", 503, () => free, "/settings"),
  {
    name: "settings, every form with faults",
    reach: async (page, visit) => {
      await openSettings(vip, visit);
      await fill(page, { Name: "", Age: "7" });
      for (const name of ["Save name", "Save preferences", "Mail me the link", "Change password"])
        await button(page, name).click();
      await page.getByText("Please enter your current password.").waitFor();
    },
  },
  {
    name: "settings, every form done",
    reach: async (page, visit) => {
      for (const [call, reply] of [
        ["email", { message: "We have sent a link to your new address." }],
        ["password", { success: true }],
      ] as const)
        await answer(page, `/api/user/${call}`, 200, reply);
      await openSettings(paid, visit);
      await fill(page, { "New email": "ada@example.test", "Your password": PASSWORD });
      await fill(page, { "Current password": PASSWORD, "New password": "a longer secret 9" });
      await fill(page, { "New password again": "a longer secret 9" });
      for (const name of ["Save name", "Save preferences", "Mail me the link", "Change password"])
        await button(page, name).click();
      await button(page, "See my plan").waitFor();
      await page.getByText("Your password is changed. Other devices are signed out.").waitFor();
      await settled(page);
    },
  },
  unfolded("settings, a new address confirmed", () => free, "/settings?email=changed"),
  unfolded("settings, a link that is used", () => free, "/settings?email=invalid"),
  {
    name: "settings, a bigger household is locked",
    reach: async (page, visit) => {
      await openSettings(free, visit);
      await button(page, "Cook for more").click();
      await button(page, LABELS.maybeLater).waitFor();
    },
  },
  {
    name: "settings, signing out everywhere",
    reach: async (page, visit) => {
      await openSettings(vip, visit);
      await button(page, "Sign out everywhere").click();
      await button(page, "Stay signed in").waitFor();
    },
  },
  {
    name: "settings, deleting with a wrong password",
    says: FAILED_LOAD,
    reach: async (page, visit) => {
      await openSettings(free, visit);
      await button(page, "Delete my account").click();
      await dialog(page).getByLabel("Your password").fill("not this one");
      await button(page, "Delete everything").click();
      await dialog(page).getByText("That is not your password.").waitFor();
    },
  },
  {
    name: "administration, locked, with faults",
    says: FAILED_LOAD,
    reach: async (page, visit) => {
      await openAdministration(visit);
      await button(page, "Unlock").click();
      await page.locator("[aria-invalid]").nth(1).waitFor();
    },
  },
  {
    name: "administration, refused",
    says: FAILED_LOAD,
    reach: async (page, visit) => {
      await unlock(visit, "wrong horse 8");
      await page.getByText(LATE_MESSAGES.invalidAdminCredentials, { exact: true }).waitFor();
    },
  },
  ...["Payments", "Users", "Messages", "AI model", "Audit log", "Authenticator app"].map((tab) => ({
    name: `administration, ${tab}`,
    says: FAILED_LOAD,
    reach: async (page: Page, visit: Visit) => {
      await unlock(visit, site().harness.admin.password);
      await page.getByRole("tab", { name: tab, exact: true }).click();
      await settled(page);
    },
  })),
  {
    name: "settings, Google's credentials, with faults",
    says: FAILED_LOAD,
    reach: async (page, visit) => {
      await unlock(visit, site().harness.admin.password);
      await page.getByRole("link", { name: "Google sign-in credentials", exact: true }).click();
      await button(page, "Save credentials").click();
      await page.getByText("Please enter the client secret.").waitFor();
    },
  },
];

describe("the dashboard", () => walkStates(site, DASHBOARD));
describe("the planner", () => walkStates(site, PLANNER));
describe("the kitchen", () => walkStates(site, KITCHEN));
describe("public screens for a member", () => walkStates(site, PRICES));
describe("Settings", () => walkStates(site, SETTINGS));
