import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { TIERS } from "@mealwright/schema/constants/tiers";
import type { Page } from "playwright-core";
import { describe } from "vitest";
import { PASSWORD, registerMember } from "../../../worker/test/factories.ts";
import { fill, open, submitOf, untilTaken } from "../public/public-helpers.ts";
import { codeFileOf, openSite, SEES_EVERY_LOOK } from "../site.ts";
import {
  answer,
  asItOpens,
  button,
  FAILED_LOAD,
  forgetFiles,
  keep,
  notice,
  type ScreenState,
  variants,
  walkStates,
} from "./states-helpers.ts";

const site = openSite();

const press = (page: Page) => submitOf(page).click();

/** Navigates inside the site to a screen whose code does not arrive normally. */
async function moveToPricing(page: Page, onCode: "waits" | "fails"): Promise<void> {
  await open(page, "/contact");
  await page.route(`**${codeFileOf("src/screens/pricing-screen.tsx")}`, async (route) => {
    if (onCode === "fails") await route.abort();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
}

const openLanding = async (page: Page) => void (await page.goto("/", { waitUntil: "load" }));
const openWarmUp = (page: Page) => open(page, "/warm-up");
const openPreview = (page: Page) => open(page, "/preview");
const openContact = (page: Page) => open(page, "/contact");

const LANDING: readonly ScreenState[] = [
  { name: "landing", from: openLanding, reach: asItOpens },
  {
    name: "landing, a goal chosen, every question open",
    from: openLanding,
    reach: async (page) => {
      await page.getByRole("radio").nth(1).check();
      for (const question of await page.locator("#faq summary").all()) await question.click();
    },
  },
  { name: "warm-up", from: openWarmUp, reach: asItOpens },
  ...variants({
    name: "warm-up, chosen",
    from: openWarmUp,
    reach: async (page) => {
      await page.getByRole("radio").nth(1).check();
    },
  }),
];

const PRICES: readonly ScreenState[] = [
  { name: "preview", from: openPreview, reach: asItOpens },
  {
    name: "preview, fields missing",
    from: openPreview,
    reach: async (page) => {
      await press(page);
      await notice(page, MESSAGES.fillInAllFields);
    },
  },
  ...variants({
    name: "preview, an address that is taken",
    says: FAILED_LOAD,
    from: openPreview,
    reach: async (page) => {
      const { email } = await registerMember(site().harness);
      await fill(page, { Name: "Ada Lovelace", Email: email, Password: PASSWORD });
      await press(page);
      await page.getByRole("link", { name: "Sign in instead" }).waitFor();
    },
  }),
  { name: "pricing", reach: (page) => open(page, "/pricing") },
  ...variants({
    name: "pricing, a plan chosen, no sample list to be had",
    says: FAILED_LOAD,
    reach: async (page) => {
      await keep(page, "selectedPlan", "monthly-saver");
      await open(page, "/pricing");
      await page.route("**/assets/*", (route) => route.abort());
      await page.getByRole("button", { name: /sample list/ }).click();
      await notice(page, "The file could not be made. Are you online?");
    },
  }),
  // They differ only in a name.
  ...(SEES_EVERY_LOOK ? [...TIERS, "unknown"] : ["annual-vip"]).map((tier) => ({
    name: `subscription-success, ${tier}`,
    reach: (page: Page) => open(page, `/subscription-success?plan=${tier}`),
  })),
];

const MESSAGE = { Name: "Ada", Email: "ada@example.test", Subject: "Beans", Message: "Which beans?" };

const OTHERS: readonly ScreenState[] = [
  { name: "contact", from: openContact, reach: asItOpens },
  {
    name: "contact, fields missing",
    from: openContact,
    reach: async (page) => {
      await press(page);
      await page.locator("[aria-invalid]").nth(3).waitFor();
    },
  },
  ...(
    [
      ["the server away", 503, "Send it with your own email app"],
      ["sent", 201, LATE_MESSAGES.contactSent],
      ["sending", undefined, "Sending…"],
    ] as const
  ).map(([what, status, text]) => ({
    name: `contact, ${what}`,
    says: status === 503 ? FAILED_LOAD : /^$/,
    from: openContact,
    reach: async (page: Page) => {
      await answer(page, "/api/contact", status, { success: true });
      await fill(page, MESSAGE);
      await press(page);
      await notice(page, text);
    },
  })),
  ...[
    ["privacy", "Privacy"],
    ["terms", "Terms"],
    ["cookies", "Cookies"],
    ["how-we-check", "How we check"],
  ].map(([name = "", link = ""]) => ({
    name,
    from: openContact,
    reach: async (page: Page) => {
      await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
      await page.waitForURL(`**/${name}`);
      await untilTaken(page);
    },
  })),
  ...["/no/such/page", "/admin"].map((path) => ({
    name: path.slice(1).replaceAll("/", "-"),
    ...(path === "/admin" ? { says: FAILED_LOAD } : {}),
    reach: (page: Page) => open(page, path),
  })),
  ...variants({
    name: "a screen on its way",
    reach: async (page) => {
      await moveToPricing(page, "waits");
      await page.getByRole("status").getByText("Loading").waitFor({ state: "attached" });
    },
  }),
  {
    name: "a screen that does not come",
    says: /^Failed to load resource|A screen failed:|Failed to fetch dynamically imported module|TypeError/,
    reach: async (page) => {
      await moveToPricing(page, "fails");
      await button(page, "Reload the page").waitFor();
    },
  },
  ...variants({
    name: "a screen that does not come while offline",
    says: /^Failed to load resource|A screen failed:|Failed to fetch dynamically imported module|TypeError/,
    reach: async (page, visit) => {
      await forgetFiles(visit);
      await open(page, "/contact");
      await visit.context.setOffline(true);
      await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
      await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
    },
  }),
];

describe("the landing page and the warm-up", () => walkStates(site, LANDING));
describe("the preview and the prices", () => walkStates(site, PRICES));
describe("everything else for a visitor", () => walkStates(site, OTHERS));
