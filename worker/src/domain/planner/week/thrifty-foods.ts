import type { GoalModel } from "../model/goals/goal-model.ts";
import { THRIFT_LINE_SHARE } from "../model/search-limits.ts";

/**
 * The foods for a week that has to be as cheap as possible: a short list counts less, because it would make the week
 * more expensive.
 */
export function thriftyFoods({ foods }: GoalModel): GoalModel["foods"] {
  return { ...foods, openedPoints: foods.openedPoints.map((points) => Math.round(points * THRIFT_LINE_SHARE)) };
}
