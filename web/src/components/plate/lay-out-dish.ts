import type { PlateDish } from "./describe-plate.ts";
import { layOutPlate, type PlatePicture } from "./layout.ts";
import { servingOf } from "./vessel.ts";

export interface DishPicture {
  readonly main: PlatePicture;
  /** Drinks that are drawn beside it. */
  readonly drinks: readonly PlatePicture[];
}

/**
 * The picture of a meal, in the vessel that its name suggests; drinks are drawn beside it if there are other dishes.
 */
export function layOutDish({ name = "", ingredients, parts = [] }: PlateDish): DishPicture {
  const isDrink = (part: { readonly name: string }) => servingOf(part.name).vessel === "glass";
  const [first, ...others] = parts.filter((part) => !isDrink(part));
  const drinks = parts.filter(isDrink);
  if (first === undefined || drinks.length === 0) {
    return { main: layOutPlate(ingredients, servingOf(name)), drinks: [] };
  }
  return {
    main: layOutPlate(
      [first, ...others].flatMap((part) => part.ingredients),
      servingOf(first.name),
    ),
    drinks: drinks.map((drink) => layOutPlate(drink.ingredients, servingOf(drink.name))),
  };
}
