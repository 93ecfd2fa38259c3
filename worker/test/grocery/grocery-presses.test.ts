import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { DEFAULT_ACCOUNT_SETTINGS } from "@mealwright/schema/contract/user";
import { packsGrams } from "@mealwright/schema/rules/text/grocery-line-text";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DatabaseMeter, openDatabase } from "../../src/adapters/db/connection/client.ts";
import { createGroceryStore } from "../../src/adapters/db/plans/grocery.ts";
import type { KitchenStore } from "../../src/domain/grocery/kitchen/kitchen-ports.ts";
import type { PressedTick } from "../../src/domain/grocery/ticks.ts";
import type { MealPlanStore } from "../../src/domain/meal-plan-ports.ts";
import type { Account } from "../../src/domain/ports.ts";
import { setCheck } from "../../src/use-cases/grocery/set-check.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();
const ACCOUNT: Account = {
  id: "",
  email: "ada@example.com",
  name: "Ada",
  role: "user",
  tier: "weekly-flex",
  createdAt: new Date(0),
  ...DEFAULT_ACCOUNT_SETTINGS,
  isEmailVerified: true,
  timeZone: "UTC",
};
const ITEMS = ["egg", "onion", "lemon"] as const;

async function planned() {
  const member = await registerPaid(harness(), "weekly-flex");
  return { ...member, plan: mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json) };
}

/** For changes that affect no later week. */
const STORED = { changesKitchen: false };

function openStore(meter: DatabaseMeter) {
  const { url, authToken } = harness().databaseAddress;
  return createGroceryStore(openDatabase(url, authToken, meter));
}

/** A store that must not be read. */
function closed<Store extends object>(what: string): Store {
  return new Proxy({} as Store, {
    get: () => {
      throw new Error(`${what} was read`);
    },
  });
}

async function storedTicks(userId: string) {
  const { rows } = await harness().database.execute({
    sql: "select item, checked, buy_grams, pressed_at from grocery_checks where user_id = ? order by item",
    args: [userId],
  });
  return rows.map(({ item, checked, buy_grams, pressed_at }) => [item, checked === 1, buy_grams, pressed_at]);
}

describe("ticking a line", () => {
  test("with the packs on screen takes one database statement and reads no plan", async () => {
    const { id, plan } = await planned();
    const meter = { calls: 0, milliseconds: 0 };
    const deps = {
      clock: { now: () => new Date(), wait: async () => {} },
      grocery: openStore(meter),
      mealPlans: closed<MealPlanStore>("the plan"),
      kitchen: closed<KitchenStore>("the kitchen"),
    };
    const account: Account = { ...ACCOUNT, id };
    const line = plan.groceryList.flatMap(({ items }) => items).find(({ packs }) => packs.length > 0);
    if (line === undefined) throw new Error("nothing to buy");
    const { foodId, packs } = line;
    await setCheck(deps, account, { planId: plan.id, item: foodId, checked: true, packs });
    expect(meter.calls).toBe(1);
    expect((await storedTicks(id)).map(([item, checked, grams]) => [item, checked, grams])).toEqual([
      [foodId, true, packsGrams(packs)],
    ]);
  });

  test("is refused for an unknown food, an unknown own line and somebody else's plan", async () => {
    const [{ browser, plan }, other] = [await planned(), await planned()];
    const packs = [{ count: 1, gramsEach: 500 }];
    for (const body of [
      { planId: plan.id, item: "unobtainium" },
      { planId: plan.id, item: "own.1" },
      { planId: other.plan.id, item: "egg" },
      { planId: "nothing", item: "egg" },
    ]) {
      const reply = await browser.post("/api/grocery-checks", { ...body, packs, checked: true });
      expectError(reply, 404, "not_found");
    }
    for (const bad of [[{ count: 0, gramsEach: 500 }], [{ count: 1, gramsEach: -1 }], Array(11).fill(packs[0])]) {
      const body = { planId: plan.id, item: "egg", checked: true, packs: bad };
      expectError(await browser.post("/api/grocery-checks", body), 422, "invalid_fields");
    }
  });
});

describe("several ticks of one line", () => {
  test("end with the latest, however close together and in whatever order they arrive", async () => {
    const { id, plan } = await planned();
    const store = openStore({ calls: 0, milliseconds: 0 });
    const aPress = fc.record({ item: fc.constantFrom(...ITEMS), checked: fc.boolean(), buyGrams: fc.nat(2_000) });
    const arrivals = fc
      .array(aPress, { minLength: 2, maxLength: 8 })
      .chain((presses) =>
        fc.tuple(
          fc.constant(presses),
          fc.shuffledSubarray([...presses.keys()], { minLength: presses.length }),
          fc.boolean(),
        ),
      );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(arrivals, async ([presses, order, atOnce]) => {
        run += 1;
        const ticks = presses.map(
          (press, index): PressedTick => ({
            ...press,
            planId: plan.id,
            system: "metric",
            pressedAt: new Date(run * 1_000 + index),
            pressedBy: null,
          }),
        );
        const arrive = (index: number) => {
          const tick = ticks[index];
          if (tick === undefined) throw new Error("no such press");
          return store.setTick(id, tick);
        };
        await harness().database.execute({ sql: "delete from grocery_checks where user_id = ?", args: [id] });
        if (atOnce) expect(await Promise.all(order.map(arrive))).toEqual(order.map(() => STORED));
        else for (const index of order) expect(await arrive(index)).toEqual(STORED);
        const latest = [...ITEMS]
          .sort()
          .flatMap((item) => ticks.findLast((tick) => tick.item === item) ?? [])
          .map(({ item, checked, buyGrams, pressedAt }) => [item, checked, buyGrams, pressedAt.getTime()]);
        expect(await storedTicks(id)).toEqual(latest);
      }),
      { numRuns: 40 },
    );
  });

  test("ignore an earlier tick that arrives last, from any device", async () => {
    const { browser, plan, id } = await planned();
    const item = plan.groceryList.flatMap(({ items }) => items)[0]?.foodId;
    const elsewhere = harness().visitor();
    elsewhere.cookie = browser.cookie;
    const now = Date.now();
    const press = { planId: plan.id, item };
    expectSuccess(
      await browser.post("/api/grocery-checks", { ...press, checked: false, pressedAt: now }),
      "groceryCheck",
    );
    for (const late of [browser, elsewhere]) {
      const earlier = { ...press, checked: true, pressedAt: now - 10 };
      expectSuccess(await late.post("/api/grocery-checks", earlier), "groceryCheck");
    }
    expect((await storedTicks(id)).map(([, checked]) => checked)).toEqual([false]);
  });

  test("are not blocked by a clock that is days ahead", async () => {
    const { browser, plan, id } = await planned();
    const item = plan.groceryList.flatMap(({ items }) => items)[0]?.foodId;
    const ahead = { planId: plan.id, item, checked: true, pressedAt: Date.now() + 86_400_000 };
    expectSuccess(await browser.post("/api/grocery-checks", ahead), "groceryCheck");
    const later = { planId: plan.id, item, checked: false };
    expectSuccess(await browser.post("/api/grocery-checks", later), "groceryCheck");
    expect((await storedTicks(id)).map(([, checked]) => checked)).toEqual([false]);
  });
});
