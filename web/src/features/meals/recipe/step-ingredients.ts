import type { MealIngredient } from "@mealwright/schema/contract/meals";

/** Words for the form of a food rather than the food itself: "white" is also in egg whites. */
const QUALITIES = new Set(
  "and with the dry dried fresh large small medium whole low plain raw cooked canned frozen ground sliced chopped white black red green yellow brown light dark sweet hot extra".split(
    " ",
  ),
);

/** Water that only the step mentions, not the ingredient list: "a splash of water", "plenty of salted water". */
const OWN_WATER = /\b(?:splash|plenty|volume) of (?:\p{L}+ ){0,2}water\b/giu;

/**
 * The ingredients that a step names: by a word that no other ingredient has, or by all words of its name. With two
 * oils, "the oil" names neither, and "soy milk" names no other milk.
 */
export function stepIngredients<Line extends Pick<MealIngredient, "name">>(
  step: string,
  ingredients: readonly Line[],
): readonly Line[] {
  const said = wordsOf(step.replace(OWN_WATER, ""));
  const names = ingredients.map(({ name }): ReadonlySet<string> => new Set(wordsOf(name)));
  const isOwn = (word: string) => !QUALITIES.has(word) && names.filter((name) => name.has(word)).length === 1;
  const hasOwn = (name: ReadonlySet<string>) => [...name].some((word) => isOwn(word) && said.includes(word));
  const ownNames = new Set(names.filter(hasOwn));
  // A word that only one ingredient has is enough.
  const left = [...said];
  for (const word of [...ownNames].flatMap((name) => [...name])) {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
  }
  const isNamed = (name: ReadonlySet<string>) =>
    ownNames.has(name) || (name.size > 0 && [...name].every((word) => left.includes(word)));
  return ingredients.filter((_, at) => isNamed(names[at] ?? new Set<string>()));
}

/** Lower-case words of three letters and more, in the singular: "Cherry tomatoes" gives "cherry", "tomato". */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(singular);
}

function singular(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.endsWith("oes")) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") && word.length > 3 ? word.slice(0, -1) : word;
}
