import type { GroceryList } from "@mealwright/schema/contract/grocery";

/** What the build puts in: the list of the sample week, as the planner makes it (`worker/launch/build/sample-week.ts`). */
declare const __SAMPLE_WEEK_LIST__: GroceryList | null;

export const SAMPLE_WEEK_LIST = __SAMPLE_WEEK_LIST__ ?? [];
