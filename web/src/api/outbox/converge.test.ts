import type { GroceryItem, GroceryList } from "@mealwright/schema/contract/grocery";
import { groceryItem } from "@mealwright/schema/test/grocery-item";
import { expect, test } from "vitest";
import { applyOperations, type ListOperation } from "./operation.ts";
import { createOutbox, type Outbox, type OutboxStore, type Sent } from "./outbox.ts";

const FOODS = ["leek", "kale", "rice"];
const RUNS = 1_000;
const STEPS = 24;

/** The server by the rules of `worker/src/adapters/db/plans/grocery.ts`: what was pressed later wins, an id counts once. */
class Server {
  readonly #ticks = new Map<string, { readonly checked: boolean; readonly at: number }>();
  readonly #cupboard = new Map<string, { readonly grams: number | null; readonly at: number }>();
  readonly #lines = new Map<string, { readonly text: string; removed: boolean }>();

  do(operation: ListOperation): Sent {
    const { pressedAt: at } = operation;
    switch (operation.kind) {
      case "tick": {
        const own = operation.foodId.startsWith("own.")
          ? this.#lines.get(operation.foodId.slice(4))
          : { removed: false };
        if (own === undefined || own.removed) return "refused";
        if (at >= (this.#ticks.get(operation.foodId)?.at ?? 0))
          this.#ticks.set(operation.foodId, { checked: operation.checked, at });
        return "done";
      }
      case "cupboard":
        if (at >= (this.#cupboard.get(operation.foodId)?.at ?? 0))
          this.#cupboard.set(operation.foodId, { grams: operation.grams, at });
        return "done";
      case "add":
        if (!this.#lines.has(operation.id)) this.#lines.set(operation.id, { text: operation.text, removed: false });
        return "done";
      case "remove": {
        const line = this.#lines.get(operation.lineId);
        if (line === undefined || line.removed) return "refused";
        line.removed = true;
        this.#ticks.delete(`own.${operation.lineId}`);
        return "done";
      }
    }
  }

  list(): GroceryList {
    const foods = FOODS.map((foodId) => {
      const grams = this.#cupboard.get(foodId)?.grams;
      const have = grams === undefined || grams === 0 ? null : { grams, fromEarlier: false };
      const checked = this.#ticks.get(foodId)?.checked === true;
      return groceryItem({ foodId, name: foodId, checked, have, covered: have?.grams === null });
    });
    const own = [...this.#lines].flatMap(([id, { text, removed }]) => (removed ? [] : [{ id, text }]));
    const list = [{ name: "Pantry" as const, items: foods }];
    const added = own.map(({ id, text }): ListOperation => ({ ...BY_NOBODY, kind: "add", id, text }));
    const ticked = own.flatMap(({ id }): readonly ListOperation[] => {
      const checked = this.#ticks.get(`own.${id}`)?.checked === true;
      return checked ? [{ ...BY_NOBODY, kind: "tick", foodId: `own.${id}`, checked, packs: [] }] : [];
    });
    return applyOperations(list, [...added, ...ticked]);
  }
}

const BY_NOBODY = { id: "", userId: "u", planId: "p", pressedAt: 0 };

/** A device, whose storage outlives its tab. */
class Device {
  readonly disk = new Map<string, ListOperation>();
  isOnline = true;
  #outbox: Outbox;
  readonly #server: Server;
  readonly #random: () => number;

  constructor(server: Server, random: () => number) {
    this.#server = server;
    this.#random = random;
    this.#outbox = this.#openTab();
  }

  #openTab(): Outbox {
    const store: OutboxStore = {
      load: async () => [...this.disk.values()].toSorted((one, other) => one.pressedAt - other.pressedAt),
      add: async (operation) => void this.disk.set(operation.id, operation),
      remove: async (id) => void this.disk.delete(id),
    };
    return createOutbox(store, async (operation) => {
      if (!this.isOnline) return "later";
      const sent = this.#server.do(operation);
      // Now and then the reply is lost: the server has the change, but the device does not know.
      return this.#random() < 0.2 ? "later" : sent;
    });
  }

  /** Closes the tab in the middle of whatever it did; the next one starts from what is on disk. */
  async killTab(): Promise<void> {
    this.#outbox = this.#openTab();
    await this.#outbox.open();
  }

  put(operation: ListOperation): Promise<void> {
    return this.#outbox.put(operation);
  }

  async drain(): Promise<void> {
    this.isOnline = true;
    while (this.#outbox.state().operations.length > 0) await this.#outbox.flush();
  }

  shown(): GroceryList {
    return applyOperations(this.#server.list(), this.#outbox.state().operations);
  }
}

/** What people would expect to see: the last press of each line, and the lines that nobody removed. */
function expected(history: readonly ListOperation[]) {
  const lines = new Map<string, Pick<GroceryItem, "checked" | "have">>(
    FOODS.map((food) => [food, { checked: false, have: null }]),
  );
  const change = (id: string, to: Partial<Pick<GroceryItem, "checked" | "have">>) => {
    const line = lines.get(id);
    if (line) lines.set(id, { ...line, ...to });
  };
  for (const operation of history) {
    if (operation.kind === "tick") change(operation.foodId, { checked: operation.checked });
    else if (operation.kind === "cupboard")
      change(operation.foodId, { have: operation.grams === 0 ? null : { grams: operation.grams, fromEarlier: false } });
    else if (operation.kind === "add") lines.set(`own.${operation.id}`, { checked: false, have: null });
  }
  // A removal wins over any other change to the line.
  for (const operation of history) if (operation.kind === "remove") lines.delete(`own.${operation.lineId}`);
  return Object.fromEntries([...lines].toSorted(([one], [other]) => one.localeCompare(other)));
}

function standing(list: GroceryList) {
  const items = list.flatMap((category) => category.items);
  return Object.fromEntries(
    items
      .map(({ foodId, checked, have }) => [foodId, { checked, have }] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

test("in 1,000 random runs with a flaky network, two devices end up with equal lists and lose no change", async () => {
  let seed = 4_711;
  const random = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
  let operations = 0;
  let kills = 0;
  let sentLate = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const server = new Server();
    const devices = [new Device(server, random), new Device(server, random)];
    const history: ListOperation[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const device = pick(devices);
      if (device === undefined) throw new Error("no device");
      const action = random();
      if (action < 0.15) device.isOnline = !device.isOnline;
      else if (action < 0.22) {
        kills += 1;
        await device.killTab();
      } else {
        const items = device.shown().flatMap((category) => category.items);
        const line = pick(items);
        const food = pick(FOODS) ?? "";
        const made = { userId: "u", planId: "p", id: `${run}-${step}`, pressedAt: step + 1 };
        const own = items.filter(({ ownLineId }) => ownLineId !== null);
        const removed = pick(own)?.ownLineId ?? null;
        const operation: ListOperation =
          action < 0.6 && line !== undefined
            ? { ...made, kind: "tick", foodId: line.foodId, checked: !line.checked, packs: [] }
            : action < 0.75
              ? { ...made, kind: "cupboard", foodId: food, grams: pick([null, 0, 200]) ?? null }
              : action < 0.9 || removed === null
                ? { ...made, kind: "add", text: `Line ${step}` }
                : { ...made, kind: "remove", lineId: removed };
        history.push(operation);
        operations += 1;
        if (!device.isOnline) sentLate += 1;
        await device.put(operation);
        // Whatever the network does, this device shows what its person did, unless the other removed one of their lines.
        if (operation.kind === "tick" && FOODS.includes(operation.foodId))
          expect(standing(device.shown())[operation.foodId]?.checked).toBe(operation.checked);
      }
    }
    for (const device of devices) await device.drain();
    const [first, second] = devices.map((device) => standing(device.shown()));
    expect(first).toEqual(expected(history));
    expect(second).toEqual(first);
    expect(devices.flatMap(({ disk }) => [...disk.keys()])).toEqual([]);
  }
  expect(operations).toBeGreaterThan(15_000);
  expect(kills).toBeGreaterThan(1_000);
  expect(sentLate).toBeGreaterThan(5_000);
});
