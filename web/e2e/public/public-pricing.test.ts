import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { SUPPORT_PROMISE } from "@mealwright/schema/constants/support";
import { GUARANTEE_DAYS, TIER_NAMES, TIERS, type Tier } from "@mealwright/schema/constants/tiers";
import { CAPABILITY_TEXTS, FREE_TIER_TEXTS, TIER_CAPABILITIES } from "@mealwright/schema/rules/entitlements";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { freshEmail, grantTier, PASSWORD, registerMember } from "../../../worker/test/factories.ts";
import { expectAccessibleToo, expectQuiet, looks, openSite, slowTest, takeScreenshot } from "../site.ts";
import { addTag, conversionOf } from "./conversion-tag.ts";
import { open, pathOf, stored, visiting } from "./public-helpers.ts";

const site = openSite();

const NO_TAG = "Conversion tracking is not initialized.";

const chooseButton = (page: Page, tier: Tier) =>
  page.getByRole("main").getByRole("button", { name: new RegExp(`^Cho(ose|sen) ${TIER_NAMES[tier]}$`) });
const cardOf = (page: Page, tier: Tier) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name: TIER_NAMES[tier], exact: true }) });

/** Signs in a new member in this browser, which stores that from then on. */
async function signIn(page: Page, context: BrowserContext): Promise<string> {
  const data = { name: "Ada Lovelace", email: freshEmail(), password: PASSWORD };
  const reply = await context.request.post("/api/auth/register", { data });
  expect(reply.status()).toBe(201);
  await page.addInitScript((key) => localStorage.setItem(key, localStorage.getItem(key) ?? "{}"), STORAGE_KEYS.user);
  return (await reply.json()).user.id;
}

describe("the plans", () => {
  test("R01–R05, R07, K02, G15: show prices in dollars, what each includes, guarantees and support", () =>
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
        await expect.poll(() => card.textContent()).not.toMatch(isAbsent);
      }
      const main = (await page.getByRole("main").textContent()) ?? "";
      expect(main).toContain("Prices in US dollars.");
      expect(main).not.toContain("€");
      const places = (days: number) =>
        page
          .getByRole("main")
          .getByText(new RegExp(`(?<!\\d)${days}-day .*guarantee`))
          .count();
      await expect.poll(() => places(GUARANTEE_DAYS.besideWeeklyFlex)).toBe(1);
      await expect.poll(() => places(GUARANTEE_DAYS.elsewhere)).toBe(3);
      expect(main).toContain(SUPPORT_PROMISE);
      for (const [index, tier] of TIERS.entries()) {
        const below = TIERS[index - 1];
        const added = TIER_CAPABILITIES[tier]
          .filter((capability) => below === undefined || !TIER_CAPABILITIES[below].includes(capability))
          .map((capability) => CAPABILITY_TEXTS[capability]);
        await expect
          .poll(() => cardOf(page, tier).getByRole("list").getByRole("listitem").allTextContents(), { message: tier })
          .toEqual(index === 0 ? FREE_TIER_TEXTS : added);
      }
    }));

  test("R08, R11, R13: a visitor's choice is stored, reported to the tag, and leads to sign-up first", async () => {
    const visit = await site().visit();
    const { page } = visit;
    const events = await addTag(page);
    for (const tier of TIERS) {
      await open(page, "/pricing");
      await chooseButton(page, tier).click();
      // The free meals are made from answers, and the questions end with signing up.
      await page.waitForURL(tier === "free-starter" ? "**/questionnaire" : "**/auth?mode=sign-up");
      await expect.poll(() => stored(page, STORAGE_KEYS.selectedPlan)).toBe(tier);
      await expect.poll(() => events()).toEqual(conversionOf(tier));
    }
    expectQuiet(visit);
    await visit.context.close();
  });

  test("R10: a visitor with an account signs in instead, and checkout continues by itself", async () => {
    const { page, context } = await site().visit({ width: 390 });
    const { email } = await registerMember(site().harness);
    await addTag(page);
    await open(page, "/pricing");
    await chooseButton(page, "weekly-flex").click();
    // The header's own link, beside the form, keeps the choice too.
    await page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL("**/checkout/**");
    await page.getByRole("heading", { level: 1, name: "Pay for Weekly Flex" }).waitFor();
    // Going back does not open a second checkout.
    await page.goBack();
    expect(pathOf(page)).not.toContain("/checkout");
    // A browser without a stored user may still be signed in.
    await page.evaluate(() => localStorage.clear());
    await open(page, "/pricing");
    await chooseButton(page, "annual-vip").click();
    await page.getByRole("heading", { level: 1, name: "Pay for Annual VIP" }).waitFor();
    // A browser with a stored user whose session has ended leads to the sign-in page, even before it knows that.
    await context.clearCookies();
    await page.route("**/api/user", () => {});
    await open(page, "/pricing");
    await chooseButton(page, "weekly-flex").click();
    await page.getByRole("heading", { level: 1, name: "Welcome back" }).waitFor();
    await context.close();
  });

  test("R09, R12: without a tag there is one warning, the choice is stored, and checkout opens", async () => {
    const { page, context, complaints } = await site().visit({ width: 390 });
    await signIn(page, context);
    await open(page, "/pricing");
    await page.getByText("Your account is ready. Your meals are not yet: they are made from your answers.").waitFor();
    await cardOf(page, "free-starter").getByText("Your plan", { exact: true }).waitFor();
    await chooseButton(page, "annual-vip").click();
    const said = cardOf(page, "annual-vip").getByText("Checkout is open in a new tab.", { exact: false });
    await said.waitFor();
    await expect
      .poll(() => said.evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight))
      .toBe(true);
    await page.getByRole("status").getByText("Annual VIP is waiting for your payment.").waitFor();
    await expect.poll(() => stored(page, STORAGE_KEYS.selectedPlan)).toBe("annual-vip");
    expect(pathOf(page)).toBe("/pricing");
    expect(context.pages()).toHaveLength(2);
    expect(complaints).toEqual([NO_TAG]);
    await expectAccessibleToo(page);
    await takeScreenshot(page, "public-pricing-chosen-390-light");
    await page.reload();
    await page.getByRole("status").getByText("Annual VIP is waiting for your payment.").waitFor();
    await context.close();
  });

  slowTest("R11: pressing twice counts as one choice, another plan as another choice", async () => {
    const visit = await site().visit();
    const { page, context } = visit;
    const events = await addTag(page);
    await signIn(page, context);
    await open(page, "/pricing");
    await page.getByRole("link", { name: "Answer the questions" }).waitFor();
    await chooseButton(page, "weekly-flex").dblclick();
    await chooseButton(page, "weekly-flex").click();
    await expect.poll(() => events()).toEqual(conversionOf("weekly-flex"));
    await chooseButton(page, "annual-vip").click();
    await expect.poll(() => events()).toEqual([...conversionOf("weekly-flex"), ...conversionOf("annual-vip")]);
    expectQuiet(visit);
    await context.close();
  });

  slowTest("R12: a tag that throws breaks nothing else", async () => {
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
    await expect.poll(() => stored(page, STORAGE_KEYS.selectedPlan)).toBe("weekly-flex");
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain("Conversion tracking failed.");
    await context.close();
  });

  slowTest("R13: Free Starter leads a member to the plan, without a new tab or event", async () => {
    const visit = await site().visit();
    const { page, context } = visit;
    const events = await addTag(page);
    await signIn(page, context);
    await open(page, "/pricing");
    await page.getByRole("link", { name: "Answer the questions" }).waitFor();
    await cardOf(page, "free-starter").getByRole("button", { name: "Go to my meal plan" }).click();
    await page.waitForURL("**/meal-plan");
    await expect.poll(() => stored(page, STORAGE_KEYS.selectedPlan)).toBe("free-starter");
    expect(await events()).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    await context.close();
  });

  slowTest("a member whose data loads slowly is not treated as a visitor", async () => {
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
    await cardOf(page, "weekly-flex").getByText("Checkout is open in a new tab.", { exact: false }).waitFor();
    expect(pathOf(page)).toBe("/pricing");
    answer();
    await page.getByText("Weekly Flex is waiting for your payment.").waitFor();
    await cardOf(page, "weekly-flex").getByText("Checkout is open in a new tab.", { exact: false }).waitFor();
    await context.close();
  });

  test("a paying member sees which plan is theirs", async () => {
    const visit = await site().visit({ width: 390, scheme: "dark" });
    const { page, context } = visit;
    const id = await signIn(page, context);
    await grantTier(site().harness, id, "monthly-saver");
    await open(page, "/pricing");
    await page.getByText("You have Monthly Saver. It is paid until", { exact: false }).waitFor();
    await expect.poll(() => page.getByText("Included in your plan").count()).toBe(2);
    await cardOf(page, "monthly-saver").getByText("Your plan", { exact: true }).waitFor();
    await expect.poll(() => page.getByText("Your plan", { exact: true }).count()).toBe(1);
    await expectAccessibleToo(page);
    expectQuiet(visit);
    await context.close();
  });

  slowTest("an invalid stored choice selects no plan", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.addInitScript((key) => localStorage.setItem(key, '{"plan":"gold"}'), STORAGE_KEYS.selectedPlan);
      await open(page, "/pricing");
      for (const tier of TIERS) await expect.poll(() => chooseButton(page, tier).textContent()).toMatch(/^Choose\b/);
    }),
  );
});

test("a visitor's pages request nothing from other sites", async () => {
  const { page, context } = await site().visit({ isFirst: true });
  const others = new Set<string>();
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site().harness.origin) others.add(request.url());
  });
  for (const path of ["/", "/questionnaire", "/preview", "/contact", "/pricing"]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  expect(await context.cookies()).toEqual([]);
  await page.goto("/auth", { waitUntil: "networkidle" });
  // The sign-in page's own cookie, for minutes and for this site only: the challenge for a passkey.
  const signInCookies = [{ name: "passkey-flow", httpOnly: true, sameSite: "Strict" }];
  await expect.poll(() => context.cookies()).toMatchObject(signInCookies);
  await page.goto("/pricing", { waitUntil: "networkidle" });
  await chooseButton(page, "annual-vip").click();
  await page.waitForURL("**/auth?mode=sign-up");
  await page.waitForLoadState("networkidle");
  expect([...others]).toEqual([]);
  await expect.poll(() => context.cookies()).toMatchObject(signInCookies);
  await context.close();
});

describe("subscription-success", () => {
  // Plans that the member really has are tested in payments.test.ts.
  test.each(
    looks([
      ["%3Cscript%3Ealert(1)%3C/script%3E", "We see no payment for a plan here."],
      ["weekly-flex", "We see no payment for Weekly Flex here."],
      ["monthly-saver", "We see no payment for Monthly Saver here."],
      ["annual-vip", "We see no payment for Annual VIP here."],
      ["free-starter", "We see no payment for a plan here."],
      ["", "We see no payment for a plan here."],
      ["constructor", "We see no payment for a plan here."],
    ] as const),
  )("S01: ?plan=%s thanks nobody who has not paid: %s", (plan, text) =>
    visiting(site(), {}, async ({ page }) => {
      await open(page, `/subscription-success?plan=${plan}`);
      await page.getByRole("heading", { level: 1, name: "Welcome to Mealwright", exact: true }).waitFor();
      await page.getByText(text, { exact: false }).waitFor();
    }),
  );

  test("S01–S03: without a plan it still welcomes, shows the next steps and leads to the dashboard", () =>
    visiting(site(), { width: 390 }, async ({ page, context }) => {
      await signIn(page, context);
      await open(page, "/subscription-success");
      await page.getByRole("heading", { level: 1, name: "Welcome to Mealwright", exact: true }).waitFor();
      await page.getByRole("heading", { level: 2, name: "Next steps" }).waitFor();
      await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBe(3);
      await page.getByRole("link", { name: "Continue to dashboard" }).click();
      await page.waitForURL("**/dashboard");
    }));
});
