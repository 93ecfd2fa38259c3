import { GROCERY_ORDER_FACTS, GROCERY_ORDERS, type GroceryOrder } from "@mealwright/schema/constants/grocery";

interface OrderChoiceProps {
  readonly order: GroceryOrder;
  readonly onChoose: (order: GroceryOrder) => void;
}

/** Chooses the headings that the lines are listed under. */
export function OrderChoice({ order, onChoose }: OrderChoiceProps) {
  return (
    <fieldset className="flex flex-wrap rounded-full border border-edge">
      <legend className="sr-only">Order of the list</legend>
      {GROCERY_ORDERS.map((each) => (
        <label
          key={each}
          className="grid min-h-11 place-items-center rounded-full px-4 font-semibold has-checked:bg-herb has-checked:text-on-herb forced-colors:has-checked:underline has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-herb"
        >
          <input
            type="radio"
            name="grocery-order"
            className="sr-only"
            checked={order === each}
            onChange={() => onChoose(each)}
          />
          {GROCERY_ORDER_FACTS[each].label}
        </label>
      ))}
    </fieldset>
  );
}
