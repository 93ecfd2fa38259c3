import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { freshEmail, PASSWORD } from "../../../worker/test/factories.ts";
import { expectAccessible, letThrough, looks, openSite, SEES_EVERY_LOOK, slowTest } from "../site.ts";
import { fill, open, submitOf, untilTaken, visiting } from "./public-helpers.ts";

const site = openSite();

interface PublicForm {
  readonly path: string;
  readonly call: string;
  /** What is typed, by the field's label. */
  readonly typed: Readonly<Record<string, string>>;
  /** The form's text without any reply, and for an error without a text. */
  readonly unreachable: string;
  readonly refused: string;
}

const ACCOUNT = { Name: "Ada", Email: "ada@example.test", Password: PASSWORD };

const FORMS: readonly PublicForm[] = [
  {
    path: "/auth",
    call: "/api/auth/login",
    typed: { Email: ACCOUNT.Email, Password: PASSWORD },
    unreachable: MESSAGES.loginNetwork,
    refused: MESSAGES.loginFailed,
  },
  {
    path: "/auth?mode=sign-up",
    call: "/api/auth/register",
    typed: ACCOUNT,
    unreachable: MESSAGES.registrationNetwork,
    refused: MESSAGES.registrationFailed,
  },
  {
    path: "/auth?mode=forgot",
    call: "/api/auth/forgot-password",
    typed: { Email: ACCOUNT.Email },
    unreachable: MESSAGES.resetEmailFailed,
    refused: MESSAGES.resetEmailFailed,
  },
  {
    path: "/reset-password?token=a-token",
    call: "/api/auth/reset-password",
    typed: { "New password": PASSWORD, "Confirm password": PASSWORD },
    unreachable: MESSAGES.somethingWentWrong,
    refused: MESSAGES.somethingWentWrong,
  },
  {
    path: "/preview",
    call: "/api/auth/register",
    typed: ACCOUNT,
    unreachable: MESSAGES.somethingWentWrong,
    refused: MESSAGES.registrationFailed,
  },
  {
    path: "/contact",
    call: "/api/contact",
    typed: { Name: "Ada", Email: ACCOUNT.Email, Subject: "Beans", Message: "Which beans?" },
    unreachable: MESSAGES.somethingWentWrong,
    refused: MESSAGES.somethingWentWrong,
  },
];

async function openFilled(page: Page, { path, typed }: PublicForm): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await fill(page, typed);
}

async function expectKept(page: Page, { typed }: PublicForm): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue(), { message: label }).toBe(text);
  }
}

/** All forms share one way of sending, so each run tests one of the three failures per form, or all with every look. */
const TROUBLES = 3;
const meets = (place: number, trouble: number) => SEES_EVERY_LOOK || place % TROUBLES === trouble;

describe.each(FORMS.map((form, place) => ({ ...form, place })))("the form on $path sent to $call", (form) => {
  test.runIf(meets(form.place, 0))(
    "keeps what was typed when offline, shows an error, and can be sent again",
    async () => {
      const { page, context } = await site().visit({ width: 390 });
      await openFilled(page, form);
      await context.setOffline(true);
      await submitOf(page).click();
      await page.getByRole("main").getByRole("alert").getByText(form.unreachable).first().waitFor();
      await expectKept(page, form);
      await context.setOffline(false);
      const [request] = await Promise.all([page.waitForRequest(`**${form.call}`), submitOf(page).click()]);
      expect(request.method()).toBe("POST");
      await context.close();
    },
  );

  test.runIf(meets(form.place, 1))(
    "keeps what was typed when the server is down or replies with something unreadable",
    async () => {
      const { page, context } = await site().visit({ width: 390 });
      await openFilled(page, form);
      for (const [status, body, said] of [
        [503, "", form.refused],
        [502, "<html>Bad gateway</html>", form.refused],
        [200, "<html>Welcome to the hotel</html>", form.unreachable],
      ] as const) {
        await page.route(`**${form.call}`, (route) => route.fulfill({ status, body, contentType: "text/html" }));
        await submitOf(page).click();
        await page.getByRole("main").getByRole("alert").getByText(said).first().waitFor();
        await expect.poll(() => page.getByRole("main").textContent()).not.toContain("<html>");
        await expectKept(page, form);
        await letThrough(page, `**${form.call}`);
      }
      await context.close();
    },
  );

  test.runIf(meets(form.place, 2))(
    "is sent once while the server is slow, and can be sent again after a refusal",
    async () => {
      const { page, context } = await site().visit({ width: 390 });
      await openFilled(page, form);
      let calls = 0;
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(`**${form.call}`, async (route) => {
        calls += 1;
        await answered;
        await route.fulfill({ status: 503, json: { error: "We are busy. Please try again in a minute." } });
      });
      await submitOf(page).click();
      await expect.poll(() => calls).toBe(1);
      await expect.poll(() => submitOf(page).isDisabled()).toBe(true);
      await page.keyboard.press("Enter");
      answer();
      await page.getByText("We are busy. Please try again in a minute.").first().waitFor();
      expect(calls).toBe(1);
      await expect.poll(() => submitOf(page).isDisabled()).toBe(false);
      await expectKept(page, form);
      await context.close();
    },
  );
});

describe("a page without its JavaScript", () => {
  slowTest("says so at the top, and no form puts what was typed into the address", async () => {
    const context = await site().browser.newContext({
      baseURL: site().harness.origin,
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    const page = await context.newPage();
    const word = page.locator("noscript p", { hasText: "This page needs JavaScript." });
    for (const { path } of FORMS) {
      await page.goto(path);
      expect((await word.boundingBox())?.y, path).toBe(0);
      const fields = page.locator("form").locator("input, textarea");
      for (const field of await fields.all()) await field.fill("typed@example.test");
      await submitOf(page).click();
      await fields.first().press("Enter");
      await page.waitForTimeout(100);
      expect(page.url(), path).toBe(`${site().harness.origin}${path}`);
      await expect.poll(() => fields.first().inputValue(), { message: path }).toBe("typed@example.test");
    }
    for (const path of ["/privacy", "/terms", "/cookies", "/how-we-check", "/subscription-success"]) {
      await page.goto(path);
      await expect.poll(() => word.count(), { message: path }).toBe(0);
    }
    await context.close();
  });

  test.each(looks([390, 1440]))("shows an error with a link that reloads it, at %i px", async (width) => {
    const { page, context } = await site().visit({ width });
    for (const path of looks(["/auth?mode=sign-in", "/contact", "/pricing", "/warm-up", "/questionnaire"])) {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto(path);
      const word = page.getByRole("alert").filter({ hasText: "did not load" });
      await word.waitFor();
      await expectAccessible(page);
      await letThrough(page, "**/assets/*.js");
      await word.getByRole("link", { name: "reload the page" }).click();
      await untilTaken(page);
      expect(page.url(), path).toBe(`${site().harness.origin}${path}`);
      await expect.poll(() => word.count(), { message: path }).toBe(0);
    }
    await context.close();
  });
});

describe("browser storage", () => {
  test("may be blocked: the way from the goal to the plan still works", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await page.addInitScript(() => {
        const forbidden = {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        };
        Object.defineProperty(window, "localStorage", forbidden);
        Object.defineProperty(window, "sessionStorage", forbidden);
      });
      await open(page, "/warm-up");
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: LABELS.continue }).click();
      const next = page.locator("form button[type=submit]");
      for (let step = 1; step < 9; step += 1) {
        await page.getByText(`Step ${step} of 9`, { exact: true }).waitFor();
        if ([1, 2, 7].includes(step)) await page.getByRole("radio").first().click();
        else await next.click();
      }
      await page.getByLabel("Full name").fill("Ada Lovelace");
      await page.getByLabel("Email").fill(freshEmail());
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      // After the first meals the page asks the server who is signed in, because nothing stored could tell.
      const asked = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/user");
      await next.click();
      await page.waitForURL("**/pricing");
      await asked;
      await page.getByRole("link", { name: "Go to my meal plan" }).click();
      await page.getByRole("article").first().waitFor();
    }));

  test.each(looks(['{"goal":"__proto__","allergies":"Nuts","budget":{},"age":[],"step":1e9}', "null", "[]", "{"]))(
    "may hold garbage: with %s under every key each screen opens as for a new visitor",
    (nonsense) =>
      visiting(site(), { width: 390 }, async ({ page }) => {
        await page.addInitScript(
          ([keys, text]) => {
            for (const key of keys ?? []) localStorage.setItem(key, String(text));
          },
          [Object.values(STORAGE_KEYS), nonsense] as const,
        );
        for (const [path, title] of [
          ["/questionnaire", "What is your goal?"],
          ["/pricing", "Plans and prices"],
          ["/auth", "Welcome back"],
          ["/contact", "Contact us"],
        ] as const) {
          await page.goto(path);
          await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
          await expect.poll(() => page.getByRole("radio", { checked: true }).count(), { message: path }).toBe(0);
        }
      }),
  );
});
