import { LABELS } from "@mealwright/schema/constants/messages";
import { QUESTIONNAIRE_STEP_COUNT } from "@mealwright/schema/constants/questionnaire";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { freshEmail, PASSWORD } from "../../worker/test/factories.ts";
import { expectQuiet, openSite } from "./site.ts";

const site = openSite();

const onStep = (page: Page, step: number, of = QUESTIONNAIRE_STEP_COUNT) =>
  page.getByText(`Step ${step} of ${of}`, { exact: true }).waitFor();

const storedAnswers = async (page: Page) =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.questionnaireData)) ?? "{}");

/** Steps 1 to 8 by digits and Enter alone. */
async function answerByKeyboard(page: Page): Promise<void> {
  for (const [step, digit] of [
    [1, "2"],
    [2, "3"],
    [3, "2"],
    [4, "2"],
  ] as const) {
    await onStep(page, step);
    await page.keyboard.press(digit);
    await page.keyboard.press("Enter");
  }
  await onStep(page, 5);
  await page.getByRole("slider").press("ArrowRight");
  await page.keyboard.press("Enter");
  await onStep(page, 6);
  await page.keyboard.press("Enter");
  await onStep(page, 7);
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
  await onStep(page, 8);
}

describe("the questionnaire", () => {
  test("is answered by keyboard, keeps every answer over a reload, and is left by Escape", async () => {
    const visit = await site().visit({ width: 390 });
    const { page } = visit;
    await page.goto("/questionnaire", { waitUntil: "networkidle" });
    await answerByKeyboard(page);
    const answers = {
      goal: "gain_muscle",
      dietaryPreference: "vegan",
      allergies: ["Dairy"],
      mealsPerDay: 2,
      prepTime: 35,
      cookingLevel: "advanced",
    };
    expect(await storedAnswers(page)).toMatchObject(answers);
    await page.reload({ waitUntil: "networkidle" });
    await onStep(page, 8);
    for (let step = 7; step >= 2; step -= 1) {
      await page.getByRole("button", { name: LABELS.previous }).click();
      await onStep(page, step);
    }
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.waitForURL((url) => url.pathname === "/");
    expect(await storedAnswers(page)).toMatchObject(answers);
    expectQuiet(visit);
    await visit.context.close();
  });

  test("Continue waits for an answer, Previous is disabled on the first step, Other shows its box", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await page.goto("/questionnaire", { waitUntil: "networkidle" });
    await onStep(page, 1);
    expect(await page.getByRole("button", { name: LABELS.continue }).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: LABELS.previous }).isDisabled()).toBe(true);
    for (const step of [1, 2]) {
      await onStep(page, step);
      await page.keyboard.press("1");
      await page.getByRole("button", { name: LABELS.continue }).click();
    }
    await onStep(page, 3);
    expect(await page.getByRole("checkbox").count()).toBe(12);
    expect(await page.getByRole("textbox").count()).toBe(0);
    await page.getByRole("checkbox", { name: /^other/i }).check();
    await page.getByRole("textbox").fill("kiwi");
    expect(await storedAnswers(page)).toMatchObject({ allergies: ["Other"], otherAllergies: "kiwi" });
    await page.getByRole("checkbox", { name: /^other/i }).uncheck();
    expect(await page.getByRole("textbox").count()).toBe(0);
    await context.close();
  });

  test.each([
    ["the connection breaks", 0],
    ["the server fails", 500],
    ["the address is taken", 409],
  ])("when %s, it goes to the preview with the answers kept and no password anywhere", async (_, status) => {
    const { page, context, complaints } = await site().visit({ width: 390 });
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.route("**/api/auth/register-with-preferences", (route) =>
      status === 0
        ? route.abort()
        : route.fulfill({ status, contentType: "application/json", body: '{"success":false,"error":"no"}' }),
    );
    await page.goto("/questionnaire", { waitUntil: "networkidle" });
    await answerByKeyboard(page);
    await page.keyboard.press("Enter");
    await onStep(page, 9);
    await page.getByLabel(/full name/i).fill("Ada Lovelace");
    await page.getByLabel(/e-?mail/i).fill(freshEmail());
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: LABELS.generateMyPlan }).click();
    await page.waitForURL("**/preview");
    expect(await storedAnswers(page)).toMatchObject({ goal: "gain_muscle" });
    const everything = said.join("\n") + JSON.stringify(await page.evaluate(() => ({ ...localStorage })));
    expect(everything).not.toContain(PASSWORD);
    expect(complaints.length).toBeGreaterThan(0); // the failure is logged
    await context.close();
  });

  test("somebody signed in finds the saved answers and saves changed ones in eight steps", async () => {
    const visit = await site().visit({ width: 390 });
    const { page, context } = visit;
    const data = {
      name: "Ada Lovelace",
      email: freshEmail(),
      password: PASSWORD,
      goal: "save_time",
      dietaryPreference: "keto",
      cookingLevel: "beginner",
    };
    expect((await context.request.post("/api/auth/register-with-preferences", { data })).status()).toBe(201);
    // A page for members asks the server; from then on this browser knows that somebody is signed in.
    await page.goto("/dashboard");
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, STORAGE_KEYS.user);
    await page.goto("/questionnaire", { waitUntil: "networkidle" });
    await onStep(page, 1, 8);
    expect(await page.getByRole("radio", { checked: true }).getAttribute("value")).toBe("save_time");
    await page.keyboard.press("1");
    for (let step = 2; step <= 8; step += 1) {
      await page.getByRole("button", { name: LABELS.continue }).click();
      await onStep(page, step, 8);
    }
    await page.getByRole("button", { name: /save/i }).click();
    await page.waitForURL("**/meal-plan");
    const saved = await (await context.request.get("/api/user/preferences")).json();
    expect(saved).toMatchObject({ goal: "lose_weight", dietaryPreference: "keto", cookingLevel: "beginner" });
    expectQuiet(visit);
    await context.close();
  });
});
