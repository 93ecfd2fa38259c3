import { OLDEST_AGE_FOR_RAW_FOOD, YOUNGEST_AGE_FOR_RAW_FOOD } from "../constants/questionnaire.ts";

/** What somebody eats as it comes: raw fish and shellfish; deli meat, smoked fish and soft cheese unheated. */
export interface RiskyFood {
  readonly raw: boolean;
  readonly chilled: boolean;
}

/** Listeria is no greater danger to a child than to others. Somebody whose age is unknown is taken to be an adult. */
export function riskyFoodOfAge(age: number | null): RiskyFood {
  const isOld = age !== null && age > OLDEST_AGE_FOR_RAW_FOOD;
  const isYoung = age !== null && age < YOUNGEST_AGE_FOR_RAW_FOOD;
  return { raw: !isOld && !isYoung, chilled: !isOld };
}
