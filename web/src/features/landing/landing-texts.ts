import { FREE_TIER_MEALS } from "@mealwright/schema/constants/meals";
import { QUESTIONNAIRE_STEP_COUNT } from "@mealwright/schema/constants/questionnaire-steps";
import { SUPPORT_PROMISE } from "@mealwright/schema/constants/support";
import { GUARANTEE_DAYS, PAID_TIER_TERMS, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { formatMoney } from "@mealwright/schema/rules/money";
import { capitalized, QUESTIONS_TEXT, QUESTIONS_TIME } from "@mealwright/schema/rules/text/count-text";
import { MONEY_BACK_WITHIN } from "@mealwright/schema/rules/text/guarantee-text";

const WEEKLY_PRICE = formatMoney(PAID_TIER_TERMS["weekly-flex"].priceCents);

interface HowItWorksStep {
  readonly name: string;
  readonly text: string;
}

export const HOW_IT_WORKS: readonly HowItWorksStep[] = [
  {
    name: `Answer ${QUESTIONS_TEXT}`,
    text: `Goal, diet, allergies, time, budget. ${capitalized(QUESTIONS_TIME)}, and nothing is lost if you are called away.`,
  },
  {
    name: "Watch your week arrive",
    text: "Meals land one by one. Each is checked against your answers first, and every number is computed from its ingredients.",
  },
  {
    name: "Shop once, cook calmly",
    text: "One grocery list for the week, sorted by aisle, in packs that stores really sell.",
  },
];

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Shown on the page and told to search engines, the same words. */
export const QUESTIONS: readonly Question[] = [
  {
    question: "Is it really safe with my allergies?",
    answer:
      "Every ingredient of every meal is checked against what you told us, by a program that does not care who suggested the meal. What it cannot recognize is not served. We cannot see into factories, so please read the label of what you buy.",
  },
  {
    question: "Where do the nutrition figures come from?",
    answer:
      "From the food tables of the US Department of Agriculture, multiplied by the grams in your meal. No number is guessed, and none comes from a language model.",
  },
  {
    question: "What does the AI do?",
    answer:
      "It may suggest dishes to your taste. Choosing, portioning and checking are plain arithmetic, and if the AI is unavailable, our own cookbook plans your week.",
  },
  {
    question: "What is free?",
    answer: `${TIER_NAMES["free-starter"]}: ${FREE_TIER_MEALS} personalized meals with their recipes and basic nutrition, without a card. The whole week starts at ${WEEKLY_PRICE} with ${TIER_NAMES["weekly-flex"]}.`,
  },
  {
    question: "Can I cancel at any time?",
    answer: `Yes. A paid plan ends with the period you paid for. If it is not for you, you get your money back: ${MONEY_BACK_WITHIN}.`,
  },
  {
    question: "What if I do not like a meal?",
    answer:
      "On a paid plan you can swap it, for one that we pick or one that you choose from suggestions. The grocery list follows.",
  },
  {
    question: "How do I reach you?",
    answer: `Support: ${SUPPORT_PROMISE}. Use the contact page.`,
  },
];

interface ComparisonRow {
  readonly point: string;
  readonly mealwright: string;
  readonly blogs: string;
}

export const COMPARISON: readonly ComparisonRow[] = [
  { point: "Allergies", mealwright: "Every ingredient checked", blogs: "Up to you to check" },
  { point: "Nutrition", mealwright: "Computed from the ingredients", blogs: "Often missing or guessed" },
  { point: "Your daily target", mealwright: "Worked out from your details", blogs: "One size fits all" },
  { point: "Grocery list", mealwright: "One list, in packs, by aisle", blogs: "Put it together yourself" },
  { point: "Budget", mealwright: "Planned in, with a note if it is tight", blogs: "Not considered" },
  { point: "Time to a full week", mealwright: "Minutes", blogs: "An evening" },
];

interface Review {
  readonly name: string;
  readonly text: string;
  readonly about: string;
}

/** Sample texts: replace them with real reviews before launch. */
export const REVIEWS: readonly Review[] = [
  {
    name: "Marta K.",
    about: "plans for a sesame allergy",
    text: "For the first time I opened a meal plan and did not start by hunting for what could hurt my son.",
  },
  {
    name: "Jonas R.",
    about: "cooks for one",
    text: "The list counts in packs, the way I shop. I throw away far less than I used to.",
  },
  {
    name: "Priya S.",
    about: "trains four times a week",
    text: "Protein fits every single day, and I never had to open a calculator.",
  },
];

interface TrustBadge {
  readonly title: string;
  readonly text: string;
}

export const TRUST_BADGES: readonly TrustBadge[] = [
  { title: `${GUARANTEE_DAYS.elsewhere}-day guarantee`, text: "Not for you? Money back." },
  { title: "24/7 support", text: SUPPORT_PROMISE },
  { title: "Figures with a source", text: "USDA food tables, every gram" },
  { title: "Your answers stay yours", text: "Not tracked, not sold, deleted when you say so" },
];

export const HERO_HELP = `${QUESTIONNAIRE_STEP_COUNT} questions, about ${QUESTIONS_TIME}. Free to start, no card.`;
