import type { Template } from "../template.ts";
import { bowlBreakfastTemplates } from "./breakfasts-bowls.ts";
import { breadBreakfastTemplates } from "./breakfasts-breads.ts";
import { eggBreakfastTemplates } from "./breakfasts-eggs.ts";
import { porridgeTemplates } from "./breakfasts-porridges.ts";
import { plantBreakfastTemplates, skilletBreakfastTemplates } from "./breakfasts-skillets.ts";
import { plantSnackTemplates } from "./snacks-plants.ts";
import { savourySnackTemplates } from "./snacks-savoury.ts";

/** Every template of the cookbook; the order fixes the order of recipes. */
export const ALL_TEMPLATES: readonly Template[] = [
  ...porridgeTemplates,
  ...eggBreakfastTemplates,
  ...breadBreakfastTemplates,
  ...bowlBreakfastTemplates,
  ...skilletBreakfastTemplates,
  ...plantBreakfastTemplates,
  ...plantSnackTemplates,
  ...savourySnackTemplates,
];
