import type { Food, FoodId } from "../../foods/catalogue/food.ts";
import type { TermFacts } from "./term-facts.ts";

/** What a phrase of the vocabulary is and means. */
export interface Entry {
  readonly phrase: string;
  /** Foods of the catalogue that go by this name. */
  readonly foods: readonly Food[];
  readonly facts: TermFacts;
  /** "gluten-free", "vegan": what it takes away from the thing beside it. */
  readonly qualifier: TermFacts | null;
  /** "gluten", "egg": what "without" before it takes away. */
  readonly freeFrom: TermFacts | null;
  readonly negator: "plain" | "undone by not" | null;
}

/** What a line of the tables says about a phrase. */
export type PhraseMeaning =
  | { readonly kind: "term"; readonly facts: TermFacts }
  | { readonly kind: "false friend" }
  | { readonly kind: "food"; readonly id: FoodId }
  | { readonly kind: "qualifier"; readonly negates: TermFacts }
  | { readonly kind: "free from"; readonly negates: TermFacts }
  | { readonly kind: "negator"; readonly negator: NonNullable<Entry["negator"]> };
