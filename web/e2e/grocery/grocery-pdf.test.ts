import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import { cookiesOf, expectQuiet, openSite, readDownload } from "../site.ts";

const site = openSite();

/** Presses a button and returns the downloaded file: its name, and its bytes as Latin-1 text. */
async function downloadBy(page: Page, name: string): Promise<{ readonly fileName: string; readonly text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name, exact: true }).click(),
  ]);
  return { fileName: download.suggestedFilename(), text: (await readDownload(download)).toString("latin1") };
}

test("a visitor downloads the sample list as a PDF, and the PDF code loads only then", async () => {
  const visit = await site().visit();
  const { page } = visit;
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/pricing");
  await page.getByRole("heading", { name: "Bonus: your grocery list as a PDF" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => /grocery-pdf|sample-week-list/.test(url))).toEqual([]);
  const { fileName, text } = await downloadBy(page, "Download a sample list (PDF)");
  expect(fileName).toBe("grocery-list.pdf");
  expect(text.startsWith("%PDF-")).toBe(true);
  expect(text).toContain("(Check you have)");
  expect(text).toContain("needed");
  expectQuiet(visit);
});

test("a member's PDF has every line of the list", async () => {
  const visit = await site().visit();
  const { page, context } = visit;
  const member = await registerPaid(site().harness, "weekly-flex");
  const plan = await member.browser.post("/api/generate-meal-plan");
  await context.addCookies(cookiesOf(member.browser, site().harness.origin));
  await page.goto("/meal-plan");
  await page.getByRole("tab", { name: "Grocery List" }).click();
  await page.getByRole("button", { name: "Send, print or save the list" }).click();
  const { text } = await downloadBy(page, "PDF");
  const lines = JSON.stringify(plan.json.groceryList).match(/"name":"[^"]+","quantity"/g) ?? [];
  expect(lines.length).toBeGreaterThan(15);
  for (const line of lines) {
    const [word = ""] = line.slice(8).split(/[ "]/);
    expect(text.toLowerCase()).toContain(`(${word.toLowerCase()}`);
  }
  expectQuiet(visit);
});

test("the component gallery is not part of the production build", async () => {
  const answer = await fetch(new URL("/gallery.html", site().harness.origin));
  expect(answer.status).toBe(404);
});
