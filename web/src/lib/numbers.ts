/** A whole number from what was typed, its decimals dropped; undefined when empty or not a number. */
export function parseWhole(text: string): number | undefined {
  const number = parseDecimal(text);
  return number === undefined ? undefined : Math.trunc(number);
}

/** A decimal from what was typed, with a point or a comma; undefined when empty or not a number. */
export function parseDecimal(text: string): number | undefined {
  const trimmed = text.trim().replace(",", ".");
  return /^\d+(\.\d*)?$/.test(trimmed) ? Number(trimmed) : undefined;
}
