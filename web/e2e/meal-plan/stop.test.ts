import { MESSAGES } from "@mealwright/schema/constants/messages";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { freshEmail, grantTier, PASSWORD, verifyAddress } from "../../../worker/test/factories.ts";
import { heldAfter, honest, startModelEndpoint, streaming } from "../../../worker/test/stand-ins/model-endpoint.ts";
import { expectAccessibleToo, expectQuiet, openSite, takeScreenshot } from "../site.ts";

const endpoint = await startModelEndpoint();
const site = openSite({ LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: "test-model" });
afterAll(() => endpoint.stop());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const cards = (page: Page) => page.locator("article");
const stopped = (page: Page) => page.getByRole("status").filter({ hasText: /^Stopped\. \d+ of 21 meals are ready\./ });

/** How many meals the notice counts. */
async function countIn(page: Page): Promise<number> {
  const text = await stopped(page).textContent();
  return Number(/(\d+) of 21/.exec(text ?? "")?.[1]);
}

test("Stop stops the plan in both tabs, also after a reload, until Resume completes it", async () => {
  endpoint.behave(heldAfter(1).behaviour);
  const visit = await site().visit();
  const { page, context, complaints } = visit;
  const data = {
    name: "Grace Hopper",
    email: freshEmail(),
    password: PASSWORD,
    goal: "eat_healthier",
    dietaryPreference: "omnivore",
    cookingLevel: "intermediate",
    budget: "120",
    prepTime: 45,
  };
  const { user } = await (await context.request.post("/api/auth/register-with-preferences", { data })).json();
  await verifyAddress(site().harness, user.id);
  await grantTier(site().harness, user.id, "weekly-flex");
  const other = await context.newPage();
  other.on("pageerror", (error) => complaints.push(String(error)));

  await page.goto("/meal-plan");
  await cards(page).first().waitFor();
  await other.goto("/meal-plan");
  await cards(other).first().waitFor();
  const [answer] = await Promise.all([page.waitForResponse("**/api/meal-plans/*/stop"), button(page, "Stop").click()]);
  expect(answer.status()).toBe(200);
  // A meal stored at the moment of the press may arrive a little later in either tab.
  const stored = mealPlan.parse(await (await context.request.get(`/api/meal-plans/${user.id}/active`)).json());
  const count = stored.meals.length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(21);
  for (const tab of [page, other]) await expect.poll(() => countIn(tab)).toBe(count);
  for (const tab of [page, other]) {
    await button(tab, "Resume").waitFor();
    await expect.poll(() => button(tab, "Stop").count()).toBe(0);
  }
  await expectAccessibleToo(page);
  await takeScreenshot(page, "meal-plan-stopped");

  const asked = endpoint.requests.length;
  const generations: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/generate-meal-plan") && generations.push(request.url()));
  await page.reload();
  await expect.poll(() => countIn(page)).toBe(count);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
  expect(generations).toEqual([]);
  expect(endpoint.requests).toHaveLength(asked);

  endpoint.behave(honest);
  await button(page, "Resume").click();
  await page.getByText(MESSAGES.mealPlanGenerated, { exact: true }).waitFor();
  await expect.poll(() => stopped(page).count()).toBe(0);
  expect(generations).toHaveLength(1);
  await expect.poll(() => cards(page).count()).toBe(21);

  // Other dishes for a meal: the cookbook's are shown at once, the model's join them later, each list says whose they
  // are. Closing the dialog ends the request.
  const dialog = page.getByRole("dialog");
  const openSwap = async () => {
    await cards(page).first().getByRole("heading").getByRole("button").click();
    await dialog.getByRole("button", { name: "Swap", exact: true }).click();
  };
  endpoint.behave(streaming((text) => text.replace('"name":"', '"name":"Sunday ')));
  await openSwap();
  await dialog.getByText(/^Suggested by an AI model/).waitFor();
  await expect.poll(() => dialog.getByText(/^From our own cookbook/).count()).toBe(1);
  await expect.poll(() => dialog.getByRole("heading", { name: /^Sunday / }).count()).toBeGreaterThanOrEqual(1);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  // Minutes for one dish. That the model request is canceled too is tested in the worker: the local server does not
  // report a reader who leaves.
  endpoint.behave(streaming((text) => text, 1, 500));
  const [failed] = await Promise.all([
    page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/meal-suggestions")),
    openSwap().then(async () => {
      await dialog.getByText(/^An AI model is thinking/).waitFor();
      await expect.poll(() => dialog.getByRole("article").count()).toBeGreaterThanOrEqual(3);
      await page.keyboard.press("Escape");
    }),
  ]);
  expect(failed.failure()?.errorText).toBe("net::ERR_ABORTED");
  expectQuiet(visit);
  await context.close();
});

test("a week being made stays on screen when the network fails", async () => {
  const held = heldAfter(1);
  endpoint.behave(held.behaviour);
  const { page, context } = await site().visit();
  const data = { name: "Ada Cook", email: freshEmail(), password: PASSWORD, goal: "eat_healthier" };
  const answers = { dietaryPreference: "omnivore", cookingLevel: "intermediate", budget: "120", prepTime: 45 };
  const reply = await context.request.post("/api/auth/register-with-preferences", { data: { ...data, ...answers } });
  const { user } = await reply.json();
  await verifyAddress(site().harness, user.id);
  await grantTier(site().harness, user.id, "weekly-flex");
  await page.goto("/meal-plan");
  await cards(page).first().waitFor();
  const count = await cards(page).count();
  await context.setOffline(true);
  // The stream that was open before continues here, so the page is rendered again.
  held.release();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(count);
  await page.getByRole("heading", { name: "Your meal plan", level: 1 }).waitFor();
  await context.close();
});
