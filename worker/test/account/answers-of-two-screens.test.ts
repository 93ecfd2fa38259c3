import { ANSWERS_CHANGED, HOUSEHOLD_CHANGED } from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import type { Browser, Reply } from "../client.ts";
import { expectError } from "../expectations.ts";
import { ANSWERS, registerMember, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();

const saveAnswers = (browser: Browser, changes: object, basedOn?: object) =>
  browser.post("/api/save-questionnaire", { ...ANSWERS, ...changes, ...(basedOn ? { basedOn } : {}) });
const saveHousehold = (browser: Browser, people: readonly object[], basedOn?: readonly object[]) =>
  browser.post("/api/user/household", { people, ...(basedOn ? { basedOn } : {}) });
const answersOf = async (browser: Browser) => (await browser.get("/api/user/preferences")).json;
const namesOf = async (browser: Browser) => {
  const { people } = (await browser.get("/api/user/household")).json;
  return (people as { name: string }[]).map(({ name }) => name);
};
const person = (name: string) => ({
  name,
  allergies: ["Eggs"],
  otherAllergies: null,
  diet: "omnivore",
  ageBand: "18-65",
  appetite: "usual",
  days: [1, 2, 3],
});
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status).sort();

describe("a screen showing answers that have changed since", () => {
  test("is refused with 409 instead of overwriting them", async () => {
    const { browser } = await registerMember(harness());
    const seen = await answersOf(browser);
    expect((await saveAnswers(browser, { allergies: ["Dairy"] }, seen)).status).toBe(200);
    expectError(await saveAnswers(browser, { cookingLevel: "advanced" }, seen), 409, "conflict", ANSWERS_CHANGED);
    const stored = await answersOf(browser);
    expect(stored).toMatchObject({ allergies: ["Dairy"], cookingLevel: ANSWERS.cookingLevel });
    const both = { allergies: ["Dairy"], cookingLevel: "advanced" };
    expect((await saveAnswers(browser, both, stored)).status).toBe(200);
    expect(await answersOf(browser)).toMatchObject(both);
  });

  test("only one of several simultaneous saves succeeds, but a save that names no base is always accepted", async () => {
    const { browser } = await registerMember(harness());
    const seen = await answersOf(browser);
    const budgets = [61, 62, 63, 64];
    const replies = await Promise.all(budgets.map((budget) => saveAnswers(browser, { budget }, seen)));
    expect(statuses(replies)).toEqual([200, 409, 409, 409]);
    expect((await answersOf(browser)).budget).toBe(budgets[replies.findIndex(({ status }) => status === 200)]);
    expect((await saveAnswers(browser, { budget: 65 })).status).toBe(200);
  });

  test("may repeat a save whose reply was lost", async () => {
    const { browser } = await registerPaid(harness(), "annual-vip");
    const seen = await answersOf(browser);
    for (const _ of [1, 2]) {
      expect((await saveAnswers(browser, { allergies: ["Dairy"] }, seen)).status).toBe(200);
      expect((await saveHousehold(browser, [person("Mia")], [])).status).toBe(200);
    }
    expect(await namesOf(browser)).toEqual(["Mia"]);
  });

  test("cannot drop a person added to the household meanwhile", async () => {
    const { browser } = await registerPaid(harness(), "annual-vip");
    expect((await saveHousehold(browser, [person("Mia")], [])).status).toBe(200);
    expectError(await saveHousehold(browser, [person("Tom")], []), 409, "conflict", HOUSEHOLD_CHANGED);
    expect(await namesOf(browser)).toEqual(["Mia"]);
    const both = [person("Mia"), person("Tom")];
    expect((await saveHousehold(browser, both, [person("Mia")])).status).toBe(200);
    const replies = await Promise.all([1, 2, 3].map((number) => saveHousehold(browser, [person(`P${number}`)], both)));
    expect(statuses(replies)).toEqual([200, 409, 409]);
    // The members of the household are not part of one's own answers.
    const seen = await answersOf(browser);
    expect((await saveHousehold(browser, [])).status).toBe(200);
    expect((await saveAnswers(browser, { budget: 70 }, seen)).status).toBe(200);
  });
});
