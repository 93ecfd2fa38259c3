import type { Page } from "playwright-core";

/** The user that a stubbed call answers with. */
export const USER = {
  id: "user-1",
  email: "ada@example.test",
  name: "Ada",
  role: "user",
  tier: "free-starter",
  isPremium: false,
  createdAt: "2026-11-01T00:00:00.000Z",
};

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
export const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
export const alertOf = (page: Page) => page.getByRole("main").getByRole("alert");

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(text);
}
