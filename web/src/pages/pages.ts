import { WHOLE_WEEK } from "@mealwright/schema/constants/meals";
import { LINKED_PATHS } from "@mealwright/schema/constants/page-paths";
import { LIVE_CHAT_HOURS, SUPPORT_RESPONSE_TARGET_HOURS } from "@mealwright/schema/constants/support";
import { COUNTDOWN_OFFER_PRICE } from "@mealwright/schema/rules/prices";
import {
  capitalized,
  FREE_PERSONALIZED_MEALS_TEXT,
  QUESTIONS_TEXT,
  QUESTIONS_TIME,
} from "@mealwright/schema/rules/text/count-text";

/**
 * Who a page is for, and who writes it:
 * - `listed`: anybody; the build writes it as a file and the sitemap names it
 * - `unlisted`: the same, but pointless without the step before it, so search engines are not sent there
 * - `app`: drawn only by the app
 * - `members`: drawn by the app for whoever is signed in; others sign in first
 */
export type PageKind = "listed" | "unlisted" | "app" | "members";

export interface Page {
  readonly path: string;
  readonly kind: PageKind;
  /** Has its own header: one job on the screen, and no links that lead away from it. */
  readonly isBare?: true;
  readonly title: string;
  /** The heading, shown as soon as the page opens; absent where it depends on the visitor. */
  readonly heading?: string;
  /** The line below it, if it is the same for everybody. */
  readonly lead?: string;
  /** For search engines and social networks: 40 to 170 characters. */
  readonly description: string;
  /** Its link at the foot of every page. */
  readonly footer?: { readonly group: FooterGroup; readonly text: string };
}

export type FooterGroup = "help" | "mealwright" | "legal";

/**
 * Every page of the site, once: the router, the build's pages, sitemap, redirects, titles, the footer and the README's
 * check follow from it. `howWeCheck` is drawn by `screens/how-we-check-screen.tsx`, and so on; see `screenFileOf`.
 */
export const PAGES = {
  home: {
    path: "/",
    kind: "listed",
    isBare: true,
    title: "Mealwright: a week of meals, checked before you see it",
    description: `${capitalized(QUESTIONS_TEXT)}, then a week of meals with recipes, nutrition figures and a grocery list, each checked for allergies, diet, time and budget.`,
  },
  auth: {
    path: LINKED_PATHS.auth,
    kind: "listed",
    title: "Sign in or sign up · Mealwright",
    description: "Sign in, create a free account, or reset your password.",
  },
  resetPassword: {
    path: LINKED_PATHS.resetPassword,
    kind: "unlisted",
    title: "Choose a new password · Mealwright",
    description: "Set a new password with the link from our email.",
  },
  warmUp: {
    path: "/warm-up",
    kind: "listed",
    isBare: true,
    title: "What would you like to change? · Mealwright",
    description: "Pick one goal, lose weight, eat better or save time, and start your meal plan.",
  },
  questionnaire: {
    path: "/questionnaire",
    kind: "listed",
    isBare: true,
    title: `${capitalized(QUESTIONS_TEXT)} to your meal plan · Mealwright`,
    description: `Goal, diet, allergies, meals, time, budget and cooking level: about ${QUESTIONS_TIME}.`,
    footer: { group: "mealwright", text: "Start the questionnaire" },
  },
  preview: {
    path: "/preview",
    kind: "unlisted",
    title: "A look at your plan · Mealwright",
    description: "Three sample meals. Create a free account to see your own plan.",
  },
  pricing: {
    path: LINKED_PATHS.pricing,
    kind: "listed",
    title: "Plans and prices · Mealwright",
    description: `Start free with ${FREE_PERSONALIZED_MEALS_TEXT}, or get the whole week with grocery lists from ${COUNTDOWN_OFFER_PRICE}. Cancel any time, money-back guarantee.`,
    footer: { group: "mealwright", text: "Pricing" },
  },
  subscriptionSuccess: {
    path: "/subscription-success",
    kind: "unlisted",
    title: "Welcome to your new plan · Mealwright",
    description: "Your subscription has started. Here is what to do next.",
  },
  mealPlan: {
    path: LINKED_PATHS.mealPlan,
    kind: "members",
    title: "Your meal plan · Mealwright",
    heading: "Your meal plan",
    description: "Your meals with ingredients, steps and nutrition, and their grocery list.",
  },
  dashboard: {
    path: "/dashboard",
    kind: "members",
    title: "Your dashboard · Mealwright",
    description: "Today's meals, your plans, your favorites and your profile in one place.",
  },
  planner: {
    path: "/planner",
    kind: "members",
    title: "Week planner · Mealwright",
    heading: "Week planner",
    description: `Your week from ${WHOLE_WEEK}, meal by meal, with its grocery list.`,
  },
  kitchen: {
    path: "/kitchen",
    kind: "members",
    title: "In your kitchen · Mealwright",
    heading: "In your kitchen",
    description: "What you have bought and not eaten yet, and how long it keeps.",
  },
  settings: {
    path: LINKED_PATHS.settings,
    kind: "members",
    title: "Settings · Mealwright",
    heading: "Settings",
    lead: "What your plans are based on, how Mealwright looks, and how you sign in.",
    description: "Your profile, your preferences and how the app looks.",
  },
  contact: {
    path: "/contact",
    kind: "listed",
    title: "Contact us · Mealwright",
    description: `Write to us: an answer within ${SUPPORT_RESPONSE_TARGET_HOURS} hours, live chat ${LIVE_CHAT_HOURS}.`,
    footer: { group: "help", text: "Contact Us" },
  },
  sharedList: {
    path: LINKED_PATHS.sharedList,
    kind: "app",
    title: "A shared shopping list · Mealwright",
    description: "A shopping list that someone shares with you: they see right away what you check off.",
  },
  admin: {
    path: "/admin",
    kind: "app",
    title: "Administration · Mealwright",
    description: "For the people who run Mealwright: users and payments.",
  },
  checkout: {
    path: "/checkout/:paymentId",
    kind: "members",
    title: "Checkout · Mealwright",
    description: "How to pay for the plan you chose, and what happens next.",
  },
  privacy: {
    path: "/privacy",
    kind: "listed",
    title: "Privacy · Mealwright",
    description: "What we store about you, why, for how long, and how to have it removed.",
    footer: { group: "legal", text: "Privacy" },
  },
  terms: {
    path: "/terms",
    kind: "listed",
    title: "Terms of use · Mealwright",
    description: "Plans, payments, the guarantee, and what we cannot promise.",
    footer: { group: "legal", text: "Terms" },
  },
  cookies: {
    path: "/cookies",
    kind: "listed",
    title: "Cookies · Mealwright",
    description: "A few cookies for signing in. Nothing follows you around.",
    footer: { group: "legal", text: "Cookies" },
  },
  howWeCheck: {
    path: "/how-we-check",
    kind: "listed",
    title: "How we check every meal · Mealwright",
    description: "What is verified before a meal reaches you, and what no planner can promise.",
    footer: { group: "mealwright", text: "How we check" },
  },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof PAGES;

/** All names, in the order of the table. */
export const PAGE_NAMES = Object.keys(PAGES).filter((name): name is PageName => name in PAGES);

export function pageOf(name: PageName): Page {
  return PAGES[name];
}

/** Shown at any address without a page; the build writes it as `404.html`. */
export const NOT_FOUND_PAGE = {
  path: "*",
  kind: "unlisted",
  title: "Page not found · Mealwright",
  description: "There is no page at this address. Here is the way back.",
} as const satisfies Page;

/** The file in `screens/` that draws a page; those of members have a folder of their own. */
export function screenFileOf(name: PageName | "notFound"): string {
  const file = `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-screen.tsx`;
  return name !== "notFound" && pageOf(name).kind === "members" ? `members/${file}` : file;
}
