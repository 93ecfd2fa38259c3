import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { WARM_UP_GOALS } from "@mealwright/schema/constants/questionnaire";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { LIVE_CHAT_HOURS } from "@mealwright/schema/constants/support";
import {
  CONVERSION_CURRENCY,
  PAID_TIER_TERMS,
  PAID_TIERS,
  TIER_NAMES,
  TIERS,
} from "@mealwright/schema/constants/tiers";
import {
  RESET_REDIRECT_DELAY_MS,
  SIGN_UP_REDIRECT_DELAY_MS,
  STORED_QUESTIONNAIRE_SAVE_DELAY_MS,
} from "@mealwright/schema/constants/timings";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { CLIENT_DIRECTORY } from "../../worker/launch/project-paths.ts";
import { PASSWORD } from "../../worker/test/factories.ts";
import { SCREEN_READY } from "../src/lib/early-input.ts";
import { expectAccessible, expectQuiet, openSite, takeScreenshot, type Visit } from "./site.ts";

const site = openSite();

const PUBLIC_PATHS = [
  "/",
  "/auth",
  "/reset-password?token=a-token",
  "/warm-up",
  "/questionnaire",
  "/preview",
  "/pricing",
  "/subscription-success?plan=annual-vip",
  "/contact",
  "/privacy",
  "/terms",
  "/cookies",
  "/how-we-check",
  "/no/such/page",
] as const;

const LEGAL_PATHS: readonly string[] = ["/privacy", "/terms", "/cookies"];

const USER = {
  id: "user-1",
  email: "ada@example.test",
  name: "Ada",
  role: "user",
  tier: "free-starter",
  isPremium: false,
  createdAt: "2026-11-01T00:00:00.000Z",
};

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** The screen at a path, ready to be used: React has taken over what the build drew (the landing page has none). */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  if (path === "/") return;
  await page.waitForFunction(() => {
    const root = document.getElementById("root");
    const isTaken = root !== null && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
    const heading = document.querySelector("h1");
    return isTaken && heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
  });
}

/** A visit for one test, closed after it; nothing may have been said on the console. */
async function visiting(options: { width?: number; scheme?: "light" | "dark" }, run: (visit: Visit) => Promise<void>) {
  const visit = await site().visit(options);
  await run(visit);
  expectQuiet(visit);
  await visit.context.close();
}

/** Answers a call as the server would; returns the bodies that were sent. */
async function stub(page: Page, path: string, status: number, body: unknown): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`**${path}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status, json: body });
  });
  return sent;
}

describe("landing page", () => {
  test("L01–L03, L07, L10, L11, L15, L17, L18: the bar stays, and every link leads where it should", () =>
    visiting({}, async ({ page }) => {
      await page.goto("/");
      const bar = page.getByRole("banner");
      const targets = async (scope: ReturnType<Page["locator"]>, name: string) =>
        scope.getByRole("link", { name, exact: true }).first().getAttribute("href");
      expect(await targets(bar, LABELS.contact)).toBe("/contact");
      expect(await targets(bar, LABELS.viewPricing)).toBe("/pricing");
      expect(await targets(bar, LABELS.getStarted)).toBe("/auth");
      const main = page.getByRole("main");
      expect(await targets(main, LABELS.getMyPlan)).toBe("/questionnaire");
      expect(await targets(main, LABELS.startJourney)).toBe("/questionnaire");
      expect(await targets(main, LABELS.skip)).toBe("/auth");
      expect(await targets(main, LABELS.getStarted)).toBe("/auth");
      const footer = page.getByRole("contentinfo");
      expect(await targets(footer, "Help Center")).toBe("/#faq");
      expect(await targets(footer, "FAQ")).toBe("/#faq");
      expect(await targets(footer, "Contact Us")).toBe("/contact");
      for (const name of ["Privacy", "Terms", "Cookies"]) {
        expect(await targets(footer, name)).toBe(`/${name.toLowerCase()}`);
      }
      for (const [name, id] of [
        ["How it works", "how-it-works"],
        ["Reviews", "testimonials"],
        ["FAQ", "faq"],
      ] as const) {
        await bar.getByRole("link", { name, exact: true }).click();
        expect(new URL(page.url()).hash).toBe(`#${id}`);
        await expect.poll(() => page.locator(`#${id}`).evaluate((e) => e.getBoundingClientRect().top < 900)).toBe(true);
        expect((await bar.boundingBox())?.y).toBe(0);
      }
    }));

  test("L08, L12–L14, L16: the sections in their order, four plans, three steps, questions that open", () =>
    visiting({ width: 390 }, async ({ page }) => {
      await page.goto("/");
      expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual([
        "A real week from our planner",
        "How it works",
        "What is your goal?",
        "Plans and prices",
        "What people say",
        "Compared with free recipe blogs",
        "Why you can trust it",
        "Questions people ask",
        "What is for dinner? Know it for the whole week.",
      ]);
      expect(await page.locator("#how-it-works li").count()).toBe(3);
      expect(await page.locator("#pricing h3").allTextContents()).toEqual(TIERS.map((tier) => TIER_NAMES[tier]));
      expect(await page.locator("main img").count()).toBe(21);
      const answer = page.locator("#faq details p").first();
      expect(await answer.isVisible()).toBe(false);
      await page.locator("#faq summary").first().click();
      expect(await answer.isVisible()).toBe(true);
    }));

  test("L04–L06: the countdown starts at 23h 59m, drops each minute and begins again", () =>
    visiting({}, async ({ page }) => {
      await page.clock.install();
      await page.addInitScript((name) => {
        document.addEventListener(name, () => document.documentElement.setAttribute("data-alive", ""));
      }, SCREEN_READY);
      await page.goto("/", { waitUntil: "load" });
      await page.locator("html[data-alive]").waitFor({ state: "attached" });
      const timer = page.getByRole("timer");
      expect(await timer.textContent()).toMatch(/^23h 59m.*\$5/);
      await page.clock.runFor(59_000);
      expect(await timer.textContent()).toContain("23h 59m");
      await page.clock.runFor(1_000);
      expect(await timer.textContent()).toContain("23h 58m");
      await page.clock.runFor(1_438 * 60_000);
      expect(await timer.textContent()).toContain("0h 00m");
      await page.clock.runFor(60_000);
      expect(await timer.textContent()).toContain("23h 59m");
    }));

  test("L09, L10: one goal at a time, kept for the questionnaire", () =>
    visiting({}, async ({ page }) => {
      await page.goto("/", { waitUntil: "load" });
      const goals = page.getByRole("radio");
      expect(await goals.evaluateAll((all) => all.map((goal) => goal.getAttribute("value")))).toEqual(WARM_UP_GOALS);
      expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
      await goals.nth(0).check();
      await goals.nth(1).check();
      expect(await page.getByRole("radio", { checked: true }).count()).toBe(1);
      expect(await stored(page, STORAGE_KEYS.warmUpGoal)).toBe("eat_better");
      await page.getByRole("link", { name: LABELS.startJourney }).click();
      await page.waitForURL("**/questionnaire");
      await page.getByRole("radio", { name: /eat healthier/i, checked: true }).waitFor();
    }));

  test("G06–G11: what search engines are told", () =>
    visiting({}, async ({ page }) => {
      await page.goto("/");
      const items = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "")));
      expect(new Set(items.map((item) => item["@type"]))).toEqual(
        new Set(["Organization", "Service", "FAQPage", "SoftwareApplication", "Review", "HowTo"]),
      );
      const faq = items.find((item) => item["@type"] === "FAQPage");
      expect(faq.mainEntity.map((entry: { name: string }) => entry.name)).toEqual(
        await page.locator("#faq summary").allTextContents(),
      );
    }));

  test("is read without any script", async () => {
    const context = await site().browser.newContext({ baseURL: site().harness.origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("A week of meals");
    expect(await page.getByRole("timer").textContent()).toContain("23h 59m");
    await page.locator("#faq summary").nth(1).click();
    expect(await page.locator("#faq details p").nth(1).isVisible()).toBe(true);
    await page.getByRole("link", { name: LABELS.viewPricing }).first().click();
    expect(pathOf(page)).toBe("/pricing");
    expect(await page.getByRole("heading", { name: "Annual VIP" }).isVisible()).toBe(true);
    await context.close();
  });

  test("weighs what it may: 14 kB of HTML and CSS, 5 kB of script, fonts of 60 kB", () => {
    const sizeOf = (path: string) => brotliCompressSync(readFileSync(join(CLIENT_DIRECTORY, path))).length;
    const html = readFileSync(join(CLIENT_DIRECTORY, "index.html"), "utf8");
    // Everything that is needed to draw the page is in it, the script that loads the rest too.
    expect(html).not.toMatch(/<link rel="(?:stylesheet|modulepreload)"(?![^<]*<\/noscript>)/);
    expect(sizeOf("index.html")).toBeLessThanOrEqual(14_000);
    const [, entry = ""] = html.match(/data-entry="([^"]+)"/) ?? [];
    const inline = brotliCompressSync(html.match(/<script data-[^>]*>([^<]+)<\/script>/)?.[1] ?? "").length;
    expect(inline).toBeGreaterThan(500);
    expect(sizeOf(entry) + inline).toBeLessThanOrEqual(5_000);
    const fonts = readdirSync(join(CLIENT_DIRECTORY, "assets")).filter((file) => file.endsWith(".woff2"));
    const fontBytes = fonts.map((file) => readFileSync(join(CLIENT_DIRECTORY, "assets", file)).length);
    expect(fontBytes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
  });
});

test("every other public page loads 110 kB of script at the most", () => {
  const sizes = new Map<string, number>();
  const sizeOf = (path: string) => {
    const size = sizes.get(path) ?? brotliCompressSync(readFileSync(join(CLIENT_DIRECTORY, path))).length;
    sizes.set(path, size);
    return size;
  };
  const pages = readdirSync(CLIENT_DIRECTORY).filter(
    (file) => file.endsWith(".html") && !["index.html", "app-shell.html", "gallery.html"].includes(file),
  );
  expect(pages).toHaveLength(13);
  for (const page of pages) {
    const html = readFileSync(join(CLIENT_DIRECTORY, page), "utf8");
    const files = html.match(/data-files="([^"]+)"/)?.[1]?.split(" ") ?? [];
    expect(files.length, page).toBeGreaterThan(2);
    expect(
      files.reduce((sum, file) => sum + sizeOf(file), 0),
      page,
    ).toBeLessThanOrEqual(110_000);
  }
});

describe("warm-up, preview, prices, success", () => {
  test("W01–W05: Step 1 of 3, Continue waits for a goal and keeps it, Skip keeps nothing", () =>
    visiting({ width: 390 }, async ({ page }) => {
      await open(page, "/warm-up");
      await page.getByText("Step 1 of 3", { exact: true }).waitFor();
      await page.getByRole("link", { name: "Skip" }).click();
      await page.waitForURL("**/questionnaire");
      expect(await stored(page, STORAGE_KEYS.warmUpGoal)).toBeNull();
      await open(page, "/warm-up");
      const next = page.getByRole("button", { name: "Continue" });
      expect(await next.isDisabled()).toBe(true);
      await page.getByRole("radio").nth(2).check();
      await next.click();
      await page.waitForURL("**/questionnaire");
      expect(await stored(page, STORAGE_KEYS.warmUpGoal)).toBe("save_time");
    }));

  test("P01–P07: three blurred meals with their energy, and a form that says what is wrong", async () => {
    const visit = await site().visit();
    const { page } = visit;
    await open(page, "/preview");
    const meals = page.getByRole("main").locator("ul > li");
    expect(await meals.evaluateAll((all) => all.map((meal) => meal.textContent?.match(/\d+ kcal/)?.[0]))).toEqual([
      "420 kcal",
      "380 kcal",
      "310 kcal",
    ]);
    const submit = page.getByRole("main").locator("form button[type=submit]");
    const alert = page.getByRole("main").getByRole("alert");
    await submit.click();
    await expect.poll(() => alert.textContent()).toContain("Please fill in all fields");
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill("ada@example.test");
    await page.getByLabel("Password", { exact: true }).fill("12345");
    await submit.click();
    await expect.poll(() => alert.textContent()).toContain("6 characters");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    const sent = await stub(page, "/api/auth/register", 409, { error: "An account with this email already exists" });
    await submit.click();
    await expect.poll(() => alert.textContent()).toContain("already exists");
    expect(sent).toHaveLength(1);
    await page.unroute("**/api/auth/register");
    await page.route("**/api/auth/register", (route) => route.abort());
    await submit.click();
    await expect.poll(() => alert.textContent()).toContain("Something went wrong. Please try again.");
    await visit.context.close();
  });

  test("R01–R04, R08, R11–R13: the four plans; a choice is kept and told to the tag that is there", async () => {
    const visit = await site().visit();
    const { page } = visit;
    await page.addInitScript(() => {
      const events: unknown[] = [];
      Object.assign(window, { events, gtag: (...event: unknown[]) => events.push(event) });
    });
    for (const tier of TIERS) {
      await open(page, "/pricing");
      const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
      expect(headings.slice(0, TIERS.length)).toEqual(TIERS.map((name) => TIER_NAMES[name]));
      await page.getByRole("button", { name: `: ${TIER_NAMES[tier]}` }).click();
      await page.waitForURL("**/auth?mode=sign-up");
      expect(await stored(page, STORAGE_KEYS.selectedPlan)).toBe(tier);
      const paid = PAID_TIERS.find((candidate) => candidate === tier);
      const value = paid === undefined ? undefined : PAID_TIER_TERMS[paid].conversionValueEur;
      expect(await page.evaluate(() => Reflect.get(window, "events"))).toEqual(
        value === undefined ? [] : [["event", "conversion", { plan: tier, value, currency: CONVERSION_CURRENCY }]],
      );
    }
    await page.goto("/pricing");
    const prices = await page.getByRole("main").textContent();
    for (const text of ["$5", "$18", "$20", "Save 10%", "$180", "$240", "Save 25%"]) expect(prices).toContain(text);
    await visit.context.close();
  });

  test("S01–S03: the welcome names the plan, and nothing that is put in its place", () =>
    visiting({}, async ({ page }) => {
      await open(page, "/subscription-success?plan=monthly-saver");
      await page.getByRole("heading", { level: 1, name: /Monthly Saver/ }).waitFor();
      expect(await page.getByRole("main").getByRole("listitem").count()).toBeGreaterThan(1);
      expect(await page.getByRole("link", { name: "Continue to dashboard" }).getAttribute("href")).toBe("/dashboard");
      await open(page, "/subscription-success?plan=%3Cscript%3E");
      await page.getByRole("heading", { level: 1, name: "Welcome to Mealwright" }).waitFor();
    }));
});

describe("accounts and contact", () => {
  test("A04–A07: sign-up, the stored answers after 0.5 s, the prices after 2 s", () =>
    visiting({}, async ({ page }) => {
      await page.clock.install();
      await stub(page, "/api/auth/register", 201, { success: true, user: USER });
      await stub(page, "/api/user", 200, USER);
      const saved = await stub(page, "/api/save-questionnaire", 200, { success: true });
      await page.addInitScript(
        ([key]) => {
          if (sessionStorage.getItem("begun") !== null) return;
          sessionStorage.setItem("begun", "yes");
          localStorage.setItem(
            key ?? "",
            JSON.stringify({ goal: "save_time", dietaryPreference: "vegan", cookingLevel: "beginner", step: 9 }),
          );
        },
        [STORAGE_KEYS.questionnaireData],
      );
      await page.goto("/auth?mode=sign-up");
      await page.getByRole("button", { name: "Sign up" }).waitFor();
      await page.clock.runFor(1_000);
      await page.getByLabel("Name").fill("Ada");
      await page.getByLabel("Email").fill(USER.email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
      await page.getByText("Your account is ready. Welcome!").waitFor();
      await page.clock.runFor(STORED_QUESTIONNAIRE_SAVE_DELAY_MS - 1);
      expect(saved).toEqual([]);
      await page.clock.runFor(1);
      await expect.poll(() => saved.length).toBe(1);
      expect(saved[0]).toMatchObject({ goal: "save_time", dietaryPreference: "vegan" });
      await expect.poll(() => stored(page, STORAGE_KEYS.questionnaireData)).toBeNull();
      await page.clock.runFor(SIGN_UP_REDIRECT_DELAY_MS - STORED_QUESTIONNAIRE_SAVE_DELAY_MS - 1);
      expect(pathOf(page)).toBe("/auth");
      await page.clock.runFor(1);
      await expect.poll(() => pathOf(page)).toBe("/pricing");
    }));

  test("A01, A08: three modes, and the same answer for every address", () =>
    visiting({ width: 390 }, async ({ page }) => {
      await open(page, "/auth");
      await page.getByRole("link", { name: "Make an account" }).click();
      await page.getByRole("heading", { level: 1, name: "Make an account" }).waitFor();
      await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await page.getByLabel("Email").fill("nobody@example.test");
      await page.getByRole("button", { name: "Send reset email" }).click();
      await page.getByText("Password reset email sent! Check your inbox for instructions.").waitFor();
    }));

  test("RP01–RP06: the rules of a new password, and /auth three seconds after it is changed", () =>
    visiting({}, async ({ page }) => {
      await page.clock.install();
      const sent = await stub(page, "/api/auth/reset-password", 200, { success: true, message: "ok" });
      await open(page, "/reset-password?token=a-token");
      const submit = page.getByRole("button", { name: "Reset password" });
      const alert = page.getByRole("alert");
      const fill = async (password: string, again: string) => {
        await page.getByLabel("New password", { exact: true }).fill(password);
        await page.getByLabel("Confirm password", { exact: true }).fill(again);
        await submit.click();
      };
      await fill("12345", "12345");
      await expect.poll(() => alert.textContent()).toContain(MESSAGES.passwordTooShort);
      await fill(PASSWORD, `${PASSWORD}!`);
      await expect.poll(() => alert.textContent()).toContain(MESSAGES.passwordsDoNotMatch);
      expect(sent).toEqual([]);
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await fill(PASSWORD, PASSWORD);
      await page.getByText("Your password is changed.").waitFor();
      expect(sent).toEqual([{ token: "a-token", newPassword: PASSWORD }]);
      await page.clock.runFor(RESET_REDIRECT_DELAY_MS - 1);
      expect(pathOf(page)).toBe("/reset-password");
      await page.clock.runFor(1);
      await expect.poll(() => pathOf(page)).toBe("/auth");
      await page.clock.resume();
      await open(page, "/reset-password");
      await expect.poll(() => alert.textContent()).toContain(MESSAGES.invalidResetLink);
      expect(await submit.isDisabled()).toBe(true);
    }));

  test("C01–C06: a message is really sent", () =>
    visiting({}, async ({ page }) => {
      await open(page, "/contact");
      await page.getByText(LIVE_CHAT_HOURS).first().waitFor();
      expect(await page.getByLabel("Category").inputValue()).toBe("general");
      expect(await page.getByLabel("Category").locator("option").count()).toBe(6);
      await page.getByLabel("Name").fill("Ada");
      await page.getByLabel("Email").fill("ada@example.test");
      await page.getByLabel("Subject").fill("Beans");
      await page.getByLabel("Message").fill("Which beans?");
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByText("We'll get back to you within 24 hours.").waitFor();
    }));
});

describe("every public page", () => {
  test("G02, G03: / is the dashboard for a session, an unknown address is a real 404", async () => {
    const visit = await site().visit();
    const { page, context } = visit;
    expect((await page.goto("/a/b/c"))?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: /404/ }).waitFor();
    await context.request.post("/api/auth/register", {
      data: { name: "Ada", email: `home-${process.pid}@example.test`, password: PASSWORD },
    });
    await page.goto("/");
    await page.waitForFunction(() => document.title.startsWith("Your dashboard"));
    await context.close();
  });

  // 320 px is the narrowest phone; 640 px is a window of 1280 at a zoom of 200 %.
  test.each([
    { width: 390, scheme: "light" },
    { width: 390, scheme: "dark" },
    { width: 1440, scheme: "light" },
    { width: 1440, scheme: "dark" },
    { width: 320, scheme: "dark" },
    { width: 640, scheme: "light" },
  ] as const)(
    "G04, G05: its own title and description, accessible, quiet, nothing to scroll sideways: $width px, $scheme",
    ({ width, scheme }) =>
      visiting({ width, scheme }, async ({ page }) => {
        const titles = new Set<string>();
        const descriptions = new Set<string | null>();
        for (const path of PUBLIC_PATHS) {
          await open(page, path);
          await expectAccessible(page);
          expect(await page.locator("head title").count(), path).toBe(1);
          const description = page.locator('meta[name="description"]');
          expect(await description.count(), path).toBe(1);
          titles.add(await page.title());
          descriptions.add(await description.getAttribute("content"));
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
          const name = new URL(path, "http://site").pathname.replaceAll("/", "-").slice(1) || "landing";
          if (!LEGAL_PATHS.includes(path)) await takeScreenshot(page, `public-${name}-${width}-${scheme}`);
        }
        expect(titles.size).toBe(PUBLIC_PATHS.length);
        expect(descriptions.size).toBe(PUBLIC_PATHS.length);
      }),
  );

  test("a visitor with a keyboard alone comes from the first page to an account and its prices", () =>
    visiting({}, async ({ page }) => {
      await page.goto("/", { waitUntil: "load" });
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Jump to the content");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(LABELS.getMyPlan);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/questionnaire");
      await page.waitForLoadState("networkidle");
      const on = (step: number) => page.getByText(`Step ${step} of 9`, { exact: true }).waitFor();
      await page.keyboard.press("1");
      await page.getByRole("radio", { checked: true }).waitFor();
      await page.keyboard.press("Enter");
      await on(2);
      await page.keyboard.press("Escape");
      await expect.poll(() => pathOf(page)).toBe("/");
      await page.goBack();
      await on(2);
      // A digit where there is something to choose; the sliders, the details and an empty list of allergies go on as they are.
      for (const [step, key] of [
        [2, "1"],
        [3, null],
        [4, "2"],
        [5, "ArrowRight"],
        [6, null],
        [7, "1"],
        [8, null],
      ] as const) {
        await on(step);
        if (key === "ArrowRight") await tabTo(page, (role) => role === "slider");
        if (key !== null) await page.keyboard.press(key);
        if (step !== 5) await page.keyboard.press("Enter");
        else await pressNamed(page, LABELS.continue);
      }
      await on(9);
      for (const text of ["Ada Lovelace", `keyboard-${process.pid}@example.test`, PASSWORD]) {
        await tabTo(page, (role) => role === "textbox");
        await page.keyboard.type(text);
        expect(await page.locator(":focus").inputValue()).toBe(text);
      }
      await page.keyboard.press("Enter");
      await page.waitForURL("**/pricing");
      await page.getByRole("link", { name: "Go to my meal plan" }).waitFor();
      await tabTo(page, (_, text) => text.includes("Go to my meal plan"));
      await page.keyboard.press("Enter");
      await page.waitForURL("**/meal-plan");
      await page.getByRole("article").first().waitFor();
    }));
});

/** Tabs on until the focus is on what is looked for, by its role and text. */
async function tabTo(page: Page, isIt: (role: string, text: string) => boolean): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press("Tab");
    const [role, text] = await page.evaluate(() => {
      const focused = document.activeElement;
      const isText = focused instanceof HTMLInputElement && ["text", "email", "password"].includes(focused.type);
      const isRange = focused instanceof HTMLInputElement && focused.type === "range";
      const role = isText ? "textbox" : isRange ? "slider" : (focused?.getAttribute("role") ?? "");
      return [role, focused?.textContent ?? ""] as const;
    });
    if (isIt(role, text)) return;
  }
  throw new Error("The keyboard does not reach it.");
}

async function pressNamed(page: Page, name: string): Promise<void> {
  await tabTo(page, (_, text) => text.trim() === name);
  await page.keyboard.press("Enter");
}
