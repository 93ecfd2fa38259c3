import type { PathName } from "../lib/paths.ts";

interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** Title and description of every screen, each its own (specification §2). */
export const PAGE_META: Readonly<Record<PathName | "notFound", PageMeta>> = {
  home: {
    title: "Mealwright: a week of meals, checked before you see it",
    description:
      "Answer nine questions and get a personal meal plan with recipes, real nutrition figures and a grocery list. Allergies, diet, time and budget are checked for every meal.",
  },
  auth: {
    title: "Sign in or sign up · Mealwright",
    description: "Sign in to your meal plans, make a free account, or ask for a new password.",
  },
  resetPassword: {
    title: "Choose a new password · Mealwright",
    description: "Set a new password for your Mealwright account with the link from our mail.",
  },
  warmUp: {
    title: "What would you like to change? · Mealwright",
    description: "Pick one goal, lose weight, eat better or save time, and start your personal meal plan.",
  },
  questionnaire: {
    title: "Nine questions to your meal plan · Mealwright",
    description:
      "Goal, diet, allergies, meals, time, budget and cooking level: what we need to plan a week that suits you. About two minutes.",
  },
  preview: {
    title: "A look at your plan · Mealwright",
    description: "Three sample meals from the kitchen. Make a free account to see your own plan.",
  },
  pricing: {
    title: "Plans and prices · Mealwright",
    description:
      "Start free with three personalised meals, or get the whole week with grocery lists from $5. Cancel any time, money-back guarantee.",
  },
  subscriptionSuccess: {
    title: "Welcome to your new plan · Mealwright",
    description: "Your subscription has started. Here is what to do next.",
  },
  mealPlan: {
    title: "Your meal plan · Mealwright",
    description: "Your meals with ingredients, steps and nutrition, and the grocery list that goes with them.",
  },
  dashboard: {
    title: "Your dashboard · Mealwright",
    description: "Today's meals, your plans, your favourites and your profile in one place.",
  },
  planner: {
    title: "Week planner · Mealwright",
    description: "Your week from Monday to Sunday, meal by meal, with its grocery list.",
  },
  settings: {
    title: "Settings · Mealwright",
    description: "Your profile, your preferences and how Mealwright looks on this device.",
  },
  contact: {
    title: "Contact us · Mealwright",
    description: "Write to us: an answer within 24 hours, live chat 9 AM - 6 PM CET.",
  },
  admin: {
    title: "Administration · Mealwright",
    description: "For the people who run Mealwright: users and payments.",
  },
  checkout: {
    title: "Checkout · Mealwright",
    description: "How to pay for the plan that you chose, and what happens next.",
  },
  privacy: {
    title: "Privacy · Mealwright",
    description: "What Mealwright stores about you, why, for how long, and how to have it removed.",
  },
  terms: {
    title: "Terms of use · Mealwright",
    description: "The rules of using Mealwright: plans, payments, guarantee and what we cannot promise.",
  },
  cookies: {
    title: "Cookies · Mealwright",
    description: "One cookie keeps you signed in. Nothing follows you around, and nothing comes from third parties.",
  },
  howWeCheck: {
    title: "How we check every meal · Mealwright",
    description:
      "What is verified before a meal reaches you, allergens, diet, time and nutrition, and what no planner can promise.",
  },
  notFound: {
    title: "Page not found · Mealwright",
    description: "There is no page at this address. Here is the way back.",
  },
};
