import { LABEL_CHECKS } from "@mealwright/schema/constants/food/labels";
import { LABELS } from "@mealwright/schema/constants/messages";
import { test } from "vitest";
import { type Member, registerPaid } from "../../../worker/test/factories.ts";
import { cookiesOf, expectAccessibleToo, expectQuiet, looks, openSite, takeScreenshot } from "../site.ts";

const site = openSite();

const LOOKS = looks([
  { width: 390, scheme: "light" },
  { width: 390, scheme: "dark" },
  { width: 1440, scheme: "light" },
  { width: 1440, scheme: "dark" },
] as const);

let registered: Promise<Member> | undefined;

/** A member who has many labels to check; the same for every look. */
function carefulMember(): Promise<Member> {
  registered ??= registerPaid(site().harness, "weekly-flex", {
    dietaryPreference: "vegetarian",
    allergies: ["Gluten", "Tree nuts"],
  });
  return registered;
}

test.each(LOOKS)("the labels to check can be unfolded beside the plan and on its list: %j", async (look) => {
  const member = await carefulMember();
  const { page, context, complaints } = await site().visit(look);
  await context.addCookies(cookiesOf(member.browser, site().harness.origin));
  await page.goto("/meal-plan");
  const summary = page.locator("summary", { hasText: LABEL_CHECKS.heading });
  await summary.waitFor();
  const block = page.locator("details").filter({ has: summary });
  if ((await block.getAttribute("open")) === null) await summary.click();
  await block.locator("dd", { hasText: LABEL_CHECKS.lookFor }).first().waitFor();
  await summary.scrollIntoViewIfNeeded();
  await takeScreenshot(page, `labels-plan-${look.width}-${look.scheme}`, false);
  await expectAccessibleToo(page);
  await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
  await page.locator("summary", { hasText: LABEL_CHECKS.heading }).first().waitFor();
  await takeScreenshot(page, `labels-list-${look.width}-${look.scheme}`, false);
  await expectAccessibleToo(page);
  expectQuiet({ page, context, complaints });
  await context.close();
});
