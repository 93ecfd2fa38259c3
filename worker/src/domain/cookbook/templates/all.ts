import type { Template } from "../template.ts";
import { bowlBreakfastTemplates } from "./breakfasts/bowls.ts";
import { breadBreakfastTemplates } from "./breakfasts/breads.ts";
import { eggBreakfastTemplates } from "./breakfasts/eggs.ts";
import { porridgeTemplates } from "./breakfasts/porridges.ts";
import { quickBreakfasts } from "./breakfasts/quick.ts";
import { plantBreakfastTemplates, skilletBreakfastTemplates } from "./breakfasts/skillets.ts";
import { africanDinners } from "./dinners/africa-and-levant/african.ts";
import { levantineDinners } from "./dinners/africa-and-levant/levantine.ts";
import { moroccanDinners } from "./dinners/africa-and-levant/moroccan.ts";
import { turkishDinners } from "./dinners/africa-and-levant/turkish.ts";
import { americanDinners } from "./dinners/americas/american.ts";
import { caribbeanDinners } from "./dinners/americas/caribbean.ts";
import { latinDinners } from "./dinners/americas/latin.ts";
import { mexicanDinners } from "./dinners/americas/mexican.ts";
import { chineseDinners } from "./dinners/asia/chinese.ts";
import { indianDinners } from "./dinners/asia/indian.ts";
import { japaneseDinners } from "./dinners/asia/japanese.ts";
import { koreanDinners } from "./dinners/asia/korean.ts";
import { thaiDinners } from "./dinners/asia/thai.ts";
import { vietnameseDinners } from "./dinners/asia/vietnamese.ts";
import { britishDinners } from "./dinners/europe/british.ts";
import { easternEuropeanDinners } from "./dinners/europe/eastern-european.ts";
import { frenchDinners } from "./dinners/europe/french.ts";
import { germanDinners } from "./dinners/europe/german.ts";
import { greekDinners } from "./dinners/europe/greek.ts";
import { italianDinners } from "./dinners/europe/italian.ts";
import { nordicDinners } from "./dinners/europe/nordic.ts";
import { spanishDinners } from "./dinners/europe/spanish.ts";
import { grillDinners } from "./dinners/grills.ts";
import { lowCarbDinners } from "./dinners/low-carb.ts";
import { moreSeafoodDinners } from "./dinners/more-seafood.ts";
import { pastaDinners } from "./dinners/pasta.ts";
import { seafoodDinners } from "./dinners/seafood.ts";
import { thriftySeafoodDinners } from "./dinners/thrifty-seafood.ts";
import { quickLunches } from "./lunches/quick.ts";
import { quickPlantLunches } from "./lunches/quick-plants.ts";
import { saladLunches } from "./lunches/salads.ts";
import { sandwichLunches } from "./lunches/sandwiches.ts";
import { soupLunches } from "./lunches/soups.ts";
import { studentMeals } from "./lunches/student.ts";
import { thriftyMeals } from "./lunches/thrifty.ts";
import { weeknightMeals } from "./lunches/weeknight.ts";
import { premiumClassicDinners } from "./premium-dinners/classics.ts";
import { premiumGardenDinners } from "./premium-dinners/garden.ts";
import { premiumSeaDinners } from "./premium-dinners/sea.ts";
import { premiumWorldDinners } from "./premium-dinners/world.ts";
import { breadSides } from "./sides/breads.ts";
import { dairySides } from "./sides/dairy.ts";
import { dessertSides } from "./sides/desserts.ts";
import { fillingSides } from "./sides/filling.ts";
import { freshCheeseSides } from "./sides/fresh-cheese.ts";
import { fruitSides } from "./sides/fruit.ts";
import { grainSides } from "./sides/grains.ts";
import { heartySides } from "./sides/hearty.ts";
import { moreSaladSides } from "./sides/more-salads.ts";
import { nuttySides } from "./sides/nutty.ts";
import { potatoSides } from "./sides/potatoes.ts";
import { pulseSides } from "./sides/pulses.ts";
import { rootSides } from "./sides/roots.ts";
import { saladSides } from "./sides/salads.ts";
import { soupSides } from "./sides/soups.ts";
import { sweetSides } from "./sides/sweets.ts";
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
  weeknightMeals,
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
  lowCarbDinners,
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
  dessertSides,
  nuttySides,
  rootSides,
  heartySides,
  pulseSides,
  sweetSides,
  freshCheeseSides,
];
