import { medianOf } from "../../test/model/median.ts";
import { startIsolates } from "../cold-start/cold-start-isolates.ts";
import type { Figure } from "./bench.ts";

const ISOLATES = 25;
const PARTS = ["foods", "recipes", "facts"] as const;

/** CPU time of what a fresh isolate prepares, relative to the reference work in the same isolate. Linux only. */
export async function benchFreshIsolate(): Promise<readonly Figure[]> {
  const isolates = await startIsolates();
  try {
    const ratios: number[] = [];
    for (let isolate = 0; isolate < ISOLATES; isolate += 1) {
      await isolates.measure(isolate, "empty");
      const reference = await isolates.measure(isolate, "reference");
      let ownMs = 0;
      for (const part of PARTS) ownMs += (await isolates.measure(isolate, part)).ownMs;
      ratios.push(ownMs / reference.ownMs);
    }
    return [{ name: "foods, recipes, facts in a fresh isolate", ratio: medianOf(ratios) }];
  } finally {
    await isolates.stop();
  }
}
