import type { Page } from "playwright-core";
import { expect } from "vitest";
import { registerPlanned } from "../kit/kit-page.ts";
import { expectQuiet, openSite, slowTest } from "../site.ts";

// High contrast mode gives everything the same background: what a background expresses is also expressed another way,
// or keeps its color.
const site = openSite();

/** A computed style of an element. */
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

slowTest("bars, pressed buttons and the current page are distinguishable in forced colors", async () => {
  const member = await registerPlanned(site());
  const visit = await site().visit({ width: 390, scheme: "dark" });
  const { page, context } = visit;
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await context.addCookies(
    member.browser.cookie.split("; ").map((pair) => {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      return { name, value, url: site().harness.origin };
    }),
  );
  await page.goto("/meal-plan");
  await page.getByText("Each one was checked against your answers").waitFor();

  const bar = "[role=tab] [aria-hidden].bg-sage";
  const [track, fill] = [
    await styleOf(page, bar, "background-color"),
    await styleOf(page, `${bar} > .bg-herb`, "background-color"),
  ];
  expect(fill).not.toBe(track);
  expect(await styleOf(page, "article dt > span", "background-color")).not.toBe(
    await styleOf(page, "body", "background-color"),
  );

  expect(await styleOf(page, "nav[aria-label=Sections] [aria-current]", "text-decoration-line")).toBe("underline");
  expect(await styleOf(page, "nav[aria-label=Sections] a:not([aria-current])", "text-decoration-line")).toBe("none");

  await page.getByRole("article").first().getByRole("heading").getByRole("button").click();
  await page.getByRole("dialog").getByRole("button", { name: "Swap", exact: true }).click();
  const quick = page.getByRole("dialog").getByRole("button", { name: "Quick", exact: true });
  const widthOf = () => quick.evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await widthOf()).toBe("1px");
  await quick.click();
  await expect.poll(widthOf).toBe("3px");

  // The chosen appearance does not matter here: elements that keep their colors follow the system's background.
  await page.evaluate(() => document.documentElement.setAttribute("data-appearance", "light"));
  expect(await styleOf(page, `${bar} > .bg-herb`, "background-color")).toBe(fill);
  expectQuiet(visit);
  await context.close();
});

slowTest("with the contrast setting on, quiet text is as dark as the rest", async () => {
  const { page, context } = await site().visit();
  await page.goto("/pricing");
  const quiet = () => styleOf(page, "main .text-ink-soft", "color");
  const [ink, before] = [await styleOf(page, "body", "color"), await quiet()];
  expect(before).not.toBe(ink);
  await page.emulateMedia({ contrast: "more" });
  await expect.poll(quiet).toBe(ink);
  await context.close();
});
