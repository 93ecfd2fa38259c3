import { LABELS } from "@mealwright/schema/constants/messages";
import { DIETS } from "@mealwright/schema/constants/questionnaire";
import { QUESTIONNAIRE_STEP_COUNT } from "@mealwright/schema/constants/questionnaire-steps";
import { describe, expect, test } from "vitest";
import { freshEmail, PASSWORD } from "../../../worker/test/factories.ts";
import { expectQuiet, letThrough, looks, openSite, slowTest } from "../site.ts";
import {
  answerByKeyboard,
  nextButton,
  onStep,
  openStep,
  previousButton,
  storedAnswers,
  TITLES,
} from "./questionnaire-page.ts";

const site = openSite();

describe("the questionnaire", () => {
  test("Q01–Q06: nine steps in order and back, with the progress bar, Previous, Continue and Exit", async () => {
    const visit = await site().visit({ width: 390 });
    const { page } = visit;
    await page.goto("/questionnaire", { waitUntil: "networkidle" });
    const expectStep = async (step: number) => {
      await onStep(page, step);
      await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(TITLES[step - 1]);
      const bar = page.getByRole("progressbar");
      expect(
        Number(await bar.getAttribute("aria-valuenow")) / Number(await bar.getAttribute("aria-valuemax")),
      ).toBeCloseTo(step / QUESTIONNAIRE_STEP_COUNT);
      await expect.poll(() => previousButton(page).isDisabled()).toBe(step === 1);
      await expect.poll(() => nextButton(page).textContent()).toBe(step === 9 ? "Generate My Plan" : "Continue");
      const mustWait = [1, 2, 7, 9].includes(step);
      await expect.poll(() => nextButton(page).isDisabled(), { message: `step ${step}` }).toBe(mustWait);
      await expect
        .poll(() => page.getByRole("link", { name: LABELS.exit, exact: true }).getAttribute("href"))
        .toBe("/");
    };
    for (let step = 1; step <= 9; step += 1) {
      await expectStep(step);
      if ([1, 2, 7].includes(step)) await page.getByRole("radio").nth(1).press("Space");
      if (step < 9) await nextButton(page).click();
    }
    for (let step = 8; step >= 1; step -= 1) {
      await previousButton(page).click();
      await onStep(page, step);
      if ([1, 2, 7].includes(step)) await expect.poll(() => page.getByRole("radio").nth(1).isChecked()).toBe(true);
    }
    expectQuiet(visit);
    await visit.context.close();
  });

  slowTest("shows the step and the number of steps, in digits and in words", async () => {
    const visit = await site().visit();
    const { page } = visit;
    await page.goto("/questionnaire", { waitUntil: "networkidle" });
    const progress = page.getByRole("progressbar");
    const said = () =>
      progress.evaluate((bar) =>
        ["aria-valuemin", "aria-valuenow", "aria-valuemax", "aria-valuetext"].map((name) => bar.getAttribute(name)),
      );
    await expect.poll(() => said()).toEqual(["0", "1", "9", "Step 1 of 9"]);
    const drawn = () => progress.locator("rect").evaluate((bar) => bar.getAttribute("width"));
    await expect.poll(() => drawn()).toBe("1");
    await page.getByRole("radio").first().click();
    await expect.poll(said).toEqual(["0", "2", "9", "Step 2 of 9"]);
    await expect.poll(() => drawn()).toBe("2");
    expectQuiet(visit);
    await visit.context.close();
  });

  test.each(looks([5, 1, 9]))("Q06: Exit on step %i leads to /, and returning continues there", async (step) => {
    const { page, context } = await site().visit({ width: 390 });
    await openStep(page, step);
    await page.getByRole("link", { name: LABELS.exit, exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto("/questionnaire", { waitUntil: "networkidle" });
    await onStep(page, step);
    await context.close();
  });

  slowTest("a tap chooses an answer and goes on exactly once, also on an answer chosen before", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await page.goto("/questionnaire", { waitUntil: "networkidle" });
    await page.getByText("Gain muscle").dblclick();
    await onStep(page, 2);
    await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(0);
    await previousButton(page).click();
    await page.getByText("Gain muscle").click();
    await onStep(page, 2);
    await expect.poll(() => storedAnswers(page)).toMatchObject({ goal: "gain_muscle" });
    // Arrow keys only move: the option passed on the way is not the answer.
    await page.getByRole("radio").first().focus();
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press("ArrowDown");
    await expect.poll(() => storedAnswers(page)).toMatchObject({ dietaryPreference: DIETS[2] });
    await page.keyboard.press("Enter");
    await onStep(page, 3);
    await context.close();
  });

  test("the browser's Back and Forward move between questions, and a failed sign-up returns with all but the password", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await openStep(page, 7);
    await nextButton(page).click();
    await onStep(page, 8);
    await page.getByLabel("Age", { exact: true }).fill("34");
    await nextButton(page).click();
    await onStep(page, 9);
    await page.goBack();
    await onStep(page, 8);
    await expect.poll(() => page.getByLabel("Age", { exact: true }).inputValue()).toBe("34");
    await page.goForward();
    await onStep(page, 9);
    const values = { "Full name": "Ada 🥕 O’Neill-Łukasz", Email: freshEmail(), Password: PASSWORD };
    for (const [label, text] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.route("**/api/auth/register-with-preferences", (route) => route.abort());
    await nextButton(page).click();
    await page.waitForURL("**/preview");
    // The address changes before the screen does; until then, the question is still open.
    await page.getByRole("heading", { level: 1, name: "Your plan is nearly on the table" }).waitFor();
    await page.goBack();
    await onStep(page, 9);
    for (const [label, text] of Object.entries(values)) {
      const expected = label === "Password" ? "" : text;
      await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue(), { message: label }).toBe(expected);
    }
    await letThrough(page, "**/api/auth/register-with-preferences");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await nextButton(page).click();
    await page.waitForURL("**/pricing");
    // The account exists: going back changes its answers and creates no second one.
    await page.goBack();
    await page.getByText(/^Step \d of 8$/).waitFor();
    await page.goto("/dashboard");
    await page.getByRole("heading", { level: 1, name: "Welcome, Ada" }).waitFor();
    await context.close();
  });

  slowTest("a new question takes the focus when drawn, unless the person has moved into a field since", async () => {
    const { page, context } = await site().visit();
    await openStep(page, 8);
    // The earliest possible moment to enter the field: the document has changed but is not painted yet.
    const focusAtFirst = page.evaluate(
      (title) =>
        new Promise<string | undefined>((resolve) => {
          const observer = new MutationObserver(() => {
            if (document.querySelector("h1")?.textContent !== title) return;
            observer.disconnect();
            resolve(document.activeElement?.tagName);
            document.querySelector<HTMLElement>("main input")?.focus();
          });
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        }),
      TITLES[8],
    );
    await nextButton(page).click();
    expect(await focusAtFirst).toBe("H1");
    await page.keyboard.type("Ada");
    await expect.poll(() => page.getByLabel("Full name", { exact: true }).inputValue()).toBe("Ada");
    await context.close();
  });

  test("Q03, Q24: can be answered by keyboard, survives a reload and closes on Escape", async () => {
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
    await expect.poll(() => storedAnswers(page)).toMatchObject(answers);
    await page.reload({ waitUntil: "networkidle" });
    await onStep(page, 8);
    for (let step = 7; step >= 2; step -= 1) {
      await page.getByRole("button", { name: LABELS.previous }).click();
      await onStep(page, step);
    }
    await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.waitForURL((url) => url.pathname === "/");
    await expect.poll(() => storedAnswers(page)).toMatchObject(answers);
    expectQuiet(visit);
    await visit.context.close();
  });
});
