/** A parameter of the address; null where it has none. */
export function addressParam(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
}

/** The address's query, or another one, with a parameter set, or taken out by null. */
export function queryWith(name: string, value: string | null, query = window.location.search): string {
  const params = new URLSearchParams(query);
  if (value === null) params.delete(name);
  else params.set(name, value);
  return params.size === 0 ? "" : `?${params}`;
}

/** Writes a parameter into the URL without a navigation: no history entry, and the router does not re-render. */
export function keepInAddress(name: string, value: string | null): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, "", pathname + queryWith(name, value) + hash);
}
