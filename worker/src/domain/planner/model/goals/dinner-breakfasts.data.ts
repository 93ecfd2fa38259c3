/** Breakfasts that are a dinner to most people: fine on some mornings, but not on most of them. Template ids. */
export const DINNER_BREAKFASTS: ReadonlySet<string> = new Set(
  `
beef-mushroom-skillet chicken-greens-hash lamb-breakfast-skillet minute-steak-plate chicken-avocado-lettuce-cups
sardine-tomato-plate salmon-cucumber-plate japanese-breakfast sweet-potato-meat-hash sweet-potato-bean-hash
masala-potatoes lentil-rice-khichdi potato-bean-skillet cauliflower-rice-bowl haddock-kedgeree
`
    .trim()
    .split(/\s+/),
);
