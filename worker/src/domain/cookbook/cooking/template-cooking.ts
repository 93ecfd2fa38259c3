import type { FoodId } from "../../foods/catalogue/food.ts";
import { type Cooking, retentionGroupOf } from "../../foods/catalogue/retention.ts";
import type { CookingMethod } from "../recipe.ts";
import { type PartOption, type Step, stepsIn, type Template } from "../template.ts";
import { type Finder, findByName, readCooking } from "./read-cooking.ts";

const USUAL: Readonly<Record<CookingMethod, Cooking | null>> = {
  raw: null,
  assembled: null,
  blended: null,
  boiled: "boiled",
  simmered: "simmered",
  braised: "simmered",
  "stir-fried": "fried",
  "pan-fried": "fried",
  baked: "baked",
  roasted: "baked",
  grilled: "baked",
  steamed: "steamed",
};

/** Marks the words of the choice in question. */
const CHOICE_MARK = "@";

/** The mark, or the food's own name if the steps use it. */
const findMark: Finder = (sentence, foodId) =>
  sentence.includes(CHOICE_MARK) ? sentence.indexOf(CHOICE_MARK) : findByName(sentence, foodId);

/** The template's steps with the choice's own steps inserted. */
function stepsWith({ steps }: Template, part: string, choice: PartOption): readonly string[] {
  const said = steps.flatMap((step): readonly Step[] => {
    if (!("text" in step)) return stepsIn(step, part, choice);
    const isReplaced = [step.instead?.where ?? []].flat().includes(`${part}.${choice.key}`);
    return isReplaced ? (step.instead?.steps ?? []) : [step];
  });
  return said.map(({ text }) =>
    text
      .replaceAll(`{${part}.way}`, choice.way ?? "")
      .replaceAll(`{${part}}`, `${CHOICE_MARK}${choice.word ?? choice.name}`),
  );
}

/** How a template cooks each food that USDA's table has; null = it is eaten raw. */
export function cookingsOfTemplate(template: Template): ReadonlyMap<FoodId, Cooking | null> {
  const usual = USUAL[template.method];
  const cookings = new Map<FoodId, Cooking | null>();
  const add = (foodId: FoodId, cooking: Cooking | null) => {
    if (retentionGroupOf(foodId) === null) return;
    cookings.set(foodId, cooking ?? cookings.get(foodId) ?? null);
  };
  const own = template.steps.flatMap((step) =>
    "text" in step ? [step.text, ...(step.instead?.steps.map(({ text }) => text) ?? [])] : [],
  );
  for (const { foodId } of template.base) add(foodId, readCooking(foodId, own, usual));
  for (const [part, choices] of Object.entries(template.parts)) {
    for (const choice of choices) {
      const steps = stepsWith(template, part, choice);
      for (const { foodId } of choice.ingredients)
        add(foodId, choice.raw ? null : readCooking(foodId, steps, usual, findMark));
    }
  }
  return cookings;
}

/** A line of `cooking.data.ts`: the template's id, and the foods grouped by how they are cooked. */
export function cookingLine(template: Template): string {
  const foods = new Map<Cooking | "raw", FoodId[]>();
  for (const [foodId, cooking] of cookingsOfTemplate(template)) {
    const way = cooking ?? "raw";
    foods.set(way, [...(foods.get(way) ?? []), foodId]);
  }
  return [template.id, ...[...foods].map(([way, ids]) => `${way}=${ids.join(" ")}`)].join("|");
}
