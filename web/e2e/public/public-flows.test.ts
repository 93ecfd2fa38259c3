import { LABELS } from "@mealwright/schema/constants/messages";
import { COMPARED, MEASURED } from "@mealwright/schema/constants/samples/measured.data";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { Subscription } from "@mealwright/schema/contract/payments";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { freshEmail, PASSWORD } from "../../../worker/test/factories.ts";
import { expectAccessible, expectQuiet, looks, openSite, SEES_EVERY_LOOK, takeScreenshot } from "../site.ts";
import { open, pathOf, USER, untilTaken, visiting } from "./public-helpers.ts";

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

describe("addresses", () => {
  test("G01, G16: every public page opens by its address without a session, survives a reload and asks nobody who is there", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      const calls = new Set<string>();
      page.on("request", (request) => calls.add(new URL(request.url()).pathname));
      const asked = () => [...calls].filter((path) => path.startsWith("/api/")).sort();
      // Only the sign-in asks something: whether there is a button for Google, and a challenge for passkeys.
      const ofSignIn = ["/api/auth/passkey/options", "/api/auth/providers"];
      for (const path of PUBLIC_PATHS) {
        await open(page, path);
        await page.reload({ waitUntil: "load" });
        await page.locator("h1").waitFor();
        expect(page.url()).toBe(`${site().harness.origin}${path}`);
        if (path === "/auth") await expect.poll(asked).toEqual(ofSignIn);
      }
      expect(asked()).toEqual(ofSignIn);
    }));

  test("G17: a member's page shows a visitor nothing but the way to sign in", async () => {
    const { page, context } = await site().visit();
    for (const path of ["/meal-plan", "/dashboard", "/settings", "/planner", "/kitchen"]) {
      await page.goto(path);
      await page.waitForURL("**/auth");
      await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).waitFor();
    }
    await context.close();
  });

  test("G03: any other address is the 404 page with that status, however deep; under /api/ it answers in JSON", async () => {
    const { page, context } = await site().visit();
    for (const path of ["/nope", "/a/b/c", "/pricing/nope", "/%F0%9F%8D%85", "/index.php?x=1"]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("404: nothing on this plate");
      await expect.poll(() => page.title()).toBe("Page not found · Mealwright");
    }
    await page.getByRole("link", { name: "Go to the first page" }).click();
    await page.getByRole("heading", { level: 1, name: "A week of meals" }).waitFor();
    const call = await context.request.get("/api/nope");
    expect(call.status()).toBe(404);
    expect(call.headers()["content-type"]).toContain("application/json");
    await context.close();
  });

  test.each(["/PRICING", "/Auth"])("%s is no address of ours: the 404 page stays what the server sent", (path) =>
    visiting(site(), {}, async ({ page }) => {
      await open(page, path);
      await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("404: nothing on this plate");
      await expect.poll(() => page.title()).toBe("Page not found · Mealwright");
    }),
  );

  const ANCHORS: readonly string[] = ["#%", "#%E0%A4%A", "#nowhere"];
  test.each(ANCHORS)("an anchor that leads nowhere, %s, takes no page away", (anchor) =>
    visiting(site(), {}, async ({ page }) => {
      const pages = [
        ["/", "A week of meals"],
        ["/pricing", "Plans and prices"],
        ["/contact", "Contact us"],
      ] as const;
      for (const [place, [path, title]] of pages.entries()) {
        if (!SEES_EVERY_LOOK && ANCHORS[place] !== anchor) continue;
        await page.goto("about:blank");
        await open(page, path + anchor);
        await page.getByRole("heading", { level: 1, name: title }).waitFor();
      }
    }),
  );

  test.each([
    ["a link", "/pricing", (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign in" })],
    ["a plan", "/pricing", (page: Page) => page.getByRole("button", { name: /Annual VIP/ })],
    ["Continue", "/warm-up", (page: Page) => page.getByRole("button", { name: LABELS.continue })],
  ])("a double click on %s leads on once: Back is back", async (_, path, target) => {
    const { page, context } = await site().visit({ width: 390 });
    await open(page, path);
    if (path === "/warm-up") await page.getByRole("radio").first().check();
    await target(page).dblclick();
    await page.waitForURL((url) => url.pathname !== path);
    await page
      .locator("h1")
      .filter({ hasNotText: /Plans and prices|What would you like/ })
      .waitFor();
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await page.getByRole("heading", { level: 1, name: /Plans and prices|What would you like/ }).waitFor();
    await context.close();
  });

  test("G04, G05: a move inside the site changes the title and the one description", () =>
    visiting(site(), {}, async ({ page }) => {
      await open(page, "/pricing");
      // Read at one moment: between two readings the page may have changed.
      const told = () =>
        page.evaluate(() => {
          const descriptions = document.querySelectorAll('meta[name="description"]');
          const counts = [document.querySelectorAll("head title").length, descriptions.length];
          return { counts, text: `${document.title} ${descriptions[0]?.getAttribute("content")}` };
        });
      const names = ["Contact Us", "Privacy", "Terms", "Cookies", "How we check", "Pricing"];
      const seen = new Set<string>();
      let { text: last } = await told();
      for (const name of names) {
        await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
        await expect
          .poll(async () => {
            const { counts, text } = await told();
            expect(counts).toEqual([1, 1]);
            return text;
          })
          .not.toBe(last);
        last = (await told()).text;
        seen.add(last);
        // The footer moves when a screen's code arrives: a press that begins before and ends after it presses nothing.
        await untilTaken(page);
      }
      expect(seen.size).toBe(names.length);
    }));

  test("L17: from another page, the footer's FAQ leads to the questions of the first page", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await open(page, "/privacy");
      await page.getByRole("contentinfo").getByRole("link", { name: "FAQ", exact: true }).click();
      await page.waitForURL("**/#faq");
      await expect
        .poll(() => page.locator("#faq").evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 300))
        .toBe(true);
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
    }));
});

describe("who is there", () => {
  const SUBSCRIPTION: Subscription = { tier: USER.tier, paidUntil: null, renews: false, manageUrl: null };

  test.each([
    ["K04: the answer is never stale: nor time, nor focus, nor coming back asks again", 200],
    ["K05: what failed is not tried again", 500],
  ] as const)("%s", async (_, status) => {
    const visit = await site().visit();
    const { page, context } = visit;
    await page.clock.install();
    await page.route("**/api/payments", (route) => route.fulfill({ json: [] }));
    await page.route("**/api/subscription", (route) => route.fulfill({ json: SUBSCRIPTION }));
    let calls = 0;
    await page.route("**/api/user", (route) => {
      calls += 1;
      return route.fulfill({ status, json: status === 200 ? USER : { error: "We are busy." } });
    });
    await page.addInitScript(([key, user]) => localStorage.setItem(key, user), [
      STORAGE_KEYS.user,
      JSON.stringify(USER),
    ] as const);
    await open(page, "/pricing");
    await expect.poll(() => calls).toBe(1);
    await page.clock.runFor(10 * 60_000);
    for (const path of ["/contact", "/pricing"]) {
      await page.locator(`footer a[href="${path}"]`).click();
      await expect.poll(() => pathOf(page)).toBe(path);
      await page.evaluate(() => {
        for (const name of ["blur", "focus", "offline", "online"]) window.dispatchEvent(new Event(name));
        document.dispatchEvent(new Event("visibilitychange"));
      });
      await page.clock.runFor(10 * 60_000);
    }
    expect(calls).toBe(1);
    if (status === 200) expectQuiet(visit);
    await context.close();
  });
});

describe("what we say of ourselves", () => {
  test("how we check: the measured figures, rounded down", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      const { safety, accuracy } = MEASURED;
      const text = async () => (await page.getByRole("main").textContent()) ?? "";
      await open(page, "/how-we-check");
      const figures = page.getByRole("main").locator("dl > div");
      await expect
        .poll(() => figures.locator("dd").allTextContents())
        .toEqual([
          String(safety.violations),
          ...[accuracy.energyDays, accuracy.proteinDays].map(
            (days) => `${Math.floor((1_000 * days) / accuracy.days) / 10}%`,
          ),
        ]);
      for (const number of [safety.meals, safety.weeks, safety.allergySets, accuracy.days, accuracy.people]) {
        await expect.poll(() => text()).toContain(number.toLocaleString("en-US"));
      }
      const { ordinary, hostile } = COMPARED;
      const upTo = (part: number, whole: number) => `${Math.ceil((1_000 * part) / whole) / 10}%`;
      const compared = page.getByRole("table", { name: "A model’s replies as written and after verification" });
      await expect
        .poll(() => compared.getByRole("cell").allTextContents())
        .toEqual([
          ...[ordinary.written, ordinary.verified].map(({ forbidden, meals }) => upTo(forbidden, meals)),
          ...[ordinary.written, ordinary.verified].map(({ slow, meals }) => upTo(slow, meals)),
          ...[ordinary.written, ordinary.verified].map(({ daysOffEnergy }) => upTo(daysOffEnergy, ordinary.days)),
          ...[hostile.written, hostile.verified].map(({ forbidden }) => upTo(forbidden, hostile.replies)),
        ]);
      const sum = page.getByRole("main").getByRole("table").locator("tfoot");
      await expect.poll(() => sum.getByRole("rowheader").textContent()).toBe("Together, shown as 420 kcal");
      await expect.poll(() => sum.getByRole("cell").textContent()).toBe("419.7");
      await expect.poll(() => text()).toContain("We cannot see into a factory");
      await expect.poll(() => text()).toContain("not medical advice");
    }));

  test("L18, K02: the legal pages are short and say what is kept, for how long, and both guarantees", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      const text = async () => (await page.getByRole("main").textContent()) ?? "";
      await open(page, "/privacy");
      await expect
        .poll(() => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents())
        .toContain("For how long");
      await open(page, "/cookies");
      await expect.poll(() => text()).toContain("30 days at most");
      await open(page, "/terms");
      await expect.poll(() => text()).toContain("within 7 days for Weekly Flex, within 30 days for the others");
      for (const path of LEGAL_PATHS) {
        await open(page, path);
        expect((await text()).split(/\s+/).length).toBeLessThan(500);
      }
    }));
});

describe("every public page", () => {
  test("G02: / is the dashboard for a session", async () => {
    const { page, context } = await site().visit();
    await context.request.post("/api/auth/register", {
      data: { name: "Ada", email: freshEmail(), password: PASSWORD },
    });
    await page.goto("/");
    await page.waitForFunction(() => document.title.startsWith("Your dashboard"));
    expect(pathOf(page)).toBe("/");
    await context.close();
  });

  // 320 px is the narrowest phone; 640 px is a window of 1280 at a zoom of 200 %.
  test.each(
    looks([
      { width: 390, scheme: "light" },
      { width: 390, scheme: "dark" },
      { width: 1440, scheme: "light" },
      { width: 1440, scheme: "dark" },
      { width: 320, scheme: "dark" },
      { width: 640, scheme: "light" },
    ] as const),
  )(
    "G04, G05: its own title and description, accessible, quiet, nothing to scroll sideways: $width px, $scheme",
    ({ width, scheme }) =>
      visiting(site(), { width, scheme }, async ({ page }) => {
        const titles = new Set<string>();
        const descriptions = new Set<string | null>();
        for (const path of PUBLIC_PATHS) {
          await open(page, path);
          await expectAccessible(page);
          await expect.poll(() => page.locator("head title").count(), { message: path }).toBe(1);
          const description = page.locator('meta[name="description"]');
          await expect.poll(() => description.count(), { message: path }).toBe(1);
          titles.add(await page.title());
          descriptions.add(await description.getAttribute("content"));
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
            .toBeLessThanOrEqual(width);
          const name = new URL(path, "http://site").pathname.replaceAll("/", "-").slice(1) || "landing";
          if (!LEGAL_PATHS.includes(path)) await takeScreenshot(page, `public-${name}-${width}-${scheme}`);
        }
        expect(titles.size).toBe(PUBLIC_PATHS.length);
        expect(descriptions.size).toBe(PUBLIC_PATHS.length);
      }),
  );

  test("a visitor with a keyboard alone comes from the first page to an account and its prices", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.goto("/", { waitUntil: "load" });
      await page.keyboard.press("Tab");
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Jump to the content");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(LABELS.getMyPlan);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/questionnaire");
      await untilTaken(page);
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
        await expect.poll(() => page.locator(":focus").inputValue()).toBe(text);
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
