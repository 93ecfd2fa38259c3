import { expect, test } from "vitest";
import { UnknownValueError } from "../../domain/unknown-value.ts";
import { listEvents } from "./list-events.ts";
import { readGeneration } from "./read-generation.ts";

const at = new Date("2026-11-27T12:00:00Z");
const clock = { now: () => at, wait: () => Promise.resolve() };
const admin = (action: string) =>
  ({ listEvents: async () => ({ rows: [{ id: "1", at, action, email: null }], total: 1 }) }) as never;
const counts = (reason: string) =>
  ({ list: async () => [{ day: "2026-11-27", kind: "refused", reason, count: 2 }] }) as never;

test("an audit entry whose action has no text is refused, instead of an empty line", async () => {
  await expect(listEvents({ admin: admin("renamed") }, { page: 1, limit: 10 })).rejects.toThrow(UnknownValueError);
  await expect(listEvents({ admin: admin("signed-in") }, { page: 1, limit: 10 })).resolves.toBeDefined();
});

test("a refused dish whose fault has no text is refused, instead of a broken tab", async () => {
  const read = (reason: string) => readGeneration({ clock, generationCounts: counts(reason) });
  await expect(read("renamed")).rejects.toThrow(UnknownValueError);
  await expect(read("unknown-amount")).resolves.toMatchObject({ refused: [{ reason: "unknown-amount", count: 2 }] });
});
