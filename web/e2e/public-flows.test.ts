import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { LABELS } from "@mealwright/schema/constants/messages";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { CLIENT_DIRECTORY } from "../../worker/launch/project-paths.ts";
import { PASSWORD } from "../../worker/test/factories.ts";
import { open, pathOf, stored, stub, visiting } from "./public-helpers.ts";
import { expectAccessible, openSite, takeScreenshot } from "./site.ts";

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

describe("warm-up and preview", () => {
  test("W01–W05: Step 1 of 3, Continue waits for a goal and keeps it, Skip keeps nothing", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
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
      visiting(site(), { width, scheme }, async ({ page }) => {
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
    visiting(site(), {}, async ({ page }) => {
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
