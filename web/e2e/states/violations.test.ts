import { describe, expect, test } from "vitest";
import { openSite } from "../site.ts";
import { findViolations } from "./violations.ts";

const site = openSite();

const button = (name: string, place: string) =>
  `<button type="button" style="position:absolute;${place}">${name}</button>`;

/**
 * A page with a sticky bar, 60 pixels high and filled with a button; the bar's own button covers most of the other one.
 */
const pageWith = (top: number, height: number, inBar = "") => `<!doctype html><html lang="en"><title>A page</title>
  <body style="margin:0;height:${height}px">
  <nav style="position:sticky;z-index:1;top:0;height:60px">${button("Home", "inset:0 0 auto;width:100%;height:60px")}${inBar}</nav>
  <main><h1>A page</h1>${button("Press", `top:${top}px;left:20px;width:90px;height:50px`)}</main>`;

async function sizesAgainst(content: string, scrollTop = 0): Promise<string[]> {
  // A page of the site would keep its content security policy, which allows no HTML to be written.
  const { page, context } = await site().visit({ width: 390, isFirst: true });
  await page.setContent(content);
  await page.evaluate((top) => window.scrollTo(0, top), scrollTop);
  const found = await findViolations(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollTop);
  await context.close();
  return found.filter((violation) => violation.startsWith("target-size"));
}

describe("the size of a button partly covered by a bar", () => {
  test("is measured after scrolling it into view, and the scroll position is restored", async () => {
    expect(await sizesAgainst(pageWith(620, 3_000), 600)).toEqual([]);
  });

  test("is too small if scrolling cannot uncover it", async () => {
    await expect.poll(() => sizesAgainst(pageWith(20, 100))).toEqual([expect.stringContaining("obscured")]);
  });

  test("is also checked inside the bar itself", async () => {
    const inBar = button("Under", "top:5px;left:200px;height:40px") + button("Over", "top:20px;left:200px;height:40px");
    expect(await sizesAgainst(pageWith(500, 600, inBar))).not.toEqual([]);
  });
});
