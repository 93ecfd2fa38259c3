/**
 * Reads an array at an index that the caller knows to be inside; `undefined` cannot come out of it. One kind of array
 * each, so that the engine turns it into a single load: the search lives on it.
 */
export function at(array: Int32Array, index: number): number {
  return array[index] as number;
}

/** The same for fractions. */
export function floatAt(array: Float64Array, index: number): number {
  return array[index] as number;
}
