import { type Activity, type Gender, GOAL_FACTS, type WarmUpGoal } from "@mealwright/schema/constants/questionnaire";

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

export const GENDER_TEXTS: Readonly<Record<Gender, string>> = { male: "Male", female: "Female", other: "Other" };

export const ACTIVITY_TEXTS: Readonly<Record<Activity, string>> = {
  sedentary: "Mostly sitting",
  light: "Some walking",
  moderate: "On my feet, or sport twice a week",
  active: "Physical work, or sport most days",
  very_active: "Hard training or hard work every day",
};
