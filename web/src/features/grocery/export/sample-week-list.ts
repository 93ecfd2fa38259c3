import type { GroceryList } from "@mealwright/schema/contract/grocery";

/** Set by the build: the sample week's list, as the planner makes it (`worker/launch/build/sample-week.ts`). */
declare const __SAMPLE_WEEK_LIST__: GroceryList | null;

export const SAMPLE_WEEK_LIST = __SAMPLE_WEEK_LIST__ ?? [];
