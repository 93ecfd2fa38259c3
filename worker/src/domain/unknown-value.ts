/**
 * A safety-related value that our tables do not know: an allergy option, a diet, a stored shape. Nothing is guessed:
 * the call fails, and the log says what kind of value it was, never the value, which may be about somebody's health.
 */
export class UnknownValueError extends Error {
  readonly what: string;

  constructor(what: string) {
    super(`unknown ${what}`);
    this.name = "UnknownValueError";
    this.what = what;
  }
}

/** The entry of a table for a key that cannot be trusted to exist. Throws `UnknownValueError`. */
export function requireEntry<Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  key: Key,
  what: string,
): Value {
  if (!Object.hasOwn(table, key)) throw new UnknownValueError(what);
  return table[key];
}
