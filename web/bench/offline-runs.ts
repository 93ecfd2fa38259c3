import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type GroceryItem, type GroceryList, groceryList } from "@mealwright/schema/contract/grocery";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { PROJECT_ROOT } from "../../worker/launch/project-paths.ts";
import { type Member, registerPaid } from "../../worker/test/factories.ts";
import { startHarness } from "../../worker/test/harness.ts";
import { applyOperations, type ListOperation } from "../src/api/outbox/operation.ts";
import { createOutbox, type Outbox, type Sent } from "../src/api/outbox/outbox.ts";

/**
 * Two devices of one person and the real server: random ticks, own lines and amounts at home, with a failing network,
 * lost replies and killed tabs. `node web/bench/offline-runs.ts [runs]` counts what was lost, what reappeared, and
 * where the two differ at the end; `npm test` does the same with a simulated server.
 */
const STEPS = 24;
const LOST_ANSWERS = 0.2;
/** Time between two presses by the devices' clocks: longer than any call takes, so that their order is certain. */
const STEP_MS = 5_000;

type State = ReadonlyMap<string, Pick<GroceryItem, "checked" | "have">>;

const runs = Number(process.argv[2] ?? "1000");
execFileSync(process.execPath, [join(PROJECT_ROOT, "worker/launch/build.ts")], { stdio: "inherit" });
const harness = await startHarness({ LIMIT_SCALE: "10000" });
const member = await registerPaid(harness, "weekly-flex");
const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
// A tick says what was bought, so an amount at home may remove the line: each kind of change has lines of its own.
const [tickedFirst = "", tickedNext = "", athome = ""] = plan.groceryList
  .flatMap(({ items }) => items)
  .filter(({ staple, covered }) => !staple && !covered)
  .map(({ foodId }) => foodId);
const foods = [tickedFirst, tickedNext, athome];

const listOf = async ({ browser }: Member): Promise<GroceryList> =>
  groceryList.parse((await browser.get(`/api/meal-plans/${plan.id}`)).json.groceryList);

/** The calls of `api/grocery.ts`, without a page. */
async function call(operation: ListOperation): Promise<number> {
  const times = { pressedAt: operation.pressedAt, sentAt: Date.now() };
  const path = `/api/meal-plans/${plan.id}`;
  const { browser } = member;
  switch (operation.kind) {
    case "tick": {
      const { foodId, checked } = operation;
      const packs = operation.packs.map(({ count, gramsEach }) => ({ count, gramsEach }));
      const body = { planId: plan.id, item: foodId, checked, packs, ...times };
      return (await browser.post("/api/grocery-checks", body)).status;
    }
    case "cupboard":
      return (await browser.post(`${path}/cupboard`, { foodId: operation.foodId, grams: operation.grams, ...times }))
        .status;
    case "add":
      return (await browser.post(`${path}/own-lines`, { text: operation.text, id: operation.id })).status;
    case "remove":
      return (await browser.send("DELETE", `${path}/own-lines/${operation.lineId}`)).status;
  }
}

/** A device, whose storage outlives its tab. */
class Device {
  readonly disk = new Map<string, ListOperation>();
  isOnline = true;
  #outbox = this.#openTab();

  #openTab(): Outbox {
    const store = {
      load: async () => [...this.disk.values()].toSorted((one, other) => one.pressedAt - other.pressedAt),
      add: async (operation: ListOperation) => void this.disk.set(operation.id, operation),
      remove: async (id: string) => void this.disk.delete(id),
    };
    return createOutbox(store, async (operation): Promise<Sent> => {
      if (!this.isOnline) return "later";
      const status = await call(operation);
      if (Math.random() < LOST_ANSWERS || status >= 500 || status === 429) return "later";
      return status < 300 ? "done" : "refused";
    });
  }

  async killTab(): Promise<void> {
    this.#outbox = this.#openTab();
    await this.#outbox.open();
  }

  async put(operation: ListOperation): Promise<void> {
    await this.#outbox.put(operation);
    await this.#outbox.flush();
  }

  async drain(): Promise<void> {
    this.isOnline = true;
    while (this.#outbox.state().operations.length > 0) await this.#outbox.flush();
  }

  async shown(): Promise<GroceryList> {
    return applyOperations(await listOf(member), this.#outbox.state().operations);
  }
}

function stateOf(list: GroceryList): State {
  const items = list.flatMap((category) => category.items);
  const watched = items.filter(({ foodId, ownLineId }) => foods.includes(foodId) || ownLineId !== null);
  return new Map(watched.map(({ foodId, checked, have }) => [foodId, { checked, have }]));
}

/** What a person would expect to see after all these changes. */
function expected(before: State, history: readonly ListOperation[]): State {
  const lines = new Map(before);
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
  for (const operation of history) if (operation.kind === "remove") lines.delete(`own.${operation.lineId}`);
  return lines;
}

const pick = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)];
let pressedAt = Date.now() - (runs * STEPS + 1) * STEP_MS;

/** A random change to a list, based on what a device shows. */
async function anyOperation(device: Device): Promise<ListOperation> {
  pressedAt += STEP_MS;
  const items = (await device.shown()).flatMap((category) => category.items);
  const own = items.filter(({ ownLineId }) => ownLineId !== null);
  const line = pick([...items.filter(({ foodId }) => foodId === tickedFirst || foodId === tickedNext), ...own]);
  const removed = pick(own)?.ownLineId ?? null;
  const made = { userId: member.id, planId: plan.id, id: crypto.randomUUID(), pressedAt };
  const what = Math.random();
  if (what < 0.5 && line !== undefined)
    return { ...made, kind: "tick", foodId: line.foodId, checked: !line.checked, packs: line.packs };
  if (what < 0.65) return { ...made, kind: "cupboard", foodId: athome, grams: pick([0, 20, 40]) ?? 0 };
  if (what < 0.85 || removed === null) return { ...made, kind: "add", text: `Line ${pressedAt}` };
  return { ...made, kind: "remove", lineId: removed };
}

const counts = { operations: 0, late: 0, kills: 0, lost: 0, risen: 0, changed: 0, unlike: 0, left: 0 };

async function run(): Promise<void> {
  const devices = [new Device(), new Device()] as const;
  const before = stateOf(await listOf(member));
  const history: ListOperation[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const device = pick(devices) ?? devices[0];
    const event = Math.random();
    if (event < 0.15) device.isOnline = !device.isOnline;
    else if (event < 0.22) {
      counts.kills += 1;
      await device.killTab();
    } else {
      const operation = await anyOperation(device);
      history.push(operation);
      counts.operations += 1;
      if (!device.isOnline) counts.late += 1;
      await device.put(operation);
    }
  }
  for (const device of devices) await device.drain();
  const [first, second] = [stateOf(await devices[0].shown()), stateOf(await devices[1].shown())];
  const wanted = expected(before, history);
  counts.lost += [...wanted.keys()].filter((id) => !first.has(id)).length;
  counts.risen += [...first.keys()].filter((id) => !wanted.has(id)).length;
  counts.changed += [...wanted].filter(([id, line]) => first.has(id) && !isDeepStrictEqual(first.get(id), line)).length;
  counts.unlike += Number(!isDeepStrictEqual(first, second));
  counts.left += devices.reduce((sum, { disk }) => sum + disk.size, 0);
  for (const id of first.keys()) {
    if (id.startsWith("own."))
      await member.browser.send("DELETE", `/api/meal-plans/${plan.id}/own-lines/${id.slice("own.".length)}`);
  }
}

try {
  for (let index = 0; index < runs; index += 1) await run();
  console.log(
    `${runs} runs: ${counts.operations} operations, ${counts.late} of them without a network, ${counts.kills} tabs killed`,
  );
  console.log(
    `${counts.lost} lines lost, ${counts.risen} risen, ${counts.changed} with another mark than pressed last, ` +
      `${counts.unlike} runs in which the two differ, ${counts.left} operations left`,
  );
  if (counts.lost + counts.risen + counts.changed + counts.unlike + counts.left > 0) process.exitCode = 1;
} finally {
  await harness.stop();
}
