import { LABELS } from "@mealwright/schema/constants/messages";
import { QUESTIONNAIRE_STEP_COUNT } from "@mealwright/schema/constants/questionnaire-steps";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { Page } from "playwright-core";

export const onStep = (page: Page, step: number, of = QUESTIONNAIRE_STEP_COUNT) =>
  page.getByText(`Step ${step} of ${of}`, { exact: true }).waitFor();

export const storedAnswers = async (page: Page) =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.questionnaireData)) ?? "{}");

export const COMPLETE = { goal: "lose_weight", dietaryPreference: "vegan", cookingLevel: "beginner" };
export const TITLES = [
  "What is your goal?",
  "How do you eat?",
  "Anything you cannot eat?",
  "How many meals a day?",
  "How much time to cook?",
  "What is your weekly budget?",
  "How well do you cook?",
  "A little about you",
  "Where should we keep your plan?",
];

export const nextButton = (page: Page) => page.locator("form button[type=submit]");
export const previousButton = (page: Page) => page.getByRole("button", { name: LABELS.previous, exact: true });

/** The questionnaire at a step, with these answers stored. */
export async function openStep(page: Page, step: number, answers: object = COMPLETE): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem("begun") !== null || !key || !text) return;
      sessionStorage.setItem("begun", "yes");
      localStorage.setItem(key, text);
    },
    [STORAGE_KEYS.questionnaireData, JSON.stringify({ ...answers, step })],
  );
  await page.goto("/questionnaire", { waitUntil: "networkidle" });
  await onStep(page, step);
}

/** Answers steps 1 to 8 with digits and Enter only. */
export async function answerByKeyboard(page: Page): Promise<void> {
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
