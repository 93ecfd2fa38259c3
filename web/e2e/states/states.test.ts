import { AUTH_ERRORS } from "@mealwright/schema/constants/auth/auth-errors";
import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { TIERS } from "@mealwright/schema/constants/tiers";
import { RESET_REDIRECT_DELAY_MS, SIGN_UP_REDIRECT_DELAY_MS } from "@mealwright/schema/constants/timings";
import type { Page } from "playwright-core";
import { describe } from "vitest";
import { ANSWERS, freshEmail, PASSWORD, registerMember } from "../../../worker/test/factories.ts";
import { fill, open, submitOf } from "../public/public-helpers.ts";
import { codeFileOf, openSite } from "../site.ts";
import {
  answer,
  button,
  FAILED_LOAD,
  forgetFiles,
  holdTimers,
  keep,
  type ScreenState,
  walkStates,
} from "./states-helpers.ts";

const site = openSite();

const notice = (page: Page, text: string) => page.getByRole("main").getByText(text).first().waitFor();
const press = (page: Page) => submitOf(page).click();

/** The questionnaire at a step, as somebody left it. */
async function openStep(page: Page, step: number, answers: Record<string, unknown> = {}): Promise<void> {
  await keep(page, "questionnaireData", { ...ANSWERS, ...answers, step });
  await open(page, "/questionnaire");
  await page.getByText(`Step ${step} of 9`, { exact: true }).waitFor();
}

/** A move inside the site to a screen whose code does not come as it should. */
async function moveToPricing(page: Page, onCode: "waits" | "fails"): Promise<void> {
  await open(page, "/contact");
  await page.route(`**${codeFileOf("src/screens/pricing-screen.tsx")}`, async (route) => {
    if (onCode === "fails") await route.abort();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
}

const LANDING: readonly ScreenState[] = [
  {
    name: "landing",
    reach: async (page) => {
      await page.goto("/", { waitUntil: "load" });
    },
  },
  {
    name: "landing, a goal chosen, every question open",
    reach: async (page) => {
      await page.goto("/", { waitUntil: "load" });
      await page.getByRole("radio").nth(1).check();
      for (const question of await page.locator("#faq summary").all()) await question.click();
    },
  },
  { name: "warm-up", reach: (page) => open(page, "/warm-up") },
  {
    name: "warm-up, chosen",
    reach: async (page) => {
      await open(page, "/warm-up");
      await page.getByRole("radio").nth(1).check();
    },
  },
];

const QUESTIONS: readonly ScreenState[] = [
  { name: "questionnaire, nothing chosen", reach: (page) => open(page, "/questionnaire") },
  { name: "questionnaire, goal", reach: (page) => openStep(page, 1) },
  { name: "questionnaire, diet", reach: (page) => openStep(page, 2) },
  { name: "questionnaire, allergies", reach: (page) => openStep(page, 3) },
  {
    name: "questionnaire, allergies with the box of Other",
    reach: (page) => openStep(page, 3, { allergies: ["Sesame", "Other"], otherAllergies: "kiwi, rambutan" }),
  },
  { name: "questionnaire, meals a day", reach: (page) => openStep(page, 4) },
  {
    name: "questionnaire, prep time",
    reach: async (page) => {
      await openStep(page, 5);
      await page.locator("span[role=slider]").waitFor();
    },
  },
  { name: "questionnaire, budget", reach: (page) => openStep(page, 6) },
  { name: "questionnaire, cooking level", reach: (page) => openStep(page, 7) },
  { name: "questionnaire, details", reach: (page) => openStep(page, 8) },
  {
    name: "questionnaire, details with faults",
    reach: async (page) => {
      await openStep(page, 8, { age: "" });
      await fill(page, { Age: "7", "Weight (kg)": "heavy", "Height (cm)": "9" });
      await notice(page, "Age must be a number from 13 to 120.");
    },
  },
  { name: "questionnaire, account", reach: (page) => openStep(page, 9) },
  {
    name: "questionnaire, account with a password too common",
    reach: async (page) => {
      await openStep(page, 9);
      await fill(page, { "Full name": "Ada Lovelace", Email: "ada@example.test", Password: "password" });
      await button(page, LABELS.generateMyPlan).click();
      await page.getByRole("alert").waitFor();
    },
  },
];

const PRICES: readonly ScreenState[] = [
  { name: "preview", reach: (page) => open(page, "/preview") },
  {
    name: "preview, fields missing",
    reach: async (page) => {
      await open(page, "/preview");
      await press(page);
      await notice(page, MESSAGES.fillInAllFields);
    },
  },
  {
    name: "preview, with answers and an address that is taken",
    says: FAILED_LOAD,
    reach: async (page) => {
      const { email } = await registerMember(site().harness);
      await keep(page, "questionnaireData", { ...ANSWERS, step: 9, name: "Ada Lovelace", email });
      await open(page, "/preview");
      await fill(page, { Password: PASSWORD });
      await press(page);
      await page.getByRole("link", { name: "Sign in instead" }).waitFor();
    },
  },
  { name: "pricing", reach: (page) => open(page, "/pricing") },
  {
    name: "pricing, a plan chosen, no sample list to be had",
    says: FAILED_LOAD,
    reach: async (page) => {
      await keep(page, "selectedPlan", "monthly-saver");
      await open(page, "/pricing");
      await page.route("**/assets/*", (route) => route.abort());
      await page.getByRole("button", { name: /sample list/ }).click();
      await notice(page, "The file could not be made. Are you online?");
    },
  },
  ...[...TIERS, "unknown"].map((tier) => ({
    name: `subscription-success, ${tier}`,
    reach: (page: Page) => open(page, `/subscription-success?plan=${tier}`),
  })),
];

const ACCOUNTS: readonly ScreenState[] = [
  { name: "auth, sign in", reach: (page) => open(page, "/auth") },
  {
    name: "auth, sign in with faults and Google's button",
    reach: async (page) => {
      await answer(page, "/api/auth/providers", 200, { google: true });
      await open(page, "/auth");
      await page.getByRole("link", { name: LABELS.continueWithGoogle }).waitFor();
      await press(page);
      await page.locator("input[aria-invalid]").nth(1).waitFor();
    },
  },
  {
    name: "auth, sign in refused, the password in sight",
    reach: async (page) => {
      await open(page, "/auth");
      await fill(page, { Email: "nobody@example.test", Password: PASSWORD });
      await button(page, "Show what is typed").click();
      await press(page);
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "auth, signing in",
    reach: async (page) => {
      await answer(page, "/api/auth/login");
      await open(page, "/auth");
      await fill(page, { Email: "ada@example.test", Password: PASSWORD });
      await press(page);
      await button(page, "Signing in…").waitFor();
    },
  },
  { name: "auth, sign up", reach: (page) => open(page, "/auth?mode=sign-up") },
  {
    name: "auth, sign up with faults",
    reach: async (page) => {
      await open(page, "/auth?mode=sign-up");
      await press(page);
      await page.locator("input[aria-invalid]").nth(2).waitFor();
    },
  },
  {
    name: "auth, an address that is taken",
    says: FAILED_LOAD,
    reach: async (page) => {
      const { email } = await registerMember(site().harness);
      await open(page, "/auth?mode=sign-up");
      await fill(page, { Name: "Ada Lovelace", Email: email, Password: PASSWORD });
      await press(page);
      await page.getByRole("link", { name: "Sign in instead" }).waitFor();
    },
  },
  {
    name: "auth, account made",
    reach: async (page) => {
      await holdTimers(page, SIGN_UP_REDIRECT_DELAY_MS);
      await open(page, "/auth?mode=sign-up");
      await fill(page, { Name: "Ada Lovelace", Email: freshEmail(), Password: PASSWORD });
      await press(page);
      await page.getByText("Your account is ready. Welcome!").waitFor();
    },
  },
  { name: "auth, forgot", reach: (page) => open(page, "/auth?mode=forgot") },
  {
    name: "auth, forgot without an address",
    reach: async (page) => {
      await open(page, "/auth?mode=forgot");
      await press(page);
      await page.locator("input[aria-invalid]").waitFor();
    },
  },
  {
    name: "auth, reset mail sent",
    reach: async (page) => {
      await open(page, "/auth?mode=forgot");
      await fill(page, { Email: "ada@example.test" });
      await press(page);
      await notice(page, MESSAGES.resetEmailSent);
    },
  },
  {
    name: "auth, back from Google without success",
    reach: async (page) => {
      await open(page, "/auth?error=google-link");
      await page.getByRole("alert").getByText(AUTH_ERRORS["google-link"]).waitFor();
    },
  },
  {
    name: "reset-password without a token",
    reach: async (page) => {
      await open(page, "/reset-password");
      await page.getByRole("link", { name: "Ask for a new link" }).waitFor();
    },
  },
  { name: "reset-password", reach: (page) => open(page, "/reset-password?token=a-token") },
  {
    name: "reset-password, two that differ",
    reach: async (page) => {
      await open(page, "/reset-password?token=a-token");
      await fill(page, { "New password": PASSWORD, "Confirm password": "another" });
      await press(page);
      await notice(page, MESSAGES.passwordsDoNotMatch);
    },
  },
  {
    name: "reset-password, an expired link",
    says: FAILED_LOAD,
    reach: async (page) => {
      await open(page, "/reset-password?token=a-token");
      await fill(page, { "New password": PASSWORD, "Confirm password": PASSWORD });
      await press(page);
      await page.getByRole("link", { name: "Ask for a new link" }).waitFor();
    },
  },
  {
    name: "reset-password, done",
    reach: async (page) => {
      await holdTimers(page, RESET_REDIRECT_DELAY_MS);
      await answer(page, "/api/auth/reset-password", 200, { success: true, message: "ok" });
      await open(page, "/reset-password?token=a-token");
      await fill(page, { "New password": PASSWORD, "Confirm password": PASSWORD });
      await press(page);
      await notice(page, "Your password is changed.");
    },
  },
];

const MESSAGE = { Name: "Ada", Email: "ada@example.test", Subject: "Beans", Message: "Which beans?" };

const OTHERS: readonly ScreenState[] = [
  { name: "contact", reach: (page) => open(page, "/contact") },
  {
    name: "contact, fields missing",
    reach: async (page) => {
      await open(page, "/contact");
      await press(page);
      await page.locator("[aria-invalid]").nth(3).waitFor();
    },
  },
  ...(
    [
      ["sending", undefined, "Sending…"],
      ["sent", 200, LATE_MESSAGES.contactSent],
      ["the server away", 503, "Send it with your own mail program"],
    ] as const
  ).map(([what, status, text]) => ({
    name: `contact, ${what}`,
    says: status === 503 ? FAILED_LOAD : /^$/,
    reach: async (page: Page) => {
      if (status !== 200) await answer(page, "/api/contact", status);
      await open(page, "/contact");
      await fill(page, MESSAGE);
      await press(page);
      await notice(page, text);
    },
  })),
  ...["/privacy", "/terms", "/cookies", "/how-we-check", "/no/such/page", "/admin"].map((path) => ({
    name: path.slice(1).replaceAll("/", "-"),
    ...(path === "/admin" ? { says: FAILED_LOAD } : {}),
    reach: (page: Page) => open(page, path),
  })),
  {
    name: "a screen on its way",
    reach: async (page) => {
      await moveToPricing(page, "waits");
      await page.getByRole("status").getByText("Loading").waitFor({ state: "attached" });
    },
  },
  {
    name: "a screen that does not come",
    says: /^Failed to load resource|A screen failed:|Failed to fetch dynamically imported module|TypeError/,
    reach: async (page) => {
      await moveToPricing(page, "fails");
      await button(page, "Load the page again").waitFor();
    },
  },
  {
    name: "a screen that does not come while offline",
    says: /^Failed to load resource|A screen failed:|Failed to fetch dynamically imported module|TypeError/,
    reach: async (page, visit) => {
      await forgetFiles(visit);
      await open(page, "/contact");
      await visit.context.setOffline(true);
      await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
      await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
    },
  },
];

describe("the landing page and the warm-up", () => walkStates(site, LANDING));
describe("the questionnaire", () => walkStates(site, QUESTIONS));
describe("the preview and the prices", () => walkStates(site, PRICES));
describe("accounts", () => walkStates(site, ACCOUNTS));
describe("everything else for a visitor", () => walkStates(site, OTHERS));
