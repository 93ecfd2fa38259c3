import { expect, test } from "vitest";
import { UnknownValueError } from "../../domain/unknown-value.ts";
import { toPlanMetadata } from "./rows.ts";

const metadataWith = (events: object) => ({
  digest: "d",
  unfilled: [],
  events: { replaced: [], recentRecipeIds: [], ...events },
});

test.each([
  ["the cheapest basket", { cheapestBasketCents: 5_300 }, 5_300],
  ["none", { cheapestBasketCents: null }, null],
] as const)("of a stored plan, %s is read as the basket %o -> %s", (_, events, cents) => {
  expect(toPlanMetadata(metadataWith(events)).events?.cheapestBasketCents).toBe(cents);
});

test("a stored plan of another shape is refused", () => {
  expect(() => toPlanMetadata(metadataWith({ cheapestCents: 4_200 }))).toThrow(UnknownValueError);
});
