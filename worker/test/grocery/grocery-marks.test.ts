import { randomUUID } from "node:crypto";
import { OWN_LINES_FULL, OWN_LINES_MAX } from "@mealwright/schema/constants/grocery";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { changedList, type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import { packsGrams } from "@mealwright/schema/rules/text/grocery-line-text";
import { describe, expect, test } from "vitest";
import type { Browser, Reply } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails } from "../mail/mailbox.ts";

const harness = openHarness();

async function planned(tier: "weekly-flex" | "monthly-saver" = "weekly-flex") {
  const member = await registerPaid(harness(), tier);
  const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  return { ...member, plan, path: `/api/meal-plans/${plan.id}` };
}

const linesOf = ({ groceryList }: Pick<MealPlan, "groceryList">): readonly GroceryItem[] =>
  groceryList.flatMap(({ items }) => items);
/** A line bought by weight, with at least one pack. */
const someLine = (plan: MealPlan): GroceryItem => {
  const line = linesOf(plan).find(({ staple, packs, grams }) => !staple && packsGrams(packs) > 100 && grams > 100);
  if (line === undefined) throw new Error("nothing to buy");
  return line;
};
const reread = async (browser: Browser, path: string) => mealPlan.parse((await browser.get(path)).json);
const changed = (reply: Reply, name: "setCupboard" | "addOwnLine" | "removeOwnLine") => {
  expectSuccess(reply, name);
  return changedList.parse(reply.json);
};

describe("food marked as at home", () => {
  test("is subtracted from the list, all or in part, and returns when unmarked", async () => {
    const { browser, plan, path } = await planned();
    const { foodId, name, cost } = someLine(plan);
    const lineOf = (of: Pick<MealPlan, "groceryList">) => linesOf(of).find((line) => line.foodId === foodId);

    const some = changed(await browser.post(`${path}/cupboard`, { foodId, grams: 50 }), "setCupboard");
    expect(lineOf(some)).toMatchObject({ have: { grams: 50 }, covered: false });

    const all = changed(await browser.post(`${path}/cupboard`, { foodId, grams: null }), "setCupboard");
    expect(lineOf(all)).toMatchObject({ have: { grams: null }, covered: true, quantity: 0, packs: [], cost: 0 });
    const saved = (plan.totals?.basketCost ?? 0) - (all.totals?.basketCost ?? 0);
    expect(saved).toBeCloseTo(cost, 2);
    expect((await browser.get(`${path}/cupboard`)).list).toEqual([{ foodId, name: expect.any(String), grams: null }]);

    const read = await reread(browser, path);
    expect({ groceryList: read.groceryList, totals: read.totals, notes: read.notes }).toEqual(all);

    const back = changed(await browser.post(`${path}/cupboard`, { foodId, grams: 0 }), "setCupboard");
    expect(back.groceryList).toEqual(plan.groceryList);
    expect((await browser.get(`${path}/cupboard`)).text).toBe("[]");
    expect(name).not.toBe("");
  });

  test("must be a known food in a plausible amount", async () => {
    const { browser, path } = await planned();
    for (const body of [
      { foodId: "unobtainium", grams: 100 },
      { foodId: "egg", grams: -1 },
      { foodId: "egg", grams: 1.5 },
      { foodId: "egg", grams: 100_001 },
      { foodId: "egg", grams: "300" },
      { foodId: "egg" },
      {},
    ]) {
      expectError(await browser.post(`${path}/cupboard`, body), 422, "invalid_fields");
    }
    expect((await browser.get(`${path}/cupboard`)).text).toBe("[]");
  });

  test("is visible to nobody else and does not affect another week's list", async () => {
    const { browser, path, plan } = await planned();
    const { foodId } = someLine(plan);
    const stranger = await planned();
    expectError(await stranger.browser.get(`${path}/cupboard`), 404, "not_found");
    expectError(await stranger.browser.post(`${path}/cupboard`, { foodId, grams: null }), 404, "not_found");
    changed(await browser.post(`${path}/cupboard`, { foodId, grams: null }), "setCupboard");
    expect((await stranger.browser.get(`${stranger.path}/cupboard`)).text).toBe("[]");
    expect((await reread(stranger.browser, stranger.path)).groceryList).toEqual(stranger.plan.groceryList);
  });

  test("does not untick a ticked line when part of it is at home", async () => {
    const { browser, path, plan } = await planned();
    const { foodId } = someLine(plan);
    await browser.post("/api/grocery-checks", { planId: plan.id, item: foodId, checked: true });
    for (const grams of [50, null, 0]) {
      const list = changed(await browser.post(`${path}/cupboard`, { foodId, grams }), "setCupboard");
      expect(linesOf(list).find((line) => line.foodId === foodId)?.checked).toBe(true);
    }
  });
});

test("keeps the newest report when an older one arrives late", async () => {
  const { browser, path, plan } = await planned();
  const food = linesOf(plan).find(({ staple }) => !staple)?.foodId;
  const say = async (grams: number | null, ageMs: number) =>
    changed(
      await browser.post(`${path}/cupboard`, { foodId: food, grams, pressedAt: 1_000, sentAt: 1_000 + ageMs }),
      "setCupboard",
    );
  const atHome = (list: ReturnType<typeof changed>) =>
    linesOf(list).find(({ foodId }) => foodId === food)?.have ?? null;
  expect(atHome(await say(null, 10_000))).toMatchObject({ grams: null });
  expect(atHome(await say(0, 60_000))).toMatchObject({ grams: null });
  expect(atHome(await say(0, 0))).toBeNull();
  expect(atHome(await say(50, 30_000))).toBeNull();
});

describe("a person's own lines", () => {
  test("can be added, ticked, mailed and removed, and survive a new plan of the week", async () => {
    const { browser, email, path, plan } = await planned("monthly-saver");
    const added = changed(await browser.post(`${path}/own-lines`, { text: "  Birthday candles " }), "addOwnLine");
    const own = linesOf(added).find(({ ownLineId }) => ownLineId !== null);
    expect(own).toMatchObject({ name: "Birthday candles", checked: false, cost: 0, staple: false });
    expect(linesOf(added)).toHaveLength(linesOf(plan).length + 1);
    expect(added.totals?.basketCost).toBe(plan.totals?.basketCost);

    const tick = { planId: plan.id, item: own?.foodId, checked: true };
    expectSuccess(await browser.post("/api/grocery-checks", tick), "groceryCheck");
    expectSuccess(await browser.post("/api/send-grocery-email", { weekOf: plan.weekOf }), "sendGroceryEmail");
    const [mail] = await awaitMails(harness(), email, 1);
    expect(mail?.text).toMatch(/Added by you\s+\[x\] Birthday candles/);

    const anew = mealPlan.parse((await browser.post("/api/generate-meal-plan", { forceRegenerate: true })).json);
    expect(anew.id).not.toBe(plan.id);
    const survivor = linesOf(anew).find(({ ownLineId }) => ownLineId === own?.ownLineId);
    expect(survivor).toMatchObject({ name: "Birthday candles", checked: true });

    const line = `/api/meal-plans/${anew.id}/own-lines/${own?.ownLineId}`;
    const stranger = await planned();
    expectError(await stranger.browser.send("DELETE", line), 404, "not_found");
    const foreign = `${stranger.path}/own-lines/${own?.ownLineId}`;
    expectError(await stranger.browser.send("DELETE", foreign), 404, "not_found");
    const removed = changed(await browser.send("DELETE", line), "removeOwnLine");
    expect(linesOf(removed).some(({ ownLineId }) => ownLineId !== null)).toBe(false);
    expectError(await browser.send("DELETE", line), 404, "not_found");
  });

  test("are added only once, however often the device sends them, even after being removed", async () => {
    const { browser, path } = await planned();
    const line = { id: randomUUID(), text: "Candles" };
    const own = (list: ReturnType<typeof changed>) => linesOf(list).filter(({ ownLineId }) => ownLineId !== null);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(own(changed(await browser.post(`${path}/own-lines`, line), "addOwnLine"))).toHaveLength(1);
    }
    changed(await browser.send("DELETE", `${path}/own-lines/${line.id}`), "removeOwnLine");
    expect(own(changed(await browser.post(`${path}/own-lines`, line), "addOwnLine"))).toEqual([]);
    const stranger = await planned();
    expectError(await stranger.browser.post(`${stranger.path}/own-lines`, line), 409, "conflict");
  });

  test("accept only text of one line, up to the list's limit", async () => {
    const { browser, path } = await planned();
    for (const text of ["", "  ", "x".repeat(101), "a\nb", "a\u0000b", 5]) {
      expectError(await browser.post(`${path}/own-lines`, { text }), 422, "invalid_fields");
    }
    const replies = await Promise.all(
      Array.from({ length: OWN_LINES_MAX + 3 }, (_, at) => browser.post(`${path}/own-lines`, { text: `Thing ${at}` })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(OWN_LINES_MAX);
    for (const reply of replies.filter(({ status }) => status !== 201)) {
      expectError(reply, 409, "conflict", OWN_LINES_FULL);
    }
    const { groceryList } = await reread(browser, path);
    expect(linesOf({ groceryList }).filter(({ ownLineId }) => ownLineId !== null)).toHaveLength(OWN_LINES_MAX);
  });
});
