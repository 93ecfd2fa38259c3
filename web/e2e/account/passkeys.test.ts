import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Member, PASSWORD, registerMember } from "../../../worker/test/factories.ts";
import {
  cookiesOf,
  expectAccessibleToo,
  expectQuiet,
  openSite,
  takeScreenshot,
  unfoldSettings,
  type Visit,
} from "../site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const methods = (page: Page) => page.getByRole("region", { name: "Ways to sign in", exact: true });

/** Adds a virtual authenticator that confirms every request. */
async function plugIn({ page, context }: Visit) {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    credentials: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}

async function openSettings(member: Member, { page, context }: Visit): Promise<Page> {
  await context.addCookies(cookiesOf(member.browser, site().harness.origin));
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Settings", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await unfoldSettings(page);
  await methods(page).getByText("Set; change it above.").waitFor();
  return page;
}

async function addPasskey(page: Page): Promise<void> {
  await button(page, "Add a passkey").click();
  await page.getByRole("dialog").getByLabel("Your password").fill(PASSWORD);
  await button(page, "Create the passkey").click();
  await methods(page).getByText("The passkey is added. You can sign in with it from now on.").waitFor();
}

describe("passkeys", () => {
  test("a passkey is added in Settings, renamed, signs in without a password and is removed", async () => {
    const visit = await site().visit({ width: 390 });
    const authenticator = await plugIn(visit);
    const member = await registerMember(site().harness);
    const page = await openSettings(member, visit);

    await button(page, "Add a passkey").click();
    await button(page, "Create the passkey").click();
    await page.getByText("Please enter your password.").waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, "passkeys-add-390", false);
    await page.getByRole("dialog").getByLabel("Your password").fill("wrong horse 8");
    await button(page, "Create the passkey").click();
    await page.getByText("That is not your password.").waitFor();
    expect(await authenticator.credentials()).toEqual([]);
    expect(visit.complaints.splice(0)).toEqual([expect.stringContaining("422")]);
    await button(page, "Cancel").click();
    await addPasskey(page);
    await expect
      .poll(() => authenticator.credentials())
      .toMatchObject([{ isResidentCredential: true, rpId: "localhost" }]);

    await methods(page)
      .getByRole("button", { name: /^Rename / })
      .click();
    await page.getByRole("dialog").getByLabel("Name").fill("My telephone");
    await button(page, "Save the name").click();
    await methods(page).getByText("My telephone", { exact: true }).waitFor();
    await takeScreenshot(page, "passkeys-listed-390");

    await button(page, "Sign Out").first().click();
    await page.waitForURL(`${site().harness.origin}/`);
    await page.getByRole("link", { name: "How we check every meal" }).click();
    // The browser offers the passkey as soon as the form appears, and this authenticator accepts every offer.
    await page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true }).click();
    await page.waitForURL("**/dashboard");
    await page.getByRole("link", { name: "Settings", exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    await unfoldSettings(page);
    await methods(page)
      .getByText(/last used/)
      .waitFor();

    await button(page, "Remove My telephone").click();
    await button(page, "Confirm with a passkey").click();
    await methods(page).getByText("The passkey is removed.").waitFor();
    await expect.poll(() => methods(page).getByText("My telephone").count()).toBe(0);
    expectQuiet(visit);
    await visit.context.close();
  });

  test("a missing or unverified passkey does not sign in, and the page explains it", async () => {
    const visit = await site().visit();
    const authenticator = await plugIn(visit);
    const member = await registerMember(site().harness);
    const page = await openSettings(member, visit);
    await addPasskey(page);
    await button(page, "Sign Out").first().click();
    await page.waitForURL(`${site().harness.origin}/`);
    await authenticator.setVerified(false);
    await page.getByRole("link", { name: "How we check every meal" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "Welcome back", exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    await button(page, "Sign in with a passkey").click();
    await page.getByText("No passkey was used. Try again, or sign in with your password.").waitFor();
    await takeScreenshot(page, "passkeys-refused-1440");
    expect(new URL(page.url()).pathname).toBe("/auth");
    await visit.context.close();
  });
});
