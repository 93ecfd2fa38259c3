/** How many steps there are: every page may say so, and none has to load the answers for it (specification §2). */

export const QUESTIONNAIRE_STEPS = [
  "goal",
  "diet",
  "allergies",
  "mealsPerDay",
  "prepTime",
  "budget",
  "cookingLevel",
  "details",
  "account",
] as const;
export type QuestionnaireStep = (typeof QUESTIONNAIRE_STEPS)[number];
export const QUESTIONNAIRE_STEP_COUNT: number = QUESTIONNAIRE_STEPS.length;

/** The warm-up screen is labeled as step one of three (specification §2). */
export const WARM_UP_STEP = 1;
export const WARM_UP_STEP_COUNT = 3;
