import { DAY_NAMES } from "@mealwright/schema/constants/meals";
import type { Meal } from "../meal.ts";
import { foodColors } from "./food-colors.ts";
import type { MailDay } from "./mail-page.ts";

/** kcal per gram: Atwater's general factors (FAO Food and Nutrition Paper 77, 2003). */
const KCAL_PER_GRAM = { protein: 4, carbs: 4, fats: 9 } as const;

type Shown = Pick<Meal, "name" | "day" | "ingredients" | "nutrition">;

/** The days of a week that have meals, each meal as a plate, in the order in which they are given. */
export function plateDays(meals: readonly Shown[]): readonly MailDay[] {
  return DAY_NAMES.map((name, index) => ({
    name,
    plates: meals.filter(({ day }) => day === index + 1).map(plateOf),
  })).filter(({ plates }) => plates.length > 0);
}

function plateOf({ name, ingredients, nutrition }: Shown): MailDay["plates"][number] {
  const { protein, carbs, fats } = nutrition;
  return {
    name,
    colors: foodColors(ingredients),
    energy: {
      protein: protein * KCAL_PER_GRAM.protein,
      carbs: carbs * KCAL_PER_GRAM.carbs,
      fats: fats * KCAL_PER_GRAM.fats,
    },
  };
}
