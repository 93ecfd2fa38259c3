import { AUTH_ERRORS } from "@mealwright/schema/constants/auth/auth-errors";
import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { RESET_REDIRECT_DELAY_MS, SIGN_UP_REDIRECT_DELAY_MS } from "@mealwright/schema/constants/timings";
import type { Page } from "playwright-core";
import { describe } from "vitest";
import { ANSWERS, freshEmail, PASSWORD, registerMember } from "../../../worker/test/factories.ts";
import { fill, open, submitOf } from "../public/public-helpers.ts";
import { openSite } from "../site.ts";
import {
  answer,
  asItOpens,
  button,
  FAILED_LOAD,
  holdTimers,
  keep,
  notice,
  type ScreenState,
  variants,
  walkStates,
} from "./states-helpers.ts";

const site = openSite();

const press = (page: Page) => submitOf(page).click();

/** The questionnaire at its first step, with stored answers. */
async function openFirst(page: Page): Promise<void> {
  await keep(page, "questionnaireData", { ...ANSWERS, step: 1 });
  await open(page, "/questionnaire");
  await page.getByText("Step 1 of 9", { exact: true }).waitFor();
}

/** Goes on to a later question. */
async function goOnTo(page: Page, step: number): Promise<void> {
  const at = async () => Number((await page.getByText(/^Step \d of 9$/).textContent())?.split(" ")[1]);
  for (let now = await at(); now < step; now += 1) {
    await button(page, LABELS.continue).click();
    await page.getByText(`Step ${now + 1} of 9`, { exact: true }).waitFor();
  }
}

const QUESTIONS: readonly ScreenState[] = [
  ...variants({ name: "questionnaire, nothing chosen", reach: (page) => open(page, "/questionnaire") }),
  { name: "questionnaire, goal", from: openFirst, reach: (page) => goOnTo(page, 1) },
  { name: "questionnaire, diet", from: openFirst, reach: (page) => goOnTo(page, 2) },
  ...variants({ name: "questionnaire, allergies", from: openFirst, reach: (page) => goOnTo(page, 3) }),
  {
    name: "questionnaire, allergies with the box of Other",
    from: openFirst,
    reach: async (page) => {
      await goOnTo(page, 3);
      for (const name of ["Sesame", "Other"]) await page.getByRole("checkbox", { name, exact: true }).check();
      await fill(page, { "What else?": "kiwi, rambutan" });
    },
  },
  { name: "questionnaire, meals a day", from: openFirst, reach: (page) => goOnTo(page, 4) },
  {
    name: "questionnaire, prep time",
    from: openFirst,
    reach: async (page) => {
      await goOnTo(page, 5);
      await page.locator("span[role=slider]").waitFor();
    },
  },
  { name: "questionnaire, budget", from: openFirst, reach: (page) => goOnTo(page, 6) },
  { name: "questionnaire, cooking level", from: openFirst, reach: (page) => goOnTo(page, 7) },
  { name: "questionnaire, details", from: openFirst, reach: (page) => goOnTo(page, 8) },
  {
    name: "questionnaire, details with faults",
    from: openFirst,
    reach: async (page) => {
      await goOnTo(page, 8);
      await fill(page, { Age: "7", "Weight (kg)": "heavy", "Height (cm)": "9" });
      await notice(page, "Age must be a number from 13 to 120.");
    },
  },
  {
    name: "questionnaire, account",
    from: openFirst,
    reach: async (page) => {
      await goOnTo(page, 8);
      await fill(page, { Age: "34", "Weight (kg)": "70", "Height (cm)": "175" });
      await goOnTo(page, 9);
    },
  },
  {
    name: "questionnaire, account with a password too common",
    from: openFirst,
    reach: async (page) => {
      await goOnTo(page, 9);
      await fill(page, { "Full name": "Ada Lovelace", Email: "ada@example.test", Password: "password" });
      await button(page, LABELS.generateMyPlan).click();
      await page.getByRole("alert").waitFor();
    },
  },
];

/** The sign-in page, with Google's button. */
async function openSignIn(page: Page): Promise<void> {
  await answer(page, "/api/auth/providers", 200, { google: true });
  await open(page, "/auth");
  await page.getByRole("link", { name: LABELS.continueWithGoogle }).waitFor();
}

async function openSignUp(page: Page): Promise<void> {
  await holdTimers(page, SIGN_UP_REDIRECT_DELAY_MS);
  await open(page, "/auth?mode=sign-up");
}

const openForgot = (page: Page) => open(page, "/auth?mode=forgot");

async function openReset(page: Page): Promise<void> {
  await holdTimers(page, RESET_REDIRECT_DELAY_MS);
  await open(page, "/reset-password?token=a-token");
}

const ACCOUNTS: readonly ScreenState[] = [
  { name: "auth, sign in with Google's button", from: openSignIn, reach: asItOpens },
  ...variants({
    name: "auth, sign in with faults",
    from: openSignIn,
    reach: async (page) => {
      await press(page);
      await page.locator("input[aria-invalid]").nth(1).waitFor();
    },
  }),
  {
    name: "auth, sign in refused, the password in sight",
    from: openSignIn,
    reach: async (page) => {
      await fill(page, { Email: "nobody@example.test", Password: PASSWORD });
      await button(page, "Show what is typed").click();
      await press(page);
      await page.getByRole("alert").waitFor();
    },
  },
  ...variants({
    name: "auth, signing in",
    from: openSignIn,
    reach: async (page) => {
      await answer(page, "/api/auth/login");
      await fill(page, { Email: "ada@example.test", Password: PASSWORD });
      await press(page);
      await button(page, "Signing in…").waitFor();
    },
  }),
  { name: "auth, sign up", from: openSignUp, reach: asItOpens },
  {
    name: "auth, sign up with faults",
    from: openSignUp,
    reach: async (page) => {
      await press(page);
      await page.locator("input[aria-invalid]").nth(2).waitFor();
    },
  },
  ...variants(
    {
      name: "auth, an address that is taken",
      says: FAILED_LOAD,
      from: openSignUp,
      reach: async (page) => {
        const { email } = await registerMember(site().harness);
        await fill(page, { Name: "Ada Lovelace", Email: email, Password: PASSWORD });
        await press(page);
        await page.getByRole("link", { name: "Sign in instead" }).waitFor();
      },
    },
    {
      name: "auth, account made",
      from: openSignUp,
      reach: async (page) => {
        await fill(page, { Name: "Ada Lovelace", Email: freshEmail(), Password: PASSWORD });
        await press(page);
        await page.getByText("Your account is ready. Welcome!").waitFor();
      },
    },
  ),
  { name: "auth, forgot", from: openForgot, reach: asItOpens },
  ...variants(
    {
      name: "auth, forgot without an address",
      from: openForgot,
      reach: async (page) => {
        await press(page);
        await page.locator("input[aria-invalid]").waitFor();
      },
    },
    {
      name: "auth, reset mail sent",
      from: openForgot,
      reach: async (page) => {
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
  ),
  {
    name: "reset-password without a token",
    reach: async (page) => {
      await open(page, "/reset-password");
      await page.getByRole("link", { name: "Ask for a new link" }).waitFor();
    },
  },
  { name: "reset-password", from: openReset, reach: asItOpens },
  ...variants({
    name: "reset-password, two that differ",
    from: openReset,
    reach: async (page) => {
      await fill(page, { "New password": PASSWORD, "Confirm password": "another" });
      await press(page);
      await notice(page, MESSAGES.passwordsDoNotMatch);
    },
  }),
  {
    name: "reset-password, an expired link",
    says: FAILED_LOAD,
    from: openReset,
    reach: async (page) => {
      await fill(page, { "New password": PASSWORD, "Confirm password": PASSWORD });
      await press(page);
      await page.getByRole("link", { name: "Ask for a new link" }).waitFor();
    },
  },
  ...variants({
    name: "reset-password, done",
    from: openReset,
    reach: async (page) => {
      await answer(page, "/api/auth/reset-password", 200, { success: true, message: "ok" });
      await fill(page, { "New password": PASSWORD, "Confirm password": PASSWORD });
      await press(page);
      await notice(page, "Your password is changed.");
    },
  }),
];

describe("the questionnaire", () => walkStates(site, QUESTIONS));
describe("accounts", () => walkStates(site, ACCOUNTS));
