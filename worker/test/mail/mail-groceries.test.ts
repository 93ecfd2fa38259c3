import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { basketText } from "@mealwright/schema/rules/text/basket-text";
import { addWeeks, weekStart } from "@mealwright/schema/rules/week";
import { expect, test } from "vitest";
import { expectError, expectSuccess } from "../expectations.ts";
import { registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails, readMails } from "./mailbox.ts";

const harness = openHarness();

const minuteNow = () => Math.floor(Date.now() / 60_000);

/** Requests the list twice within one minute; starts again with a new member if a minute ended in between. */
async function askTwice() {
  for (;;) {
    const { browser, email } = await registerPaid(harness(), "monthly-saver");
    const plan = mealPlan.parse((await browser.post("/api/generate-meal-plan")).json);
    const body = { groceryList: [{ name: "<script>alert(1)</script>" }], weekOf: plan.weekOf };
    const minute = minuteNow();
    expectSuccess(await browser.post("/api/send-grocery-email", body), "sendGroceryEmail");
    expectSuccess(await browser.post("/api/send-grocery-email", body), "sendGroceryEmail");
    if (minuteNow() === minute) return { plan, email };
  }
}

test("the server mails its own list of the week to the account's address, at most once a minute", async () => {
  const { plan, email } = await askTwice();
  const [mail, ...more] = await awaitMails(harness(), email, 1);
  expect(more).toEqual([]);
  expect(await readMails(harness(), email)).toHaveLength(1);
  expect(mail?.text).not.toContain("script");
  if (plan.totals === null) throw new Error("no sums");
  const text = mail?.text.replaceAll(/\s+/g, " ");
  expect(text).toContain(basketText(plan.totals));
  const items = plan.groceryList.flatMap((category) => category.items);
  for (const { name } of plan.meals) expect(text).toContain(name);
  for (const { name } of items.slice(0, 10)) expect(mail?.text.toLowerCase()).toContain(name.toLowerCase());
});

test("without a plan there is no list to mail", async () => {
  const { browser } = await registerPaid(harness(), "monthly-saver");
  const weekOf = addWeeks(weekStart(new Date()), 1);
  expectError(await browser.post("/api/send-grocery-email", { weekOf }), 404, "not_found");
  expectError(await browser.post("/api/send-grocery-email", { weekOf: "tomorrow" }), 422, "invalid_fields");
});

test("Weekly Flex cannot mail lists", async () => {
  const { browser } = await registerPaid(harness(), "weekly-flex");
  await browser.post("/api/generate-meal-plan");
  const reply = await browser.post("/api/send-grocery-email", {});
  expectError(reply, 403, "upgrade_required");
  expect(reply.json.capability).toBe("grocery_email");
});
