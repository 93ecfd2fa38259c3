/** A lookup table without a prototype, so that a key like "constructor" from outside finds nothing. */
export function table<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), entries);
}
