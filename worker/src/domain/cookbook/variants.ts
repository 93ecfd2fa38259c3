import { COOKING_LEVELS, type CookingLevel } from "@mealwright/schema/constants/questionnaire";
import type { FoodId } from "../foods/catalogue/food.ts";
import { donenessLines, isEgg } from "./doneness.ts";
import { leftoverOf } from "./leftovers.ts";
import { fillDetail, fillHoles, fillName, titleCase } from "./menu-text.ts";
import type { IngredientRole, RecipeIngredient } from "./recipe.ts";
import { sayStep } from "./step-text.ts";
import type { PartOption, Step, Template } from "./template.ts";
import { Variant } from "./variant.ts";

/** What makes the dish comes first, the pinch of salt last. */
const SHOWN_ORDER: readonly IngredientRole[] = [
  "protein",
  "starch",
  "vegetable",
  "fruit",
  "dairy",
  "sauce",
  "fat",
  "liquid",
  "flavour",
];

function minutesOf(steps: readonly Step[]): number {
  let sum = 0;
  for (const { minutes } of steps) sum += minutes;
  return sum;
}

const WAY_HOLE = /\{([a-zA-Z]+)\.way\}/g;

type SkippedPairs = readonly (readonly [part: number, choice: number])[];

/**
 * All variants of a template: one for each combination of its choices that is not skipped, in the order in which the
 * template lists them. A combination is a number: what a variant says and holds is worked out of it when it is asked for.
 */
export class Variants {
  readonly template: Template;
  /** The choices of each part. */
  readonly choices: readonly (readonly PartOption[])[];
  readonly recipes: readonly Variant[];
  /** Minutes of every combination, from start to plate. */
  readonly prepMinutes: readonly number[];
  private readonly parts: readonly string[];
  private knownBaseIds: readonly FoodId[] | undefined = undefined;
  /** How many combinations lie between two neighbouring choices of a part. */
  private readonly strides: readonly number[];

  constructor(template: Template) {
    this.template = template;
    this.parts = Object.keys(template.parts);
    this.choices = Object.values(template.parts);
    let count = 1;
    const strides: number[] = [];
    for (let part = this.parts.length - 1; part >= 0; part--) {
      strides[part] = count;
      count *= this.choices[part]?.length ?? 1;
    }
    this.strides = strides;
    this.prepMinutes = this.computeMinutes();
    const skipped = this.skippedPairs();
    const recipes: Variant[] = [];
    for (let combination = 0; combination < count; combination++) {
      if (skipped.length === 0 || !this.isSkipped(combination, skipped)) recipes.push(new Variant(this, combination));
    }
    this.recipes = recipes;
  }

  /** The template's own steps, and those of each choice as often as the template uses them. */
  private computeMinutes(): readonly number[] {
    const uses = this.parts.map(() => 0);
    let own = 0;
    for (const step of this.template.steps) {
      if ("use" in step) uses[this.parts.indexOf(step.use)] = (uses[this.parts.indexOf(step.use)] ?? 0) + 1;
      else own += step.minutes;
    }
    let sums: readonly number[] = [own];
    this.choices.forEach((choices, part) => {
      const added = choices.map(({ steps }) => (steps === undefined ? 0 : minutesOf(steps) * (uses[part] ?? 0)));
      const longer: number[] = [];
      for (const sum of sums) for (const minutes of added) longer.push(sum + minutes);
      sums = longer;
    });
    const replaceable = this.template.steps.filter((step) => "instead" in step) as readonly Step[];
    if (replaceable.length === 0) return sums;
    return sums.map((sum, combination) =>
      replaceable.reduce(
        (minutes, step) =>
          this.isReplaced(step, combination) ? minutes - step.minutes + minutesOf(step.instead?.steps ?? []) : minutes,
        sum,
      ),
    );
  }

  /** Whether the combination takes the choice for which a step has others in its place. */
  private isReplaced({ instead }: Step, combination: number): boolean {
    if (instead === undefined) return false;
    return [instead.where].flat().some((pair) => {
      const dot = pair.indexOf(".");
      const part = this.parts.indexOf(pair.slice(0, dot));
      return this.choiceOf(combination, part).key === pair.slice(dot + 1);
    });
  }

  /** `part.key` pairs as indexes; a pair that names nothing is met by no variant. */
  private skippedPairs(): readonly SkippedPairs[] {
    return (this.template.skip ?? []).map((pairs) =>
      pairs.map((pair) => {
        const dot = pair.indexOf(".");
        const part = this.parts.indexOf(pair.slice(0, dot));
        return [part, (this.choices[part] ?? []).findIndex(({ key }) => key === pair.slice(dot + 1))] as const;
      }),
    );
  }

  private isSkipped(combination: number, skipped: readonly SkippedPairs[]): boolean {
    return skipped.some((pairs) => pairs.every(([part, choice]) => this.taken(combination, part) === choice));
  }

  /** The index of the choice that a combination takes of a part. */
  private taken(combination: number, part: number): number {
    return Math.floor(combination / (this.strides[part] ?? 1)) % (this.choices[part]?.length ?? 1);
  }

  /** Throws a RangeError: a choice that is not there would take its ingredients, and their allergens, with it. */
  private choiceOf(combination: number, part: number): PartOption {
    const choice = this.choices[part]?.[this.taken(combination, part)];
    if (choice === undefined) throw new RangeError(`template "${this.template.id}" has no part ${part}`);
    return choice;
  }

  idOf(combination: number): string {
    return this.choices.reduce((id, _, part) => `${id}.${this.choiceOf(combination, part).key}`, this.template.id);
  }

  nameOf(combination: number): string {
    return fillName(this.template.name, (part) => this.menuWordOf(combination, part));
  }

  detailOf(combination: number): string | null {
    const { detail } = this.template;
    return detail === undefined ? null : fillDetail(detail, (part) => this.menuWordOf(combination, part));
  }

  private menuWordOf(combination: number, part: string): string {
    return titleCase(this.choiceOf(combination, this.parts.indexOf(part)).name);
  }

  instructionsOf(combination: number): readonly string[] {
    const wordOf = (part: string): string => {
      const choice = this.choiceOf(combination, this.parts.indexOf(part));
      return choice.word ?? choice.name;
    };
    const steps = this.stepsOf(combination).map((step) => fillHoles(sayStep(step), wordOf));
    return [...steps, ...this.donenessOf(combination), ...this.leftoverOf(combination)];
  }

  private leftoverOf(combination: number): readonly string[] {
    const leftover = leftoverOf({ templateId: this.template.id, ingredients: this.ingredientsOf(combination) });
    return leftover === null ? [] : [leftover.store];
  }

  /** The steps on safe temperatures; eggs count where they are the dish, not where they bind it. */
  private donenessOf(combination: number): readonly string[] {
    const counted = this.ingredientsOf(combination).filter(({ role, foodId }) => role === "protein" || !isEgg(foodId));
    const raw = this.choices.flatMap((_, part) => {
      const choice = this.choiceOf(combination, part);
      return choice.raw ? choice.ingredients.map(({ foodId }) => foodId) : [];
    });
    return donenessLines(
      counted.map(({ foodId }) => foodId),
      new Set(raw),
    );
  }

  /** Whether a choice of the combination is eaten raw. */
  isRaw(combination: number): boolean {
    return this.choices.some((_, part) => this.choiceOf(combination, part).raw === true);
  }

  /** The template's steps with those of the choices in their places. */
  stepsOf(combination: number): readonly Step[] {
    const steps = this.template.steps.flatMap((step) => {
      if ("use" in step) return this.choiceOf(combination, this.parts.indexOf(step.use)).steps ?? [];
      return this.isReplaced(step, combination) ? (step.instead?.steps ?? []) : step;
    });
    return steps.map((step) => this.withWays(step, combination));
  }

  /** The step with the clause of each `{part.way}` in its place, and with the minutes that the clause takes. */
  private withWays(step: Step, combination: number): Step {
    if (!step.text.includes(".way}")) return step;
    let { time } = step;
    const text = step.text.replace(WAY_HOLE, (_, part: string) => {
      const choice = this.choiceOf(combination, this.parts.indexOf(part));
      time ??= choice.time;
      return choice.way ?? "";
    });
    return time === undefined ? { ...step, text } : { ...step, text, time };
  }

  /** The foods of a variant, each once, without making its ingredients. */
  foodIdsOf(combination: number): readonly FoodId[] {
    this.knownBaseIds ??= this.template.base.map(({ foodId }) => foodId);
    const ids = [...this.knownBaseIds];
    for (let part = 0; part < this.choices.length; part++) {
      for (const { foodId } of this.choiceOf(combination, part).ingredients) {
        if (!ids.includes(foodId)) ids.push(foodId);
      }
    }
    return ids;
  }

  /** The same food from the base and from a choice becomes one line of the recipe; the first mention keeps its role. */
  ingredientsOf(combination: number): readonly RecipeIngredient[] {
    const merged = [...this.template.base];
    for (let part = 0; part < this.choices.length; part++) {
      for (const ingredient of this.choiceOf(combination, part).ingredients) {
        const at = merged.findIndex(({ foodId }) => foodId === ingredient.foodId);
        const before = merged[at];
        if (before === undefined) merged.push(ingredient);
        else merged[at] = { ...before, grams: before.grams + ingredient.grams };
      }
    }
    return merged.sort((one, other) => SHOWN_ORDER.indexOf(one.role) - SHOWN_ORDER.indexOf(other.role));
  }

  /** The highest level of the template and its choices. */
  levelOf(combination: number): CookingLevel {
    let highest = this.template.level;
    for (let part = 0; part < this.choices.length; part++) {
      const level = this.choiceOf(combination, part).level;
      if (level !== undefined && COOKING_LEVELS.indexOf(level) > COOKING_LEVELS.indexOf(highest)) highest = level;
    }
    return highest;
  }

  /** The dominant protein: the last choice that names one, else the template's, else "none". */
  proteinOf(combination: number): string {
    for (let part = this.choices.length - 1; part >= 0; part--) {
      const protein = this.choiceOf(combination, part).protein;
      if (protein !== undefined) return protein;
    }
    return this.template.protein ?? "none";
  }
}
