import { MEALS_PER_DAY_OPTIONS } from "@mealwright/schema/constants/meals";
import {
  ALLERGY_OPTIONS,
  COOKING_LEVELS,
  DIETS,
  GOALS,
  includedOptions,
} from "@mealwright/schema/constants/questionnaire";
import type { QuestionnaireStep } from "@mealwright/schema/constants/questionnaire-steps";
import type { Answers } from "../../product/answers/answers.ts";

/** The options that answers hold for a step of choices. */
export function chosenOn(step: QuestionnaireStep, answers: Answers): readonly string[] {
  const single = (value: string | null) => (value === null ? [] : [value]);
  switch (step) {
    case "goal":
      return single(answers.goal);
    case "diet":
      return single(answers.dietaryPreference);
    case "allergies":
      return answers.allergies;
    case "mealsPerDay":
      return [String(answers.mealsPerDay)];
    case "cookingLevel":
      return single(answers.cookingLevel);
    default:
      return [];
  }
}

/** Answers after a choice: another option replaces the one before, an allergy is added or taken away. */
export function choose(step: QuestionnaireStep, answers: Answers, value: string): Answers {
  switch (step) {
    case "goal":
      return { ...answers, goal: GOALS.find((goal) => goal === value) ?? answers.goal };
    case "diet":
      return { ...answers, dietaryPreference: DIETS.find((diet) => diet === value) ?? answers.dietaryPreference };
    case "allergies":
      return { ...answers, allergies: ALLERGY_OPTIONS.filter((option) => isOn(option, value, answers)) };
    case "mealsPerDay":
      return {
        ...answers,
        mealsPerDay: MEALS_PER_DAY_OPTIONS.find((meals) => String(meals) === value) ?? answers.mealsPerDay,
      };
    case "cookingLevel":
      return { ...answers, cookingLevel: COOKING_LEVELS.find((level) => level === value) ?? answers.cookingLevel };
    default:
      return answers;
  }
}

function isOn(option: (typeof ALLERGY_OPTIONS)[number], toggled: string, { allergies }: Answers): boolean {
  return option === toggled ? !allergies.includes(option) : allergies.includes(option);
}

/** The chosen option that takes in this one ("Nuts" for "Peanuts"), or undefined. */
export function takenInBy(value: string, { allergies }: Answers): string | undefined {
  return allergies.find((option) => includedOptions(option).some((included) => included === value));
}
