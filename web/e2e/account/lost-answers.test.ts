import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PASSWORD, registerMember } from "../../../worker/test/factories.ts";
import { openSite, slowTest, type Visit } from "../site.ts";
import { button, openSettings } from "./settings-page.ts";

// The connection ends after the work is done: what the page shows must follow from what is true, not from the missing
// reply.
const site = openSite();

async function askToDelete(page: Page): Promise<void> {
  await button(page, "Delete my account").click();
  await page.getByRole("dialog").getByLabel("Your password").fill(PASSWORD);
}

const confirm = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();

/** The account is deleted but the reply is lost, and the next request is answered or not. */
async function loseDeletion({ page, context }: Visit, isAsked: boolean): Promise<void> {
  let isLost = false;
  await page.route("**/api/user", async (route) => {
    if (route.request().method() === "DELETE" && !isLost) {
      isLost = true;
      await context.request.delete("/api/user", {
        data: { password: PASSWORD },
        headers: { origin: site().harness.origin, "sec-fetch-site": "same-origin" },
      });
      await route.abort("connectionreset");
    } else if (isLost && !isAsked) {
      isAsked = true;
      await route.abort("connectionreset");
    } else await route.continue();
  });
}

slowTest.each([
  ["at once", true],
  ["after pressing again, as the server could not be asked", false],
])("if the reply to deleting an account is lost, the page leaves the account %s", async (_, isAsked) => {
  const visit = await site().visit();
  const member = await registerMember(site().harness);
  const page = await openSettings(site(), member, visit);
  await askToDelete(page);
  await loseDeletion(visit, isAsked);
  await confirm(page);
  if (!isAsked) {
    await page.getByText("Something went wrong. Please try again.").waitFor();
    await confirm(page);
  }
  await page.waitForURL((url) => url.pathname === "/");
  const login = await site().harness.visitor().post("/api/auth/login", { email: member.email, password: PASSWORD });
  expect(login.status).toBe(401);
});

slowTest("deleting an account after the session has ended asks to sign in instead", async () => {
  const visit = await site().visit();
  const member = await registerMember(site().harness);
  const page = await openSettings(site(), member, visit);
  await askToDelete(page);
  await page.route("**/api/user", async (route) => {
    const sql = "delete from sessions where user_id = ?";
    if (route.request().method() === "DELETE") await site().harness.database.execute({ sql, args: [member.id] });
    await route.continue();
  });
  await confirm(page);
  await page.waitForURL("**/auth");
  await page.getByText("Your session has ended").first().waitFor();
});
