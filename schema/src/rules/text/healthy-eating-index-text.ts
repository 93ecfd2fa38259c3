import { HEI_MOST_POINTS, US_AVERAGE_HEI } from "../../constants/food/healthy-eating-index.ts";

/** "93 of 100" */
export const scoreText = (score: number): string => `${score} of ${HEI_MOST_POINTS}`;

export const AVERAGE_TEXT = `The average American diet scores ${US_AVERAGE_HEI.score}.`;
