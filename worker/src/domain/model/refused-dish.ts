import { DISH_FAULT_TEXTS, type DishFault } from "@mealwright/schema/constants/model";

/** Why a dish was refused, in our words: for the person, and for the model that may propose another. */
export interface RefusedDish {
  readonly fault: DishFault;
  readonly shown: string;
  readonly told: string;
}

/** Reasons for the model, where it needs to know more than a person; `what` may quote the model's own words. */
const TOLD: Readonly<Partial<Record<DishFault, (what: string) => string>>> = {
  "unknown-ingredient": (what) => `we do not know the food "${what}"; use common foods`,
  "unknown-amount": (what) => `give "${what}" a quantity and a unit`,
  "absurd-amount": (what) => `the amount of "${what}" is absurd`,
  "forbidden-ingredient": (what) => `no ${what}`,
  "too-slow": (what) => `it took ${what}, which is too long`,
  "too-few-steps": () => "write two to four steps that name only its own ingredients",
};

/** Says why a dish was refused. `evidence` is the food or allergen where the fault is about one. */
export function explainRefusal(fault: DishFault, evidence: string): RefusedDish {
  const text = DISH_FAULT_TEXTS[fault].replace("{what}", evidence);
  return { fault, shown: text, told: TOLD[fault]?.(evidence) ?? `it ${text}` };
}
