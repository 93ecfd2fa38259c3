import type { Capability } from "../entitlements.ts";

/** What a capability gives, as the object of "With Weekly Flex you get …". */
export const CAPABILITY_PHRASES: Readonly<Record<Capability, string>> = {
  full_week: "all seven days, every meal of the week",
  complete_nutrition: "the complete nutrition data of every meal",
  grocery_list: "a grocery list you can really shop from",
  regeneration: "new meals and new weeks as often as you like",
  replacement: "a different meal whenever you do not want one",
  favorites: "favorites to keep and find again",
  priority_support: "priority support",
  priority_generation: "priority generation",
  advanced_filters: "advanced dietary filters",
  grocery_email: "your grocery list by email",
  favorites_library: "the favorites library",
  premium_collection: "the premium recipe collection",
  nutrition_support: "24/7 nutrition support",
  coaching: "custom dietary coaching",
  family_portions: "meals planned for your family",
};
