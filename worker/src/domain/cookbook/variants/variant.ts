import type { Cuisine } from "@mealwright/schema/constants/food/cuisines";
import type { MealType } from "@mealwright/schema/constants/meals";
import type { CookingLevel } from "@mealwright/schema/constants/questionnaire";
import type { CookingMethod, Recipe, RecipeIngredient } from "../recipe.ts";
import { timerMinutes } from "../text/step-text.ts";
import type { Variants } from "./variants.ts";

/** Parts of a variant that were already computed. */
interface Made {
  id: string | undefined;
  name: string | undefined;
  ingredients: readonly RecipeIngredient[] | undefined;
  instructions: readonly string[] | undefined;
}

/** One variant. Its texts and ingredients are built when first read, because a week needs only a few dishes. */
export class Variant implements Recipe {
  readonly variants: Variants;
  readonly combination: number;
  private made: Made | undefined = undefined;

  constructor(variants: Variants, combination: number) {
    this.variants = variants;
    this.combination = combination;
  }

  private get kept(): Made {
    this.made ??= { id: undefined, name: undefined, ingredients: undefined, instructions: undefined };
    return this.made;
  }

  get id(): string {
    this.kept.id ??= this.variants.idOf(this.combination);
    return this.kept.id;
  }

  get name(): string {
    this.kept.name ??= this.variants.nameOf(this.combination);
    return this.kept.name;
  }

  get ingredients(): readonly RecipeIngredient[] {
    this.kept.ingredients ??= this.variants.ingredientsOf(this.combination);
    return this.kept.ingredients;
  }

  get instructions(): readonly string[] {
    this.kept.instructions ??= this.variants.instructionsOf(this.combination);
    return this.kept.instructions;
  }

  get detail(): string | null {
    return this.variants.detailOf(this.combination);
  }

  get stepMinutes(): readonly (number | null)[] {
    const timed = this.variants.stepsOf(this.combination).map(timerMinutes);
    return this.instructions.map((_, at) => timed[at] ?? null);
  }

  get prepMinutes(): number {
    return this.variants.prepMinutes[this.combination] ?? 0;
  }

  get level(): CookingLevel {
    return this.variants.levelOf(this.combination);
  }

  get protein(): string {
    return this.variants.proteinOf(this.combination);
  }

  get templateId(): string {
    return this.variants.outline.id;
  }

  get mealTypes(): readonly MealType[] {
    return this.variants.outline.mealTypes;
  }

  get cuisine(): Cuisine {
    return this.variants.outline.cuisine;
  }

  get method(): CookingMethod {
    return this.variants.outline.method;
  }

  get raw(): boolean {
    return this.variants.isRaw(this.combination);
  }

  get premium(): boolean {
    return this.variants.outline.premium;
  }

  get side(): boolean {
    return this.variants.outline.side;
  }
}

const recipesByVariants = new WeakMap<Variants, readonly Variant[]>();

/** All variants of a template that are not skipped, built when first read. */
export function recipesOf(variants: Variants): readonly Variant[] {
  let recipes = recipesByVariants.get(variants);
  if (recipes === undefined) {
    const made: Variant[] = [];
    for (let combination = 0; combination < variants.count; combination++)
      if (!variants.isSkipped(combination)) made.push(new Variant(variants, combination));
    recipes = made;
    recipesByVariants.set(variants, recipes);
  }
  return recipes;
}
