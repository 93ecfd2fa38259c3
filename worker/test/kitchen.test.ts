import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { type Kitchen, kitchen } from "@mealwright/schema/contract/kitchen";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import { packsGrams } from "@mealwright/schema/rules/grocery-line-text";
import { addWeeks, mondayOf } from "@mealwright/schema/rules/week";
import { describe, expect, test } from "vitest";
import type { Browser, Reply } from "./client.ts";
import { expectError, expectSuccess } from "./expectations.ts";
import { registerPaid } from "./factories.ts";
import { openHarness } from "./harness.ts";

const harness = openHarness();
const GENERATE = "/api/generate-meal-plan";
const nextMonday = () => addWeeks(mondayOf(new Date()), 1);

const linesOf = ({ groceryList }: Pick<MealPlan, "groceryList">): readonly GroceryItem[] =>
  groceryList.flatMap(({ items }) => items);
const toBuy = (plan: MealPlan) => linesOf(plan).filter(({ packs }) => packs.length > 0);

async function generate(browser: Browser, weekOf: string): Promise<MealPlan> {
  return mealPlan.parse((await browser.post(GENERATE, { weekOf })).json);
}

/** Somebody who has planned next week and bought all of its list. */
async function stocked() {
  const member = await registerPaid(harness(), "weekly-flex");
  const plan = await generate(member.browser, nextMonday());
  for (const { foodId, packs } of toBuy(plan)) {
    const body = { planId: plan.id, item: foodId, checked: true, packs };
    expectSuccess(await member.browser.post("/api/grocery-checks", body), "groceryCheck");
  }
  return { ...member, plan };
}

const kitchenOf = (reply: Reply): Kitchen => {
  expect(reply.status, reply.text).toBe(200);
  return kitchen.parse(reply.list);
};
const readKitchen = async (browser: Browser) => kitchenOf(await browser.get("/api/kitchen"));
const gramsOf = (items: Kitchen, foodId: string) => items.find((item) => item.foodId === foodId)?.grams ?? 0;

test("who never ticked anything has an empty kitchen", async () => {
  const { browser } = await registerPaid(harness(), "weekly-flex");
  await generate(browser, nextMonday());
  expect(await readKitchen(browser)).toEqual([]);
});

describe("what is bought and not eaten", () => {
  test("is in the kitchen to the gram: the packs of the ticked lines, before the week begins", async () => {
    const { browser, plan } = await stocked();
    const items = await readKitchen(browser);
    expect(items.map(({ foodId, grams }) => [foodId, grams]).sort()).toEqual(
      toBuy(plan)
        .map(({ foodId, packs }) => [foodId, packsGrams(packs)])
        .sort(),
    );
    for (const { grams, lots } of items) expect(lots.reduce((sum, lot) => sum + lot.grams, 0)).toBe(grams);
  });

  test("follows a tick that goes and comes", async () => {
    const { browser, plan } = await stocked();
    const [line] = toBuy(plan);
    const press = async (checked: boolean) => {
      const body = { planId: plan.id, item: line?.foodId, checked, packs: line?.packs };
      expectSuccess(await browser.post("/api/grocery-checks", body), "groceryCheck");
      return gramsOf(await readKitchen(browser), line?.foodId ?? "");
    };
    expect(await press(false)).toBe(0);
    expect(await press(true)).toBe(packsGrams(line?.packs ?? []));
  });

  test("leaves the plans as they are: no list and no meal follows from it", async () => {
    const { browser, plan } = await stocked();
    const before = await browser.get(`/api/meal-plans/${plan.id}`);
    const [line] = toBuy(plan);
    kitchenOf(await browser.post("/api/kitchen", { foodId: line?.foodId, grams: 1 }));
    expect((await browser.get(`/api/meal-plans/${plan.id}`)).text).toBe(before.text);
  });
});

describe("what the person says is there", () => {
  test("counts instead, with its date, until it is used up", async () => {
    const { browser, plan } = await stocked();
    const foodId = toBuy(plan)[0]?.foodId ?? "";
    const said = kitchenOf(await browser.post("/api/kitchen", { foodId, grams: 20_000, useBy: null }));
    expect(said.find((item) => item.foodId === foodId)).toMatchObject({ lots: [{ grams: 20_000, useBy: null }] });
    expect(await readKitchen(browser)).toEqual(said);
    const less = kitchenOf(await browser.post("/api/kitchen", { foodId, grams: 15_000 }));
    expect(less.find((item) => item.foodId === foodId)?.lots).toEqual([{ grams: 15_000, useBy: null }]);
    const none = kitchenOf(await browser.send("DELETE", `/api/kitchen/${foodId}`));
    expect(gramsOf(none, foodId)).toBe(0);
    expect(await readKitchen(browser)).toEqual(none);
  });

  test("what was said first and arrives last changes nothing, on any device", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    const say = (grams: number, ageMs: number) =>
      browser.post("/api/kitchen", { foodId: "egg", grams, pressedAt: 1_000, sentAt: 1_000 + ageMs });
    expect(gramsOf(kitchenOf(await say(300, 0)), "egg")).toBe(300);
    expect(gramsOf(kitchenOf(await say(900, 60_000)), "egg")).toBe(300);
    expect(gramsOf(await readKitchen(browser), "egg")).toBe(300);
  });

  test("only foods of the catalogue, in amounts that a kitchen holds, with real dates", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    const wrong = [
      { foodId: "unobtainium", grams: 1 },
      { foodId: "egg", grams: -1 },
      { foodId: "egg", grams: 1.5 },
      { foodId: "egg", grams: 100_001 },
      { foodId: "egg", grams: null },
      { foodId: "egg", grams: 1, useBy: "2026-02-30" },
    ];
    for (const body of wrong) expectError(await browser.post("/api/kitchen", body), 422, "invalid_fields");
    expectError(await browser.send("DELETE", "/api/kitchen/unobtainium"), 404, "not_found");
    expect(await readKitchen(browser)).toEqual([]);
  });

  test("stands in the person's export, and goes with the account", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    await browser.post("/api/kitchen", { foodId: "egg", grams: 300, useBy: "2030-01-01" });
    expect((await browser.get("/api/user/export")).json).toMatchObject({
      kitchenCorrections: [{ foodId: "egg", grams: 300, useBy: "2030-01-01" }],
    });
  });
});

test("is nobody else's", async () => {
  const { plan } = await stocked();
  const stranger = await registerPaid(harness(), "weekly-flex");
  expect(await readKitchen(stranger.browser)).toEqual([]);
  expect(plan.meals.length).toBeGreaterThan(0);
});
