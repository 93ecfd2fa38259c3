/** What a person can wish about a dish for all coming weeks: never, less often, or more often. */
export const DISH_WISHES = ["never", "less", "more"] as const;
export type DishWish = (typeof DISH_WISHES)[number];
interface DishWishFacts {
  /** The button's text. */
  readonly name: string;
  /** The sentence that says what a mark does, in two halves. */
  readonly said: string;
  readonly rest: string;
  /** Whether another dish is offered for the place that this one still has. */
  readonly offersAnother: boolean;
  /** After the dish's name: what removing the mark does. */
  readonly takenBack: string;
  /** Whether a language model is told to favor the dish or to avoid it. */
  readonly namedAs: "favored" | "avoided";
}
export const DISH_WISH_FACTS: Readonly<Record<DishWish, DishWishFacts>> = {
  never: {
    name: "Never again",
    said: "You will not be served this dish again",
    rest: ", nor its variations. It stays here until you replace it.",
    offersAnother: true,
    takenBack: "may be served again.",
    namedAs: "avoided",
  },
  less: {
    name: "Less of this",
    said: "This dish will come up less often",
    rest: ", and so will its variations. It stays here.",
    offersAnother: false,
    takenBack: "comes as often as any other dish again.",
    namedAs: "avoided",
  },
  more: {
    name: "More of this",
    said: "This dish will come up more often",
    rest: ", and so will its variations, though not every week.",
    offersAnother: false,
    takenBack: "comes as often as any other dish again.",
    namedAs: "favored",
  },
};
