import { KETO_MAX_NET_CARBS_G_PER_DAY } from "@mealwright/schema/constants/meals";
import {
  type Activity,
  type Diet,
  type Gender,
  GOAL_FACTS,
  type MealsPerDay,
  type WarmUpGoal,
} from "@mealwright/schema/constants/questionnaire";

interface OptionText {
  readonly label: string;
  readonly text: string;
}

/** What the screens call each answer. */
export const WARM_UP_GOAL_TEXTS: Readonly<Record<WarmUpGoal, OptionText>> = {
  lose_weight: GOAL_FACTS.lose_weight,
  eat_better: { label: "Eat better", text: GOAL_FACTS.eat_healthier.text },
  save_time: GOAL_FACTS.save_time,
};

export const DIET_TEXTS: Readonly<Record<Diet, OptionText>> = {
  omnivore: { label: "Omnivore", text: "A bit of everything" },
  vegetarian: { label: "Vegetarian", text: "No meat, no fish" },
  vegan: { label: "Vegan", text: "Nothing from animals" },
  pescatarian: { label: "Pescatarian", text: "Fish, but no meat" },
  keto: { label: "Keto", text: `At most ${KETO_MAX_NET_CARBS_G_PER_DAY} g net carbs a day` },
  paleo: { label: "Paleo", text: "No grains, pulses, dairy or refined sugar" },
};

export const MEALS_PER_DAY_TEXTS: Readonly<Record<MealsPerDay, OptionText>> = {
  2: { label: "2", text: "Lunch and dinner" },
  3: { label: "3", text: "Breakfast, lunch and dinner" },
  4: { label: "4+", text: "Three meals and a snack" },
};

export const GENDER_TEXTS: Readonly<Record<Gender, string>> = { male: "Male", female: "Female", other: "Other" };

export const ACTIVITY_TEXTS: Readonly<Record<Activity, string>> = {
  sedentary: "Mostly sitting",
  light: "Some walking",
  moderate: "On my feet, or sport twice a week",
  active: "Physical work, or sport most days",
  very_active: "Hard training or hard work every day",
};
