import type { Template } from "../template.ts";
import { bowlBreakfastTemplates } from "./breakfasts-bowls.ts";
import { breadBreakfastTemplates } from "./breakfasts-breads.ts";
import { eggBreakfastTemplates } from "./breakfasts-eggs.ts";
import { porridgeTemplates } from "./breakfasts-porridges.ts";
import { plantBreakfastTemplates, skilletBreakfastTemplates } from "./breakfasts-skillets.ts";
import { africanDinners } from "./dinners-african.ts";
import { americanDinners } from "./dinners-american.ts";
import { britishDinners } from "./dinners-british.ts";
import { caribbeanDinners } from "./dinners-caribbean.ts";
import { chineseDinners } from "./dinners-chinese.ts";
import { easternEuropeanDinners } from "./dinners-eastern-european.ts";
import { frenchDinners } from "./dinners-french.ts";
import { germanDinners } from "./dinners-german.ts";
import { greekDinners } from "./dinners-greek.ts";
import { grillDinners } from "./dinners-grills.ts";
import { indianDinners } from "./dinners-indian.ts";
import { italianDinners } from "./dinners-italian.ts";
import { japaneseDinners } from "./dinners-japanese.ts";
import { koreanDinners } from "./dinners-korean.ts";
import { latinDinners } from "./dinners-latin.ts";
import { levantineDinners } from "./dinners-levantine.ts";
import { mexicanDinners } from "./dinners-mexican.ts";
import { moroccanDinners } from "./dinners-moroccan.ts";
import { nordicDinners } from "./dinners-nordic.ts";
import { pastaDinners } from "./dinners-pasta.ts";
import { premiumClassicDinners } from "./dinners-premium-classics.ts";
import { premiumGardenDinners } from "./dinners-premium-garden.ts";
import { premiumSeaDinners } from "./dinners-premium-sea.ts";
import { premiumWorldDinners } from "./dinners-premium-world.ts";
import { spanishDinners } from "./dinners-spanish.ts";
import { thaiDinners } from "./dinners-thai.ts";
import { turkishDinners } from "./dinners-turkish.ts";
import { vietnameseDinners } from "./dinners-vietnamese.ts";
import { quickLunches } from "./lunches-quick.ts";
import { quickPlantLunches } from "./lunches-quick-plants.ts";
import { saladLunches } from "./lunches-salads.ts";
import { sandwichLunches } from "./lunches-sandwiches.ts";
import { soupLunches } from "./lunches-soups.ts";
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
  ...quickPlantLunches,
  ...quickLunches,
  ...saladLunches,
  ...sandwichLunches,
  ...soupLunches,
  ...africanDinners,
  ...americanDinners,
  ...britishDinners,
  ...caribbeanDinners,
  ...chineseDinners,
  ...easternEuropeanDinners,
  ...frenchDinners,
  ...germanDinners,
  ...greekDinners,
  ...grillDinners,
  ...indianDinners,
  ...italianDinners,
  ...japaneseDinners,
  ...koreanDinners,
  ...latinDinners,
  ...levantineDinners,
  ...mexicanDinners,
  ...moroccanDinners,
  ...nordicDinners,
  ...pastaDinners,
  ...spanishDinners,
  ...thaiDinners,
  ...turkishDinners,
  ...vietnameseDinners,
  ...premiumClassicDinners,
  ...premiumGardenDinners,
  ...premiumSeaDinners,
  ...premiumWorldDinners,
  ...plantSnackTemplates,
  ...savourySnackTemplates,
];
