import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { LABELS } from "@mealwright/schema/constants/messages";
import type { Page } from "playwright-core";
import { beforeAll, describe } from "vitest";
import {
  type Member,
  PASSWORD,
  registerMember,
  registerPaid,
  registerWithoutAnswers,
} from "../../../worker/test/factories.ts";
import { ADMIN_TABS } from "../../src/features/admin/admin-tabs.ts";
import { fill } from "../public/public-helpers.ts";
import { openSite, unfoldSettings, type Visit } from "../site.ts";
import { memberPages, onTab, settled } from "./member-pages.ts";
import { answer, asItOpens, button, FAILED_LOAD, type ScreenState, variants, walkStates } from "./states-helpers.ts";

const site = openSite();

/** Members with a free plan, with nothing at all, with a whole week, and with a second device. */
let free: Member;
let unanswered: Member;
let paid: Member;
let vip: Member;

beforeAll(async () => {
  const { harness } = site();
  free = await registerMember(harness);
  unanswered = await registerWithoutAnswers(harness);
  paid = await registerPaid(harness, "weekly-flex");
  vip = await registerPaid(harness, "annual-vip", { allergies: ["Sesame", "Other"], otherAllergies: "kiwi" });
  for (const member of [free, paid, vip]) await member.browser.post("/api/generate-meal-plan");
  const other = harness.visitor();
  await other.post("/api/auth/login", { email: vip.email, password: PASSWORD });
});

const dialog = (page: Page) => page.getByRole("dialog");
const { openPage, without } = memberPages(site);

/** Settings with all sections open, which are folded on a phone. */
async function openSettings(member: Member, visit: Visit, path = "/settings"): Promise<void> {
  await openPage(member, visit, path);
  await unfoldSettings(visit.page);
  await settled(visit.page);
}
const unfolded = (name: string, who: () => Member, path?: string): ScreenState => ({
  name,
  reach: (_, visit) => openSettings(who(), visit, path),
});

const openFolded = (_: Page, visit: Visit) => openPage(free, visit, "/settings");
const openAllOfVip = (_: Page, visit: Visit) => openSettings(vip, visit);

async function openAdministration(page: Page, visit: Visit): Promise<void> {
  await openPage(free, visit, "/admin");
  await button(page, "Unlock").waitFor();
}

async function unlock(page: Page, password: string): Promise<void> {
  await fill(page, {
    "Administrator's email": site().harness.admin.email,
    "Administrator's password": password,
  });
  await button(page, "Unlock").click();
}

/** The admin area, unlocked unless it already is. */
async function administer(page: Page): Promise<void> {
  if (await button(page, "Unlock").isVisible()) await unlock(page, site().harness.admin.password);
  await page.getByRole("tab").first().waitFor();
}

const SETTINGS: readonly ScreenState[] = [
  { name: "settings, as it opens", from: openFolded, reach: asItOpens },
  {
    name: "settings",
    from: openFolded,
    reach: async (page) => {
      await unfoldSettings(page);
      await settled(page);
    },
  },
  ...variants({
    name: "settings, a bigger household is locked",
    from: openFolded,
    reach: async (page) => {
      await unfoldSettings(page);
      await button(page, "Cook for more").click();
      await button(page, LABELS.maybeLater).waitFor();
    },
  }),
  ...variants({
    name: "settings, deleting with a wrong password",
    says: FAILED_LOAD,
    from: openFolded,
    reach: async (page) => {
      await page.keyboard.press("Escape");
      await unfoldSettings(page);
      await button(page, "Delete my account").click();
      await dialog(page).getByLabel("Your password").fill("not this one");
      await button(page, "Delete everything").click();
      await dialog(page).getByText("That is not your password.").waitFor();
    },
  }),
  ...variants(
    unfolded("settings, without answers", () => unanswered),
    without("settings, parts on their way", "/api/user/{preferences,sessions}", undefined, () => free, "/settings"),
  ),
  without("settings, parts not to be had", "/api/user/{preferences,sessions}", 503, () => free, "/settings"),
  { name: "settings, with everything, another device", from: openAllOfVip, reach: asItOpens },
  {
    name: "settings, every form with faults",
    from: openAllOfVip,
    reach: async (page) => {
      await fill(page, { Name: "", Age: "7" });
      for (const name of ["Save name", "Save preferences", "Email me the link", "Change password"])
        await button(page, name).click();
      await page.getByText("Please enter your current password.").waitFor();
    },
  },
  ...variants(
    {
      name: "settings, signing out everywhere",
      from: openAllOfVip,
      reach: async (page) => {
        await button(page, "Sign out everywhere").click();
        await button(page, "Stay signed in").waitFor();
      },
    },
    {
      name: "settings, every form done",
      reach: async (page, visit) => {
        for (const [call, reply] of [
          ["email", { message: "We have sent a link to your new address." }],
          ["password", { success: true }],
        ] as const)
          await answer(page, `/api/user/${call}`, 200, reply);
        await openSettings(paid, visit);
        await fill(page, { "New email": "ada@example.test", "Your password": PASSWORD });
        await fill(page, { "Current password": PASSWORD, "New password": "a longer secret 9" });
        await fill(page, { "New password again": "a longer secret 9" });
        for (const name of ["Save name", "Save preferences", "Email me the link", "Change password"])
          await button(page, name).click();
        await button(page, "See my plan").waitFor();
        await page.getByText("Your password is changed. Other devices are signed out.").waitFor();
        await settled(page);
      },
    },
    unfolded("settings, a new address confirmed", () => free, "/settings?email=changed"),
    unfolded("settings, a link that is used", () => free, "/settings?email=invalid"),
  ),
  {
    name: "administration, locked, with faults",
    says: FAILED_LOAD,
    from: openAdministration,
    reach: async (page) => {
      await button(page, "Unlock").click();
      await page.locator("[aria-invalid]").nth(1).waitFor();
    },
  },
  ...variants({
    name: "administration, refused",
    says: FAILED_LOAD,
    from: openAdministration,
    reach: async (page) => {
      await unlock(page, "wrong horse 8");
      await page.getByText(LATE_MESSAGES.invalidAdminCredentials, { exact: true }).waitFor();
    },
  }),
  ...ADMIN_TABS.map(({ value, label }) => ({
    name: `administration, ${value}`,
    says: FAILED_LOAD,
    from: openAdministration,
    reach: async (page: Page) => {
      await administer(page);
      await onTab(label)(page);
    },
  })),
  {
    name: "settings, Google's credentials, with faults",
    says: FAILED_LOAD,
    from: openAdministration,
    reach: async (page) => {
      await administer(page);
      await page.getByRole("link", { name: "Google sign-in credentials", exact: true }).click();
      await button(page, "Save credentials").click();
      await page.getByText("Please enter the client secret.").waitFor();
    },
  },
];

describe("Settings", () => walkStates(site, SETTINGS));
