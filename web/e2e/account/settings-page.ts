import type { Page } from "playwright-core";
import type { Member } from "../../../worker/test/factories.ts";

import { cookiesOf, type Site, type Visit } from "../site.ts";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens Settings as a signed-in member. */
export async function openSettings({ harness }: Site, member: Member, { page, context }: Visit): Promise<Page> {
  await context.addCookies(cookiesOf(member.browser, harness.origin));
  await page.goto("/settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  return page;
}
