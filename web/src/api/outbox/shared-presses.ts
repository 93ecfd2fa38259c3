import { asRecord, textOf } from "../../lib/unknown-values.ts";
import { readStored, removeStored, writeStored } from "../../storage/stored.ts";
import { type SharedPress, sendSharedPress } from "../shared-list.ts";
import { HttpError } from "../transport/http-error.ts";

/** Presses by the line's food. */
export type Presses = ReadonlyMap<string, SharedPress>;

/** Presses on one link's list that wait for the network, stored in this browser. */
export function keptPresses(token: string): Presses {
  return readPresses(readAll()[token]);
}

/** Stores the presses of one link's list that wait for the network, replacing the ones stored before. */
export function keepPresses(token: string, presses: Presses): void {
  const { [token]: _, ...others } = readAll();
  const all = presses.size === 0 ? others : { ...others, [token]: Object.fromEntries(presses) };
  if (Object.keys(all).length === 0) removeStored("sharedPresses");
  else writeStored("sharedPresses", JSON.stringify(all));
}

/** Whether the server may accept later what it has refused now. */
export function mayRetryLater(error: unknown): boolean {
  return !(error instanceof HttpError) || error.status >= 500 || error.status === 429;
}

/** Sends what is left of lists that are no longer open, for example after signing in. */
export async function sendKeptPresses(): Promise<void> {
  for (const token of Object.keys(readAll())) {
    for (const [foodId, press] of keptPresses(token)) {
      try {
        await sendSharedPress(token, press);
      } catch (error) {
        if (mayRetryLater(error)) return;
      }
      // Keep a press that was made in the meantime.
      const now = new Map(keptPresses(token));
      if (now.get(foodId)?.pressedAt === press.pressedAt) now.delete(foodId);
      keepPresses(token, now);
    }
  }
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(readStored("sharedPresses") ?? "null"));
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
