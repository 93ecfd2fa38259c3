import { FREE_TIER_MEALS } from "../constants/meals.ts";
import { FREE_TIER, PAID_TIERS, type Tier } from "../constants/tiers.ts";

/** What a tier can include; the server and the screens both ask `can(tier, capability)`. */
export const CAPABILITIES = [
  "full_week",
  "complete_nutrition",
  "grocery_list",
  "regeneration",
  "replacement",
  "favorites",
  "priority_support",
  "priority_generation",
  "advanced_filters",
  "grocery_email",
  "favorites_library",
  "premium_collection",
  "nutrition_support",
  "coaching",
  "family_portions",
] as const;
export type Capability = (typeof CAPABILITIES)[number];

const WEEKLY_FLEX: readonly Capability[] = [
  "full_week",
  "complete_nutrition",
  "grocery_list",
  "regeneration",
  "replacement",
  "favorites",
  "priority_support",
];
const MONTHLY_SAVER: readonly Capability[] = [
  ...WEEKLY_FLEX,
  "priority_generation",
  "advanced_filters",
  "grocery_email",
  "favorites_library",
];
const ANNUAL_VIP: readonly Capability[] = [
  ...MONTHLY_SAVER,
  "premium_collection",
  "nutrition_support",
  "coaching",
  "family_portions",
];

/** Tier × capability (specification §6; design "Tiers"). A tier that is not described here does not compile. */
export const TIER_CAPABILITIES: Readonly<Record<Tier, readonly Capability[]>> = {
  "free-starter": [],
  "weekly-flex": WEEKLY_FLEX,
  "monthly-saver": MONTHLY_SAVER,
  "annual-vip": ANNUAL_VIP,
};

/** What the pricing and upgrade screens say of each capability. */
export const CAPABILITY_TEXTS: Readonly<Record<Capability, string>> = {
  full_week: "7-day plan, every meal of the week",
  complete_nutrition: "Complete nutrition data",
  grocery_list: "Grocery lists you can really shop from",
  regeneration: "Meal and week regeneration",
  replacement: "Meal replacement",
  favorites: "Favorites",
  priority_support: "Priority support",
  priority_generation: "Priority generation",
  advanced_filters: "Advanced dietary filters",
  grocery_email: "Emailed grocery lists",
  favorites_library: "Favorites library",
  premium_collection: "Premium recipe collection",
  nutrition_support: "24/7 nutrition support",
  coaching: "Custom dietary coaching",
  family_portions: "Family meal planning",
};

/** What Free Starter holds, in words (specification §6). */
export const FREE_TIER_TEXTS = [`${FREE_TIER_MEALS} personalized meals`, "Basic nutrition info"] as const;

/** Whether a tier holds a capability. */
export function can(tier: Tier, capability: Capability): boolean {
  return TIER_CAPABILITIES[tier].includes(capability);
}

/** The cheapest tier that holds a capability, for upgrade texts. */
export function lowestTierWith(capability: Capability): Tier {
  return PAID_TIERS.find((tier) => can(tier, capability)) ?? "annual-vip";
}

/** The tier that counts now: a paid one only until its period ends. */
export function effectiveTier(tier: Tier, paidUntil: Date | null, now: Date): Tier {
  if (tier === FREE_TIER || paidUntil === null || paidUntil.getTime() <= now.getTime()) return FREE_TIER;
  return tier;
}
