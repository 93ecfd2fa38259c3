import { FEW_COOKING_DAYS } from "../constants/meals.ts";
import type { Tier } from "../constants/tiers.ts";
import type { Preferences } from "../contract/preferences.ts";
import { type Capability, can } from "./entitlements.ts";

/** The yes-or-no questions: wishes for the week. */
export type YesNoWish = {
  [Key in keyof Preferences]: Preferences[Key] extends boolean ? Key : never;
}[keyof Preferences];

interface YesNoWishFacts {
  /** What a tier must hold for the wish to count. */
  readonly capability: Capability;
  /** Its heading and its check box in Settings. */
  readonly name: string;
  readonly text: string;
  /** Shown on a lower tier: what the button says, and what the wish would give. */
  readonly asked: string;
  readonly offer: string;
}

const WISH_FACTS: Readonly<Record<YesNoWish, YesNoWishFacts>> = {
  premiumDishes: {
    capability: "premium_collection",
    name: "Premium recipes",
    text: "At least a quarter of lunches and dinners",
    asked: "Cook premium recipes",
    offer: "A quarter of lunches and dinners from the premium collection.",
  },
  fewCookingDays: {
    capability: "full_week",
    name: FEW_COOKING_DAYS.name,
    text: FEW_COOKING_DAYS.text,
    asked: FEW_COOKING_DAYS.name,
    offer: `${FEW_COOKING_DAYS.text}.`,
  },
};

function isWish(key: string): key is YesNoWish {
  return Object.hasOwn(WISH_FACTS, key);
}

/** All of them, in the order of Settings. */
export const YES_NO_WISHES: readonly (YesNoWishFacts & { readonly question: YesNoWish })[] = Object.keys(WISH_FACTS)
  .filter(isWish)
  .map((question) => ({ question, ...WISH_FACTS[question] }));

/** Whether a wish was answered with yes and is part of the tier. */
export function holdsWish(tier: Tier, answers: Pick<Preferences, YesNoWish>, question: YesNoWish): boolean {
  return answers[question] && can(tier, WISH_FACTS[question].capability);
}
