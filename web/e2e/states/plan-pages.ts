import type { Page } from "playwright-core";
import type { Member } from "../../../worker/test/factories.ts";
import type { Site, Visit } from "../site.ts";
import { openAs } from "./states-helpers.ts";

export const card = (page: Page) => page.getByRole("article").first();
export const dialog = (page: Page) => page.getByRole("dialog");

/** The plan of a member of this site, complete, with its first meal. */
export function planPages(site: () => Site) {
  const openPlan = (member: Member, visit: Visit) => openAs(member, visit, "/meal-plan", site().harness.origin);
  async function openWeek(member: Member, visit: Visit): Promise<void> {
    await openPlan(member, visit);
    await card(visit.page).waitFor();
  }
  return { openPlan, openWeek };
}
