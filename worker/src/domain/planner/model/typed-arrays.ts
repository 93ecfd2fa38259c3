/**
 * Reads an array at an index that the caller knows to be within its bounds. One function for each kind of array, so
 * that the engine compiles the read to a single load: the search spends most of its time here.
 */
export function at(array: Int32Array, index: number): number {
  return array[index] as number;
}

/** `at` for an array of floating-point numbers. */
export function floatAt(array: Float64Array, index: number): number {
  return array[index] as number;
}
