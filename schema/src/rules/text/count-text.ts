import { FREE_TIER_MEALS } from "../../constants/meals.ts";
import { QUESTIONNAIRE_STEP_COUNT } from "../../constants/questionnaire-steps.ts";

const WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** "nine", "13": as a sentence spells a small number. */
export function countWord(count: number): string {
  return WORDS[count] ?? String(count);
}

/** "Nine": as at the start of a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "nine questions" */
export const QUESTIONS_TEXT = `${countWord(QUESTIONNAIRE_STEP_COUNT)} questions`;
/** How long answering them takes. */
export const QUESTIONS_TIME = "two minutes";
/** What is still ahead of somebody who has not answered them. */
export const QUESTIONS_AHEAD = `${QUESTIONS_TEXT}, about ${QUESTIONS_TIME}`;
/** "three meals" */
export const FREE_MEALS_TEXT = `${countWord(FREE_TIER_MEALS)} meals`;
/** "three personalized meals" */
export const FREE_PERSONALIZED_MEALS_TEXT = `${countWord(FREE_TIER_MEALS)} personalized meals`;
