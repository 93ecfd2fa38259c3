import { LABELS } from "@mealwright/schema/constants/messages";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PASSWORD } from "../../../worker/test/factories.ts";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const googleLink = (page: Page) => page.getByRole("link", { name: LABELS.continueWithGoogle });
export const fieldOf = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

/** Starts from one of our pages. */
export async function signUpHere(page: Page, email: string): Promise<void> {
  const reply = await page.request.post("/api/auth/register", {
    data: { name: "Ada", email, password: PASSWORD },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(reply.status()).toBe(201);
}
