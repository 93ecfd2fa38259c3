import type { Page } from "playwright-core";
import type { Member } from "../../../worker/test/factories.ts";
import { type Site, unfoldSettings, type Visit } from "../site.ts";
import { answer, button, FAILED_LOAD, openAs, type ScreenState } from "./states-helpers.ts";

export const settled = (page: Page) => page.waitForLoadState("networkidle");

/** Opens another tab of the page. */
export const onTab = (tab: string) => async (page: Page) => {
  await page.getByRole("tab", { name: tab, exact: true }).click();
  await settled(page);
};

/** The screens of this site's members, complete or without the data they request. */
export function memberPages(site: () => Site) {
  /** A member's page, complete; on a tab of it if one is named. */
  async function openPage(member: Member, visit: Visit, path: string, tab?: string): Promise<void> {
    await openAs(member, visit, path, site().harness.origin);
    await visit.page.locator("h1:not(.sr-only *)").waitFor();
    await (tab === undefined ? settled(visit.page) : onTab(tab)(visit.page));
  }

  /** The same while a call never answers, or is refused with the given status. */
  async function openWithout(call: string, status: number | undefined, member: Member, visit: Visit, path: string) {
    await answer(visit.page, call, status);
    await openAs(member, visit, path, site().harness.origin);
    if (path === "/settings") {
      await visit.page.locator("h1:not(.sr-only *)").waitFor();
      await unfoldSettings(visit.page);
    }
    if (status === undefined) await visit.page.locator(".animate-breathe").first().waitFor();
    else await button(visit.page, "Try again").first().waitFor();
  }

  const whole = (name: string, who: () => Member, path: string, tab?: string): ScreenState => ({
    name,
    reach: (_, visit) => openPage(who(), visit, path, tab),
  });
  const without = (name: string, call: string, status: number | undefined, who: () => Member, path: string) => ({
    name,
    ...(status === undefined ? {} : { says: FAILED_LOAD }),
    reach: (_: Page, visit: Visit) => openWithout(call, status, who(), visit, path),
  });

  return { openPage, whole, without };
}
