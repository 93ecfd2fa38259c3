import type { Listed } from "../../domain/admin-ports.ts";

/** A page as it is shown: its rows, how many there are in all, and where the next one begins; null on the last. */
export interface ShownPage<Shown> {
  readonly items: Shown[];
  readonly total: number;
  readonly next: string | null;
}

/** @param cursorOf the numbers by which a row has its place, its id last (`pageQuery` of the contract). */
export function toPage<Row, Shown>(
  { rows, total }: Listed<Row>,
  limit: number,
  { show, cursorOf }: { show(row: Row): Shown; cursorOf(row: Row): readonly (number | string)[] },
): ShownPage<Shown> {
  const last = rows.at(-1);
  return {
    items: rows.map(show),
    total,
    next: last !== undefined && rows.length === limit ? cursorOf(last).join("~") : null,
  };
}
