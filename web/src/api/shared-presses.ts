import { SHARED_PRESSES_STORAGE_KEY } from "@mealwright/schema/constants/storage-keys";
import { asRecord, textOf } from "../lib/unknown-values.ts";
import { readStored, removeStored, writeStored } from "../storage/stored.ts";
import { type SharedPress, sendSharedPress } from "./shared-list.ts";
import { HttpError } from "./transport/http-error.ts";

/** By the line's food. */
export type Presses = ReadonlyMap<string, SharedPress>;

/** What waits for the network of one link's list, kept by this browser. */
export function keptPresses(token: string): Presses {
  return readPresses(readAll()[token]);
}

/** Keeps what waits for the network of one link's list, in the place of what was kept. */
export function keepPresses(token: string, presses: Presses): void {
  const { [token]: _, ...others } = readAll();
  const all = presses.size === 0 ? others : { ...others, [token]: Object.fromEntries(presses) };
  if (Object.keys(all).length === 0) removeStored(SHARED_PRESSES_STORAGE_KEY);
  else writeStored(SHARED_PRESSES_STORAGE_KEY, JSON.stringify(all));
}

/** Whether the server may take a press later that it has not taken now. */
export function isForLater(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status >= 500 || error.status === 429;
}

/** Sends what is left of lists that are not open any more, as after signing in. */
export async function sendKeptPresses(): Promise<void> {
  for (const token of Object.keys(readAll())) {
    for (const [foodId, press] of keptPresses(token)) {
      try {
        await sendSharedPress(token, press);
      } catch (error) {
        if (isForLater(error)) return;
      }
      // One that was made meanwhile stays.
      const now = new Map(keptPresses(token));
      if (now.get(foodId)?.pressedAt === press.pressedAt) now.delete(foodId);
      keepPresses(token, now);
    }
  }
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(readStored(SHARED_PRESSES_STORAGE_KEY) ?? "null"));
  } catch {
    return {};
  }
}

function readPresses(value: unknown): Presses {
  return new Map(
    Object.entries(asRecord(value)).flatMap(([foodId, kept]) => {
      const { line, checked, pressedAt, by } = asRecord(kept);
      const { packs } = asRecord(line);
      if (typeof checked !== "boolean" || typeof pressedAt !== "number" || !Array.isArray(packs)) return [];
      return [[foodId, { line: { foodId, packs }, checked, pressedAt, by: textOf(by) }] as const];
    }),
  );
}
