import { LIST_LOOK_MS } from "@mealwright/schema/constants/grocery";
import { newListShare, sharedList } from "@mealwright/schema/contract/grocery";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { build } from "../launch/build.ts";
import { registerPaid } from "../test/factories.ts";
import { startHarness } from "../test/harness.ts";

const LISTS = 100;
const TICKS_PER_LIST = 10;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * How long it takes until a tick in a shared list is seen by somebody else who has it open, with 100 lists open at
 * once.
 */
await build();
const harness = await startHarness({ LIMIT_SCALE: "100" });
const addresses: string[] = [];
for (let index = 0; index < LISTS; index += 1) {
  const { browser } = await registerPaid(harness, "weekly-flex");
  const { id } = mealPlan.parse((await browser.post("/api/generate-meal-plan")).json);
  const { url } = newListShare.parse((await browser.post(`/api/meal-plans/${id}/share`)).json);
  addresses.push(`/api/shared-lists/${new URL(url).hash.slice(1)}`);
}

const delaysMs: number[] = [];
const looks = { changed: 0, unchanged: 0, failed: 0 };

/** One person polls as the page does, another ticks at random times. */
async function shop(address: string): Promise<void> {
  const watcher = harness.visitor();
  const shopper = harness.visitor();
  const { lines } = sharedList.parse((await watcher.get(address)).json);
  const pressedAt = new Map<string, number>();
  let isOver = false;
  const watch = async () => {
    let tag = "";
    while (!isOver || pressedAt.size > 0) {
      await wait(LIST_LOOK_MS);
      const reply = await watcher.get(address, tag === "" ? {} : { headers: { "if-none-match": tag } });
      if (reply.status === 304) looks.unchanged += 1;
      else if (reply.status !== 200) looks.failed += 1;
      if (reply.status !== 200) continue;
      looks.changed += 1;
      tag = reply.headers.get("etag") ?? "";
      for (const { foodId, checked } of sharedList.parse(reply.json).lines) {
        const at = pressedAt.get(foodId);
        if (!checked || at === undefined) continue;
        delaysMs.push(performance.now() - at);
        pressedAt.delete(foodId);
      }
    }
  };
  const watching = watch();
  for (const { foodId: item, packs } of lines.slice(0, TICKS_PER_LIST)) {
    await wait(Math.random() * 2 * LIST_LOOK_MS);
    pressedAt.set(item, performance.now());
    const reply = await shopper.post(`${address}/checks`, { item, packs, checked: true });
    if (reply.status !== 200) throw new Error(reply.text);
  }
  isOver = true;
  await watching;
}

await Promise.all(addresses.map(shop));
const sorted = delaysMs.toSorted((one, other) => one - other);
const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
console.log(`${LISTS} lists, ${sorted.length} ticks seen; looks ${JSON.stringify(looks)}`);
console.log(`seen after: median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
await harness.stop();
