import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { describe, expect, test } from "vitest";
import { expectError, expectSignedOut, expectSuccess } from "../expectations.ts";
import { ANSWERS, freshEmail, PASSWORD, registerMember, registerWithoutAnswers } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();
const account = () => ({ name: "Ada Lovelace", email: freshEmail(), password: PASSWORD });

describe("register", () => {
  test("creates an account and signs in", async () => {
    const browser = harness().visitor();
    const body = account();
    const reply = await browser.post("/api/auth/register", body);
    expectSuccess(reply, "register");
    expect(reply.json.user).toMatchObject({
      name: body.name,
      email: body.email,
      isPremium: false,
      tier: "free-starter",
    });
    expectSuccess(await browser.get("/api/user"), "user");
  });

  test("sets a cookie that is HttpOnly, SameSite=Lax and valid for the whole site", async () => {
    const reply = await harness().visitor().post("/api/auth/register", account());
    const [cookie] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^session=[\w-]+\.[\w-]+\.[\w-]+;/);
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Lax");
    expect(cookie).toContain("Path=/");
  });

  test("refuses an email address in use, regardless of case and surrounding spaces", async () => {
    const body = account();
    await harness().visitor().post("/api/auth/register", body);
    const again = { ...body, email: `  ${body.email.toUpperCase()} ` };
    expectError(
      await harness().visitor().post("/api/auth/register", again),
      409,
      "email_taken",
      CALL_ERRORS.emailTaken,
    );
  });

  test("lets one of two simultaneous registrations of an address win", async () => {
    const body = account();
    const replies = await Promise.all([1, 2, 3, 4].map(() => harness().visitor().post("/api/auth/register", body)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409, 409]);
  });

  test.each([
    ["a password of 5", { password: "12345" }, "password", MESSAGES.passwordTooShort],
    ["no name", { name: " " }, "name", "Name is required."],
    ["no address", { email: "ada" }, "email", "Please enter a valid email address."],
    ["a password of 257", { password: "x".repeat(257) }, "password", "Password must be at most 256 characters long."],
  ])("refuses %s, with an error at its field", async (_, change, field, text) => {
    const reply = await harness()
      .visitor()
      .post("/api/auth/register", { ...account(), ...change });
    expectError(reply, 422, "invalid_fields", text);
    expect(reply.json.fields).toEqual({ [field]: text });
  });

  test("accepts a password of 6 characters, and one with spaces, emoji and a NUL, unchanged", async () => {
    for (const password of ["qk7-zu", "  qk spaces zu  ", "pässwörd🍅🍅", "a\u0000bcdef"]) {
      const body = { ...account(), password };
      expect((await harness().visitor().post("/api/auth/register", body)).status).toBe(201);
      expect((await harness().visitor().post("/api/auth/login", { email: body.email, password })).status).toBe(200);
    }
  });
});

describe("register with preferences", () => {
  test("stores account and answers together", async () => {
    const { browser } = await registerMember(harness(), { allergies: ["Dairy", "Other"], otherAllergies: "kiwi" });
    const reply = await browser.get("/api/user/preferences");
    expectSuccess(reply, "preferences");
    expect(reply.json).toEqual({
      goal: "eat_healthier",
      dietaryPreference: "omnivore",
      allergies: ["Dairy", "Other"],
      otherAllergies: "kiwi",
      mealsPerDay: 3,
      prepTime: 45,
      budget: 120,
      cookingLevel: "intermediate",
      age: 34,
      weight: 70.5,
      height: 175,
      gender: "female",
      activity: null,
      household: 1,
      weekFilters: [],
      weekCuisine: null,
      premiumDishes: false,
      fewCookingDays: false,
    });
  });

  test("stores no answers either if the address is in use", async () => {
    const first = await registerWithoutAnswers(harness());
    const body = { ...ANSWERS, ...account(), email: first.email };
    expectError(await harness().visitor().post("/api/auth/register-with-preferences", body), 409, "email_taken");
    const rows = await harness().database.execute(
      "select count(*) as n from preferences p left join users u on u.id = p.user_id where u.id is null",
    );
    expect(rows.rows[0]?.n).toBe(0);
    expectError(await first.browser.get("/api/user/preferences"), 404, "not_found", CALL_ERRORS.preferencesNotFound);
  });

  test("accepts optional details that are missing, empty or null", async () => {
    for (const nothing of [undefined, "", null]) {
      const { browser } = await registerMember(harness(), {
        age: nothing,
        weight: nothing,
        height: nothing,
        gender: nothing,
      });
      expect((await browser.get("/api/user/preferences")).json).toMatchObject({
        age: null,
        weight: null,
        height: null,
        gender: null,
      });
    }
  });

  test.each([
    ["goal", "fly"],
    ["dietaryPreference", "carnivore"],
    ["allergies", ["Gold"]],
    ["budget", "24"],
    ["budget", "many"],
    ["prepTime", 121],
    ["mealsPerDay", 5],
    ["cookingLevel", ""],
    ["age", 12],
    ["weight", "1e9"],
    ["height", -1],
    ["gender", "cat"],
    ["otherAllergies", "x".repeat(301)],
  ])("refuses %s = %j", async (field, value) => {
    const body = { ...ANSWERS, ...account(), [field]: value };
    const reply = await harness().visitor().post("/api/auth/register-with-preferences", body);
    expectError(reply, 422, "invalid_fields");
    expect(Object.keys(reply.json.fields ?? {}).join()).toContain(field);
  });
});

describe("log in and out", () => {
  test("signing in with the right password creates a session of its own", async () => {
    const member = await registerMember(harness());
    const browser = harness().visitor();
    expectSuccess(
      await browser.post("/api/auth/login", { email: member.email.toUpperCase(), password: PASSWORD }),
      "login",
    );
    expect(browser.cookie).not.toBe(member.browser.cookie);
  });

  test.each([
    ["an unknown address", () => freshEmail(), PASSWORD],
    ["a wrong password", undefined, `${PASSWORD}!`],
  ])("%s gets the same error text", async (_, email, password) => {
    const member = await registerMember(harness());
    const reply = await harness()
      .visitor()
      .post("/api/auth/login", { email: email?.() ?? member.email, password });
    expectError(reply, 401, "wrong_credentials", CALL_ERRORS.wrongCredentials);
  });

  test("signing out ends the session on the server, not only in the browser", async () => {
    const { browser } = await registerMember(harness());
    const stolen = harness().visitor();
    stolen.cookie = browser.cookie;
    expect((await stolen.get("/api/user")).status).toBe(200);
    expectSuccess(await browser.post("/api/auth/logout"), "logout");
    expectSignedOut(browser);
    expectError(await stolen.get("/api/user"), 401, "unauthenticated");
  });

  test("signing out twice or without a session is no error", async () => {
    expectSuccess(await harness().visitor().post("/api/auth/logout"), "logout");
  });
});

describe("preferences", () => {
  test("can be saved with numbers or text, and replace the earlier ones", async () => {
    const { browser } = await registerWithoutAnswers(harness());
    expectError(await browser.get("/api/user/preferences"), 404, "not_found", CALL_ERRORS.preferencesNotFound);
    expect((await browser.get("/api/user")).json.stats).toMatchObject({ budget: 0 });
    expectSuccess(
      await browser.post("/api/save-questionnaire", { ...ANSWERS, budget: 80, weight: 60, mealsPerDay: "4+" }),
      "saveQuestionnaire",
    );
    expect((await browser.get("/api/user/preferences")).json).toMatchObject({ budget: 80, weight: 60, mealsPerDay: 4 });
    expectSuccess(await browser.post("/api/save-questionnaire", { ...ANSWERS, budget: "95" }), "saveQuestionnaire");
    expect((await browser.get("/api/user/preferences")).json).toMatchObject({ budget: 95, mealsPerDay: 3 });
    expect((await browser.get("/api/user")).json.stats).toMatchObject({ budget: 95 });
  });

  test("get defaults where a stored questionnaire has no answer", async () => {
    const { browser } = await registerWithoutAnswers(harness());
    await browser.post("/api/save-questionnaire", {
      goal: "save_time",
      dietaryPreference: "vegan",
      cookingLevel: "beginner",
    });
    expect((await browser.get("/api/user/preferences")).json).toMatchObject({
      allergies: [],
      mealsPerDay: 3,
      prepTime: 30,
      budget: 75,
    });
  });
});
