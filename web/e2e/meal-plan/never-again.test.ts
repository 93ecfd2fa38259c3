import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerMember, registerPaid } from "../../../worker/test/factories.ts";
import {
  DARK_ON_PHONE,
  expectAccessibleToo,
  expectQuiet,
  letThrough,
  openSite,
  slowTest,
  takeScreenshot,
} from "../site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test.each(DARK_ON_PHONE)(
  'a dish is marked "Never again" by keyboard and replaced at $width px in $scheme',
  async (shot) => {
    const member = await registerPaid(site().harness, "weekly-flex");
    await member.browser.post("/api/generate-meal-plan");
    const visit = await site().visitAs(member, "/meal-plan", shot);
    const { page } = visit;
    const first = page.getByRole("article").first().getByRole("heading").getByRole("button");
    const name = (await first.textContent()) ?? "";
    // On a wide screen the whole week is shown, and a breakfast may occur twice in it: only one of them is replaced.
    const places = async () => {
      const names = await page.getByRole("article").getByRole("heading").allTextContents();
      return names.filter((other) => other === name).length;
    };
    const before = await places();
    await first.press("Enter");
    const sheet = page.getByRole("dialog");
    await button(page, "More").press("Enter");
    await button(page, "Never again").waitFor();
    await expectAccessibleToo(page);
    const [marked] = await Promise.all([
      // Wait for the mark itself, as the request for the list may still be pending.
      page.waitForResponse(
        (response) => response.url().endsWith("/api/never-again") && response.request().method() === "POST",
      ),
      sheet.getByRole("button", { name: "Never again", exact: true }).press("Enter"),
    ]);
    expect(marked.status()).toBe(201);
    await sheet.getByText("You will not be served this dish again").waitFor();
    await expect.poll(() => focused(page)).toBe("Replace it now");
    await expectAccessibleToo(page);
    await takeScreenshot(page, `never-again-${shot.width}-${shot.scheme}`);

    // The mark can be removed where it was made.
    await button(page, "Undo").press("Enter");
    await expect.poll(() => focused(page)).toBe("More of this");
    await button(page, "Never again").press("Enter");
    await button(page, "Replace it now").press("Enter");
    const taking = page.getByRole("dialog").getByRole("button", { name: /^Choose this one/ });
    await taking.first().press("Enter");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await expect.poll(places).toBe(before - 1);

    await page.goto("/settings#never-again");
    const list = page.getByRole("region", { name: "Marked dishes", exact: true });
    await list.getByText(name, { exact: true }).waitFor();
    await expectAccessibleToo(page);
    await list.scrollIntoViewIfNeeded();
    await takeScreenshot(page, `never-again-settings-${shot.width}-${shot.scheme}`);
    await button(page, `Remove ${name}`).press("Enter");
    await list.getByText(`${name} may be served again.`).waitFor();
    await list.getByText("Nothing here yet.").waitFor();
    expect((await member.browser.get("/api/never-again")).text).toBe("[]");
    expectQuiet(visit);
    await visit.context.close();
  },
);

slowTest('"More of this" and "Less of this" are kept in Settings and can be removed there', async () => {
  const member = await registerMember(site().harness);
  await member.browser.post("/api/generate-meal-plan");
  const visit = await site().visitAs(member, "/meal-plan", { width: 390 });
  const { page } = visit;
  const first = page.getByRole("article").first().getByRole("heading").getByRole("button");
  const name = (await first.textContent()) ?? "";
  await first.click();
  await button(page, "More").click();
  await button(page, "More of this").click();
  await page.getByText("This dish will come up more often").waitFor();
  expect(await button(page, "Replace it now").count()).toBe(0);
  await button(page, "Undo").click();
  await button(page, "Less of this").click();
  await page.getByText("This dish will come up less often").waitFor();
  await expectAccessibleToo(page);
  expect((await member.browser.get("/api/never-again")).list).toMatchObject([{ name, wish: "less" }]);
  await page.goto("/settings#never-again");
  const list = page.getByRole("region", { name: "Marked dishes", exact: true });
  await list.getByText("Less of this", { exact: true }).waitFor();
  await button(page, `Remove ${name}`).click();
  await list.getByText(`${name} comes as often as any other dish again.`).waitFor();
  expect((await member.browser.get("/api/never-again")).text).toBe("[]");
  expectQuiet(visit);
  await visit.context.close();
});

slowTest("a free member can mark dishes, replacing them needs a paid plan, and errors show in place", async () => {
  const member = await registerMember(site().harness);
  await member.browser.post("/api/generate-meal-plan");
  const visit = await site().visitAs(member, "/meal-plan", { width: 390 });
  const { page } = visit;
  await page.getByRole("article").first().getByRole("heading").getByRole("button").click();
  await button(page, "More").click();
  await page.route("**/api/never-again", (route) => route.abort());
  await button(page, "Never again").click();
  await page.getByRole("alert").getByText("That did not reach us. Please try again.").waitFor();
  await letThrough(page, "**/api/never-again");
  await button(page, "Never again").click();
  await button(page, "Replace it now").click();
  await button(page, "Upgrade Now").waitFor();
  await expectAccessibleToo(page);
  expect((await member.browser.get("/api/never-again")).list).toHaveLength(1);
  await visit.context.close();
});
