import type { PaidTier } from "@mealwright/schema/constants/tiers";

/** A person for trying the product out. */
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  /** The paid tier; null for Free Starter. */
  readonly tier: PaidTier | null;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The plan of a payment that is left pending for the administrator. */
  readonly waitingPayment?: PaidTier;
  readonly message?: Readonly<{ subject: string; message: string; category: string }>;
}

export const DEMO_PASSWORD = "demo horse staple 7";

const BODY = { cookingLevel: "intermediate", age: 34, weight: "70.5", height: 175, gender: "female" };

/** One of each tier and diet; together they show every kind of screen. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    name: "Fay Freeman",
    email: "fay@demo.example",
    tier: null,
    waitingPayment: "monthly-saver",
    answers: {
      ...BODY,
      goal: "eat_healthier",
      dietaryPreference: "omnivore",
      allergies: [],
      budget: "90",
      prepTime: 45,
    },
    message: { subject: "A question", message: "Can I change my diet in the middle of a week?", category: "general" },
  },
  {
    name: "Wes Vega",
    email: "wes@demo.example",
    tier: "weekly-flex",
    answers: {
      ...BODY,
      ...{
        goal: "save_time",
        dietaryPreference: "vegan",
        allergies: ["Soy"],
        mealsPerDay: 3,
        budget: "75",
        prepTime: 30,
      },
    },
  },
  {
    name: "Mona Saver",
    email: "mona@demo.example",
    tier: "monthly-saver",
    answers: {
      ...BODY,
      ...{ goal: "lose_weight", dietaryPreference: "pescatarian", allergies: ["Peanuts", "Sesame"], budget: "120" },
      ...{ mealsPerDay: 4, prepTime: 60 },
    },
    message: { subject: "My invoice", message: "Could I have one with my address?", category: "billing" },
  },
  {
    name: "Vito Prince",
    email: "vito@demo.example",
    tier: "annual-vip",
    answers: {
      ...BODY,
      ...{ goal: "gain_muscle", dietaryPreference: "keto", allergies: ["Gluten", "Wheat"], budget: "160" },
      ...{ mealsPerDay: 2, prepTime: 60, gender: "male", weight: "88", height: 186 },
    },
    message: { subject: "Iron", message: "Do I get enough of it?", category: "nutrition" },
  },
  {
    name: "Vera Green",
    email: "vera@demo.example",
    tier: "weekly-flex",
    answers: {
      ...BODY,
      ...{
        goal: "eat_healthier",
        dietaryPreference: "vegetarian",
        allergies: ["Tree nuts"],
        budget: "60",
        prepTime: 45,
      },
    },
  },
  {
    name: "Paul Stone",
    email: "paul@demo.example",
    tier: "monthly-saver",
    answers: {
      ...BODY,
      ...{ goal: "lose_weight", dietaryPreference: "paleo", allergies: ["Dairy", "Eggs"], budget: "140", prepTime: 60 },
    },
  },
];
