import { PASSWORD_LENGTH } from "@mealwright/schema/constants/auth/account-fields";
import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { FIRST_MEAL } from "@mealwright/schema/constants/plan-texts";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { describe, expect, test } from "vitest";
import { freshEmail, PASSWORD } from "../../../worker/test/factories.ts";
import { expectQuiet, looks, openSite } from "../site.ts";
import { answerByKeyboard, COMPLETE, nextButton, onStep, openStep, storedAnswers } from "./questionnaire-page.ts";

const site = openSite();

describe("the questionnaire", () => {
  test("Q19: name, email and a password of six characters enable the last button, five characters do not", async () => {
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

  test("Q18, Q20, Q21: one request sends all answers without empty ones, then /pricing opens and nothing stays in the browser", async () => {
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
    // The first verified meal is shown above the prices, and a link leads to its recipe.
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

  const ANSWERED = [
    [
      "the address is taken",
      409,
      '{"success":false,"error":"An account with this email already exists"}',
      "An account with this email already exists",
    ],
    ["the server fails", 500, "Internal fault 0x7", MESSAGES.registrationFailed],
    ["the reply is not JSON", 200, "<html>Hotel", MESSAGES.registrationNetwork],
    ["the reply reports no success", 200, '{"success":false}', MESSAGES.registrationFailed],
  ] as const;
  test.each([["the connection breaks", 0, "", MESSAGES.registrationNetwork] as const, ...looks(ANSWERED)])(
    "Q22, Q24, ER04: when %s, the preview opens with the reason and the answers but no stored password",
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

  test("changed answers that cannot be saved show an error in view, stay, and can be saved again", async () => {
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
    // The new plan is offered above the current one: below three whole recipes nobody would see it.
    const offer = page.getByText("Your new answers are saved.");
    const first = page.getByRole("article").first();
    await first.waitFor();
    expect((await offer.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
    await context.close();
  });

  test("Q23: a member sees the saved answers and saves changes in eight steps", async () => {
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
    // A member's page asks the server; from then on this browser knows that somebody is signed in.
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
