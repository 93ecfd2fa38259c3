import { TOAST_SWIPE_DIRECTION, TOAST_SWIPE_THRESHOLD_PX } from "@mealwright/schema/constants/timings";

interface Move {
  /** Pixels from where the pointer went down; to the right and down are positive. */
  readonly x: number;
  readonly y: number;
}

const SIGN = { right: 1, left: -1 }[TOAST_SWIPE_DIRECTION];

/** How far a toast follows a pointer: its own way only, and not when the move is more down or up than across. */
export function swipeOffsetPx({ x, y }: Move): number {
  const along = x * SIGN;
  return along > 0 && along >= Math.abs(y) ? x : 0;
}

/** Whether letting go here closes it. */
export function closesBySwipe(move: Move): boolean {
  return Math.abs(swipeOffsetPx(move)) >= TOAST_SWIPE_THRESHOLD_PX;
}
