import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PREVIEW_MEALS } from "@mealwright/schema/constants/samples/preview-meals";
import { renderToStaticMarkup } from "react-dom/server";
import type { PlateDish } from "../src/components/plate/describe-plate.ts";
import { DishDrawing } from "../src/components/plate/dish.tsx";
import { layOutDish } from "../src/components/plate/lay-out-dish.ts";
import { picturePath, SAMPLE_WEEK } from "../src/features/landing/sample-week.ts";
import { previewPicturePath } from "../src/features/preview/preview-picture.ts";

/** A meal's plate as its own file, so that text does not wait for it and the page needs no drawing code. */
function drawPlate(dish: PlateDish): string {
  const drawing = renderToStaticMarkup(<DishDrawing picture={layOutDish(dish)} />);
  // A separate SVG cannot use the page's stylesheet, so both color schemes are written into it.
  const dark = new Set<string>();
  const colored = drawing.replaceAll(/class="fill-\[light-dark\((#\w+),#(\w+)\)\]"/g, (_, light, darkHex) => {
    dark.add(`.c${darkHex}{fill:#${darkHex}}`);
    return `fill="${light}" class="c${darkHex}"`;
  });
  const style = `<style>@media(prefers-color-scheme:dark){${[...dark].join("")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-104 -104 208 208">${style}${colored}</svg>`;
}

/** Writes the plates of the landing page's week and of the preview. */
export function writePlates(directory: string): void {
  if (SAMPLE_WEEK === null) throw new Error("There is no sample week: npm run build makes it first.");
  mkdirSync(join(directory, "week"), { recursive: true });
  for (const { day, meals } of SAMPLE_WEEK.days) {
    for (const { type, name, dishes } of meals) {
      const ingredients = dishes.flatMap((dish) => dish.ingredients);
      writeFileSync(join(directory, picturePath(day, type)), drawPlate({ name, ingredients, parts: dishes }));
    }
  }
  for (const meal of PREVIEW_MEALS) writeFileSync(join(directory, previewPicturePath(meal.type)), drawPlate(meal));
}
