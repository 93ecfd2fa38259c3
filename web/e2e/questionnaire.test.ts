import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { FIRST_MEAL } from "@mealwright/schema/constants/plan-texts";
import {
  COOKING_LEVELS,
  DIETS,
  GOALS,
  NAME_MAX_LENGTH,
  OTHER_ALLERGIES_MAX_LENGTH,
  OTHER_ALLERGY_EMPTY,
  PASSWORD_LENGTH,
  QUESTIONNAIRE_STEP_COUNT,
} from "@mealwright/schema/constants/questionnaire";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { freshEmail, PASSWORD } from "../../worker/test/factories.ts";
import { expectQuiet, letThrough, looks, openSite } from "./site.ts";

const site = openSite();

const onStep = (page: Page, step: number, of = QUESTIONNAIRE_STEP_COUNT) =>
  page.getByText(`Step ${step} of ${of}`, { exact: true }).waitFor();

const storedAnswers = async (page: Page) =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.questionnaireData)) ?? "{}");

const COMPLETE = { goal: "lose_weight", dietaryPreference: "vegan", cookingLevel: "beginner" };
const TITLES = [
  "What is your goal?",
  "How do you eat?",
  "Anything you must not eat?",
  "How many meals a day?",
  "How much time to cook?",
  "What is your weekly budget?",
  "How well do you cook?",
  "A little about you",
  "Where should we keep your plan?",
];

const nextButton = (page: Page) => page.locator("form button[type=submit]");
const previousButton = (page: Page) => page.getByRole("button", { name: LABELS.previous, exact: true });

/** The questionnaire at a step, as somebody left it with these answers. */
async function openStep(page: Page, step: number, answers: object = COMPLETE): Promise<void> {
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
  test("Q01–Q06: nine steps in their order and back, the bar with them, Previous, Continue, Exit", async () => {
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

  test.each([1, 5, 9])("Q06: Exit leaves step %i for /, and coming back finds it", async (step) => {
    const { page, context } = await site().visit({ width: 390 });
    await openStep(page, step);
    await page.getByRole("link", { name: LABELS.exit, exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto("/questionnaire", { waitUntil: "networkidle" });
    await onStep(page, step);
    await context.close();
  });

  test.each([
    { row: "Q07", step: 1, field: "goal", values: GOALS, count: 4 },
    { row: "Q08", step: 2, field: "dietaryPreference", values: DIETS, count: 6 },
    { row: "Q16", step: 7, field: "cookingLevel", values: COOKING_LEVELS, count: 3 },
  ])("$row: step $step takes exactly one of $values", async ({ step, field, values, count }) => {
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

  test("Q09–Q11: twelve allergies, as many as one likes or none; Other brings its box", async () => {
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
    // Nobody goes on believing to have said something; the box is in sight, above the buttons, and takes what is typed.
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
    // What a broad answer takes in is shown, and not sent twice.
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

  test("a tap answers and goes on, once however often it is pressed; also on what was chosen before", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await page.goto("/questionnaire", { waitUntil: "networkidle" });
    await page.getByText("Gain muscle").dblclick();
    await onStep(page, 2);
    await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(0);
    await previousButton(page).click();
    await page.getByText("Gain muscle").click();
    await onStep(page, 2);
    await expect.poll(() => storedAnswers(page)).toMatchObject({ goal: "gain_muscle" });
    // The arrow keys only walk: the one that is left behind was not the answer.
    await page.getByRole("radio").first().focus();
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press("ArrowDown");
    await expect.poll(() => storedAnswers(page)).toMatchObject({ dietaryPreference: DIETS[2] });
    await page.keyboard.press("Enter");
    await onStep(page, 3);
    await context.close();
  });

  test("Q12: 2, 3 or 4+ meals, 3 at first, kept as a number", async () => {
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
    "$row: step $step slides from $min to $max by 5 and begins at $value",
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

  test("Q14: a budget says what it comes to a meal", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await openStep(page, 6, { ...COMPLETE, mealsPerDay: 2 });
    await page.getByText("About $5.36 a meal, at 14 meals a week.", { exact: true }).waitFor();
    await context.close();
  });

  test("Q17: personal details may stay empty; what is no figure is said beside it and stops there", async () => {
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
    // As people say it: in meters, with a unit, in pounds and feet.
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

  test("Q19: name, email and six characters make the last button pressable, five do not", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await openStep(page, 9);
    const values = { "Full name": "Ada Lovelace", Email: "ada@example.test", Password: "hum7yd" };
    const give = async (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
    await expect.poll(() => page.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("password");
    await expect
      .poll(() =>
        page.locator("main input").evaluateAll((all) => all.map((field) => field.getAttribute("autocomplete"))),
      )
      .toEqual(["name", "email", "new-password"]);
    for (const [label, text] of Object.entries(values)) await give(label, text);
    await expect.poll(() => nextButton(page).isDisabled()).toBe(false);
    for (const [label, wrong, said] of [
      ["Full name", "   ", "Still needed: your name."],
      ["Email", "", "Still needed: your email."],
      ["Email", "ada at home", "Still needed: your email."],
      ["Password", "hum7y", `Still needed: a password of at least ${PASSWORD_LENGTH.min} characters.`],
    ] as const) {
      await give(label, wrong);
      await page.getByRole("status").getByText(said, { exact: true }).waitFor();
      await expect.poll(() => nextButton(page).isDisabled(), { message: label }).toBe(true);
      await give(label, values[label]);
      await expect.poll(() => nextButton(page).isDisabled(), { message: label }).toBe(false);
    }
    await give("Password", "password");
    await nextButton(page).click();
    await page.getByRole("alert").getByText("This password is too common. Please choose another one.").waitFor();
    await onStep(page, 9);
    await context.close();
  });

  test("Q18, Q20, Q21: one call with all answers, empty ones left out, then /pricing; nothing stays behind", async () => {
    const visit = await site().visit({ width: 390 });
    const { page } = visit;
    await openStep(page, 9, {
      ...COMPLETE,
      allergies: ["Other"],
      otherAllergies: " kiwi ",
      age: "34",
      weight: "70,5",
      height: "",
    });
    const email = freshEmail();
    await page.getByLabel("Full name").fill("  Ada Lovelace ");
    await page.getByLabel("Email").fill(` ${email}`);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    const bodies: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/register-with-preferences")) bodies.push(request.postDataJSON());
    });
    await nextButton(page).dblclick();
    await page.waitForURL("**/pricing");
    expect(bodies).toEqual([
      {
        name: "Ada Lovelace",
        email,
        password: PASSWORD,
        ...COMPLETE,
        allergies: ["Other"],
        otherAllergies: "kiwi",
        mealsPerDay: 3,
        prepTime: 30,
        budget: "75",
        age: 34,
        weight: "70.5",
      },
    ]);
    await page.getByRole("link", { name: "Go to my meal plan" }).waitFor();
    // The first verified meal stands above the prices, and its recipe is one link away.
    await page.getByRole("heading", { level: 2, name: FIRST_MEAL.ready }).waitFor();
    const first = page.getByRole("article").first();
    const dish = (await first.getByRole("heading", { level: 3 }).textContent()) ?? "";
    const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
    expect(headings[0]).toBe(FIRST_MEAL.ready);
    await first.getByRole("link", { name: FIRST_MEAL.open }).click();
    await page.waitForURL((url) => url.pathname === "/meal-plan");
    await page.getByRole("dialog").getByRole("heading", { name: dish, level: 2 }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("article", { name: dish, exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([STORAGE_KEYS.user]);
    expectQuiet(visit);
    await visit.context.close();
  });

  test("the browser's Back and Forward go from question to question, a failed account leads back with all but the password", async () => {
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
    // The address changes before the screen does; until it does, nobody has left the question.
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
    // The account is made: going back changes its answers, it does not make another.
    await page.goBack();
    await page.getByText(/^Step \d of 8$/).waitFor();
    await page.goto("/dashboard");
    await page.getByRole("heading", { level: 1, name: "Welcome, Ada" }).waitFor();
    await context.close();
  });

  test("a new question takes the focus as it is drawn, not out of a field that was gone into since", async () => {
    const { page, context } = await site().visit();
    await openStep(page, 8);
    // The soonest that anybody could be in the field: as the document has changed, before it is painted.
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

  test("what is pasted too long is cut where the server would refuse it", async () => {
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

  test("Q03, Q24: is answered by keyboard, keeps every answer over a reload, and is left by Escape", async () => {
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

  const ANSWERED = [
    [
      "the address is taken",
      409,
      '{"success":false,"error":"An account with this email already exists"}',
      "An account with this email already exists",
    ],
    ["the server fails", 500, "Internal fault 0x7", MESSAGES.registrationFailed],
    ["the answer is no JSON", 200, "<html>Hotel", MESSAGES.registrationNetwork],
    ["the answer reports no success", 200, '{"success":false}', MESSAGES.registrationFailed],
  ] as const;
  test.each([["the connection breaks", 0, "", MESSAGES.registrationNetwork] as const, ...looks(ANSWERED)])(
    "Q22, Q24, ER04: when %s, it goes to the preview with the reason and the answers kept, no password anywhere",
    async (_, status, body, reason) => {
      const { page, context, complaints } = await site().visit({ width: 390 });
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      await page.route("**/api/auth/register-with-preferences", (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, contentType: "application/json", body }),
      );
      await page.goto("/questionnaire", { waitUntil: "networkidle" });
      await answerByKeyboard(page);
      await page.keyboard.press("Enter");
      await onStep(page, 9);
      await page.getByLabel(/full name/i).fill("Ada Lovelace");
      const email = freshEmail();
      await page.getByLabel(/e-?mail/i).fill(email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: LABELS.generateMyPlan }).click();
      await page.waitForURL("**/preview");
      await expect.poll(() => storedAnswers(page)).toMatchObject({ goal: "gain_muscle", name: "Ada Lovelace", email });
      await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Ada Lovelace");
      await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
      const alert = page.getByRole("main").getByRole("alert");
      expect((await alert.textContent())?.trim()).toMatch(new RegExp(`^${reason}`));
      await expect
        .poll(() => alert.getByRole("link", { name: "Sign in instead" }).count())
        .toBe(status === 409 ? 1 : 0);
      if (body !== "") expect(await page.locator("body").textContent()).not.toContain(body);
      const everything = said.join("\n") + JSON.stringify(await page.evaluate(() => ({ ...localStorage })));
      expect(everything).not.toContain(PASSWORD);
      expect(complaints.some((text) => text.startsWith("The account could not be made:"))).toBe(true);
      await context.close();
    },
  );

  test("changed answers that cannot be saved say so in sight, stay, and are saved at the next try", async () => {
    const { page, context } = await site().visit({ width: 390 });
    const data = { name: "Ada", email: freshEmail(), password: PASSWORD, ...COMPLETE };
    expect((await context.request.post("/api/auth/register-with-preferences", { data })).status()).toBe(201);
    await page.goto("/dashboard");
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, STORAGE_KEYS.user);
    await page.goto("/questionnaire", { waitUntil: "networkidle" });
    for (let step = 1; step < 8; step += 1) {
      await onStep(page, step, 8);
      await nextButton(page).click();
    }
    await onStep(page, 8, 8);
    await page.getByLabel("Age", { exact: true }).fill("34");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Save my answers" }).click();
    const said = page.getByRole("alert").getByText("Something went wrong. Please try again.");
    await said.waitFor();
    const bar = page.locator("form > footer");
    await expect
      .poll(async () => {
        const [text, footer] = [await said.boundingBox(), await bar.boundingBox()];
        return text !== null && footer !== null && text.y >= 0 && text.y + text.height <= footer.y;
      })
      .toBe(true);
    await expect.poll(() => page.getByLabel("Age", { exact: true }).inputValue()).toBe("34");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Save my answers" }).click();
    await page.waitForURL("**/meal-plan");
    expect(await (await context.request.get("/api/user/preferences")).json()).toMatchObject({ age: 34 });
    await context.close();
  });

  test("Q23: somebody signed in finds the saved answers and saves changed ones in eight steps", async () => {
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
    await expect.poll(() => page.getByRole("radio", { checked: true }).getAttribute("value")).toBe("save_time");
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
