import { expect, test } from "vitest";
import { usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { planWeek } from "../plan-week.ts";

test("a week that lacks fish for lack of money names a price for fish above its budget", () => {
  // Few of these weeks lack fish, so every run plans all of them.
  const weeks = [5_700, 6_500].flatMap((budgetCents) =>
    Array.from({ length: 24 }, (_, seed) => planWeek(usualRequest({ budgetCents, seed: seed + 1 }))),
  );
  const told = weeks.filter(({ events }) => (events.fishBasketCents ?? null) !== null);
  expect(told.length).toBeGreaterThan(0);
  for (const { notes, events, totals } of told) {
    expect(notes.some(({ kind }) => kind === "fish")).toBe(true);
    expect(events.fishBasketCents).toBeGreaterThan(totals.budgetCents ?? 0);
  }
});
