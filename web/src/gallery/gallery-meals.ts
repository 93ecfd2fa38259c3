interface GalleryMeal {
  readonly name: string;
  readonly ingredients: readonly { readonly foodId: string; readonly name: string; readonly grams: number }[];
  readonly nutrition: { readonly protein: number; readonly carbs: number; readonly fats: number };
}

const of = (foodId: string, name: string, grams: number) => ({ foodId, name, grams });

/** Dishes whose plates differ as much as plates can: a bowl, a soup, a salad, a roast, a snack. */
export const GALLERY_MEALS: readonly GalleryMeal[] = [
  {
    name: "Oats with berries",
    ingredients: [
      of("rolled-oats", "rolled oats", 60),
      of("blueberries", "blueberries", 80),
      of("whole-milk", "milk", 200),
    ],
    nutrition: { protein: 16, carbs: 60, fats: 11 },
  },
  {
    name: "Tomato lentil soup",
    ingredients: [
      of("red-lentils-dried", "red lentils", 70),
      of("tomato", "tomatoes", 200),
      of("carrot", "carrot", 60),
    ],
    nutrition: { protein: 20, carbs: 55, fats: 3 },
  },
  {
    name: "Salmon, rice, broccoli",
    ingredients: [
      of("salmon-atlantic-farmed", "salmon", 140),
      of("white-rice-long-grain", "rice", 70),
      of("broccoli", "broccoli", 150),
    ],
    nutrition: { protein: 38, carbs: 60, fats: 20 },
  },
  {
    name: "Greek salad",
    ingredients: [
      of("cucumber", "cucumber", 150),
      of("feta-cheese", "feta", 60),
      of("olives-black", "olives", 30),
      of("tomato", "tomatoes", 150),
    ],
    nutrition: { protein: 12, carbs: 12, fats: 26 },
  },
  {
    name: "Apple and almonds",
    ingredients: [of("apple", "apple", 150), of("almonds", "almonds", 25)],
    nutrition: { protein: 6, carbs: 24, fats: 13 },
  },
];
