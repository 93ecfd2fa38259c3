import type { Listed } from "../../domain/admin-ports.ts";

/**
 * A page as the reply has it: its rows, how many rows exist in all, and where the next page begins (null on the last).
 */
export interface ShownPage<Shown> {
  readonly items: Shown[];
  readonly total: number;
  readonly next: string | null;
}

/** @param cursorOf the sort values of a row, its id last (`pageQuery` of the contract). */
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
