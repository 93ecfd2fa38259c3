import type { Food, FoodId } from "../../foods/catalogue/food.ts";
import type { TermFacts } from "./term-facts.ts";

/** A phrase of the vocabulary and its meaning. */
export interface Entry {
  readonly phrase: string;
  /** The catalogue's foods with this name. */
  readonly foods: readonly Food[];
  readonly facts: TermFacts;
  /** "gluten-free", "vegan": the facts that it cancels in the food beside it. */
  readonly qualifier: TermFacts | null;
  /** "gluten", "egg": the facts that a "without" before it cancels. */
  readonly freeFrom: TermFacts | null;
  readonly negator: "plain" | "undone by not" | null;
}

/** The facts from a phrase's line in the tables. */
export type PhraseMeaning =
  | { readonly kind: "term"; readonly facts: TermFacts }
  | { readonly kind: "false friend" }
  | { readonly kind: "food"; readonly id: FoodId }
  | { readonly kind: "qualifier"; readonly negates: TermFacts }
  | { readonly kind: "free from"; readonly negates: TermFacts }
  | { readonly kind: "negator"; readonly negator: NonNullable<Entry["negator"]> };
