import { COOKING_LEVELS, type CookingLevel } from "@mealwright/schema/constants/questionnaire";
import type { FoodId } from "../../foods/catalogue/food.ts";
import { leftoverOf } from "../leftovers/leftovers.ts";
import type { Outline, OutlineChoice, Pairs } from "../outlines/outline.ts";
import type { IngredientRole, RecipeIngredient } from "../recipe.ts";
import { type PartOption, type Step, stepsIn, type Template } from "../template.ts";
import { donenessLines, eggFormOf, isCasserole, isEgg } from "../text/doneness.ts";
import { fillDetail, fillHoles, fillName, titleCase } from "../text/menu-text.ts";
import { isDayBefore, sayStep, withOvenHeated } from "../text/step-text.ts";

/** Main ingredients first, seasonings last. */
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

/** A template and its parts in the outline's order. */
interface Loaded {
  readonly template: Template;
  readonly parts: readonly string[];
  readonly choices: readonly (readonly PartOption[])[];
}

const SOAKS = "Soaks Overnight";

/** For a mask that is missing. */
const ALL_RISKS = -1;
const WAY_HOLE = /\{([a-zA-Z]+)\.way\}/g;

/**
 * All variants of a template, one for each combination of its choices that is not skipped. A variant is just a number
 * until it is read; the outline has everything needed for choosing, the template only words and measures. Plain loops,
 * because a fresh worker runs them before they are compiled.
 */
export class Variants {
  readonly outline: Outline;
  /** The foods that the outline's numbers refer to. */
  readonly foods: readonly FoodId[];
  /** The number of combinations, including skipped ones. */
  readonly count: number;
  private readonly load: () => Template;
  /** The number of combinations between two neighboring choices of a part. */
  private readonly strides: readonly number[];
  private knownLoaded: Loaded | undefined = undefined;
  private knownMinutes: Int32Array | undefined = undefined;

  /** @param load builds the template from which the outline was made. */
  constructor(outline: Outline, foods: readonly FoodId[], load: () => Template) {
    this.outline = outline;
    this.foods = foods;
    this.load = load;
    let count = 1;
    const strides: number[] = [];
    for (let part = outline.parts.length - 1; part >= 0; part--) {
      strides[part] = count;
      count *= outline.parts[part]?.length ?? 1;
    }
    this.count = count;
    this.strides = strides;
  }

  get template(): Template {
    return this.loaded.template;
  }

  /** Throws if the template does not match the outline. */
  private get loaded(): Loaded {
    if (this.knownLoaded === undefined) {
      const template = this.load();
      if (template.id !== this.outline.id) {
        const what = `The template "${template.id}" stands where the outlines have "${this.outline.id}"`;
        throw new Error(`${what}: run \`npx pnpm@12.21.0 run outlines\` after a change of templates.`);
      }
      this.knownLoaded = { template, parts: Object.keys(template.parts), choices: Object.values(template.parts) };
    }
    return this.knownLoaded;
  }

  /** Minutes of every combination, from start to plate. */
  get prepMinutes(): Int32Array {
    this.knownMinutes ??= this.computeMinutes();
    return this.knownMinutes;
  }

  /** A mask of those whom the combination could make ill; see `cooking-risks.ts`. */
  risksOf(combination: number): number {
    const { risks } = this.outline;
    for (let at = 0; at < risks.length; at += 2) if (risks[at] === combination) return risks[at + 1] ?? ALL_RISKS;
    return 0;
  }

  /** Whether its choices must not be combined. */
  isSkipped(combination: number): boolean {
    const { skip } = this.outline;
    for (let at = 0; at < skip.length; at++) if (this.takes(combination, skip[at] ?? [], true)) return true;
    return false;
  }

  /** The template's own steps, and those of each choice. */
  private computeMinutes(): Int32Array {
    const { parts, minutes, instead } = this.outline;
    const sums = new Int32Array(this.count);
    sums[0] = minutes;
    let rows = 1;
    for (const part of parts) {
      // In place, from the last to the first, so that the last part varies fastest.
      for (let row = rows - 1; row >= 0; row--) {
        for (let choice = part.length - 1; choice >= 0; choice--) {
          sums[row * part.length + choice] = (sums[row] ?? 0) + (part[choice]?.[1] ?? 0);
        }
      }
      rows *= part.length;
    }
    for (const [added, pairs] of instead) {
      for (let row = 0; row < rows; row++) if (this.takes(row, pairs, false)) sums[row] = (sums[row] ?? 0) + added;
    }
    return sums;
  }

  /** Whether the combination takes all of the choices, or one of them. */
  private takes(combination: number, pairs: Pairs, isAll: boolean): boolean {
    for (let at = 0; at < pairs.length; at += 2) {
      const isTaken = this.taken(combination, pairs[at] ?? -1) === pairs[at + 1];
      if (isTaken !== isAll) return isTaken;
    }
    return isAll;
  }

  /** The index of the choice that a combination takes for a part. */
  private taken(combination: number, part: number): number {
    return Math.floor(combination / (this.strides[part] ?? 1)) % (this.outline.parts[part]?.length ?? 1);
  }

  /** Throws a RangeError: without the choice, its ingredients and allergens would be lost. */
  private outlineOf(combination: number, part: number): OutlineChoice {
    const choice = this.outline.parts[part]?.[this.taken(combination, part)];
    if (choice === undefined) throw new RangeError(`template "${this.outline.id}" has no part ${part}`);
    return choice;
  }

  /** The same for the template itself. */
  private choiceOf(combination: number, part: number): PartOption {
    const choice = this.loaded.choices[part]?.[this.taken(combination, part)];
    if (choice === undefined) throw new RangeError(`template "${this.outline.id}" has no part ${part}`);
    return choice;
  }

  private partOf(name: string): number {
    return this.loaded.parts.indexOf(name);
  }

  /** Whether the combination takes one of the choices for which a step is replaced. */
  private isReplaced({ instead }: Step, combination: number): boolean {
    if (instead === undefined) return false;
    return [instead.where].flat().some((pair) => {
      const [part = "", key = ""] = pair.split(".");
      return this.choiceOf(combination, this.partOf(part)).key === key;
    });
  }

  idOf(combination: number): string {
    let id = this.outline.id;
    for (let part = 0; part < this.outline.parts.length; part++) id += `.${this.outlineOf(combination, part)[0]}`;
    return id;
  }

  nameOf(combination: number): string {
    return fillName(this.template.name, (part) => this.menuWordOf(combination, part));
  }

  detailOf(combination: number): string | null {
    const { detail } = this.template;
    const filled = detail === undefined ? null : fillDetail(detail, (part) => this.menuWordOf(combination, part));
    if (!this.stepsOf(combination).some(isDayBefore)) return filled;
    return filled === null ? SOAKS : `${filled} (${SOAKS})`;
  }

  private menuWordOf(combination: number, part: string): string {
    return titleCase(this.choiceOf(combination, this.partOf(part)).name);
  }

  instructionsOf(combination: number): readonly string[] {
    const wordOf = (part: string): string => {
      const choice = this.choiceOf(combination, this.partOf(part));
      return choice.word ?? choice.name;
    };
    const steps = this.stepsOf(combination);
    const texts = withOvenHeated(
      steps.map((step) => fillHoles(sayStep(step), wordOf)),
      steps,
    );
    return [...texts, ...this.donenessOf(combination, texts), ...this.leftoverOf(combination)];
  }

  private leftoverOf(combination: number): readonly string[] {
    const leftover = leftoverOf({ templateId: this.template.id, ingredients: this.ingredientsOf(combination) });
    return leftover === null ? [] : [leftover.store];
  }

  /** The steps about safe temperatures; eggs count only if they are the dish, not a binder. */
  private donenessOf(combination: number, texts: readonly string[]): readonly string[] {
    const counted = this.ingredientsOf(combination).filter(({ role, foodId }) => role === "protein" || !isEgg(foodId));
    const raw = this.loaded.choices.flatMap((_, part) => {
      const choice = this.choiceOf(combination, part);
      return choice.raw ? choice.ingredients.map(({ foodId }) => foodId) : [];
    });
    return donenessLines(
      counted.map(({ foodId }) => foodId),
      new Set(raw),
      eggFormOf(texts),
      isCasserole([this.template.name, ...texts]),
    );
  }

  /** Whether a choice of the combination is eaten raw. */
  isRaw(combination: number): boolean {
    return this.outline.parts.some((_, part) => this.outlineOf(combination, part)[5]);
  }

  /** The template's steps with the choices' steps inserted. */
  stepsOf(combination: number): readonly Step[] {
    const steps = this.template.steps.flatMap((step) => {
      if (!("text" in step)) {
        const part = "use" in step ? step.use : step.late;
        return stepsIn(step, part, this.choiceOf(combination, this.partOf(part)));
      }
      return this.isReplaced(step, combination) ? (step.instead?.steps ?? []) : step;
    });
    return steps.map((step) => this.withWays(step, combination));
  }

  /** The step with the clause of each `{part.way}` inserted, and with the clause's minutes. */
  private withWays(step: Step, combination: number): Step {
    if (!step.text.includes(".way}")) return step;
    let { time } = step;
    const text = step.text.replace(WAY_HOLE, (_, part: string) => {
      const choice = this.choiceOf(combination, this.partOf(part));
      time ??= choice.time;
      return choice.way ?? "";
    });
    return time === undefined ? { ...step, text } : { ...step, text, time };
  }

  /** The foods of a variant, each once, without building its ingredients. */
  foodIdsOf(combination: number): readonly FoodId[] {
    const { base, parts } = this.outline;
    const ids: FoodId[] = [];
    for (let part = -1; part < parts.length; part++) {
      const amounts = part < 0 ? base : this.outlineOf(combination, part)[2];
      for (let at = 0; at < amounts.length; at += 2) {
        const foodId = this.foods[amounts[at] ?? -1] ?? "";
        if (!ids.includes(foodId)) ids.push(foodId);
      }
    }
    return ids;
  }

  /** If the base and a choice have the same food, it becomes one line; the first mention decides its role. */
  ingredientsOf(combination: number): readonly RecipeIngredient[] {
    const merged = [...this.template.base];
    for (let part = 0; part < this.loaded.choices.length; part++) {
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
    let highest = this.outline.level;
    for (let part = 0; part < this.outline.parts.length; part++) {
      const level = this.outlineOf(combination, part)[4];
      if (level !== null && COOKING_LEVELS.indexOf(level) > COOKING_LEVELS.indexOf(highest)) highest = level;
    }
    return highest;
  }

  /** The dominant protein: that of the last choice with one, otherwise the template's, otherwise "none". */
  proteinOf(combination: number): string {
    let dominant = this.outline.protein ?? "none";
    for (let part = 0; part < this.outline.parts.length; part++) {
      dominant = this.outlineOf(combination, part)[3] ?? dominant;
    }
    return dominant;
  }
}
