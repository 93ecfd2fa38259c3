import type { Template } from "../template.ts";
import { bowlBreakfastTemplates } from "./breakfasts-bowls.ts";
import { breadBreakfastTemplates } from "./breakfasts-breads.ts";
import { eggBreakfastTemplates } from "./breakfasts-eggs.ts";
import { porridgeTemplates } from "./breakfasts-porridges.ts";
import { plantBreakfastTemplates, skilletBreakfastTemplates } from "./breakfasts-skillets.ts";
import { africanCaribbeanDinners } from "./dinners-african-caribbean.ts";
import { americanDinners } from "./dinners-american.ts";
import { eastAsianDinners } from "./dinners-east-asian.ts";
import { easternEuropeanDinners } from "./dinners-eastern-european.ts";
import { frenchDinners } from "./dinners-french.ts";
import { grillDinners } from "./dinners-grills.ts";
import { indianDinners } from "./dinners-indian.ts";
import { italianDinners } from "./dinners-italian.ts";
import { latinDinners } from "./dinners-latin.ts";
import { levantDinners } from "./dinners-levant.ts";
import { mediterraneanDinners } from "./dinners-mediterranean.ts";
import { mexicanDinners } from "./dinners-mexican.ts";
import { northernDinners } from "./dinners-northern.ts";
import { southeastAsianDinners } from "./dinners-southeast-asian.ts";
import { quickLunches } from "./lunches-quick.ts";
import { quickPlantLunches } from "./lunches-quick-plants.ts";
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
  ...quickLunches,
  ...quickPlantLunches,
  ...americanDinners,
  ...mexicanDinners,
  ...latinDinners,
  ...africanCaribbeanDinners,
  ...northernDinners,
  ...frenchDinners,
  ...italianDinners,
  ...mediterraneanDinners,
  ...easternEuropeanDinners,
  ...levantDinners,
  ...indianDinners,
  ...southeastAsianDinners,
  ...eastAsianDinners,
  ...grillDinners,
  ...plantSnackTemplates,
  ...savourySnackTemplates,
];
