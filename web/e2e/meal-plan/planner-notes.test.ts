import { LABELS } from "@mealwright/schema/constants/messages";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { test } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import { cookiesOf, expectAccessibleToo, expectQuiet, looks, openSite } from "../site.ts";

const site = openSite();

test.each(looks([390, 1440]))("the planner shows the notes on next week's plan too: %i px", async (width) => {
  const allergies = { allergies: ["Other"], otherAllergies: "xyzzy" };
  const member = await registerPaid(site().harness, "weekly-flex", { ...allergies, budget: 25 });
  const { notes } = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const visit = await site().visit({ width });
  const { page, context } = visit;
  await context.addCookies(cookiesOf(member.browser, site().harness.origin));
  const shown = page.getByRole("region", { name: "Notes on this plan" });

  await page.goto("/planner");
  for (const note of notes) await shown.getByText(note, { exact: true }).waitFor();
  await page.getByRole("button", { name: "Next week" }).click();
  await shown.waitFor({ state: "detached" });
  await page.getByRole("button", { name: LABELS.generateNew }).click();
  await shown.getByText("We could not match “xyzzy” to any food").waitFor();
  await shown.getByText("over your budget of $25").waitFor();
  await expectAccessibleToo(page);
  expectQuiet(visit);
  await context.close();
});
