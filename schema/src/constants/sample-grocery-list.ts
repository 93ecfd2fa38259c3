import type { Aisle, GroceryCategory } from "./meals.ts";

interface SampleItem {
  readonly foodId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  readonly grams: number;
  readonly buyGrams: number;
  readonly packs: readonly { readonly label: string; readonly count: number; readonly grams: number }[];
  readonly text: string;
  readonly aisle: Aisle;
  readonly staple: boolean;
  readonly cost: number;
  readonly checked: boolean;
  readonly meals: readonly never[];
}

/**
 * Shown, labelled "Sample list", where the server's list is empty: only foods free of every allergen of the
 * questionnaire. A test of the worker holds it equal to what the catalogue computes.
 */
export const SAMPLE_GROCERY_LIST: readonly { readonly name: GroceryCategory; readonly items: readonly SampleItem[] }[] =
  [
    {
      name: "Produce",
      items: [
        {
          foodId: "banana",
          name: "bananas",
          quantity: 3,
          unit: "pieces",
          grams: 240,
          buyGrams: 555,
          packs: [
            {
              label: "1 piece",
              count: 3,
              grams: 185,
            },
          ],
          text: "about 2 1/4 needed · 3 pieces",
          aisle: "Produce",
          staple: false,
          cost: 0.79,
          checked: false,
          meals: [],
        },
        {
          foodId: "broccoli",
          name: "broccoli",
          quantity: 1,
          unit: "pack (350 g)",
          grams: 240,
          buyGrams: 350,
          packs: [
            {
              label: "350 g",
              count: 1,
              grams: 350,
            },
          ],
          text: "about 240 g needed · 1 pack (350 g)",
          aisle: "Produce",
          staple: false,
          cost: 2.65,
          checked: false,
          meals: [],
        },
        {
          foodId: "carrot",
          name: "carrots",
          quantity: 4,
          unit: "pieces",
          grams: 240,
          buyGrams: 276,
          packs: [
            {
              label: "1 piece",
              count: 4,
              grams: 69,
            },
          ],
          text: "4 pieces",
          aisle: "Produce",
          staple: false,
          cost: 0.66,
          checked: false,
          meals: [],
        },
      ],
    },
    {
      name: "Proteins",
      items: [
        {
          foodId: "split-peas-dried",
          name: "split peas",
          quantity: 1,
          unit: "bag (500 g)",
          grams: 240,
          buyGrams: 500,
          packs: [
            {
              label: "500 g bag",
              count: 1,
              grams: 500,
            },
          ],
          text: "about 240 g needed · 1 bag (500 g)",
          aisle: "Grains, pasta & rice",
          staple: false,
          cost: 2.26,
          checked: false,
          meals: [],
        },
        {
          foodId: "black-beans-canned-drained",
          name: "canned black beans",
          quantity: 1,
          unit: "can (400 g)",
          grams: 240,
          buyGrams: 240,
          packs: [
            {
              label: "400 g can",
              count: 1,
              grams: 240,
            },
          ],
          text: "about 240 g needed · 1 can (400 g)",
          aisle: "Canned & jars",
          staple: false,
          cost: 1.12,
          checked: false,
          meals: [],
        },
        {
          foodId: "chickpeas-canned-drained",
          name: "canned chickpeas",
          quantity: 1,
          unit: "can (400 g)",
          grams: 240,
          buyGrams: 240,
          packs: [
            {
              label: "400 g can",
              count: 1,
              grams: 240,
            },
          ],
          text: "about 240 g needed · 1 can (400 g)",
          aisle: "Canned & jars",
          staple: false,
          cost: 1.03,
          checked: false,
          meals: [],
        },
      ],
    },
    {
      name: "Pantry",
      items: [
        {
          foodId: "basmati-or-jasmine-rice",
          name: "basmati rice",
          quantity: 1,
          unit: "bag (500 g)",
          grams: 240,
          buyGrams: 500,
          packs: [
            {
              label: "500 g bag",
              count: 1,
              grams: 500,
            },
          ],
          text: "about 240 g needed · 1 bag (500 g)",
          aisle: "Grains, pasta & rice",
          staple: false,
          cost: 1.8,
          checked: false,
          meals: [],
        },
        {
          foodId: "quinoa",
          name: "quinoa",
          quantity: 1,
          unit: "bag (500 g)",
          grams: 240,
          buyGrams: 500,
          packs: [
            {
              label: "500 g bag",
              count: 1,
              grams: 500,
            },
          ],
          text: "about 240 g needed · 1 bag (500 g)",
          aisle: "Grains, pasta & rice",
          staple: false,
          cost: 4.75,
          checked: false,
          meals: [],
        },
        {
          foodId: "tomatoes-canned-diced",
          name: "canned diced tomatoes",
          quantity: 1,
          unit: "can (400 g)",
          grams: 240,
          buyGrams: 400,
          packs: [
            {
              label: "400 g can",
              count: 1,
              grams: 400,
            },
          ],
          text: "about 240 g needed · 1 can (400 g)",
          aisle: "Canned & jars",
          staple: false,
          cost: 1.05,
          checked: false,
          meals: [],
        },
      ],
    },
    {
      name: "Dairy & Alternatives",
      items: [
        {
          foodId: "coconut-milk-beverage",
          name: "coconut milk drink",
          quantity: 1,
          unit: "carton (1 l)",
          grams: 240,
          buyGrams: 1030,
          packs: [
            {
              label: "1 l carton",
              count: 1,
              grams: 1030,
            },
          ],
          text: "about 240 ml needed · 1 carton (1 l)",
          aisle: "Chilled & plant-based",
          staple: false,
          cost: 3.76,
          checked: false,
          meals: [],
        },
        {
          foodId: "coconut-yogurt",
          name: "coconut yogurt",
          quantity: 1,
          unit: "pack (350 g)",
          grams: 240,
          buyGrams: 350,
          packs: [
            {
              label: "350 g",
              count: 1,
              grams: 350,
            },
          ],
          text: "about 240 g needed · 1 pack (350 g)",
          aisle: "Chilled & plant-based",
          staple: false,
          cost: 3.15,
          checked: false,
          meals: [],
        },
        {
          foodId: "rice-milk-unsweetened",
          name: "unsweetened rice milk",
          quantity: 1,
          unit: "carton (1 l)",
          grams: 240,
          buyGrams: 1030,
          packs: [
            {
              label: "1 l carton",
              count: 1,
              grams: 1030,
            },
          ],
          text: "about 240 ml needed · 1 carton (1 l)",
          aisle: "Chilled & plant-based",
          staple: false,
          cost: 3.03,
          checked: false,
          meals: [],
        },
      ],
    },
  ];
