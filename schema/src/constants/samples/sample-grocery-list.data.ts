import type { Aisle, GroceryCategory } from "../meals.ts";

interface SampleAmount {
  readonly quantity: number;
  readonly unit: string;
}

interface SampleUnit {
  readonly unit: string;
  readonly gramsEach: number;
  readonly size: SampleAmount | null;
}

interface SampleItem {
  readonly foodId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  readonly grams: number;
  readonly needed: SampleAmount | null;
  readonly packs: (SampleUnit & { readonly count: number })[];
  readonly counted: SampleUnit | null;
  readonly freshForDays: number[];
  readonly isPartFresh: boolean;
  readonly aisle: Aisle;
  readonly staple: boolean;
  readonly cost: number;
  readonly checked: boolean;
  readonly bought: null;
  readonly have: null;
  readonly covered: boolean;
  readonly ownLineId: null;
  readonly meals: never[];
}

/**
 * Shown, labeled "Sample list", where the server's list is empty: only foods free of every allergen of the
 * questionnaire. A worker test checks that it equals what the catalogue computes.
 */
export const SAMPLE_GROCERY_LIST: { readonly name: GroceryCategory; readonly items: SampleItem[] }[] = [
  {
    name: "Produce",
    items: [
      {
        foodId: "banana",
        name: "bananas",
        quantity: 3,
        unit: "pieces",
        grams: 240,
        needed: {
          quantity: 2.25,
          unit: "",
        },
        packs: [
          {
            count: 3,
            unit: "piece",
            gramsEach: 185,
            size: null,
          },
        ],
        counted: {
          unit: "piece",
          gramsEach: 184.375,
          size: null,
        },
        freshForDays: [],
        isPartFresh: false,
        aisle: "Produce",
        staple: false,
        cost: 0.79,
        checked: false,
        bought: null,
        have: null,
        covered: false,
        ownLineId: null,
        meals: [],
      },
      {
        foodId: "broccoli",
        name: "broccoli",
        quantity: 1,
        unit: "pack (350 g)",
        grams: 240,
        needed: {
          quantity: 240,
          unit: "g",
        },
        packs: [
          {
            count: 1,
            unit: "pack",
            gramsEach: 350,
            size: {
              quantity: 350,
              unit: "g",
            },
          },
        ],
        counted: null,
        freshForDays: [],
        isPartFresh: false,
        aisle: "Produce",
        staple: false,
        cost: 2.78,
        checked: false,
        bought: null,
        have: null,
        covered: false,
        ownLineId: null,
        meals: [],
      },
      {
        foodId: "carrot",
        name: "carrots",
        quantity: 4,
        unit: "pieces",
        grams: 240,
        needed: {
          quantity: 4,
          unit: "",
        },
        packs: [
          {
            count: 4,
            unit: "piece",
            gramsEach: 69,
            size: null,
          },
        ],
        counted: {
          unit: "piece",
          gramsEach: 68.53932584269663,
          size: null,
        },
        freshForDays: [],
        isPartFresh: false,
        aisle: "Produce",
        staple: false,
        cost: 0.66,
        checked: false,
        bought: null,
        have: null,
        covered: false,
        ownLineId: null,
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
        needed: {
          quantity: 240,
          unit: "g",
        },
        packs: [
          {
            count: 1,
            unit: "bag",
            gramsEach: 500,
            size: {
              quantity: 500,
              unit: "g",
            },
          },
        ],
        counted: null,
        freshForDays: [],
        isPartFresh: false,
        aisle: "Grains, pasta & rice",
        staple: false,
        cost: 2.37,
        checked: false,
        bought: null,
        have: null,
        covered: false,
        ownLineId: null,
        meals: [],
      },
      {
        foodId: "black-beans-canned-drained",
        name: "canned black beans",
        quantity: 1,
        unit: "can (400 g)",
        grams: 240,
        needed: {
          quantity: 240,
          unit: "g",
        },
        packs: [
          {
            count: 1,
            unit: "can",
            gramsEach: 240,
            size: {
              quantity: 400,
              unit: "g",
            },
          },
        ],
        counted: {
          unit: "can",
          gramsEach: 240,
          size: {
            quantity: 400,
            unit: "g",
          },
        },
        freshForDays: [],
        isPartFresh: false,
        aisle: "Canned & jars",
        staple: false,
        cost: 1.12,
        checked: false,
        bought: null,
        have: null,
        covered: false,
        ownLineId: null,
        meals: [],
      },
      {
        foodId: "chickpeas-canned-drained",
        name: "canned chickpeas",
        quantity: 1,
        unit: "can (400 g)",
        grams: 240,
        needed: {
          quantity: 240,
          unit: "g",
        },
        packs: [
          {
            count: 1,
            unit: "can",
            gramsEach: 240,
            size: {
              quantity: 400,
              unit: "g",
            },
          },
        ],
        counted: {
          unit: "can",
          gramsEach: 240,
          size: {
            quantity: 400,
            unit: "g",
          },
        },
        freshForDays: [],
        isPartFresh: false,
        aisle: "Canned & jars",
        staple: false,
        cost: 1.03,
        checked: false,
        bought: null,
        have: null,
        covered: false,
        ownLineId: null,
        meals: [],
      },
    ],
  },
  {
    name: "Pantry",
    items: [
      {
        foodId: "basmati-rice",
        name: "basmati rice",
        quantity: 1,
        unit: "bag (500 g)",
        grams: 240,
        needed: {
          quantity: 240,
          unit: "g",
        },
        packs: [
          {
            count: 1,
            unit: "bag",
            gramsEach: 500,
            size: {
              quantity: 500,
              unit: "g",
            },
          },
        ],
        counted: null,
        freshForDays: [],
        isPartFresh: false,
        aisle: "Grains, pasta & rice",
        staple: false,
        cost: 1.89,
        checked: false,
        bought: null,
        have: null,
        covered: false,
        ownLineId: null,
        meals: [],
      },
      {
        foodId: "quinoa",
        name: "quinoa",
        quantity: 1,
        unit: "bag (500 g)",
        grams: 240,
        needed: {
          quantity: 240,
          unit: "g",
        },
        packs: [
          {
            count: 1,
            unit: "bag",
            gramsEach: 500,
            size: {
              quantity: 500,
              unit: "g",
            },
          },
        ],
        counted: null,
        freshForDays: [],
        isPartFresh: false,
        aisle: "Grains, pasta & rice",
        staple: false,
        cost: 4.99,
        checked: false,
        bought: null,
        have: null,
        covered: false,
        ownLineId: null,
        meals: [],
      },
      {
        foodId: "tomatoes-canned-diced",
        name: "canned diced tomatoes",
        quantity: 1,
        unit: "can (400 g)",
        grams: 240,
        needed: {
          quantity: 240,
          unit: "g",
        },
        packs: [
          {
            count: 1,
            unit: "can",
            gramsEach: 400,
            size: {
              quantity: 400,
              unit: "g",
            },
          },
        ],
        counted: {
          unit: "can",
          gramsEach: 400,
          size: {
            quantity: 400,
            unit: "g",
          },
        },
        freshForDays: [],
        isPartFresh: false,
        aisle: "Canned & jars",
        staple: false,
        cost: 1.1,
        checked: false,
        bought: null,
        have: null,
        covered: false,
        ownLineId: null,
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
        needed: {
          quantity: 240,
          unit: "ml",
        },
        packs: [
          {
            count: 1,
            unit: "carton",
            gramsEach: 1030,
            size: {
              quantity: 1,
              unit: "l",
            },
          },
        ],
        counted: null,
        freshForDays: [],
        isPartFresh: false,
        aisle: "Chilled & plant-based",
        staple: false,
        cost: 3.76,
        checked: false,
        bought: null,
        have: null,
        covered: false,
        ownLineId: null,
        meals: [],
      },
      {
        foodId: "coconut-yogurt",
        name: "coconut yogurt",
        quantity: 1,
        unit: "pack (350 g)",
        grams: 240,
        needed: {
          quantity: 240,
          unit: "g",
        },
        packs: [
          {
            count: 1,
            unit: "pack",
            gramsEach: 350,
            size: {
              quantity: 350,
              unit: "g",
            },
          },
        ],
        counted: null,
        freshForDays: [],
        isPartFresh: false,
        aisle: "Chilled & plant-based",
        staple: false,
        cost: 3.15,
        checked: false,
        bought: null,
        have: null,
        covered: false,
        ownLineId: null,
        meals: [],
      },
      {
        foodId: "rice-milk-unsweetened",
        name: "unsweetened rice milk",
        quantity: 1,
        unit: "carton (1 l)",
        grams: 240,
        needed: {
          quantity: 240,
          unit: "ml",
        },
        packs: [
          {
            count: 1,
            unit: "carton",
            gramsEach: 1030,
            size: {
              quantity: 1,
              unit: "l",
            },
          },
        ],
        counted: null,
        freshForDays: [],
        isPartFresh: false,
        aisle: "Chilled & plant-based",
        staple: false,
        cost: 3.03,
        checked: false,
        bought: null,
        have: null,
        covered: false,
        ownLineId: null,
        meals: [],
      },
    ],
  },
];
