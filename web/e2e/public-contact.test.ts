import { LIVE_CHAT_HOURS } from "@mealwright/schema/constants/support";
import { describe, expect, test } from "vitest";
import { open, visiting } from "./public-helpers.ts";
import { openSite } from "./site.ts";

const site = openSite();

describe("contact", () => {
  test("C01–C06: a message is really sent", () =>
    visiting(site(), {}, async ({ page }) => {
      await open(page, "/contact");
      await page.getByText(LIVE_CHAT_HOURS).first().waitFor();
      expect(await page.getByLabel("Category").inputValue()).toBe("general");
      expect(await page.getByLabel("Category").locator("option").count()).toBe(6);
      await page.getByLabel("Name").fill("Ada");
      await page.getByLabel("Email").fill("ada@example.test");
      await page.getByLabel("Subject").fill("Beans");
      await page.getByLabel("Message").fill("Which beans?");
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByText("We'll get back to you within 24 hours.").waitFor();
    }));
});
