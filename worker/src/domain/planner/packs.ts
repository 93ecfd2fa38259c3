/** Longest need that a table knows, in grams; beyond it the largest packs come first. */
const TABLE_GRAMS = 2048;

/** What is left over, in grams, of the packs that cover a need at least waste, by need from 0 to 2,047 g. */
export interface WasteTable {
  readonly rest: Uint16Array;
  readonly largestPackGrams: number;
}

const tables = new Map<string, WasteTable>();

/** The table of a food's packs (grams as sold); kept, since it depends on the packs alone. */
export function wasteTable(packGrams: readonly number[]): WasteTable {
  const key = packGrams.join();
  let table = tables.get(key);
  if (table === undefined) {
    table = computeTable(packGrams.map((grams) => Math.max(1, Math.round(grams))));
    tables.set(key, table);
  }
  return table;
}

/** Grams bought and not needed when `grams` are needed. */
export function wasteGrams(table: WasteTable, grams: number): number {
  if (grams <= 0) return 0;
  let need = grams;
  if (need >= TABLE_GRAMS) {
    need -= Math.ceil((need - TABLE_GRAMS + 1) / table.largestPackGrams) * table.largestPackGrams;
    if (need <= 0) return -need;
  }
  return table.rest[need] ?? 0;
}

function computeTable(packs: readonly number[]): WasteTable {
  const largest = Math.max(...packs);
  const size = TABLE_GRAMS + largest;
  const reachable = new Uint8Array(size + 1);
  reachable[0] = 1;
  for (const pack of packs) {
    for (let total = pack; total <= size; total++) {
      if (reachable[total - pack] === 1) reachable[total] = 1;
    }
  }
  const rest = new Uint16Array(TABLE_GRAMS);
  let next = size;
  for (let total = size; total >= 0; total--) {
    if (reachable[total] === 1) next = total;
    if (total < TABLE_GRAMS) rest[total] = next - total;
  }
  return { rest, largestPackGrams: largest };
}
