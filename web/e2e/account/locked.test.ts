import { LABELS } from "@mealwright/schema/constants/messages";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { CAPABILITY_TEXTS } from "@mealwright/schema/rules/entitlements";
import { expect, test } from "vitest";
import { registerMember } from "../../../worker/test/factories.ts";
import { cookiesOf, expectQuiet, openSite } from "../site.ts";

const site = openSite();

test("a free member who presses a locked feature sees which plan includes it", async () => {
  const { harness } = site();
  const member = await registerMember(harness);
  const { meals } = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const name = meals[0]?.name ?? "";
  const visit = await site().visit({ width: 390 });
  const { page, context } = visit;
  await context.addCookies(cookiesOf(member.browser, harness.origin));
  const offer = page.getByRole("dialog", { name: "This is part of a paid plan" });
  const seeOffer = async (capability: keyof typeof CAPABILITY_TEXTS) => {
    await offer.getByText(CAPABILITY_TEXTS[capability]).first().waitFor();
    await offer.getByRole("button", { name: LABELS.upgradeNow }).waitFor();
    await offer.getByRole("button", { name: LABELS.maybeLater }).click();
    await offer.waitFor({ state: "hidden" });
  };
  const press = (label: string) => page.getByRole("button", { name: label, exact: true }).first().click();

  await page.goto("/meal-plan");
  const card = page.getByRole("article").filter({ hasText: name }).first();
  await card.waitFor();
  await card.getByRole("button", { name: `Favorite: ${name}`, exact: true }).click();
  await seeOffer("favorites");
  await card.getByRole("button", { name: `Regenerate: ${name}`, exact: true }).click();
  await seeOffer("regeneration");
  await press("Make a new plan");
  await seeOffer("regeneration");
  await card.getByRole("heading").getByRole("button").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Swap", exact: true }).click();
  await seeOffer("replacement");
  await expect.poll(() => page.getByRole("article").count()).toBe(3);

  await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
  await page.getByText(LABELS.sampleList).first().waitFor();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect
    .poll(() => page.getByRole("tab").allTextContents())
    .toEqual([LABELS.mealPlansTab, LABELS.favoritesTab, LABELS.profileTab]);
  await page.getByRole("tab", { name: LABELS.favoritesTab }).click();
  await page.getByRole("region", { name: "Premium recipes" }).getByText("Annual VIP").first().waitFor();
  expectQuiet(visit);
  await context.close();
});
