import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { FIRST_MEAL } from "@mealwright/schema/constants/plan-texts";
import { QUESTIONNAIRE_STEP_COUNT } from "@mealwright/schema/constants/questionnaire-steps";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { freshEmail, grantTier, PASSWORD } from "../../worker/test/factories.ts";
import { expectAccessibleToo, expectQuiet, looks, openSite, takeScreenshot } from "./site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

interface Shot {
  readonly width: number;
  readonly scheme: "light" | "dark";
}

/** Answers steps 1 to 8 as a person would, with an axe check and a screenshot at each. */
async function answerQuestionnaire(page: Page, { width, scheme }: Shot): Promise<void> {
  const next = async (step: number) => {
    await expectAccessibleToo(page);
    await takeScreenshot(page, `quiz-${step}-${width}-${scheme}`);
    await button(page, LABELS.continue).click();
    await page.getByText(`Step ${step + 1} of ${QUESTIONNAIRE_STEP_COUNT}`, { exact: true }).waitFor();
  };
  await page.getByRole("radio", { name: /eat healthier/i }).press("Space");
  await next(1);
  await page.getByRole("radio", { name: /vegetarian/i }).press("Space");
  await next(2);
  await page.getByRole("checkbox", { name: /^peanuts/i }).check();
  await page.getByRole("checkbox", { name: /^sesame/i }).check();
  await next(3);
  await next(4);
  await page.getByRole("slider").press("ArrowRight");
  await next(5);
  await page.getByRole("slider").press("End");
  await next(6);
  await page.getByRole("radio", { name: /intermediate/i }).press("Space");
  await next(7);
  await page.getByLabel(/^age/i).fill("34");
  await page.getByLabel(/^weight/i).fill("70.5");
  await page.getByLabel(/^height/i).fill("175");
  await next(8);
}

describe.each<Shot>(
  looks([
    { width: 390, scheme: "light" },
    { width: 1440, scheme: "dark" },
  ]),
)("a visitor at $width px in $scheme", (shot) => {
  test("answers the questions, signs up, watches the plan arrive, reloads, sees the list, signs out and back in", async () => {
    const visit = await site().visit(shot);
    const { page } = visit;
    const name = (what: string) => `${what}-${shot.width}-${shot.scheme}`;
    const email = freshEmail();

    await page.goto("/");
    await expectAccessibleToo(page);
    await takeScreenshot(page, name("landing"));
    await page.getByRole("link", { name: LABELS.getMyPlan }).first().click();
    await page.waitForURL("**/questionnaire");

    await answerQuestionnaire(page, shot);
    await page.getByLabel(/full name/i).fill("Ada Lovelace");
    await page.getByLabel(/e-?mail/i).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    expect(await stored(page, STORAGE_KEYS.questionnaireData)).not.toContain(PASSWORD);
    await expectAccessibleToo(page);
    await takeScreenshot(page, name("quiz-9"));
    const [request] = await Promise.all([
      page.waitForRequest("**/api/auth/register-with-preferences"),
      button(page, LABELS.generateMyPlan).click(),
    ]);
    expect(request.postDataJSON()).toEqual({
      name: "Ada Lovelace",
      email,
      password: PASSWORD,
      goal: "eat_healthier",
      dietaryPreference: "vegetarian",
      allergies: ["Sesame", "Peanuts"],
      mealsPerDay: 3,
      prepTime: 35,
      budget: "200",
      cookingLevel: "intermediate",
      age: 34,
      weight: "70.5",
      height: 175,
    });
    await page.waitForURL("**/pricing");
    // While the first meal is still being made, nothing says that it is ready.
    await page.getByText("Your account is ready.", { exact: true }).waitFor();
    await page.getByRole("heading", { level: 2, name: FIRST_MEAL.ready }).waitFor();
    await page.getByText(MESSAGES.mealPlanGenerated, { exact: true }).waitFor();
    const firstMeal = await page.getByRole("article").getByRole("heading", { level: 3 }).first().textContent();
    await expectAccessibleToo(page);
    await takeScreenshot(page, name("pricing"));

    await page.goto("/meal-plan");
    const cards = page.getByRole("article");
    await expect.poll(() => cards.count()).toBe(3);
    await expectAccessibleToo(page);
    await takeScreenshot(page, name("meal-plan-free"));
    const names = await cards.getByRole("heading", { level: 3 }).allTextContents();
    expect(names).toContain(firstMeal);

    await page.reload();
    await expect.poll(() => cards.count()).toBe(3);
    await expect.poll(() => cards.getByRole("heading", { level: 3 }).allTextContents()).toEqual(names);

    await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
    await page.getByText(LABELS.sampleList).first().waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, name("grocery-sample"));
    await expect.poll(() => storedKeys(page)).toEqual(expect.arrayContaining([STORAGE_KEYS.user]));

    await page.goto("/dashboard");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, name("dashboard"));
    await button(page, LABELS.signOut).first().click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByRole("link", { name: LABELS.getMyPlan }).first().waitFor();
    expect(await stored(page, STORAGE_KEYS.user)).toBeNull();

    await page.goto("/auth");
    await expectAccessibleToo(page);
    await takeScreenshot(page, name("auth"));
    await page.getByLabel(/e-?mail/i).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^sign in$/i })
      .click();
    await page.waitForURL("**/dashboard");
    await expect.poll(() => stored(page, STORAGE_KEYS.user)).toContain(email);
    expectQuiet(visit);
    await visit.context.close();
  });
});

describe.each<Shot>(
  looks([
    { width: 390, scheme: "dark" },
    { width: 1440, scheme: "light" },
  ]),
)("a member of Weekly Flex at $width px in $scheme", (shot) => {
  test("watches the plan arrive and ticks items on its list", async () => {
    const visit = await site().visit(shot);
    const { page, context } = visit;
    const name = (what: string) => `${what}-${shot.width}-${shot.scheme}`;
    const email = freshEmail();
    const reply = await context.request.post("/api/auth/register-with-preferences", {
      data: {
        name: "Grace Hopper",
        email,
        password: PASSWORD,
        goal: "eat_healthier",
        dietaryPreference: "omnivore",
        cookingLevel: "intermediate",
        budget: "120",
        prepTime: 45,
      },
    });
    const { user } = await reply.json();
    await grantTier(site().harness, user.id, "weekly-flex");

    await page.goto("/meal-plan");
    await page.getByText(MESSAGES.mealPlanGenerated, { exact: true }).waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, name("meal-plan-week"));
    const firstMeal = page.getByRole("article").first();
    await firstMeal.getByRole("heading").getByRole("button").click();
    await page.getByRole("dialog").waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, name("meal-sheet"));
    await page.keyboard.press("Escape");

    await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
    const lines = page.getByRole("checkbox");
    await expect.poll(() => lines.count()).toBeGreaterThan(20);
    const row = page
      .locator("label")
      .filter({ has: page.getByRole("checkbox") })
      .first();
    const label = await row.textContent();
    const [saved] = await Promise.all([page.waitForResponse("**/api/grocery-checks"), row.click()]);
    expect(saved.status()).toBe(200);
    await expectAccessibleToo(page);
    await takeScreenshot(page, name("grocery"));
    await page.reload();
    await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
    await expect.poll(() => page.getByRole("checkbox", { checked: true }).count()).toBe(1);
    const ticked = page.locator("label").filter({ has: page.getByRole("checkbox", { checked: true }) });
    await expect.poll(() => ticked.textContent()).toBe(label);

    const [download] = await Promise.all([page.waitForEvent("download"), button(page, LABELS.download).click()]);
    expect(download.suggestedFilename()).toBe(`${LABELS.groceryFileName}.txt`);
    expectQuiet(visit);
    await visit.context.close();
  });
});
