import { LABELS } from "@mealwright/schema/constants/messages";
import { NUTRITION_TAB } from "../../pages/tab-params.ts";

/** The tabs below the week in order, each with its value in the address. */
export const PLANNER_TABS = [
  { value: "grocery", label: LABELS.smartGroceryListTab },
  { value: NUTRITION_TAB, label: LABELS.nutritionProfileTab },
  { value: "coaching", label: "Coaching" },
  { value: "favorites", label: LABELS.favoritesTab },
  { value: "profile", label: LABELS.profileTab },
] as const;
export type PlannerTab = (typeof PLANNER_TABS)[number]["value"];
