import { sql } from "drizzle-orm";
import { integer, SQLiteSyncDialect, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { UnknownValueError } from "../../domain/unknown-value.ts";
import { everyColumn, toPlanMetadata } from "./rows.ts";

test("a column left out of a row gets its default, and null stays null", () => {
  const visits = sqliteTable("visits", {
    id: text().primaryKey(),
    endedAt: integer({ mode: "timestamp_ms" }),
    country: text().notNull().default("nowhere"),
    tries: integer().notNull().default(0),
    madeAt: integer().notNull().default(sql`(unixepoch())`),
    note: text().default("none"),
  });
  const values = everyColumn(visits, { id: "v", tries: 3, note: null });
  const { sql: written, params } = new SQLiteSyncDialect().sqlToQuery(sql.join(values, sql`, `));
  expect(written).toBe("?, ?, ?, ?, (unixepoch()), ?");
  expect(params).toEqual(["v", null, "nowhere", 3, null]);
  expect(everyColumn(visits, { id: "v", endedAt: new Date(5) }).length).toBe(6);
});

const metadataWith = (events: object) => ({
  digest: "d",
  unfilled: [],
  events: { replaced: [], recentRecipeIds: [], ...events },
});

test.each([
  ["a cheapest basket", { cheapestBasketCents: 5_300 }, 5_300],
  ["none", { cheapestBasketCents: null }, null],
] as const)("a stored plan with %s: %o is read as %s", (_, events, cents) => {
  expect(toPlanMetadata(metadataWith(events)).events?.cheapestBasketCents).toBe(cents);
});

test("a stored plan in another format is refused", () => {
  expect(() => toPlanMetadata(metadataWith({ cheapestCents: 4_200 }))).toThrow(UnknownValueError);
});
