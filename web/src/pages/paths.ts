import { PAGE_NAMES, PAGES, type PageName } from "./pages.ts";

/** The address of every page by its name. */
export const PATHS = pathsOf();

/** Safe: every page is in the result, each with its own path. */
function pathsOf() {
  const entries = PAGE_NAMES.map((name) => [name, PAGES[name].path]);
  return Object.fromEntries(entries) as { readonly [Name in PageName]: (typeof PAGES)[Name]["path"] };
}

/** Sections of the landing page that other pages link to. */
export const LANDING_ANCHORS = {
  howItWorks: "how-it-works",
  pricing: "pricing",
  testimonials: "testimonials",
  faq: "faq",
} as const;

/** The part of Settings with the calendar's address and file. */
export const CALENDAR_SECTION = "calendar";
export const CALENDAR_PATH = `${PATHS.settings}#${CALENDAR_SECTION}`;

export type AuthMode = "sign-in" | "sign-up" | "forgot";

/** The sign-in page opened in one of its modes. */
export function authPath(mode: AuthMode): string {
  return mode === "sign-in" ? PATHS.auth : `${PATHS.auth}?mode=${mode}`;
}

/**
 * The pricing page for somebody who has chosen a paid plan and creates an account first: checkout then continues there
 * by itself.
 */
export function chosenTierPath(tier: string): string {
  return `${PATHS.pricing}?checkout=${tier}`;
}

/** Whether an address is the pricing page's, with or without a chosen plan. */
export function isPricingPath(path: string | null): path is string {
  return path !== null && (path === PATHS.pricing || path.startsWith(`${PATHS.pricing}?`));
}

/** A section of the landing page, from anywhere. */
export function landingAnchorPath(anchor: keyof typeof LANDING_ANCHORS): string {
  return `${PATHS.home}#${LANDING_ANCHORS[anchor]}`;
}

/** Router state that the sign-in page reads: where to go afterwards. Only an address on this site is followed. */
export interface AuthArrival {
  readonly from: string;
}

/** Router state of a move to the meal plan after saved answers: the page offers a new plan. */
export interface MealPlanArrival {
  readonly offerNewPlan: true;
}

/**
 * Router state of a move to the pricing page with a new account: whether its first meal is made and shown above the
 * prices.
 */
export interface PricingArrival {
  readonly showsFirstMeal: boolean;
}

/** Whether a new account with answers was sent here (`PricingArrival`). */
export function showsFirstMeal(state: unknown): boolean {
  return typeof state === "object" && state !== null && "showsFirstMeal" in state && state.showsFirstMeal === true;
}

/** Router state of a move to the preview: why the questionnaire's account was refused, in words for a person. */
export interface PreviewArrival {
  readonly refusal: string;
}

/** Why an account was refused, from router state; null if that does not say. */
export function refusalOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("refusal" in state)) return null;
  return typeof state.refusal === "string" ? state.refusal : null;
}

/** The parameter that names the meal whose sheet is open over a page. */
export const MEAL_PARAM = "meal";

/** The parameter that is present while cook mode shows that meal, step by step. */
export const COOK_PARAM = "cook";

/** Names the meal for whose place other dishes are shown. */
export const SWAP_PARAM = "swap";

/** Names the dish of the collection that is open. */
export const DISH_PARAM = "dish";

/** Names the favorite that is open. */
export const FAVORITE_PARAM = "favorite";

/** The plan with a meal's sheet open. */
export function mealPath(mealId: string): string {
  return `${PATHS.mealPlan}?${new URLSearchParams({ [MEAL_PARAM]: mealId })}`;
}

/** Router state of a move that stays on the page: it is not scrolled, and Back undoes it. */
export const KEEPS_PLACE = { keepsPlace: true } as const;

/** Where router state asks to return to after signing in, or null; an address of another site never passes. */
export function returnPathOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  return typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : null;
}
