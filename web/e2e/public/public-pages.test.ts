import { COMPARED, MEASURED } from "@mealwright/schema/constants/samples/measured.data";
import { SESSION_ABSOLUTE_SECONDS } from "@mealwright/schema/constants/timings";
import { scoreText } from "@mealwright/schema/rules/text/healthy-eating-index-text";
import { describe, expect, test } from "vitest";
import { freshEmail, PASSWORD } from "../../../worker/test/factories.ts";
import { expectAccessible, openSite, slowTest, takeScreenshot } from "../site.ts";
import { LEGAL_PATHS, open, PUBLIC_PATHS, pathOf, visiting } from "./public-helpers.ts";

const site = openSite();

describe("pages about us", () => {
  test('"How we check" shows the measured figures, rounded down', () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      const { safety, accuracy, health } = MEASURED;
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
          scoreText(Math.floor(health.heiMean)),
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
      await expect.poll(() => sum.getByRole("cell").textContent()).toBe("420.1");
      await expect.poll(() => text()).toContain("that only some brands make with it counts as containing it");
      await expect.poll(() => text()).toContain("We cannot see into a factory");
      await expect.poll(() => text()).toContain("not medical advice");
    }));

  test("L18, K02: the legal pages are short, state what is stored for how long, and both guarantees", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      const text = async () => (await page.getByRole("main").textContent()) ?? "";
      await open(page, "/privacy");
      await expect
        .poll(() => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents())
        .toContain("For how long");
      await open(page, "/cookies");
      await expect.poll(() => text()).toContain(`at most ${SESSION_ABSOLUTE_SECONDS / 86_400} days`);
      await open(page, "/terms");
      await expect.poll(() => text()).toContain("within 7 days for Weekly Flex, within 30 days for the others");
      for (const path of LEGAL_PATHS) {
        await open(page, path);
        expect((await text()).split(/\s+/).length).toBeLessThan(500);
      }
    }));
});

describe("every public page", () => {
  test("G02: / shows the dashboard to a signed-in member", async () => {
    const { page, context } = await site().visit();
    await context.request.post("/api/auth/register", {
      data: { name: "Ada", email: freshEmail(), password: PASSWORD },
    });
    await page.goto("/");
    await page.waitForFunction(() => document.title.startsWith("Your dashboard"));
    expect(pathOf(page)).toBe("/");
    await context.close();
  });

  // The other runs check their heads in public-addresses.test.ts and their looks in the states' tests. 320 px is the
  // narrowest phone; 640 px is a window of 1280 px at a zoom of 200 %.
  slowTest.each([
    { width: 390, scheme: "light" },
    { width: 390, scheme: "dark" },
    { width: 1440, scheme: "light" },
    { width: 1440, scheme: "dark" },
    { width: 320, scheme: "dark" },
    { width: 640, scheme: "light" },
  ] as const)("is accessible, logs no errors and does not scroll sideways: $width px, $scheme", ({ width, scheme }) =>
    visiting(site(), { width, scheme }, async ({ page }) => {
      for (const path of PUBLIC_PATHS) {
        await open(page, path);
        await expectAccessible(page);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
          .toBeLessThanOrEqual(width);
        const name = new URL(path, "http://site").pathname.replaceAll("/", "-").slice(1) || "landing";
        if (!LEGAL_PATHS.includes(path)) await takeScreenshot(page, `public-${name}-${width}-${scheme}`);
      }
    }),
  );
});
