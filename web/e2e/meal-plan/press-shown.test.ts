import type { Page } from "playwright-core";
import { expect } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import { codeFileOf, expectQuiet, looks, openSite, slowTest } from "../site.ts";

const site = openSite();

/** Holds the replies of a path until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

slowTest('a meal whose sheet is still loading shows "One moment" until it opens', async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const visit = await site().visitAs(member, "/meal-plan", { width: 390, isFirst: true });
  const { page, context } = visit;
  const meal = page.getByRole("article").getByRole("heading", { level: 3 }).first().getByRole("button");
  await meal.waitFor();
  const letGo = await hold(page, `**${codeFileOf("src/features/meals/late-dialogs.tsx")}`);
  const coming = page.getByRole("status").filter({ hasText: "One moment" });
  await meal.click();
  await coming.waitFor();
  letGo();
  await page.getByRole("dialog").getByRole("button", { name: "Swap", exact: true }).waitFor();
  expect(await coming.count()).toBe(0);
  expectQuiet(visit);
  await context.close();
});

slowTest.each(looks(["/meal-plan", "/planner"]))(
  "two meals that trade places are marked busy until it is done: %s",
  async (path) => {
    const member = await registerPaid(site().harness, "weekly-flex");
    await member.browser.post("/api/generate-meal-plan");
    const visit = await site().visitAs(member, path);
    const { page, context } = visit;
    const busy = page.locator("[aria-busy=true]");
    await page
      .getByRole("button", { name: /porridge|muesli|toast|egg|oat|yogurt|smoothie/i })
      .first()
      .click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: "More", exact: true }).click();

    const letLock = await hold(page, "**/api/lock-meal");
    const lock = sheet.getByRole("button", { name: "Lock", exact: true });
    await lock.click();
    await expect.poll(() => lock.getAttribute("aria-disabled")).toBe("true");
    letLock();
    await sheet.getByRole("button", { name: "Locked", exact: true }).click();
    await lock.waitFor();

    const letMove = await hold(page, "**/api/move-meal");
    await sheet.getByRole("button", { name: "Move", exact: true }).click();
    await sheet.getByRole("button", { name: "Move", exact: true }).last().click();
    await expect.poll(() => busy.count()).toBe(2);
    letMove();
    const toast = page.getByRole("region", { name: /Notifications/ });
    await toast
      .getByText(/ is on .* now\.$/)
      .first()
      .waitFor();
    await expect.poll(() => busy.count()).toBe(0);
    expectQuiet(visit);
    await context.close();
  },
);

slowTest("signing out on a slow network shows progress, and a failed attempt can be repeated", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  const { page, context } = await site().visitAs(member, "/dashboard");
  const signOut = page.getByRole("button", { name: "Sign Out" });
  await signOut.waitFor();
  await page.route("**/api/auth/logout", (route) => route.abort());
  await signOut.click();
  await page.getByText("You are still signed in").first().waitFor();
  await expect.poll(() => signOut.getAttribute("aria-disabled")).toBe(null);
  const letGo = await hold(page, "**/api/auth/logout");
  await signOut.click();
  await expect.poll(() => signOut.getAttribute("aria-disabled")).toBe("true");
  letGo();
  await page.getByRole("link", { name: "Get Started" }).first().waitFor();
  await context.close();
});
