import type { User } from "@mealwright/schema/contract/user";
import type { Page } from "playwright-core";
import { PAGE_NAMES, PAGES, type PageName, pageOf } from "../../src/pages/pages.ts";
import { expectQuiet, type Site, type Visit } from "../site.ts";

/** What must follow an address for it to be valid. */
const QUERIES: Partial<Record<PageName, string>> = {
  resetPassword: "?token=a-token",
  subscriptionSuccess: "?plan=annual-vip",
};
const isPublic = (name: PageName) => PAGES[name].kind === "listed" || PAGES[name].kind === "unlisted";

/** Every address that needs no session. */
export const PUBLIC_PATHS: readonly string[] = [
  ...PAGE_NAMES.filter(isPublic).map((name) => `${PAGES[name].path}${QUERIES[name] ?? ""}`),
  "/no/such/page",
];

export const LEGAL_PATHS: readonly string[] = PAGE_NAMES.map(pageOf).flatMap(({ path, footer }) =>
  footer?.group === "legal" ? [path] : [],
);

/** The user in a stubbed reply. */
export const USER: User = {
  id: "user-1",
  email: "ada@example.test",
  name: "Ada",
  tier: "free-starter",
  isPremium: false,
  emailVerified: true,
  createdAt: "2026-11-01T00:00:00.000Z",
  units: "metric",
  mailsOff: [],
  answersDigest: null,
  stats: { mealsSaved: 0, favorites: 0, weeklyCalories: 0, budget: 0 },
};

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
export const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
export const alertOf = (page: Page) => page.getByRole("main").getByRole("alert");
/** The last form of the main content; with a dialog open, its form. */
export const submitOf = (page: Page) => page.getByRole("main").locator("form button[type=submit]").last();

/** Fills in fields by their labels. */
export async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
export const pathOf = (page: Page) => new URL(page.url()).pathname;

/**
 * Opens a path and waits until the screen can be used: React has hydrated what the build rendered (the landing page has
 * none).
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  if (!/^\/(?:#|$)/.test(path)) await untilTaken(page);
}

/** Waits until React has hydrated the page and run its effects (keys, focus). */
export async function untilTaken(page: Page): Promise<void> {
  await page.waitForFunction(() => [undefined, location.pathname].includes(Reflect.get(window, "readyScreen")));
  await page.waitForFunction(() => {
    const root = document.getElementById("root");
    const isTaken = root !== null && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
    const heading = document.querySelector("h1");
    return isTaken && heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
  });
}

/** A visit for one test, closed after it; nothing may have been logged on the console. */
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

/** Answers a call in the server's place; returns the request bodies. */
export async function stub(page: Page, path: string, status: number, body: unknown): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`**${path}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status, json: body });
  });
  return sent;
}
