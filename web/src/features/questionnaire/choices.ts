import { MEALS_PER_DAY_OPTIONS, MEALS_PER_DAY_TEXTS } from "@mealwright/schema/constants/meals";
import {
  ALLERGY_OPTIONS,
  COOKING_LEVEL_FACTS,
  COOKING_LEVELS,
  DIET_FACTS,
  DIETS,
  GOAL_FACTS,
  GOALS,
} from "@mealwright/schema/constants/questionnaire";
import type { QuestionnaireStep } from "@mealwright/schema/constants/questionnaire-steps";
import {
  Beef,
  ChefHat,
  Clock3,
  Dumbbell,
  Egg,
  Fish,
  Leaf,
  type LucideIcon,
  Nut,
  Salad,
  Scale,
  Soup,
  Utensils,
} from "lucide-react";
import type { ChoiceOption } from "./choice-list.tsx";

const GOAL_ICONS: Readonly<Record<(typeof GOALS)[number], LucideIcon>> = {
  lose_weight: Scale,
  gain_muscle: Dumbbell,
  eat_healthier: Salad,
  save_time: Clock3,
};
const DIET_ICONS: Readonly<Record<(typeof DIETS)[number], LucideIcon>> = {
  omnivore: Utensils,
  vegetarian: Egg,
  vegan: Leaf,
  pescatarian: Fish,
  keto: Beef,
  paleo: Nut,
};
const LEVEL_ICONS: Readonly<Record<(typeof COOKING_LEVELS)[number], LucideIcon>> = {
  beginner: Egg,
  intermediate: Soup,
  advanced: ChefHat,
};

/** The options of the steps that offer a choice, in their order, with the digits that choose them. */
export const CHOICES: Readonly<Partial<Record<QuestionnaireStep, readonly ChoiceOption[]>>> = {
  goal: GOALS.map((goal, index) => ({
    value: goal,
    ...GOAL_FACTS[goal],
    icon: GOAL_ICONS[goal],
    digit: index + 1,
  })),
  diet: DIETS.map((diet, index) => ({ value: diet, ...DIET_FACTS[diet], icon: DIET_ICONS[diet], digit: index + 1 })),
  allergies: ALLERGY_OPTIONS.map((option, index) => ({
    value: option,
    label: option,
    ...(index < 9 ? { digit: index + 1 } : {}),
  })),
  // The digit is the number of meals: pressing 3 for "2 meals" would read as a mistake.
  mealsPerDay: MEALS_PER_DAY_OPTIONS.map((meals) => ({
    value: String(meals),
    ...MEALS_PER_DAY_TEXTS[meals],
    digit: meals,
  })),
  cookingLevel: COOKING_LEVELS.map((level, index) => ({
    value: level,
    ...COOKING_LEVEL_FACTS[level],
    icon: LEVEL_ICONS[level],
    digit: index + 1,
  })),
};
