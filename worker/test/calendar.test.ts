import { MEAL_HOURS } from "@mealwright/schema/constants/calendar";
import { FREE_TIER_MEALS } from "@mealwright/schema/constants/meals";
import { calendarFeed, newCalendarFeed } from "@mealwright/schema/contract/calendar";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { Browser, Reply } from "./client.ts";
import { expectError, expectSuccess } from "./expectations.ts";
import { ANSWERS, PASSWORD, registerMember, registerPaid } from "./factories.ts";
import { openHarness } from "./harness.ts";
import { awaitMails, tokenIn } from "./mail/mailbox.ts";

const harness = openHarness();

const FEED = "/api/calendar-feed";
const ALLERGIC = { allergies: ["Peanuts", "Sesame"], otherAllergies: "kiwi" };

async function planned() {
  const member = await registerPaid(harness(), "weekly-flex", ALLERGIC);
  const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  return { ...member, plan };
}

function eventsOf(reply: Reply): ICAL.Event[] {
  expect(reply.status, reply.text).toBe(200);
  expect(reply.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const component = new ICAL.Component(ICAL.parse(reply.text));
  return component.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
}

async function makeFeed(browser: Browser): Promise<string> {
  const reply = await browser.post(FEED, undefined, { headers: { "time-zone": "Europe/Berlin" } });
  expectSuccess(reply, "makeCalendarFeed");
  return new URL(newCalendarFeed.parse(reply.json).url).pathname;
}

/** Finds a meal's event in the calendar. */
function startOf(plan: MealPlan, day: number, time: string): string {
  const date = new Date(Date.parse(`${plan.weekOf}T00:00:00Z`) + (day - 1) * 24 * 3600 * 1000);
  return `${date.toISOString().slice(0, 10)}T${time}:00`;
}

describe("a plan as a calendar file", () => {
  test("contains every meal once, at its hour and with an id of its own", async () => {
    const { browser, plan } = await planned();
    const reply = await browser.get(`/api/meal-plans/${plan.id}/calendar.ics`);
    const events = eventsOf(reply);
    expect(reply.headers.get("content-disposition")).toContain("attachment");
    expect(events.map(({ summary, startDate }) => `${startDate} ${summary}`)).toEqual(
      plan.meals.map(({ day, type, name }) => `${startOf(plan, day, MEAL_HOURS[type])} ${name}`),
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(plan.meals.length);
  });

  test("is shown to nobody else", async () => {
    const { plan } = await planned();
    const stranger = await registerMember(harness());
    expectError(await stranger.browser.get(`/api/meal-plans/${plan.id}/calendar.ics`), 404, "not_found");
  });

  test("contains the three meals of Free Starter", async () => {
    const { browser } = await registerMember(harness());
    const plan = mealPlan.parse((await browser.post("/api/generate-meal-plan")).json);
    expect(eventsOf(await browser.get(`/api/meal-plans/${plan.id}/calendar.ics`))).toHaveLength(FREE_TIER_MEALS);
  });
});

describe("the private calendar address", () => {
  test("works without signing in and shows only meals, nothing about the person", async () => {
    const { browser, id, email, plan } = await planned();
    const reply = await harness()
      .visitor()
      .get(await makeFeed(browser));
    expect(eventsOf(reply).map(({ summary }) => summary)).toEqual(plan.meals.map(({ name }) => name));
    expect(reply.headers.get("x-robots-tag")).toBe("noindex");
    expect(reply.text).toContain("X-WR-TIMEZONE:Europe/Berlin");
    for (const secret of [id, email, plan.id, "Lovelace"]) expect(reply.text).not.toContain(secret);
    expect(reply.text).not.toMatch(/allerg|kiwi|sesame|peanut|kcal|calorie|weight|budget/i);
  });

  test("keeps the id of a swapped meal with a higher revision, and leaves the others unchanged", async () => {
    const { browser, plan } = await planned();
    const path = await makeFeed(browser);
    const before = eventsOf(await harness().visitor().get(path));
    const [meal] = plan.meals;
    expectSuccess(await browser.post("/api/regenerate-meal", { originalMeal: { id: meal?.id } }), "regenerateMeal");
    const after = eventsOf(await harness().visitor().get(path));
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after[0]?.summary).not.toBe(before[0]?.summary);
    expect(after[0]?.sequence).toBeGreaterThanOrEqual(before[0]?.sequence ?? 0);
    expect(after.slice(1).map(String)).toEqual(before.slice(1).map(String));
  });

  test("moves meals to a new hour and raises their revision", async () => {
    const { browser, plan } = await planned();
    const path = await makeFeed(browser);
    const before = eventsOf(await harness().visitor().get(path));
    const hours = { ...MEAL_HOURS, dinner: "20:45" };
    const reply = await browser.post(`${FEED}/hours`, hours);
    expectSuccess(reply, "saveMealHours");
    expect(calendarFeed.parse(reply.json).hours).toEqual(hours);
    const after = eventsOf(await harness().visitor().get(path));
    expect(after.map(({ startDate }) => String(startDate))).toEqual(
      plan.meals.map(({ day, type }) => startOf(plan, day, hours[type])),
    );
    for (const [index, event] of after.entries()) {
      expect(event.sequence).toBeGreaterThanOrEqual(before[index]?.sequence ?? 0);
    }
  });

  test("hides a meal that the current answers rule out", async () => {
    const { browser, plan } = await planned();
    const path = await makeFeed(browser);
    const answers = { ...ANSWERS, dietaryPreference: "vegan", allergies: ["Gluten", "Soy", "Nuts"] };
    expectSuccess(await browser.post("/api/save-questionnaire", answers), "saveQuestionnaire");
    const shown = mealPlan.parse((await browser.get(`/api/meal-plans/${plan.id}`)).json);
    expect(shown.meals.length).toBeLessThan(plan.meals.length);
    const events = eventsOf(await harness().visitor().get(path));
    expect(events.map(({ summary }) => summary)).toEqual(shown.meals.map(({ name }) => name));
  });

  test("is replaced by a new one, ends when revoked, and is stored only as a digest", async () => {
    const { browser, id } = await planned();
    const [first, second] = [await makeFeed(browser), await makeFeed(browser)];
    const visitor = harness().visitor();
    expectError(await visitor.get(first), 404, "not_found");
    expect((await visitor.get(second)).status).toBe(200);
    const sql = "select * from calendar_settings where user_id = ?";
    const { rows } = await harness().database.execute({ sql, args: [id] });
    expect(JSON.stringify(rows)).not.toContain(second.split("/")[3]);
    expectSuccess(await browser.send("DELETE", FEED), "removeCalendarFeed");
    expectError(await visitor.get(second), 404, "not_found");
    expect(calendarFeed.parse((await browser.get(FEED)).json)).toEqual({ since: null, hours: MEAL_HOURS });
  });

  test("ends when the password is reset by mail", async () => {
    const { browser, email } = await planned();
    const path = await makeFeed(browser);
    await browser.post("/api/auth/forgot-password", { email });
    const [mail] = await awaitMails(harness(), email, 1, ({ text }) => text.includes("token="));
    const body = { token: tokenIn(mail), newPassword: `${PASSWORD} anew` };
    expectSuccess(await browser.post("/api/auth/reset-password", body), "resetPassword");
    expectError(await harness().visitor().get(path), 404, "not_found");
  });

  test.each(["7:30", "24:00", "19:60", "noon", "", 19])("%j is refused as hour", async (dinner) => {
    const { browser } = await registerMember(harness());
    expectError(await browser.post(`${FEED}/hours`, { ...MEAL_HOURS, dinner }), 422, "invalid_fields");
  });
});
