import type { Template } from "../template.ts";
import { bowlBreakfastTemplates } from "./breakfasts/bowls.ts";
import { breadBreakfastTemplates } from "./breakfasts/breads.ts";
import { eggBreakfastTemplates } from "./breakfasts/eggs.ts";
import { porridgeTemplates } from "./breakfasts/porridges.ts";
import { quickBreakfasts } from "./breakfasts/quick.ts";
import { plantBreakfastTemplates, skilletBreakfastTemplates } from "./breakfasts/skillets.ts";
import { africanDinners } from "./dinners/african.ts";
import { americanDinners } from "./dinners/american.ts";
import { britishDinners } from "./dinners/british.ts";
import { caribbeanDinners } from "./dinners/caribbean.ts";
import { chineseDinners } from "./dinners/chinese.ts";
import { easternEuropeanDinners } from "./dinners/eastern-european.ts";
import { frenchDinners } from "./dinners/french.ts";
import { germanDinners } from "./dinners/german.ts";
import { greekDinners } from "./dinners/greek.ts";
import { grillDinners } from "./dinners/grills.ts";
import { indianDinners } from "./dinners/indian.ts";
import { italianDinners } from "./dinners/italian.ts";
import { japaneseDinners } from "./dinners/japanese.ts";
import { koreanDinners } from "./dinners/korean.ts";
import { latinDinners } from "./dinners/latin.ts";
import { levantineDinners } from "./dinners/levantine.ts";
import { mexicanDinners } from "./dinners/mexican.ts";
import { moreSeafoodDinners } from "./dinners/more-seafood.ts";
import { moroccanDinners } from "./dinners/moroccan.ts";
import { nordicDinners } from "./dinners/nordic.ts";
import { pastaDinners } from "./dinners/pasta.ts";
import { seafoodDinners } from "./dinners/seafood.ts";
import { spanishDinners } from "./dinners/spanish.ts";
import { thaiDinners } from "./dinners/thai.ts";
import { thriftySeafoodDinners } from "./dinners/thrifty-seafood.ts";
import { turkishDinners } from "./dinners/turkish.ts";
import { vietnameseDinners } from "./dinners/vietnamese.ts";
import { quickLunches } from "./lunches/quick.ts";
import { quickPlantLunches } from "./lunches/quick-plants.ts";
import { saladLunches } from "./lunches/salads.ts";
import { sandwichLunches } from "./lunches/sandwiches.ts";
import { soupLunches } from "./lunches/soups.ts";
import { studentMeals } from "./lunches/student.ts";
import { thriftyMeals } from "./lunches/thrifty.ts";
import { premiumClassicDinners } from "./premium-dinners/classics.ts";
import { premiumGardenDinners } from "./premium-dinners/garden.ts";
import { premiumSeaDinners } from "./premium-dinners/sea.ts";
import { premiumWorldDinners } from "./premium-dinners/world.ts";
import { breadSides } from "./sides/breads.ts";
import { dairySides } from "./sides/dairy.ts";
import { fillingSides } from "./sides/filling.ts";
import { fruitSides } from "./sides/fruit.ts";
import { grainSides } from "./sides/grains.ts";
import { moreSaladSides } from "./sides/more-salads.ts";
import { potatoSides } from "./sides/potatoes.ts";
import { saladSides } from "./sides/salads.ts";
import { soupSides } from "./sides/soups.ts";
import { vegetableSides } from "./sides/vegetables.ts";
import { plantSnackTemplates } from "./snacks/plants.ts";
import { savourySnackTemplates } from "./snacks/savory.ts";

type TemplateFile = () => readonly Template[];

/** Every template of a meal of its own, made anew by file; the order fixes the order of recipes. */
export const MEAL_TEMPLATES: readonly TemplateFile[] = [
  porridgeTemplates,
  eggBreakfastTemplates,
  breadBreakfastTemplates,
  bowlBreakfastTemplates,
  skilletBreakfastTemplates,
  plantBreakfastTemplates,
  quickBreakfasts,
  quickPlantLunches,
  quickLunches,
  saladLunches,
  sandwichLunches,
  soupLunches,
  thriftyMeals,
  studentMeals,
  africanDinners,
  americanDinners,
  britishDinners,
  caribbeanDinners,
  chineseDinners,
  easternEuropeanDinners,
  frenchDinners,
  germanDinners,
  greekDinners,
  grillDinners,
  indianDinners,
  italianDinners,
  japaneseDinners,
  koreanDinners,
  latinDinners,
  levantineDinners,
  mexicanDinners,
  moroccanDinners,
  nordicDinners,
  pastaDinners,
  spanishDinners,
  thaiDinners,
  turkishDinners,
  vietnameseDinners,
  seafoodDinners,
  moreSeafoodDinners,
  thriftySeafoodDinners,
  premiumClassicDinners,
  premiumGardenDinners,
  premiumSeaDinners,
  premiumWorldDinners,
  plantSnackTemplates,
  savourySnackTemplates,
];

/** What is served beside them: never a meal of its own. */
export const SIDE_TEMPLATES: readonly TemplateFile[] = [
  fruitSides,
  dairySides,
  breadSides,
  grainSides,
  potatoSides,
  saladSides,
  moreSaladSides,
  vegetableSides,
  soupSides,
  fillingSides,
];
