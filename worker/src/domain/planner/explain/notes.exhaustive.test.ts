import { expect, test } from "vitest";
import { usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { planWeek } from "../plan-week.ts";

test("planned with too little, a week names a price that is over the budget and that brings the fish", () => {
  // Few such weeks are without fish: all are planned in every run.
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
