const NOTHING: readonly never[] = [];

/** The list under a key of an index that we built; a missing key means an empty list. */
export function listAt<Key, Value>(index: ReadonlyMap<Key, readonly Value[]>, key: Key): readonly Value[] {
  const list = index.get(key);
  return list === undefined ? NOTHING : list;
}
