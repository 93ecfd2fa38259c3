import type {
  Activity,
  CookingLevel,
  Diet,
  Gender,
  Goal,
  MealsPerDay,
  WarmUpGoal,
} from "@mealwright/schema/constants/questionnaire";

interface OptionText {
  readonly label: string;
  readonly text: string;
}

/** What the screens call each answer. */
export const GOAL_TEXTS: Readonly<Record<Goal, OptionText>> = {
  lose_weight: { label: "Lose weight", text: "A gentle deficit, never under a safe floor" },
  gain_muscle: { label: "Gain muscle", text: "More protein and a small surplus" },
  eat_healthier: { label: "Eat healthier", text: "More vegetables, fiber and variety" },
  save_time: { label: "Save time", text: "Short recipes and one clear shopping list" },
};

export const WARM_UP_GOAL_TEXTS: Readonly<Record<WarmUpGoal, OptionText>> = {
  lose_weight: GOAL_TEXTS.lose_weight,
  eat_better: { label: "Eat better", text: GOAL_TEXTS.eat_healthier.text },
  save_time: GOAL_TEXTS.save_time,
};

export const DIET_TEXTS: Readonly<Record<Diet, OptionText>> = {
  omnivore: { label: "Omnivore", text: "A bit of everything" },
  vegetarian: { label: "Vegetarian", text: "No meat, no fish" },
  vegan: { label: "Vegan", text: "Nothing from animals" },
  pescatarian: { label: "Pescatarian", text: "Fish, but no meat" },
  keto: { label: "Keto", text: "At most 50 g net carbs a day" },
  paleo: { label: "Paleo", text: "No grains, pulses, dairy or refined sugar" },
};

export const MEALS_PER_DAY_TEXTS: Readonly<Record<MealsPerDay, OptionText>> = {
  2: { label: "2", text: "Lunch and dinner" },
  3: { label: "3", text: "Breakfast, lunch and dinner" },
  4: { label: "4+", text: "Three meals and a snack" },
};

export const COOKING_LEVEL_TEXTS: Readonly<Record<CookingLevel, OptionText>> = {
  beginner: { label: "Beginner", text: "A pan, a pot, clear steps" },
  intermediate: { label: "Intermediate", text: "I cook most weeks and like to learn" },
  advanced: { label: "Advanced", text: "Sauces, timing, several pans at once" },
};

export const GENDER_TEXTS: Readonly<Record<Gender, string>> = { male: "Male", female: "Female", other: "Other" };

export const ACTIVITY_TEXTS: Readonly<Record<Activity, string>> = {
  sedentary: "Mostly sitting",
  light: "Some walking",
  moderate: "On my feet, or sport twice a week",
  active: "Physical work, or sport most days",
  very_active: "Hard training or hard work every day",
};
