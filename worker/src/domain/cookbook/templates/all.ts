import type { Template } from "../template.ts";

/** Every template of the cookbook; the order fixes the order of recipes. */
export const ALL_TEMPLATES: readonly Template[] = [];
