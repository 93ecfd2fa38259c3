import { MESSAGES } from "@mealwright/schema/constants/messages";
import { FIRST_MEAL } from "@mealwright/schema/constants/plan-texts";
import { WARM_UP_GOALS } from "@mealwright/schema/constants/questionnaire";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ANSWERS, freshEmail, PASSWORD } from "../../../worker/test/factories.ts";
import { letThrough, looks, openSite, slowTest } from "../site.ts";
import { alertOf, fill, open, pathOf, stored, stub, visiting } from "./public-helpers.ts";

const site = openSite();

describe("warm-up", () => {
  test("W01, W05: it says Step 1 of 3, and Skip goes to the questionnaire without storing a goal", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await open(page, "/warm-up");
      await page.getByText("Step 1 of 3", { exact: true }).waitFor();
      await page.getByRole("link", { name: "Skip" }).click();
      await page.waitForURL("**/questionnaire");
      expect(await stored(page, STORAGE_KEYS.warmUpGoal)).toBeNull();
      await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(0);
    }));

  test("W02, W03: Continue is disabled until a goal is chosen, and another goal replaces the first", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await open(page, "/warm-up");
      const goals = page.getByRole("radio");
      const next = page.getByRole("button", { name: "Continue" });
      await expect
        .poll(() => goals.evaluateAll((all) => all.map((goal) => goal.getAttribute("value"))))
        .toEqual(["lose_weight", "eat_better", "save_time"]);
      await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(0);
      await expect.poll(() => next.isDisabled()).toBe(true);
      for (const index of [0, 2, 1]) {
        await goals.nth(index).check();
        await expect.poll(() => goals.nth(index).isChecked()).toBe(true);
        await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(1);
        await expect.poll(() => next.isEnabled()).toBe(true);
      }
      // Only Continue stores it.
      expect(await stored(page, STORAGE_KEYS.warmUpGoal)).toBeNull();
    }));

  test.each(
    looks([
      ["lose_weight", /lose weight/i],
      ["eat_better", /eat healthier/i],
      ["save_time", /save time/i],
    ] as const),
  )("W04: Continue stores %s as warmUpGoal, and the questionnaire starts with it", (goal, answer) =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await open(page, "/warm-up");
      await page.getByRole("radio").nth(WARM_UP_GOALS.indexOf(goal)).check();
      await page.getByRole("button", { name: "Continue" }).click();
      await page.waitForURL("**/questionnaire");
      await expect.poll(() => page.evaluate(() => localStorage.getItem("warmUpGoal"))).toBe(goal);
      await page.getByRole("radio", { name: answer, checked: true }).waitFor();
      await page.goBack();
      await page.getByText("Step 1 of 3", { exact: true }).waitFor();
    }),
  );
});

interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const ADA: Account = { name: "Ada", email: "ada@example.test", password: PASSWORD };
const submitOf = (page: Page) => page.getByRole("main").locator("form button[type=submit]");

async function send(page: Page, { name, email, password }: Account): Promise<void> {
  await fill(page, { Name: name, Email: email, Password: password });
  await submitOf(page).click();
}

const isBlurred = (part: Locator) =>
  part.evaluate((element) => {
    let outer: Element | null = element;
    while (outer !== null && !getComputedStyle(outer).filter.startsWith("blur(")) outer = outer.parentElement;
    return outer !== null;
  });

describe("preview", () => {
  test.each(looks([{ width: 320 }, { width: 390 }, { width: 1440 }]))(
    "P01, P02: shows three blurred meals of 420, 380 and 310 kcal, each figure on one line: $width px",
    ({ width }) =>
      visiting(site(), { width }, async ({ page }) => {
        await open(page, "/preview");
        const meals = page.getByRole("main").locator("ul").first().locator("> li");
        await expect.poll(() => meals.count()).toBe(3);
        for (const [index, energy] of ["420 kcal", "380 kcal", "310 kcal"].entries()) {
          const meal = meals.nth(index);
          const figure = meal.getByText(energy, { exact: true });
          const lines = await figure.evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          });
          expect(lines).toBe(1);
          for (const seen of [meal.locator("svg, img").first(), meal.locator("p").first()]) {
            await expect.poll(() => isBlurred(seen)).toBe(true);
          }
          expect(await isBlurred(figure)).toBe(false);
          await expect.poll(() => meal.evaluate((card) => card.scrollWidth <= card.clientWidth)).toBe(true);
        }
      }),
  );

  test("P03, P04: name, email and password are required, and nothing is sent without them", async () => {
    const { page, context } = await site().visit();
    const sent = await stub(page, "/api/auth/register", 409, { error: "unexpected" });
    await open(page, "/preview");
    for (const left of ["name", "email", "password"] as const) {
      await send(page, { ...ADA, [left]: "" });
      await expect.poll(() => alertOf(page).textContent()).toContain("Please fill in all fields");
      // The error is beside its field, and what is typed next goes into that field.
      const empty = page.getByLabel(`${left.slice(0, 1).toUpperCase()}${left.slice(1)}`, { exact: true });
      await expect.poll(() => page.locator("[aria-invalid=true]").count()).toBe(1);
      await expect.poll(() => empty.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(pathOf(page)).toBe("/preview");
    }
    expect(sent).toEqual([]);
    await context.close();
  });

  test("P05, K01: a password of 5 characters is refused, one of 6 is accepted", async () => {
    const { page, context } = await site().visit();
    const sent = await stub(page, "/api/auth/register", 409, { error: "That was sent" });
    await open(page, "/preview");
    await send(page, { ...ADA, password: "k7#pQ" });
    await expect.poll(() => alertOf(page).textContent()).toContain(MESSAGES.passwordTooShort);
    expect(sent).toEqual([]);
    await send(page, { ...ADA, password: "k7#pQ2" });
    await expect.poll(() => alertOf(page).textContent()).toContain("That was sent");
    expect(sent).toEqual([{ name: "Ada", email: "ada@example.test", password: "k7#pQ2" }]);
    await context.close();
  });

  test("P06: a refusal shows the server's text or a general one, and a known address is offered to sign in", async () => {
    const { page, context } = await site().visit({ width: 390 });
    await open(page, "/preview");
    await stub(page, "/api/auth/register", 409, { error: "An account with this email already exists" });
    await send(page, ADA);
    await expect.poll(() => alertOf(page).textContent()).toContain("An account with this email already exists");
    await expect.poll(() => alertOf(page).getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/auth");
    await letThrough(page, "**/api/auth/register");
    await stub(page, "/api/auth/register", 400, {});
    await submitOf(page).click();
    await expect.poll(() => alertOf(page).textContent()).toMatch(/^Registration failed\s*$/);
    await letThrough(page, "**/api/auth/register");
    await stub(page, "/api/auth/register", 400, { error: "<img src=x onerror=alert(1)> & <b>no</b>" });
    await submitOf(page).click();
    await expect.poll(() => alertOf(page).textContent()).toContain("<img src=x onerror=alert(1)> & <b>no</b>");
    await expect.poll(() => alertOf(page).locator("img, b").count()).toBe(0);
    await letThrough(page, "**/api/auth/register");
    await stub(page, "/api/auth/register", 400, { error: "long".repeat(200) });
    await submitOf(page).click();
    await expect.poll(() => alertOf(page).textContent()).toContain("longlong");
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await context.close();
  });

  test("P07: an unexpected failure shows an error and keeps what was typed", async () => {
    const { page, context } = await site().visit();
    await open(page, "/preview");
    await page.route("**/api/auth/register", (route) => route.abort());
    await send(page, ADA);
    await expect.poll(() => alertOf(page).textContent()).toContain("Something went wrong. Please try again.");
    await expect.poll(() => page.getByLabel("Email", { exact: true }).inputValue()).toBe(ADA.email);
    await context.close();
  });

  test("P08: signing up creates the account with the stored answers and leads to the prices", () =>
    visiting(site(), { width: 390 }, async ({ page, context }) => {
      await open(page, "/warm-up");
      const given = { ...ANSWERS, name: "Ada Lovelace", email: freshEmail(), step: 9 };
      await page.evaluate(
        ([key, text]) => localStorage.setItem(key ?? "", text ?? ""),
        [STORAGE_KEYS.questionnaireData, JSON.stringify(given)],
      );
      await open(page, "/preview");
      await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe(given.name);
      await expect.poll(() => page.getByLabel("Email", { exact: true }).inputValue()).toBe(given.email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await submitOf(page).click();
      await page.waitForURL("**/pricing");
      await page.getByText("Your account is ready.", { exact: true }).waitFor();
      await page.getByText(FIRST_MEAL.ready, { exact: true }).waitFor();
      const user = await (await context.request.get("/api/user")).json();
      expect(user).toMatchObject({ name: given.name, email: given.email, isPremium: false });
      const preferences = await (await context.request.get("/api/user/preferences")).json();
      expect(preferences).toMatchObject({ goal: ANSWERS.goal, dietaryPreference: ANSWERS.dietaryPreference });
      expect(await stored(page, STORAGE_KEYS.questionnaireData)).toBeNull();
      await expect.poll(() => stored(page, STORAGE_KEYS.user)).toContain(given.email);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(PASSWORD);
    }));
});

describe("in unusual browsers", () => {
  slowTest.each([
    ["forbids storage", "forbid"],
    ["has full storage", "fill"],
    ["returns garbage from storage", "garble"],
  ] as const)("a browser that %s still leads from a goal to the questions", (_, kind) =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await page.addInitScript(spoilStorage, kind);
      for (const [path, name] of [
        ["/", "Start Your Personalized Journey"],
        ["/warm-up", "Continue"],
      ] as const) {
        await open(page, path);
        await page.getByRole("radio").nth(2).check();
        await page.getByText(name, { exact: true }).click();
        await page.waitForURL("**/questionnaire");
        await page.getByText("Step 1 of 9", { exact: true }).waitFor();
      }
      await open(page, "/preview");
      await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("");
    }),
  );

  slowTest("numbers, dates and text direction are the same in every language and time zone", async () => {
    const texts = new Set<string>();
    for (const [locale, timezoneId] of [
      ["en-US", "America/Los_Angeles"],
      ["ar-EG", "Pacific/Kiritimati"],
      ["de-DE", "Asia/Kolkata"],
    ] as const) {
      const context = await site().browser.newContext({ baseURL: site().harness.origin, locale, timezoneId });
      const page = await context.newPage();
      const said: string[] = [];
      page.on("console", (message) => ["error", "warning"].includes(message.type()) && said.push(message.text()));
      const read: string[] = [];
      for (const path of ["/", "/preview", "/how-we-check", "/cookies"]) {
        await open(page, path);
        await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).direction)).toBe("ltr");
        read.push((await page.getByRole("main").textContent()) ?? "");
      }
      texts.add(read.join("\n"));
      expect(said).toEqual([]);
      await context.close();
    }
    expect(texts.size).toBe(1);
  });
});

/** Runs in the page, before its own code. */
function spoilStorage(kind: "forbid" | "fill" | "garble"): void {
  if (kind === "forbid") {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The user denied it.", "SecurityError");
      },
    });
  } else if (kind === "fill") {
    Storage.prototype.setItem = () => {
      throw new DOMException("It is full.", "QuotaExceededError");
    };
  } else {
    const names = ["questionnaireData", "warmUpGoal", "selectedPlan", "appearance"];
    for (const [index, name] of names.entries()) {
      localStorage.setItem(name, ['{"goal":[7],"step":"x"', "\u0000", '[{"a":null}]', "null"][index] ?? "");
    }
  }
}
