const NOTHING: readonly never[] = [];

/** What an index of our own making holds under a key; an absent key means that nothing was entered there. */
export function listAt<Key, Value>(index: ReadonlyMap<Key, readonly Value[]>, key: Key): readonly Value[] {
  const list = index.get(key);
  return list === undefined ? NOTHING : list;
}
