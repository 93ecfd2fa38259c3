import type { GoalModel } from "../model/goals/goal-model.ts";
import { THRIFT_LINE_SHARE } from "../model/search-limits.ts";

/** The foods as they count where a week is to be as cheap as can be: what makes a list short would make it dear. */
export function thriftyFoods({ foods }: GoalModel): GoalModel["foods"] {
  return { ...foods, openedPoints: foods.openedPoints.map((points) => Math.round(points * THRIFT_LINE_SHARE)) };
}
