import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { user } from "@mealwright/schema/contract/user";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Member, registerPaid } from "../../worker/test/factories.ts";
import { codeFileOf, cookiesOf, expectQuiet, openSite, slowTest, type Visit } from "./site.ts";

const site = openSite();

async function memberWithPlan(): Promise<{ member: Member; userId: string; plan: ReturnType<typeof mealPlan.parse> }> {
  const member = await registerPaid(site().harness, "weekly-flex");
  const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const { json } = await member.browser.get("/api/user");
  return { member, userId: user.parse(json).id, plan };
}

/** A signed-in page with the stored copy of the user, and the calls that it makes. */
async function visitAs(member: Member, storedId: string): Promise<Visit & { readonly calls: string[] }> {
  const visit = await site().visit({ width: 390, isFirst: true });
  await visit.context.addCookies(cookiesOf(member.browser, site().harness.origin));
  const copy = JSON.stringify({ id: storedId, isPremium: true });
  await visit.context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    STORAGE_KEYS.user,
    copy,
  ] as const);
  const calls: string[] = [];
  visit.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  return { ...visit, calls };
}

/** Delays the app's code until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

const meal = (page: Page, name: string) => page.getByRole("main").getByText(name, { exact: true }).first();

slowTest("a member's page requests its data once, while its code loads, and shows its frame meanwhile", async () => {
  const { member, userId, plan } = await memberWithPlan();
  const week = `/api/meal-plans/${userId}/active`;
  for (const [path, asked] of [
    ["/meal-plan", ["/api/user", week]],
    ["/dashboard", ["/api/user", "/api/meal-plans", week]],
    ["/", ["/api/user", "/api/meal-plans", week]],
    ["/planner", ["/api/user", "/api/meal-plans", week]],
  ] as const) {
    const { page, calls, ...visit } = await visitAs(member, userId);
    const arrive = await holdCode(page);
    await page.goto(path, { waitUntil: "commit" });
    await page.getByText("Mealwright").first().waitFor();
    await expect.poll(() => [...calls].sort(), { message: path }).toEqual([...asked].sort());
    if (path === "/meal-plan") await page.getByText("Your meal plan").waitFor();
    arrive();
    await page.getByRole("heading", { level: 1, name: /meal plan|Welcome|Week planner/ }).waitFor();
    await page.getByRole("main").getByText("kcal").first().waitFor();
    for (const call of asked)
      expect(
        calls.filter((other) => other === call),
        `${path} ${call}`,
      ).toHaveLength(1);
    expectQuiet({ page, ...visit });
    await visit.context.close();
  }
  expect(plan.meals.length).toBeGreaterThan(0);
});

const namesInFrame = (page: Page) =>
  page.locator("[data-frame-of] main [data-meal] [data-text=name]").allTextContents();

slowTest("on a phone today's meals are drawn before the code arrives, in their own place only", async () => {
  const { member, userId, plan } = await memberWithPlan();
  const names = plan.meals.map(({ name }) => name);
  for (const path of ["/meal-plan", "/dashboard", "/planner"]) {
    const { page, ...visit } = await visitAs(member, userId);
    const arrive = await holdCode(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect.poll(() => namesInFrame(page), { message: path }).not.toEqual([]);
    const drawn = await namesInFrame(page);
    expect(names, path).toEqual(expect.arrayContaining(drawn));
    arrive();
    await page.getByRole("heading", { level: 1, name: /meal plan|Welcome|Week planner/ }).waitFor();
    for (const name of drawn) await meal(page, name).waitFor();
    expect(await namesInFrame(page), path).toEqual([]);
    expectQuiet({ page, ...visit });
    await visit.context.close();
  }
  const { page, context } = await visitAs(member, userId);
  await holdCode(page);
  const answered = page.waitForResponse(/active$/);
  await page.goto("/meal-plan?tab=grocery", { waitUntil: "commit" });
  await (await answered).finished();
  await page.getByText("Your meal plan").waitFor();
  expect(await namesInFrame(page)).toEqual([]);
  await context.close();
});

test("before the code arrives, nothing of another account stored in the browser is shown", async () => {
  const [mine, other] = [await memberWithPlan(), await memberWithPlan()];
  const { page, context } = await visitAs(mine.member, other.userId);
  await holdCode(page);
  const answered = page.waitForResponse(/active$/);
  await page.goto("/meal-plan", { waitUntil: "commit" });
  expect((await answered).ok()).toBe(false);
  await page.getByText("Your meal plan").waitFor();
  expect(await namesInFrame(page)).toEqual([]);
  await context.close();
});

slowTest(
  "a signed-in browser without stored data opens the dashboard without loading the landing page's code",
  async () => {
    const { member } = await memberWithPlan();
    const visit = await site().visit({ width: 390, isFirst: true });
    await visit.context.addCookies(cookiesOf(member.browser, site().harness.origin));
    const files = new Set<string>();
    visit.page.on("request", (request) => files.add(new URL(request.url()).pathname));
    await visit.page.goto("/");
    await visit.page.getByRole("heading", { level: 1, name: /Welcome/ }).waitFor();
    expect(files).toContain(codeFileOf("src/screens/members/dashboard-screen.tsx"));
    expect(files).not.toContain(codeFileOf("src/screens/home-screen.tsx"));
    expectQuiet(visit);
    await visit.context.close();
  },
);

test("an ended session without stored data opens the landing page once the server has replied", async () => {
  const { member } = await memberWithPlan();
  const visit = await site().visit({ width: 390, isFirst: true });
  await visit.context.addCookies(cookiesOf(member.browser, site().harness.origin));
  expect((await member.browser.post("/api/auth/logout")).status).toBe(200);
  await visit.page.goto("/");
  await visit.page.getByRole("heading", { level: 1, name: /^A week of meals/ }).waitFor();
  await visit.context.close();
});

test("with another account stored in the browser, only data of the signed-in account is shown", async () => {
  const [mine, other] = [await memberWithPlan(), await memberWithPlan()];
  const { page, context } = await visitAs(mine.member, other.userId);
  await page.goto("/meal-plan");
  const today = page.getByRole("tablist", { name: "Days of the plan" });
  await today.getByRole("tab").first().click();
  const first = mine.plan.meals.find(({ day }) => day === 1);
  await meal(page, first?.name ?? "").waitFor();
  const stored = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.user);
  expect(stored).toContain(mine.userId);
  await context.close();
});

test("a change made right after opening the page is not overwritten by earlier replies", async () => {
  const { member, userId, plan } = await memberWithPlan();
  const { page, context, calls } = await visitAs(member, userId);
  await page.goto("/meal-plan?day=1");
  const before = plan.meals.find(({ day }) => day === 1)?.name ?? "";
  await meal(page, before).waitFor();
  await page
    .getByRole("button", { name: /^Regenerate: / })
    .first()
    .click();
  await expect.poll(() => calls.filter((call) => call === "/api/regenerate-meal")).toHaveLength(1);
  await meal(page, before).waitFor({ state: "detached" });
  await context.close();
});

slowTest("a member's page always has exactly one title and one description", async () => {
  const { member, userId } = await memberWithPlan();
  for (const path of ["/kitchen", "/meal-plan", "/pricing"]) {
    const { page, context } = await visitAs(member, userId);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Reflect.set(window, "seenInHead", seen);
      const note = () => {
        const counts = ["title", 'meta[name="description"]'].map((each) => document.querySelectorAll(each).length);
        // The head is still being parsed.
        if (document.body !== null) seen.add(`${counts} ${document.title === "" ? "without" : "with"} words`);
      };
      new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto(path);
    await page.locator("h1:not(.sr-only *)").first().waitFor({ state: "attached" });
    await page.waitForFunction(() => Reflect.get(window, "readyScreen") === location.pathname);
    expect(await page.evaluate(() => [...Reflect.get(window, "seenInHead")]), path).toEqual(["1,1 with words"]);
    await context.close();
  }
});
