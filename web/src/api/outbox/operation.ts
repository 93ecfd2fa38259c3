import { OWN_ITEM_PREFIX } from "@mealwright/schema/constants/grocery";
import type { GroceryItem, GroceryList } from "@mealwright/schema/contract/grocery";

interface Operation {
  /** Chosen when the operation is created: the server applies the same id only once. */
  readonly id: string;
  /** Whose operation it is: nobody else's session sends it. */
  readonly userId: string;
  readonly planId: string;
  /** When, by the device's clock (`pressTime`). */
  readonly pressedAt: number;
}

/** A change of a list that the server has not confirmed yet. */
export type ListOperation = Operation &
  (
    | {
        readonly kind: "tick";
        readonly foodId: string;
        readonly checked: boolean;
        /** The packs that the line showed. */
        readonly packs: GroceryItem["packs"];
      }
    | { readonly kind: "cupboard"; readonly foodId: string; readonly grams: number | null }
    /** The line has the operation's id. */
    | { readonly kind: "add"; readonly text: string }
    | { readonly kind: "remove"; readonly lineId: string }
  );

/** The server's list with all unconfirmed operations applied. */
export function applyOperations(list: GroceryList, operations: readonly ListOperation[]): GroceryList {
  return operations.reduce(applyOperation, list);
}

function applyOperation(list: GroceryList, operation: ListOperation): GroceryList {
  switch (operation.kind) {
    case "tick":
      return changeLine(list, operation.foodId, (item) => ({ ...item, checked: operation.checked }));
    case "cupboard": {
      const { grams } = operation;
      const have = grams === 0 ? null : { grams, fromEarlier: false };
      return changeLine(list, operation.foodId, (item) => ({ ...item, have, covered: grams === null }));
    }
    case "add":
      return addLine(list, operation.id, operation.text);
    case "remove":
      return list.map((category) => ({
        ...category,
        items: category.items.filter(({ ownLineId }) => ownLineId !== operation.lineId),
      }));
  }
}

function changeLine(list: GroceryList, foodId: string, change: (item: GroceryItem) => GroceryItem): GroceryList {
  return list.map((category) => ({
    ...category,
    items: category.items.map((item) => (item.foodId === foodId ? change(item) : item)),
  }));
}

function addLine(list: GroceryList, id: string, text: string): GroceryList {
  if (list.some(({ items }) => items.some(({ ownLineId }) => ownLineId === id))) return list;
  const others = list.filter(({ name }) => name !== "Pantry");
  const items = list.filter(({ name }) => name === "Pantry").flatMap((category) => category.items);
  return [...others, { name: "Pantry", items: [...items, ownLine(id, text)] }];
}

/** A line that the person wrote, as the server would present it. */
function ownLine(id: string, text: string): GroceryItem {
  return {
    foodId: `${OWN_ITEM_PREFIX}${id}`,
    name: text,
    quantity: 1,
    unit: "",
    grams: 0,
    needed: null,
    packs: [],
    counted: null,
    freshForDays: [],
    isPartFresh: false,
    aisle: "Other",
    staple: false,
    cost: 0,
    checked: false,
    bought: null,
    have: null,
    covered: false,
    ownLineId: id,
    meals: [],
  };
}
