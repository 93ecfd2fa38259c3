/** Support promises and contact categories (specification §2, §3, §9). */

export const SUPPORT_RESPONSE_TARGET_HOURS = 24;
export const LIVE_CHAT_HOURS = "9 AM - 6 PM CET";
/** The same hours as numbers: whole hours in Central European Time, including summer time. */
export const LIVE_CHAT = { fromHour: 9, toHour: 18, timeZone: "Europe/Berlin" } as const;
/** The address of support; `wrangler.toml` has the same one for the worker. */
export const SUPPORT_EMAIL = "support@mealwright.example";
export const SUPPORT_PROMISE = `24/7 by e-mail, live chat ${LIVE_CHAT_HOURS}`;

export const CONTACT_CATEGORIES = ["general", "technical", "billing", "nutrition", "feedback", "partnership"] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];
/** In the form, the list of messages and the mail to support. */
export const CONTACT_CATEGORY_TEXTS: Readonly<Record<ContactCategory, string>> = {
  general: "General",
  technical: "Technical",
  billing: "Billing",
  nutrition: "Nutrition",
  feedback: "Feedback",
  partnership: "Partnership",
};
/** The same words of the same person within this time are one message that was sent again. */
export const CONTACT_REPEAT_MS = 24 * 3_600_000;
export const DEFAULT_CONTACT_CATEGORY: ContactCategory = "general";

/** The order in which messages are answered: a VIP's nutrition question first, then paying members'. */
export const CONTACT_PRIORITIES = ["usual", "member", "nutrition"] as const;
export type ContactPriority = (typeof CONTACT_PRIORITIES)[number];
/** The label of a message's priority; null for none. */
export const CONTACT_PRIORITY_TEXTS: Readonly<Record<ContactPriority, string | null>> = {
  usual: null,
  member: "Priority",
  nutrition: "VIP nutrition",
};
