import { type Candidate, measuredCookbook } from "../model/candidates.ts";
import { at, floatAt } from "../model/typed-arrays.ts";

/** The value that would be at index `nth` if the values were sorted (quickselect; changes their order). */
export function nthLeast(values: Float64Array, nth: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = floatAt(values, (low + high) >> 1);
    let left = low;
    let right = high;
    while (left <= right) {
      while (floatAt(values, left) < pivot) left++;
      while (floatAt(values, right) > pivot) right--;
      if (left > right) break;
      const value = floatAt(values, left);
      values[left] = floatAt(values, right);
      values[right] = value;
      left++;
      right--;
    }
    if (nth <= right) high = right;
    else if (nth >= left) low = left;
    else break;
  }
  return floatAt(values, nth);
}

/** The positions with the lowest score, at most one per template. */
export function bestOfTemplates(
  eligible: readonly Candidate[],
  positions: Int32Array,
  count: number,
  score: (position: number) => number,
): readonly number[] {
  const { templateCount } = measuredCookbook();
  const least = new Float64Array(templateCount).fill(Number.POSITIVE_INFINITY);
  const best = new Int32Array(templateCount).fill(-1);
  for (const position of positions) {
    const template = eligible[position]?.template ?? 0;
    const value = score(position);
    if (value >= floatAt(least, template)) continue;
    least[template] = value;
    best[template] = position;
  }
  const chosen: number[] = [];
  while (chosen.length < count) {
    let first = -1;
    for (let template = 0; template < templateCount; template++) {
      if (at(best, template) >= 0 && (first < 0 || floatAt(least, template) < floatAt(least, first))) first = template;
    }
    if (first < 0) break;
    chosen.push(at(best, first));
    best[first] = -1;
  }
  return chosen;
}
