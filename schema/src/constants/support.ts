/** Support promises and contact categories (specification §2, §3, §9). */

export const SUPPORT_RESPONSE_TARGET_HOURS = 24;
export const LIVE_CHAT_HOURS = "9 AM - 6 PM CET";
/** The same hours to reckon with: whole hours of the day where CET is kept, summer time included. */
export const LIVE_CHAT = { fromHour: 9, toHour: 18, timeZone: "Europe/Berlin" } as const;
/** Where mail to support goes; `wrangler.toml` names the same address to the worker. */
export const SUPPORT_EMAIL = "support@mealwright.example";
export const SUPPORT_PROMISE = `24/7 by e-mail, live chat ${LIVE_CHAT_HOURS}`;

export const CONTACT_CATEGORIES = ["general", "technical", "billing", "nutrition", "feedback", "partnership"] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];
export const DEFAULT_CONTACT_CATEGORY: ContactCategory = "general";

/** In which order messages are answered: a VIP's nutrition question first of all, then those of paying members. */
export const CONTACT_PRIORITIES = ["usual", "member", "nutrition"] as const;
export type ContactPriority = (typeof CONTACT_PRIORITIES)[number];
/** How a message's mark reads; null for none. */
export const CONTACT_PRIORITY_TEXTS: Readonly<Record<ContactPriority, string | null>> = {
  usual: null,
  member: "Priority",
  nutrition: "VIP nutrition",
};
