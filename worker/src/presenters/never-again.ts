import type { NeverAgainDish } from "@mealwright/schema/contract/never-again";
import type { NeverDish } from "../domain/dish-ports.ts";

/** A marked dish as its owner sees it. */
export function presentNeverDish({ id, name, wish, createdAt }: NeverDish): NeverAgainDish {
  return { id, name, wish, createdAt: createdAt.toISOString() };
}
