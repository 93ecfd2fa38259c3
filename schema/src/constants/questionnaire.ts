import { ALLERGENS_OF_OPTION, type Allergen } from "./food/allergens.ts";

/** The questionnaire's answers, limits and defaults (specification §2, §3, §5, §9). */

export const GOALS = ["lose_weight", "gain_muscle", "eat_healthier", "save_time"] as const;
export type Goal = (typeof GOALS)[number];

interface AnswerText {
  readonly label: string;
  readonly text: string;
}

/** What the screens call each goal, and whether it asks for less energy than the need, more, or the same (`rules/energy.ts`). */
export const GOAL_FACTS: Readonly<Record<Goal, AnswerText & { readonly energy: "less" | "same" | "more" }>> = {
  lose_weight: { label: "Lose weight", text: "A gentle deficit, never below a safe minimum", energy: "less" },
  gain_muscle: { label: "Gain muscle", text: "More protein and a small surplus", energy: "more" },
  eat_healthier: { label: "Eat healthier", text: "More vegetables, fiber and variety", energy: "same" },
  save_time: { label: "Save time", text: "Short recipes and one clear shopping list", energy: "same" },
};

/** Goals offered on the landing page and the warm-up screen; `eat_better` starts the questionnaire as `eat_healthier`. */
export const WARM_UP_GOALS = ["lose_weight", "eat_better", "save_time"] as const;
export type WarmUpGoal = (typeof WARM_UP_GOALS)[number];
export const GOAL_FOR_WARM_UP: Readonly<Record<WarmUpGoal, Goal>> = {
  lose_weight: "lose_weight",
  eat_better: "eat_healthier",
  save_time: "save_time",
};

/** Keto: net carbohydrate a day, in grams (design, "Diets"). */
export const KETO_MAX_NET_CARBS_G_PER_DAY = 50;

export const DIETS = ["omnivore", "vegetarian", "vegan", "pescatarian", "keto", "paleo"] as const;
export type Diet = (typeof DIETS)[number];
/** Each diet's name on the screens, and its description for a language model. */
export const DIET_FACTS: Readonly<Record<Diet, AnswerText & { readonly eats: string }>> = {
  omnivore: { label: "Omnivore", text: "A bit of everything", eats: "eats everything" },
  vegetarian: {
    label: "Vegetarian",
    text: "No meat, no fish",
    eats: "vegetarian: no meat, poultry, fish or seafood, no gelatin, no animal-rennet cheese",
  },
  vegan: { label: "Vegan", text: "Nothing from animals", eats: "vegan: nothing from animals, no honey" },
  pescatarian: {
    label: "Pescatarian",
    text: "Fish, but no meat",
    eats: "pescatarian: fish and seafood, but no meat or poultry",
  },
  keto: {
    label: "Keto",
    text: `At most ${KETO_MAX_NET_CARBS_G_PER_DAY} g net carbs a day`,
    eats: "keto: at most 15 g net carbohydrate in a meal",
  },
  paleo: {
    label: "Paleo",
    text: "No grains, legumes, dairy or refined sugar",
    eats: "paleo: no grains, pulses, dairy, refined sugar or refined oils",
  },
};

/** The options with a fixed meaning. */
type NamedAllergyOption = keyof typeof ALLERGENS_OF_OPTION;
export const NAMED_ALLERGY_OPTIONS: readonly NamedAllergyOption[] = Object.keys(ALLERGENS_OF_OPTION).filter(
  (key): key is NamedAllergyOption => key in ALLERGENS_OF_OPTION,
);
/** The number of sets of these options. Checks of all sets count up to it, one bit for each option. */
export const ALLERGY_SETS = 2 ** NAMED_ALLERGY_OPTIONS.length;
export const OTHER_ALLERGY = "Other";
export type AllergyOption = NamedAllergyOption | typeof OTHER_ALLERGY;
export const ALLERGY_OPTIONS: readonly AllergyOption[] = [...NAMED_ALLERGY_OPTIONS, OTHER_ALLERGY];

/** The named options that a broad one takes in: forms show them as included. */
export function includedOptions(broad: AllergyOption): readonly AllergyOption[] {
  if (broad === OTHER_ALLERGY) return [];
  const all: readonly Allergen[] = ALLERGENS_OF_OPTION[broad];
  return NAMED_ALLERGY_OPTIONS.filter(
    (option) => option !== broad && ALLERGENS_OF_OPTION[option].every((allergen) => all.includes(allergen)),
  );
}
/** Said to somebody whose screen had older answers than are stored: another screen or device has saved meanwhile. */
export const ANSWERS_CHANGED =
  "Your answers were changed on another screen in the meantime. Here they are, with your latest changes. Please review them and save again.";
/** Shown by a form whose session ended before it was saved. */
export const UNSAVED_INPUT_TEXT = "What you typed is still here, but not saved yet.";
export const HOUSEHOLD_CHANGED =
  "The people who eat with you were changed on another screen in the meantime. Here they are, and what you just typed is kept. Please review it and save again.";
/** Shown by forms when "Other" is ticked and its text is empty. */
export const OTHER_ALLERGY_EMPTY = "Enter what else, or uncheck Other.";

export const PREP_TIME_MINUTES = { min: 10, max: 120, step: 5, default: 30 } as const;
export const WEEKLY_BUDGET = { min: 25, max: 200, step: 5, default: 75 } as const;

/** The easiest first. */
export const COOKING_LEVELS = ["beginner", "intermediate", "advanced"] as const;
export type CookingLevel = (typeof COOKING_LEVELS)[number];
/** Each level's name on the screens, and its description for a language model. */
export const COOKING_LEVEL_FACTS: Readonly<Record<CookingLevel, AnswerText & { readonly cook: string }>> = {
  beginner: {
    label: "Beginner",
    text: "A pan, a pot, clear steps",
    cook: "a beginner: simple techniques only",
  },
  intermediate: {
    label: "Intermediate",
    text: "I cook most weeks and like to learn",
    cook: "somebody who cooks regularly",
  },
  advanced: { label: "Advanced", text: "Sauces, timing, several pans at once", cook: "a confident cook" },
};

export const GENDERS = ["male", "female", "other"] as const;
export type Gender = (typeof GENDERS)[number];

/** Optional: how active a usual day is; the physical activity level of each is in `PHYSICAL_ACTIVITY_LEVEL`. */
export const ACTIVITIES = ["sedentary", "light", "moderate", "active", "very_active"] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const AGE_YEARS = { min: 13, max: 120 } as const;
/** People younger or older than these ages are never served raw fish or shellfish. */
export const YOUNGEST_AGE_FOR_RAW_FOOD = 18;
export const OLDEST_AGE_FOR_RAW_FOOD = 65;
export const WEIGHT_KG = { min: 25, max: 400 } as const;
export const HEIGHT_CM = { min: 90, max: 260 } as const;
export const HOUSEHOLD = { min: 1, max: 8, default: 1 } as const;
export const OTHER_ALLERGIES_MAX_LENGTH = 300;
