/** Every address of the site, once: links, the router, page titles and the hosting files read this table. */
export const PATHS = {
  home: "/",
  auth: "/auth",
  resetPassword: "/reset-password",
  warmUp: "/warm-up",
  questionnaire: "/questionnaire",
  preview: "/preview",
  pricing: "/pricing",
  subscriptionSuccess: "/subscription-success",
  mealPlan: "/meal-plan",
  dashboard: "/dashboard",
  planner: "/planner",
  settings: "/settings",
  contact: "/contact",
  admin: "/admin",
  checkout: "/checkout/:paymentId",
  privacy: "/privacy",
  terms: "/terms",
  cookies: "/cookies",
  howWeCheck: "/how-we-check",
} as const;

export type PathName = keyof typeof PATHS;

/** Sections of the landing page that other pages link to. */
export const LANDING_ANCHORS = {
  howItWorks: "how-it-works",
  pricing: "pricing",
  testimonials: "testimonials",
  faq: "faq",
} as const;

export type AuthMode = "sign-in" | "sign-up" | "forgot";

/** The sign-in page opened in one of its modes. */
export function authPath(mode: AuthMode): string {
  return mode === "sign-in" ? PATHS.auth : `${PATHS.auth}?mode=${mode}`;
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

/** Where router state asks to return to after signing in, or null; an address of another site never passes. */
export function returnPathOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  return typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : null;
}
