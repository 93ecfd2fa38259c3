import { HOUSEHOLD_PEOPLE_MAX } from "@mealwright/schema/constants/household";
import { household } from "@mealwright/schema/contract/household";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { userExport } from "@mealwright/schema/contract/user";
import { describe, expect, test } from "vitest";
import type { Browser, Reply } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { ANSWERS, grantTier, PASSWORD, registerMember, registerPaid, registerWithoutAnswers } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();

const HOUSEHOLD = "/api/user/household";
const GENERATE = "/api/generate-meal-plan";
const WEEK = [1, 2, 3, 4, 5, 6, 7];
const MIA = {
  name: "Mia",
  allergies: ["Dairy", "Eggs"],
  otherAllergies: null,
  diet: "omnivore",
  ageBand: "4-8",
  appetite: "usual",
  days: WEEK,
};
const TOM = {
  name: "Tom",
  allergies: [],
  otherAllergies: null,
  diet: "vegetarian",
  ageBand: "18-65",
  appetite: "bigger",
  days: [6, 7],
};
const planOf = (reply: Reply) => mealPlan.parse(reply.json);
const householdOf = (reply: Reply) => household.parse(reply.json);

const save = async (browser: Browser, people: readonly object[]) => {
  const reply = await browser.post(HOUSEHOLD, { people });
  expectSuccess(reply, "saveHousehold");
  return householdOf(reply);
};
const activeOf = async (browser: Browser, userId: string) =>
  planOf(await browser.get(`/api/meal-plans/${userId}/active`));

describe("the people in a household", () => {
  test("are saved together, read back with portions, exported, hidden from others, and removed by saving none", async () => {
    const { browser } = await registerPaid(harness(), "annual-vip");
    expect(householdOf(await browser.get(HOUSEHOLD)).people).toEqual([]);
    const saved = await save(browser, [MIA, TOM]);
    expect(saved.people).toMatchObject([MIA, TOM]);
    expect(saved.portionsByDay.slice(0, 5)).toEqual(Array(5).fill(saved.portionsByDay[0]));
    const [mia, tom] = saved.people.map(({ portions }) => portions);
    expect(saved.portionsByDay[0]).toBe(1 + (mia ?? 0));
    expect(saved.portionsByDay[6]).toBe(1 + (mia ?? 0) + (tom ?? 0));
    const read = await browser.get(HOUSEHOLD);
    expectSuccess(read, "household");
    expect(householdOf(read)).toEqual(saved);
    const { household: exported, preferences } = userExport.parse((await browser.get("/api/user/export")).json);
    expect(exported).toEqual([MIA, TOM]);
    expect(preferences).not.toHaveProperty("people");
    const other = await registerPaid(harness(), "annual-vip");
    expect(householdOf(await other.browser.get(HOUSEHOLD)).people).toEqual([]);
    expect((await save(browser, [])).people).toEqual([]);
    expect((await browser.get("/api/user/export")).text).not.toContain("Mia");
  });

  test("are kept when the questionnaire is saved, and deleted with the account", async () => {
    const { browser, id } = await registerPaid(harness(), "annual-vip");
    await save(browser, [MIA]);
    expectSuccess(await browser.post("/api/save-questionnaire", { ...ANSWERS, people: [] }), "saveQuestionnaire");
    expect(householdOf(await browser.get(HOUSEHOLD)).people).toMatchObject([MIA]);
    expect((await browser.get("/api/user/preferences")).json).not.toHaveProperty("people");
    expectSuccess(await browser.send("DELETE", "/api/user", { body: { password: PASSWORD } }), "deleteUser");
    const { rows } = await harness().database.execute({
      sql: "select * from preferences where user_id = ?",
      args: [id],
    });
    expect(rows).toEqual([]);
  });

  test("include unnamed people until they are named or removed", async () => {
    const { browser } = await registerPaid(harness(), "annual-vip");
    await browser.post("/api/save-questionnaire", { ...ANSWERS, household: 4 });
    const sizes = async (people: readonly object[]) => {
      const { unnamed, portionsByDay } = await save(browser, people);
      const { household: size } = (await browser.get("/api/user/preferences")).json;
      return { size, unnamed, monday: portionsByDay[0] };
    };
    const ann = { ...MIA, name: "Ann", ageBand: "9-13", days: [7] };
    expect(await sizes([ann])).toEqual({ size: 4, unnamed: 2, monday: 3 });
    expect(await sizes([ann, TOM])).toEqual({ size: 4, unnamed: 1, monday: 2 });
    expect(await sizes([TOM])).toEqual({ size: 3, unnamed: 1, monday: 2 });
    expect(await sizes([])).toEqual({ size: 2, unnamed: 1, monday: 2 });
    expect(await sizes([TOM, ann, MIA])).toMatchObject({ size: 2, unnamed: 0 });
    expect(await sizes([MIA])).toMatchObject({ size: 2, unnamed: 0 });
  });

  test("can be added only after one's own answers", async () => {
    const { browser, id } = await registerWithoutAnswers(harness());
    await grantTier(harness(), id, "annual-vip");
    expectError(await browser.get(HOUSEHOLD), 404, "not_found");
    expectError(await browser.post(HOUSEHOLD, { people: [MIA] }), 404, "not_found");
  });

  const person = (changes: object) => [{ ...MIA, ...changes }];
  test.each([
    [{}, "people"],
    [{ people: "Mia" }, "people"],
    [{ people: person({ name: " " }) }, "people.0.name"],
    [{ people: person({ name: "x".repeat(41) }) }, "people.0.name"],
    [{ people: person({ name: "www.example.com" }) }, "people.0.name"],
    [{ people: person({ name: "Mia\nTom" }) }, "people.0.name"],
    [{ people: [MIA, { ...TOM, name: "mia" }] }, "people.1.name"],
    [{ people: person({ allergies: ["Moon dust"] }) }, "people.0.allergies.0"],
    [{ people: person({ otherAllergies: "x".repeat(301) }) }, "people.0.otherAllergies"],
    [{ people: person({ diet: "lunar" }) }, "people.0.diet"],
    [{ people: person({ ageBand: "4" }) }, "people.0.ageBand"],
    [{ people: person({ appetite: 3 }) }, "people.0.appetite"],
    [{ people: person({ days: [0] }) }, "people.0.days.0"],
    [{ people: person({ days: [1.5] }) }, "people.0.days.0"],
    [
      { people: Array.from({ length: HOUSEHOLD_PEOPLE_MAX + 1 }, (_, at) => ({ ...MIA, name: `Guest ${at}` })) },
      "people",
    ],
  ])("%o is refused with an error at %s", async (body, field) => {
    const { browser } = await registerPaid(harness(), "annual-vip");
    const reply = await browser.post(HOUSEHOLD, body);
    expectError(reply, 422, "invalid_fields");
    expect(Object.keys(reply.json.fields as object)).toContain(field);
    expect(householdOf(await browser.get(HOUSEHOLD)).people).toEqual([]);
  });
});

describe("tiers", () => {
  test.each(["free-starter", "weekly-flex", "monthly-saver"] as const)(
    "%s is told which tier includes households",
    async (tier) => {
      const { browser } =
        tier === "free-starter" ? await registerMember(harness()) : await registerPaid(harness(), tier);
      const refused = await browser.post(HOUSEHOLD, { people: [MIA] });
      expectError(refused, 403, "upgrade_required");
      expect(refused.text).toContain("Annual VIP");
      expect(householdOf(await browser.get(HOUSEHOLD)).people).toEqual([]);
    },
  );

  test("after the paid period, plans are for one person, and the stored people can be read and removed", async () => {
    const { browser, id } = await registerPaid(harness(), "annual-vip");
    await save(browser, [MIA]);
    await grantTier(harness(), id, "annual-vip", -1);
    const kept = householdOf(await browser.get(HOUSEHOLD));
    expect(kept.people).toMatchObject([MIA]);
    expect(kept.portionsByDay).toEqual(WEEK.map(() => 1));
    expectError(await browser.post(HOUSEHOLD, { people: [MIA, TOM] }), 403, "upgrade_required");
    expect((await save(browser, [])).people).toEqual([]);
  });
});

describe("a household's plan", () => {
  test("hides dishes that a new person cannot eat, names only the person, and gets filled again for everybody", async () => {
    const { browser, id } = await registerPaid(harness(), "annual-vip", { prepTime: 90, budget: 200 });
    const alone = planOf(await browser.post(GENERATE));
    const avoided = (plan: typeof alone) =>
      plan.meals.filter(({ allergens }) => allergens.includes("milk") || allergens.includes("egg"));
    expect(avoided(alone).length).toBeGreaterThan(0);
    await save(browser, [{ ...MIA, days: [7] }]);
    const shown = await activeOf(browser, id);
    expect(avoided(shown)).toEqual([]);
    expect(shown.meals.length).toBeLessThan(alone.meals.length);
    const said = shown.notes.find((note) => note.includes("Mia"));
    expect(said).toMatch(/^Not shown because of something that is not for Mia: /);
    // A dish's name may contain an ingredient.
    expect(said?.replaceAll(/“[^”]*”/g, "")).not.toMatch(/milk|egg|dairy/i);
    const whole = planOf(await browser.post(GENERATE));
    expect(whole.complete).toBe(true);
    expect(whole.meals).toHaveLength(alone.meals.length);
    expect(avoided(whole)).toEqual([]);
    await save(browser, []);
    expect((await activeOf(browser, id)).meals).toHaveLength(alone.meals.length);
  });

  test("is bought and priced for the portions of each day", async () => {
    const { browser } = await registerPaid(harness(), "annual-vip", { budget: 200 });
    const { portionsByDay } = await save(browser, [{ ...MIA, allergies: [] }, TOM]);
    const plan = planOf(await browser.post(GENERATE));
    const eaten = plan.meals.flatMap(({ day, ingredients }) =>
      ingredients.map(({ foodId, grams }) => (foodId === "water" ? 0 : grams * (portionsByDay[day - 1] ?? 0))),
    );
    const listed = plan.groceryList.flatMap(({ items }) => items.map(({ grams }) => grams));
    const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0);
    expect(sum(listed) / sum(eaten)).toBeCloseTo(1, 1);
    const cents = plan.meals.map(({ day, cost }) => cost * (portionsByDay[day - 1] ?? 0));
    expect(plan.totals?.recipeCost).toBeCloseTo(sum(cents), 1);
  });

  test("when hardly any dish suits everybody, saving says whose answers limit it most", async () => {
    const { browser } = await registerPaid(harness(), "annual-vip", { dietaryPreference: "vegan" });
    const alone = householdOf(await browser.get(HOUSEHOLD));
    expect(alone.narrowedBy).toBeNull();
    const saved = await save(browser, [
      { ...MIA, allergies: [] },
      { ...TOM, diet: "keto" },
    ]);
    expect(saved.narrowedBy).toBe("Tom");
    expect(saved.dishes.dinner).toBeLessThan(alone.dishes.dinner);
  });
});
