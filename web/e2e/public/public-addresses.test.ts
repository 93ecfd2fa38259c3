import { LABELS } from "@mealwright/schema/constants/messages";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { Subscription } from "@mealwright/schema/contract/payments";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectQuiet, looks, openSite, SEES_EVERY_LOOK, slowTest } from "../site.ts";
import { open, PUBLIC_PATHS, pathOf, USER, untilTaken, visiting } from "./public-helpers.ts";

const site = openSite();

describe("addresses", () => {
  test("G01, G04, G05, G16: every public page opens by its address, survives a reload, and has its own title and description", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      const calls = new Set<string>();
      page.on("request", (request) => calls.add(new URL(request.url()).pathname));
      const asked = () => [...calls].filter((path) => path.startsWith("/api/")).sort();
      // Only the sign-in page requests something: whether there is a Google button, and a challenge for passkeys.
      const ofSignIn = ["/api/auth/passkey/options", "/api/auth/providers"];
      const titles = new Set<string>();
      const descriptions = new Set<string | null>();
      for (const [place, path] of PUBLIC_PATHS.entries()) {
        await open(page, path);
        const description = page.locator('meta[name="description"]');
        for (const one of [page.locator("head title"), description])
          await expect.poll(() => one.count(), { message: path }).toBe(1);
        titles.add(await page.title());
        descriptions.add(await description.getAttribute("content"));
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(width, { message: path }).toBeLessThanOrEqual(390);
        if (path === "/auth") await expect.poll(asked).toEqual(ofSignIn);
        // The server gets the same requests as before; each run checks some of them.
        if (!SEES_EVERY_LOOK && place % 4 > 0) continue;
        await page.reload({ waitUntil: "load" });
        await page.locator("h1").waitFor();
        expect(page.url()).toBe(`${site().harness.origin}${path}`);
      }
      expect(asked()).toEqual(ofSignIn);
      expect([titles.size, descriptions.size]).toEqual([PUBLIC_PATHS.length, PUBLIC_PATHS.length]);
    }));

  test("G17: a member's page shows a visitor only the sign-in page", async () => {
    const { page, context } = await site().visit();
    for (const path of ["/meal-plan", "/dashboard", "/settings", "/planner", "/kitchen"]) {
      await page.goto(path);
      await page.waitForURL("**/auth");
      await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).waitFor();
    }
    await context.close();
  });

  test("G03: any unknown address gives the 404 page with that status, or JSON under /api/", async () => {
    const { page, context } = await site().visit();
    for (const path of ["/nope", "/a/b/c", "/pricing/nope", "/%F0%9F%8D%85", "/index.php?x=1"]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("404: nothing on this plate");
      await expect.poll(() => page.title()).toBe("Page not found · Mealwright");
    }
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await page.getByRole("heading", { level: 1, name: "A week of meals" }).waitFor();
    const call = await context.request.get("/api/nope");
    expect(call.status()).toBe(404);
    expect(call.headers()["content-type"]).toContain("application/json");
    await context.close();
  });

  slowTest.each(looks(["/PRICING", "/Auth"]))("the malformed address %s shows the 404 page", (path) =>
    visiting(site(), {}, async ({ page }) => {
      await open(page, path);
      await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("404: nothing on this plate");
      await expect.poll(() => page.title()).toBe("Page not found · Mealwright");
    }),
  );

  const ANCHORS: readonly string[] = ["#%", "#%E0%A4%A", "#nowhere"];
  slowTest.each(looks(ANCHORS))("an unknown anchor, %s, does not break the page", (anchor) =>
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

  slowTest.each(
    looks([
      ["a link", "/pricing", (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign in" })],
      ["a plan", "/pricing", (page: Page) => page.getByRole("button", { name: /Annual VIP/ })],
      ["Continue", "/warm-up", (page: Page) => page.getByRole("button", { name: LABELS.continue })],
    ] as const),
  )("a double click on %s moves one page forward, so that Back returns", async (_, path, target) => {
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

  test("G04, G05: moving inside the site changes the title and the description", () =>
    visiting(site(), {}, async ({ page }) => {
      await open(page, "/pricing");
      // Read in one step, because the page may change between two readings.
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
        // The footer moves when a screen's code arrives: a press that starts before and ends after that hits nothing.
        await untilTaken(page);
      }
      expect(seen.size).toBe(names.length);
    }));

  slowTest("L17: the footer's FAQ link on another page leads to the questions on the landing page", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await open(page, "/privacy");
      await page.getByRole("contentinfo").getByRole("link", { name: "FAQ", exact: true }).click();
      await page.waitForURL("**/#faq");
      await expect
        .poll(() => page.locator("#faq").evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 300))
        .toBe(true);
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
    }),
  );
});

describe("asking who is signed in", () => {
  const SUBSCRIPTION: Subscription = { tier: USER.tier, paidUntil: null, renews: false, manageUrl: null };

  test.each([
    ["K04: the reply never goes stale, neither over time nor on focus nor on returning", 200],
    ["K05: a failed request is not retried", 500],
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
      // On a busy machine, pending work waits for the clock, which stands still here.
      const pathLater = async () => {
        await page.clock.runFor(100);
        return pathOf(page);
      };
      await expect.poll(pathLater).toBe(path);
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
