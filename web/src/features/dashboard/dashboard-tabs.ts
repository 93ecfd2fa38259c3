import { LABELS } from "@mealwright/schema/constants/messages";

/** The tabs of the dashboard in order, each with its value in the address. */
export const DASHBOARD_TABS = [
  { value: "plans", label: LABELS.mealPlansTab },
  { value: "favorites", label: LABELS.favoritesTab },
  { value: "profile", label: LABELS.profileTab },
] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number]["value"];
