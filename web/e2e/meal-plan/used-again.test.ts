import { expect, test } from "vitest";
import { openSite } from "../site.ts";

const site = openSite();

const keptBy = () => ({
  marks: [Reflect.get(window, "mark"), document.cookie, localStorage.length, sessionStorage.length, history.length],
  look: [innerWidth, matchMedia("(prefers-color-scheme: dark)").matches, matchMedia("print").matches],
});

test("a reused browser context starts as fresh as a new one", async () => {
  const look = { width: 390, timeZone: "Asia/Tokyo" };
  const first = await site().visit(look);
  await first.page.goto("/robots.txt");
  const atFirst = await first.page.evaluate(keptBy);

  await first.page.addInitScript(() => Reflect.set(window, "mark", "of the first"));
  await first.page.route("**/robots.txt", (route) => route.fulfill({ body: "of the first" }));
  let heard = 0;
  first.page.on("request", () => {
    heard += 1;
  });
  const session = await first.context.newCDPSession(first.page);
  await session.send("Emulation.setScriptExecutionDisabled", { value: false });
  await first.context.addCookies([{ name: "left", value: "1", url: site().harness.origin }]);
  await first.page.setViewportSize({ width: 800, height: 600 });
  await first.page.emulateMedia({ colorScheme: "dark", media: "print" });
  await first.page.goto("/privacy");
  await first.page.evaluate(() => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
  });
  const other = await first.context.newPage();
  await first.context.setOffline(true);
  await first.context.close();
  expect(other.isClosed()).toBe(true);

  const heardThen = heard;
  const second = await site().visit(look);
  expect(second.page).toBe(first.page);
  await second.page.goto("/robots.txt");
  expect(await second.page.textContent("body")).not.toBe("of the first");
  // Another address, because navigating to the same one again would add no history entry.
  await second.page.goto("/robots.txt?again");
  expect(await second.page.evaluate(keptBy)).toEqual(atFirst);
  expect(heard).toBe(heardThen);
  await second.context.close();
});

test("intercepting API calls keeps files cached, and intercepting files sees each request", async () => {
  const { page, context } = await site().visit();
  const fetched = async () => {
    await page.goto("/privacy", { waitUntil: "networkidle" });
    return page.evaluate(
      () => performance.getEntriesByType("resource").filter((each) => Reflect.get(each, "transferSize") > 0).length,
    );
  };
  await fetched();
  await page.route("**/api/user", (route) => route.abort());
  await expect.poll(fetched).toBe(0);
  let met = 0;
  await page.route("**/assets/*.js", async (route) => {
    met += 1;
    await route.continue();
  });
  expect(await fetched()).toBeGreaterThan(5);
  expect(met).toBeGreaterThan(5);
  await context.close();
});

test("a context with a fake clock is closed instead of reused", async () => {
  const { page, context } = await site().visit({ timeZone: "Asia/Tokyo" });
  await page.clock.install();
  await context.close();
  expect(page.isClosed()).toBe(true);
});
