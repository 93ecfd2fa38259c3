/** A look-up table without a prototype: a stranger's "constructor" finds nothing in it. */
export function table<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), entries);
}
