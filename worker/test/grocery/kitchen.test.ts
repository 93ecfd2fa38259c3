import { type GroceryItem, newListShare } from "@mealwright/schema/contract/grocery";
import { type Kitchen, kitchen } from "@mealwright/schema/contract/kitchen";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import { packsGrams } from "@mealwright/schema/rules/text/grocery-line-text";
import { addWeeks, weekStart } from "@mealwright/schema/rules/week";
import { describe, expect, test } from "vitest";
import type { Browser, Reply } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();
const GENERATE = "/api/generate-meal-plan";
const nextMonday = () => addWeeks(weekStart(new Date()), 1);
const afterNext = () => addWeeks(weekStart(new Date()), 2);

const linesOf = ({ groceryList }: Pick<MealPlan, "groceryList">): readonly GroceryItem[] =>
  groceryList.flatMap(({ items }) => items);
const toBuy = (plan: MealPlan) => linesOf(plan).filter(({ packs }) => packs.length > 0);

async function generate(browser: Browser, weekOf: string): Promise<MealPlan> {
  return mealPlan.parse((await browser.post(GENERATE, { weekOf })).json);
}

/** A member who has planned next week and bought its whole list. */
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

const reread = async (browser: Browser, { id }: MealPlan) =>
  mealPlan.parse((await browser.get(`/api/meal-plans/${id}`)).json);
const homeOf = (plan: MealPlan) => linesOf(plan).filter(({ have }) => have?.fromEarlier === true);

test("a member who never ticked anything has an empty kitchen, and plans ignore it", async () => {
  const { browser } = await registerPaid(harness(), "weekly-flex");
  const plan = await generate(browser, nextMonday());
  const later = await generate(browser, afterNext());
  expect(await readKitchen(browser)).toEqual([]);
  for (const one of [plan, later]) expect(homeOf(one)).toEqual([]);
});

describe("food that was bought but not eaten", () => {
  test("appears in the kitchen to the gram, from the ticked packs before the week starts", async () => {
    const { browser, plan } = await stocked();
    const items = await readKitchen(browser);
    expect(items.map(({ foodId, grams }) => [foodId, grams]).sort()).toEqual(
      toBuy(plan)
        .map(({ foodId, packs }) => [foodId, packsGrams(packs)])
        .sort(),
    );
    for (const { grams, lots } of items) expect(lots.reduce((sum, lot) => sum + lot.grams, 0)).toBe(grams);
  });

  test("changes when a line is unticked and ticked again", async () => {
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

  test("reduces the next week's list and its cost", async () => {
    const { browser, plan } = await stocked();
    const later = await generate(browser, afterNext());
    const home = homeOf(later);
    expect(home.length).toBeGreaterThan(0);
    for (const { foodId, have } of home) {
      const bought = toBuy(plan).find((line) => line.foodId === foodId);
      expect(have?.grams).toBeGreaterThan(0);
      expect(have?.grams).toBeLessThanOrEqual(packsGrams(bought?.packs ?? []));
    }
    // Without what is at home, the same meals cost more.
    for (const { foodId } of home) {
      expect((await browser.post("/api/kitchen", { foodId, grams: 0 })).status).toBe(200);
    }
    const without = await reread(browser, later);
    expect(homeOf(without)).toEqual([]);
    expect(without.totals?.basketCost).toBeGreaterThan(later.totals?.basketCost ?? 0);
  });

  test("reduces a later week's list even if ticked or unticked after that week was planned", async () => {
    const { browser, plan } = await stocked();
    const later = await generate(browser, afterNext());
    const [line] = homeOf(later);
    const own = toBuy(plan).find(({ foodId }) => foodId === line?.foodId);
    const press = async (checked: boolean) => {
      const body = { planId: plan.id, item: own?.foodId, checked, packs: own?.packs };
      expectSuccess(await browser.post("/api/grocery-checks", body), "groceryCheck");
      return homeOf(await reread(browser, later)).some(({ foodId }) => foodId === own?.foodId);
    };
    expect(await press(false)).toBe(false);
    expect(await press(true)).toBe(true);
  });

  test("grows when meals are skipped after a later week was planned", async () => {
    const { browser, plan } = await stocked();
    const later = await generate(browser, afterNext());
    const before = new Map(homeOf(later).map(({ foodId, have }) => [foodId, have?.grams]));
    for (const { day, type } of plan.meals.filter((meal) => meal.type === "dinner"))
      await browser.post("/api/plan-slot", { planId: plan.id, day, type, state: "skipped" });
    const after = homeOf(await reread(browser, later));
    expect(after.some(({ foodId, have }) => (have?.grams ?? 0) > (before.get(foodId) ?? 0))).toBe(true);
  });

  test("is removed when the person marks it as not there on the week's list", async () => {
    const { browser } = await stocked();
    const later = await generate(browser, afterNext());
    const foodId = homeOf(later)[0]?.foodId;
    await browser.post(`/api/meal-plans/${later.id}/cupboard`, { foodId, grams: 0 });
    expect(homeOf(await reread(browser, later)).map((line) => line.foodId)).not.toContain(foodId);
  });

  test("is shown to anyone who has the shared list open", async () => {
    const { browser } = await stocked();
    const later = await generate(browser, afterNext());
    const { url } = newListShare.parse((await browser.post(`/api/meal-plans/${later.id}/share`)).json);
    const look = () =>
      harness()
        .visitor()
        .get(`/api/shared-lists/${new URL(url).hash.slice(1)}`);
    const before = await look();
    for (const { foodId } of homeOf(later)) await browser.post("/api/kitchen", { foodId, grams: 0 });
    const after = await look();
    expect([before.status, after.status]).toEqual([200, 200]);
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
    expect(after.text).not.toBe(before.text);
  });
});

describe("an amount in the kitchen set by the person", () => {
  test("is taken off the week's list", async () => {
    const { browser } = await stocked();
    const later = await generate(browser, afterNext());
    const foodId = linesOf(later).find(({ staple, grams }) => !staple && grams > 100)?.foodId;
    kitchenOf(await browser.post("/api/kitchen", { foodId, grams: 20_000, useBy: null }));
    expect(linesOf(await reread(browser, later)).find((one) => one.foodId === foodId)).toMatchObject({
      covered: true,
      packs: [],
    });
  });

  test("overrides the calculated one, with its date, until used up", async () => {
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

  test("keeps the newest report when an older one arrives late, from any device", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    const say = (grams: number, ageMs: number) =>
      browser.post("/api/kitchen", { foodId: "egg", grams, pressedAt: 1_000, sentAt: 1_000 + ageMs });
    expect(gramsOf(kitchenOf(await say(300, 0)), "egg")).toBe(300);
    expect(gramsOf(kitchenOf(await say(900, 60_000)), "egg")).toBe(300);
    expect(gramsOf(await readKitchen(browser), "egg")).toBe(300);
  });

  test("must be of a known food, plausible and with a real date", async () => {
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

  test("is part of the export and deleted with the account", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    await browser.post("/api/kitchen", { foodId: "egg", grams: 300, useBy: "2030-01-01" });
    expect((await browser.get("/api/user/export")).json).toMatchObject({
      kitchenCorrections: [{ foodId: "egg", grams: 300, useBy: "2030-01-01" }],
    });
  });
});

describe("after a week's shopping is done, changing the kitchen", () => {
  /** Buys a line of next week's list, and returns helpers that read it again. */
  async function bought() {
    const { browser, plan } = await stocked();
    const line = toBuy(plan).find(({ grams, packs }) => packs.length === 1 && grams > 200);
    if (line === undefined) throw new Error("nothing to buy");
    const { foodId } = line;
    const reading = async () => {
      const now = await reread(browser, plan);
      const found = linesOf(now).find((one) => one.foodId === foodId);
      if (found === undefined) throw new Error("the line is gone");
      const { basketCost } = now.totals ?? {};
      return { ...found, buyGrams: packsGrams(found.packs), basketCost };
    };
    const press = async (packs: GroceryItem["packs"]) => {
      const body = { planId: plan.id, item: foodId, checked: true, packs };
      expectSuccess(await browser.post("/api/grocery-checks", body), "groceryCheck");
    };
    const first = await reading();
    return { browser, plan, foodId, first, reading, press };
  }

  test("to nothing puts the food on the list again until it is ticked", async () => {
    const { browser, plan, foodId, first, reading, press } = await bought();
    // This mark on this week's list is older than the kitchen's, so the kitchen's counts.
    await browser.post(`/api/meal-plans/${plan.id}/cupboard`, { foodId, grams: null });
    expect(await reading()).toMatchObject({ covered: true });
    kitchenOf(await browser.send("DELETE", `/api/kitchen/${foodId}`));
    const gone = await reading();
    // Neither next week's shopping nor this week's kitchen has any of it.
    expect(gone).toMatchObject({ covered: false, have: null });
    await press(gone.packs);
    expect(await reading()).toMatchObject({ checked: true, grams: first.grams });
  });

  test("to half keeps it as bought, and unticking it keeps that half at home", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    const plan = await generate(browser, weekStart(new Date()));
    const line = toBuy(plan).find(({ grams, packs }) => grams > 400 && packs.length === 1);
    const { foodId = "", packs = [] } = line ?? {};
    const press = async (checked: boolean) =>
      expectSuccess(
        await browser.post("/api/grocery-checks", { planId: plan.id, item: foodId, checked, packs }),
        "groceryCheck",
      );
    const lineNow = async () => linesOf(await reread(browser, plan)).find((one) => one.foodId === foodId);
    await press(true);
    const half = Math.round(packsGrams(packs) / 2);
    kitchenOf(await browser.post("/api/kitchen", { foodId, grams: half }));
    expect((await lineNow())?.bought).toMatchObject({ grams: packsGrams(packs) });
    await press(false);
    expect(await lineNow()).toMatchObject({ bought: null, have: { grams: half } });
  });

  test("is overridden by a later change on the list, on both screens", async () => {
    const { browser } = await registerPaid(harness(), "weekly-flex");
    const plan = await generate(browser, weekStart(new Date()));
    const foodId = toBuy(plan)[0]?.foodId ?? "";
    kitchenOf(await browser.post("/api/kitchen", { foodId, grams: 5_000 }));
    await browser.post(`/api/meal-plans/${plan.id}/cupboard`, { foodId, grams: 0 });
    expect(gramsOf(await readKitchen(browser), foodId)).toBe(0);
  });
});

test("is possible only for its owner", async () => {
  const { plan } = await stocked();
  const stranger = await registerPaid(harness(), "weekly-flex");
  expect(await readKitchen(stranger.browser)).toEqual([]);
  expect(plan.meals.length).toBeGreaterThan(0);
});
