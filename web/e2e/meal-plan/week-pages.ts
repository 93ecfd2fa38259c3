import { DAY_NAMES } from "@mealwright/schema/constants/meals";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { clockAt } from "../../../worker/test/clock-of-tests.ts";
import { registerPaid } from "../../../worker/test/factories.ts";
import { cookiesOf, looks, type Site, type Visit } from "../site.ts";

export const LOOKS = looks([
  { width: 390, scheme: "light" },
  { width: 1440, scheme: "dark" },
  { width: 390, scheme: "dark" },
  { width: 1440, scheme: "light" },
] as const);

/** A new member on the dashboard, at the same time in browser and server. */
export async function enter(
  site: Site,
  clock: ReturnType<typeof clockAt>,
  look: (typeof LOOKS)[number],
): Promise<Visit> {
  const member = await registerPaid(site.harness, "weekly-flex");
  const visit = await site.visit({ ...look, clock });
  await visit.context.addCookies(cookiesOf(member.browser, site.harness.origin));
  await visit.page.goto("/dashboard");
  return visit;
}

export const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** The days that have a column or a tab, in order. */
export async function expectDays(page: Page, days: readonly string[]): Promise<void> {
  const named = async () => {
    const text = [
      ...(await page.getByRole("tab").allTextContents()),
      ...(await page.getByRole("columnheader").allTextContents()),
      ...(await page.getByRole("heading", { level: 2 }).allTextContents()),
    ].join(" ");
    return DAY_NAMES.filter((name) => text.includes(name));
  };
  await expect.poll(named).toEqual(days);
}
