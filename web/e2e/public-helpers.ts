import type { Page } from "playwright-core";
import { expectQuiet, type Site, type Visit } from "./site.ts";

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
export const pathOf = (page: Page) => new URL(page.url()).pathname;

/** The screen at a path, ready to be used: React has taken over what the build drew (the landing page has none). */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  if (!/^\/(?:#|$)/.test(path)) await untilTaken(page);
}

/** Until React has taken over what the build drew. */
export async function untilTaken(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById("root");
    const isTaken = root !== null && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
    const heading = document.querySelector("h1");
    return isTaken && heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
  });
}

/** A visit for one test, closed after it; nothing may have been said on the console. */
export async function visiting(
  site: Site,
  options: { width?: number; scheme?: "light" | "dark" },
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  const visit = await site.visit(options);
  await run(visit);
  expectQuiet(visit);
  await visit.context.close();
}

/** Answers a call as the server would; returns the bodies that were sent. */
export async function stub(page: Page, path: string, status: number, body: unknown): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`**${path}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status, json: body });
  });
  return sent;
}
