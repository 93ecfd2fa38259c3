import type { Template } from "../../template.ts";

type SideFields = Omit<Template, "side" | "level" | "mealTypes">;

/** What stands beside any meal: fruit, yogurt, milk, bread. */
export function anySide(template: SideFields): Template {
  return { ...template, mealTypes: ["breakfast", "lunch", "dinner"], level: "beginner", side: true };
}

/** What nobody puts beside a lunch or a dinner: toast with something on it, cocoa. */
export function breakfastSide(template: SideFields): Template {
  return { ...template, mealTypes: ["breakfast"], level: "beginner", side: true };
}

/** What stands beside a lunch or a dinner only. */
export function mainSide(template: SideFields): Template {
  return { ...template, mealTypes: ["lunch", "dinner"], level: "beginner", side: true };
}
