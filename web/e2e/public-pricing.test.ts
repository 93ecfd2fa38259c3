import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { SUPPORT_PROMISE } from "@mealwright/schema/constants/support";
import {
  CONVERSION_CURRENCY,
  GUARANTEE_DAYS,
  PAID_TIER_TERMS,
  PAID_TIERS,
  TIER_NAMES,
  TIERS,
  type Tier,
} from "@mealwright/schema/constants/tiers";
import { CAPABILITY_TEXTS, FREE_TIER_TEXTS, TIER_CAPABILITIES } from "@mealwright/schema/rules/entitlements";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { freshEmail, grantTier, PASSWORD, registerMember } from "../../worker/test/factories.ts";
import { open, pathOf, stored, visiting } from "./public-helpers.ts";
import { expectAccessible, expectQuiet, openSite, takeScreenshot } from "./site.ts";

const site = openSite();

const NO_TAG = "Conversion tracking is not initialised.";

const chooseButton = (page: Page, tier: Tier) =>
  page.getByRole("main").getByRole("button", { name: new RegExp(`^Cho(ose|sen) ${TIER_NAMES[tier]}$`) });
const cardOf = (page: Page, tier: Tier) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name: TIER_NAMES[tier], exact: true }) });

/** The event that the specification asks for. */
function conversionOf(tier: Tier): unknown[] {
  const paid = PAID_TIERS.find((candidate) => candidate === tier);
  if (paid === undefined) return [];
  const value = PAID_TIER_TERMS[paid].conversionValueEur;
  return [["event", "conversion", { plan: tier, value, currency: CONVERSION_CURRENCY }]];
}

/** A tag on the page that keeps what it is told, as an ad network's would. */
async function addTag(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events, gtag: (...event: unknown[]) => events.push(event) });
  });
  return () => page.evaluate(() => Reflect.get(window, "events"));
}

/** Signs a new member in, in this browser; it knows so from then on. */
async function signIn(page: Page, context: BrowserContext): Promise<string> {
  const data = { name: "Ada Lovelace", email: freshEmail(), password: PASSWORD };
  const reply = await context.request.post("/api/auth/register", { data });
  expect(reply.status()).toBe(201);
  await page.addInitScript((key) => localStorage.setItem(key, localStorage.getItem(key) ?? "{}"), STORAGE_KEYS.user);
  return (await reply.json()).user.id;
}

describe("the plans", () => {
  test("R01–R05, R07, K02, G15: four plans, their prices in dollars, what each holds, guarantees, support", () =>
    visiting(site(), {}, async ({ page }) => {
      await open(page, "/pricing");
      const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
      expect(headings.slice(0, TIERS.length)).toEqual(["Free Starter", "Weekly Flex", "Monthly Saver", "Annual VIP"]);
      for (const [tier, texts, isAbsent] of [
        ["free-starter", ["Free"], /\$|Save|guarantee/],
        ["weekly-flex", ["$5", "per week", "7-day money-back guarantee"], /Save/],
        ["monthly-saver", ["$18", "per month", "instead of $20", "Save 10%", "30-day money-back guarantee"], /€/],
        ["annual-vip", ["$180", "per year", "instead of $240", "Save 25%", "30-day money-back guarantee"], /€/],
      ] as const) {
        const card = cardOf(page, tier);
        for (const text of texts) await card.getByText(text, { exact: true }).first().waitFor();
        expect(await card.textContent()).not.toMatch(isAbsent);
      }
      const main = (await page.getByRole("main").textContent()) ?? "";
      expect(main).toContain("Prices in US dollars.");
      expect(main).not.toContain("€");
      const places = (days: number) =>
        page
          .getByRole("main")
          .getByText(new RegExp(`(?<!\\d)${days}-day .*guarantee`))
          .count();
      expect(await places(GUARANTEE_DAYS.besideWeeklyFlex)).toBe(1);
      expect(await places(GUARANTEE_DAYS.elsewhere)).toBe(3);
      expect(main).toContain(SUPPORT_PROMISE);
      for (const [index, tier] of TIERS.entries()) {
        const below = TIERS[index - 1];
        const added = TIER_CAPABILITIES[tier]
          .filter((capability) => below === undefined || !TIER_CAPABILITIES[below].includes(capability))
          .map((capability) => CAPABILITY_TEXTS[capability]);
        expect(await cardOf(page, tier).getByRole("list").getByRole("listitem").allTextContents(), tier).toEqual(
          index === 0 ? FREE_TIER_TEXTS : added,
        );
      }
    }));

  test("R08, R11, R13: a visitor's choice is kept, told to the tag, and leads to an account first", async () => {
    const visit = await site().visit();
    const { page } = visit;
    const events = await addTag(page);
    for (const tier of TIERS) {
      await open(page, "/pricing");
      await chooseButton(page, tier).click();
      await page.waitForURL("**/auth?mode=sign-up");
      expect(await stored(page, STORAGE_KEYS.selectedPlan)).toBe(tier);
      expect(await events()).toEqual(conversionOf(tier));
    }
    expectQuiet(visit);
    await visit.context.close();
  });

  test("R10: the choice outlives sign-up; back on /pricing it is chosen and nothing was charged", async () => {
    const visit = await site().visit({ width: 390 });
    const { page } = visit;
    await addTag(page);
    await open(page, "/pricing");
    await chooseButton(page, "monthly-saver").click();
    await page.getByText("You chose Monthly Saver. It is kept for you, and nothing is charged yet").waitFor();
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill(freshEmail());
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
    await page.waitForURL("**/pricing");
    expect(await stored(page, STORAGE_KEYS.selectedPlan)).toBe("monthly-saver");
    await page.getByText("You chose Monthly Saver. Payment opens soon.").waitFor();
    await cardOf(page, "monthly-saver").getByText("Payment opens soon. Nothing is charged.").waitFor();
    expect(await chooseButton(page, "monthly-saver").textContent()).toMatch(/^Chosen/);
    await page.getByRole("link", { name: "Go to my meal plan" }).click();
    await page.waitForURL("**/meal-plan");
    await visit.context.close();
  });

  test("R10: whoever has an account signs in instead and is back on /pricing with the choice", async () => {
    const { page, context } = await site().visit({ width: 390 });
    const { email } = await registerMember(site().harness);
    await addTag(page);
    await open(page, "/pricing");
    await chooseButton(page, "weekly-flex").click();
    await page.getByRole("main").getByRole("link", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/pricing");
    await page.getByText("You chose Weekly Flex. Payment opens soon.").waitFor();
    await context.close();
  });

  test("R09, R12: without a tag there is one warning, the choice stands, and the page says that payment opens soon", async () => {
    const { page, context, complaints } = await site().visit({ width: 390 });
    await signIn(page, context);
    await open(page, "/pricing");
    await page.getByText("Your account is ready, and your first meals are too.").waitFor();
    await cardOf(page, "free-starter").getByText("Your plan", { exact: true }).waitFor();
    await chooseButton(page, "annual-vip").click();
    const said = cardOf(page, "annual-vip").getByText("Payment opens soon. Nothing is charged.");
    await said.waitFor();
    expect(await said.evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true);
    await page.getByRole("status").getByText("You chose Annual VIP. Payment opens soon.").waitFor();
    expect(await stored(page, STORAGE_KEYS.selectedPlan)).toBe("annual-vip");
    expect(pathOf(page)).toBe("/pricing");
    expect(context.pages()).toHaveLength(1);
    expect(complaints).toEqual([NO_TAG]);
    await expectAccessible(page);
    await takeScreenshot(page, "public-pricing-chosen-390-light");
    await page.reload();
    await page.getByText("You chose Annual VIP. Payment opens soon.").waitFor();
    await context.close();
  });

  test("R11: pressing twice is one choice, another plan is another", async () => {
    const visit = await site().visit();
    const { page, context } = visit;
    const events = await addTag(page);
    await signIn(page, context);
    await open(page, "/pricing");
    await page.getByRole("link", { name: "Go to my meal plan" }).waitFor();
    await chooseButton(page, "weekly-flex").dblclick();
    await chooseButton(page, "weekly-flex").click();
    expect(await events()).toEqual(conversionOf("weekly-flex"));
    await chooseButton(page, "annual-vip").click();
    expect(await events()).toEqual([...conversionOf("weekly-flex"), ...conversionOf("annual-vip")]);
    expectQuiet(visit);
    await context.close();
  });

  test("R12: a tag that breaks takes nothing with it", async () => {
    const { page, context, complaints } = await site().visit();
    await page.addInitScript(() => {
      Object.assign(window, {
        gtag: () => {
          throw new Error("blocked");
        },
      });
    });
    await open(page, "/pricing");
    await chooseButton(page, "weekly-flex").click();
    await page.waitForURL("**/auth?mode=sign-up");
    expect(await stored(page, STORAGE_KEYS.selectedPlan)).toBe("weekly-flex");
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain("Conversion tracking failed.");
    await context.close();
  });

  test("R13: Free Starter leads a member to the plan, with no new tab and no event", async () => {
    const visit = await site().visit();
    const { page, context } = visit;
    const events = await addTag(page);
    await signIn(page, context);
    await open(page, "/pricing");
    await page.getByRole("link", { name: "Go to my meal plan" }).waitFor();
    await chooseButton(page, "free-starter").click();
    await page.waitForURL("**/meal-plan");
    expect(await stored(page, STORAGE_KEYS.selectedPlan)).toBe("free-starter");
    expect(await events()).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    await context.close();
  });

  test("a member whose name is slow to come is no visitor", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await addTag(page);
    await signIn(page, context);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/user", async (route) => {
      await answered;
      await route.continue();
    });
    await open(page, "/pricing");
    await chooseButton(page, "weekly-flex").click();
    await cardOf(page, "weekly-flex").getByText("Payment opens soon. Nothing is charged.").waitFor();
    expect(pathOf(page)).toBe("/pricing");
    answer();
    await page.getByText("You chose Weekly Flex. Payment opens soon.").waitFor();
    await context.close();
  });

  test("who pays already sees which plan is held", async () => {
    const visit = await site().visit({ width: 390, scheme: "dark" });
    const { page, context } = visit;
    const id = await signIn(page, context);
    await grantTier(site().harness, id, "monthly-saver");
    await open(page, "/pricing");
    await page.getByText("You have Monthly Saver.").waitFor();
    await cardOf(page, "monthly-saver").getByText("Your plan", { exact: true }).waitFor();
    expect(await page.getByText("Your plan", { exact: true }).count()).toBe(1);
    await expectAccessible(page);
    expectQuiet(visit);
    await context.close();
  });

  test("a stored choice that is none of ours chooses nothing", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.addInitScript((key) => localStorage.setItem(key, '{"plan":"gold"}'), STORAGE_KEYS.selectedPlan);
      await open(page, "/pricing");
      for (const tier of TIERS) expect(await chooseButton(page, tier).textContent()).toMatch(/^Choose\b/);
    }));
});

test("nothing on a visitor's way comes from anybody else", async () => {
  const { page, context } = await site().visit();
  const others = new Set<string>();
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site().harness.origin) others.add(request.url());
  });
  for (const path of ["/", "/questionnaire", "/preview", "/auth", "/contact", "/pricing"]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  await chooseButton(page, "annual-vip").click();
  await page.waitForURL("**/auth?mode=sign-up");
  await page.waitForLoadState("networkidle");
  expect([...others]).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

describe("subscription-success", () => {
  test.each([
    ["weekly-flex", "Welcome to Weekly Flex"],
    ["monthly-saver", "Welcome to Monthly Saver"],
    ["annual-vip", "Welcome to Annual VIP"],
    ["free-starter", "Welcome to Mealwright"],
    ["", "Welcome to Mealwright"],
    ["%3Cscript%3Ealert(1)%3C/script%3E", "Welcome to Mealwright"],
    ["constructor", "Welcome to Mealwright"],
  ])("S01: ?plan=%s says %s", (plan, title) =>
    visiting(site(), {}, async ({ page }) => {
      await open(page, `/subscription-success?plan=${plan}`);
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    }),
  );

  test("S01–S03: without a plan it welcomes too, shows next steps and leads to the dashboard", () =>
    visiting(site(), { width: 390 }, async ({ page, context }) => {
      await signIn(page, context);
      await open(page, "/subscription-success");
      await page.getByRole("heading", { level: 1, name: "Welcome to Mealwright", exact: true }).waitFor();
      await page.getByRole("heading", { level: 2, name: "Next steps" }).waitFor();
      expect(await page.getByRole("main").getByRole("listitem").count()).toBe(3);
      await page.getByRole("link", { name: "Continue to dashboard" }).click();
      await page.waitForURL("**/dashboard");
    }));
});

test("a checkout that is not open yet says so, and that the choice is kept", () =>
  visiting(site(), { width: 390 }, async ({ page, context }) => {
    await signIn(page, context);
    await page.addInitScript((key) => localStorage.setItem(key, "annual-vip"), STORAGE_KEYS.selectedPlan);
    await page.goto("/checkout/a-payment");
    await page.getByRole("heading", { level: 1, name: "Payment opens soon" }).waitFor();
    await page.getByText("Nothing was charged, and your choice, Annual VIP, is kept").waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to the plans" }).click();
    await page.waitForURL("**/pricing");
  }));
