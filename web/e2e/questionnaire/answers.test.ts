import { NAME_MAX_LENGTH } from "@mealwright/schema/constants/auth/account-fields";
import {
  COOKING_LEVELS,
  DIETS,
  GOALS,
  OTHER_ALLERGIES_MAX_LENGTH,
  OTHER_ALLERGY_EMPTY,
} from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { openSite, slowTest } from "../site.ts";
import { COMPLETE, nextButton, onStep, openStep, storedAnswers } from "./questionnaire-page.ts";

const site = openSite();

describe("the questionnaire", () => {
  test.each([
    { row: "Q07", step: 1, field: "goal", values: GOALS, count: 4 },
    { row: "Q08", step: 2, field: "dietaryPreference", values: DIETS, count: 6 },
    { row: "Q16", step: 7, field: "cookingLevel", values: COOKING_LEVELS, count: 3 },
  ])("$row: step $step accepts exactly one of $values", async ({ step, field, values, count }) => {
    const { page, context } = await site().visit({ width: 390 });
    await openStep(page, step, { ...COMPLETE, [field]: undefined });
    const options = page.getByRole("radio");
    expect(values).toHaveLength(count);
    await expect.poll(() => options.evaluateAll((all) => all.map((one) => one.getAttribute("value")))).toEqual(values);
    await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(0);
    await expect.poll(() => nextButton(page).isDisabled()).toBe(true);
    await page.getByRole("status").getByText("Choose one to go on.").waitFor();
    for (const index of [0, count - 1]) {
      await options.nth(index).press("Space");
      await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(1);
      await expect.poll(() => storedAnswers(page)).toMatchObject({ [field]: values[index] });
    }
    await nextButton(page).click();
    await onStep(page, step + 1);
    await context.close();
  });

  test("Q09–Q11: any number of the twelve allergies can be chosen, and Other opens a text box", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await openStep(page, 3);
    const options = page.getByRole("checkbox");
    await expect
      .poll(() =>
        options.evaluateAll((all) => all.map((one) => one.closest("label")?.querySelector("span")?.textContent)),
      )
      .toEqual([
        "Nuts",
        "Dairy",
        "Gluten",
        "Eggs",
        "Soy",
        "Shellfish",
        "Fish",
        "Sesame",
        "Peanuts",
        "Tree nuts",
        "Wheat",
        "Other",
      ]);
    await expect.poll(() => nextButton(page).isDisabled()).toBe(false);
    for (const name of ["Wheat", "Dairy", "Sesame"]) await page.getByRole("checkbox", { name, exact: true }).check();
    await page.getByRole("checkbox", { name: "Sesame", exact: true }).uncheck();
    await expect.poll(() => storedAnswers(page)).toMatchObject({ allergies: ["Dairy", "Wheat"] });
    await expect.poll(() => page.getByRole("textbox").count()).toBe(0);
    await page.getByRole("checkbox", { name: "Other", exact: true }).check();
    // Nobody may believe they have answered when they have not: the box is in view above the buttons and has the focus.
    await page.getByRole("status").getByText(OTHER_ALLERGY_EMPTY).waitFor();
    await expect.poll(() => nextButton(page).isDisabled()).toBe(true);
    const box = page.getByRole("textbox", { name: "What else?" });
    await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
    const { bottom, footer } = await box.evaluate((field) => ({
      bottom: field.getBoundingClientRect().bottom,
      footer: document.querySelector("footer")?.getBoundingClientRect().top ?? 0,
    }));
    expect(bottom).toBeLessThanOrEqual(footer);
    await box.press("Escape");
    await onStep(page, 3);
    await box.fill("kiwi, xyz");
    await page.getByText("kiwi: we avoid kiwi and golden kiwi", { exact: true }).waitFor();
    await page.getByText("xyz: we do not know this and will say so on your plan", { exact: true }).waitFor();
    await box.fill("kiwi");
    await page
      .getByText("xyz: we do not know this and will say so on your plan", { exact: true })
      .waitFor({ state: "detached" });
    await expect
      .poll(() => storedAnswers(page))
      .toMatchObject({ allergies: ["Dairy", "Wheat", "Other"], otherAllergies: "kiwi" });
    await page.getByRole("checkbox", { name: "Other", exact: true }).uncheck();
    await expect.poll(() => page.getByRole("textbox").count()).toBe(0);
    // Options included in a broader one are shown as chosen but not sent.
    await page.getByRole("checkbox", { name: "Nuts", exact: true }).check();
    for (const narrow of ["Peanuts", "Tree nuts"]) {
      const included = page.getByRole("checkbox", { name: new RegExp(`^${narrow}.*in Nuts`) });
      expect([await included.isChecked(), await included.isDisabled()], narrow).toEqual([true, true]);
    }
    await expect.poll(() => storedAnswers(page)).toMatchObject({ allergies: ["Nuts", "Dairy", "Wheat"] });
    await nextButton(page).click();
    await onStep(page, 4);
    await context.close();
  });

  test("Q12: 2, 3 or 4+ meals, 3 preselected, stored as a number", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await openStep(page, 4);
    await expect
      .poll(() => page.getByRole("radio").evaluateAll((all) => all.map((one) => one.getAttribute("value"))))
      .toEqual(["2", "3", "4"]);
    for (const label of ["2", "3", "4+"]) await page.getByText(label, { exact: true }).first().waitFor();
    await expect.poll(() => page.getByRole("radio", { checked: true }).getAttribute("value")).toBe("3");
    await expect.poll(() => nextButton(page).isDisabled()).toBe(false);
    await page.getByText("4+", { exact: true }).click();
    await onStep(page, 5);
    await expect.poll(() => storedAnswers(page)).toMatchObject({ mealsPerDay: 4 });
    await context.close();
  });

  test.each([
    { row: "Q13", step: 5, min: 10, max: 120, value: 30, field: "prepTime", kept: 35, shown: ["30 min", "35 min"] },
    { row: "Q14, Q15", step: 6, min: 25, max: 200, value: 75, field: "budget", kept: "80", shown: ["$75", "$80"] },
  ])(
    "$row: the slider of step $step goes from $min to $max by 5 and starts at $value",
    async ({ step, min, max, value, field, kept, shown }) => {
      const { page, context } = await site().visit({ width: 390 });
      await openStep(page, step);
      const slider = page.locator("span[role=slider]");
      await slider.waitFor();
      const now = async () => Number(await slider.getAttribute("aria-valuenow"));
      expect([
        await slider.getAttribute("aria-valuemin"),
        await slider.getAttribute("aria-valuemax"),
        await now(),
      ]).toEqual([String(min), String(max), value]);
      await expect.poll(() => nextButton(page).isDisabled()).toBe(false);
      await expect.poll(() => page.locator("output").textContent()).toBe(shown[0]);
      await slider.press("ArrowRight");
      await expect.poll(() => page.locator("output").textContent()).toBe(shown[1]);
      await expect.poll(() => storedAnswers(page)).toMatchObject({ [field]: kept });
      await slider.press("End");
      await expect.poll(() => now()).toBe(max);
      await slider.press("Home");
      await expect.poll(() => now()).toBe(min);
      await context.close();
    },
  );

  test("Q14: the budget step shows what it means per meal", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await openStep(page, 6, { ...COMPLETE, mealsPerDay: 2 });
    await page.getByText("About $5.36 a meal, at 14 meals a week.", { exact: true }).waitFor();
    await context.close();
  });

  test("Q17: personal details may stay empty, and an invalid number is reported beside its field", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await openStep(page, 8);
    await expect.poll(() => nextButton(page).isDisabled()).toBe(false);
    await expect
      .poll(() => page.getByLabel("Gender").locator("option").allTextContents())
      .toEqual(["Rather not say", "Male", "Female", "Other"]);
    for (const [label, wrong, text] of [
      ["Age", "12", "Age must be a number from 13 to 120."],
      ["Weight (kg)", "heavy", "Weight must be a number from 25 to 400."],
      ["Height (cm)", "75", "Height must be a number from 90 to 260."],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(wrong);
      await page.getByText(text, { exact: true }).waitFor();
      await expect.poll(() => nextButton(page).isDisabled()).toBe(true);
      await page.getByRole("status").getByText("A number above needs another look.").waitFor();
      await page.getByLabel(label, { exact: true }).fill("");
      await expect.poll(() => nextButton(page).isDisabled()).toBe(false);
    }
    // In meters, with a unit, in pounds and feet, as people write.
    await page.getByLabel("Height (cm)", { exact: true }).fill("1.75");
    await page.getByLabel("Weight (kg)", { exact: true }).fill("70kg");
    await page.getByRole("button", { name: "Use pounds, feet and inches" }).click();
    await expect.poll(() => page.getByLabel("Height (ft in)", { exact: true }).inputValue()).toBe("5'9\"");
    await page.getByLabel("Weight (lb)", { exact: true }).fill("165");
    await expect.poll(() => storedAnswers(page)).toMatchObject({ weight: "165 lb", height: "5'9\"" });
    await page.getByRole("button", { name: "Use kilograms and centimeters" }).click();
    await expect.poll(() => page.getByLabel("Weight (kg)", { exact: true }).inputValue()).toBe("74.8");
    await expect.poll(() => nextButton(page).isDisabled()).toBe(false);
    await context.close();
  });

  slowTest("pasted text is cut to the length the server accepts", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await openStep(page, 3, { ...COMPLETE, allergies: ["Other"] });
    const long = "rambutan, ".repeat(500);
    const typed = async (label: string) => {
      await page.getByLabel(label, { exact: true }).focus();
      await page.keyboard.insertText(long);
      return (await page.getByLabel(label, { exact: true }).inputValue()).length;
    };
    await expect.poll(() => typed("What else?")).toBe(OTHER_ALLERGIES_MAX_LENGTH);
    await expect.poll(() => nextButton(page).isDisabled()).toBe(false);
    for (let step = 3; step < 9; step += 1) {
      await onStep(page, step);
      await nextButton(page).click();
    }
    await onStep(page, 9);
    await expect.poll(() => typed("Full name")).toBe(NAME_MAX_LENGTH);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await context.close();
  });
});
