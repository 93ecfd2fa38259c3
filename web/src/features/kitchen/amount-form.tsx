import type { UnitSystem } from "@mealwright/schema/constants/units";
import type { Kitchen, KitchenItem } from "@mealwright/schema/contract/kitchen";
import { homeUnit } from "@mealwright/schema/rules/grocery-line-text";
import { type FormEvent, useState } from "react";
import { correctKitchen, markGone } from "../../api/kitchen.ts";
import { Button } from "../../components/button.tsx";
import { AmountField, typedGrams } from "../../components/form/amount-field.tsx";
import { TextField } from "../../components/form/text-field.tsx";
import { typedAmount } from "./kitchen-text.ts";

interface AmountFormProps {
  readonly item: KitchenItem;
  readonly system: UnitSystem;
  readonly sending: boolean;
  /** Runs a write; its text says what came of it. */
  readonly onChange: (write: () => Promise<Kitchen>, text: string) => Promise<void>;
}

/** How much of a food there is and until when it is good, or that it is gone. */
export function AmountForm({ item, system, sending, onChange }: AmountFormProps) {
  const { foodId, name, grams, lots } = item;
  const { unit, gramsEach } = homeUnit(item, system);
  const first = { amount: typedAmount(grams, gramsEach), useBy: lots[0]?.useBy ?? "" };
  const [amount, setAmount] = useState(first.amount);
  const [useBy, setUseBy] = useState(first.useBy);
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = amount === first.amount ? grams : typedGrams(amount, gramsEach);
    if (typed === null) return setError(`Please enter how many ${unit} there are.`);
    const date = useBy === first.useBy ? {} : { useBy: useBy === "" ? null : useBy };
    void onChange(() => correctKitchen({ foodId, grams: typed, ...date }), `${name}: changed.`);
  };
  return (
    <form noValidate className="mt-3 grid gap-3" onSubmit={submit}>
      <div className="flex flex-wrap gap-3">
        <AmountField
          label={`Amount (${unit})`}
          value={amount}
          error={error}
          onChange={(text) => {
            setAmount(text);
            setError(undefined);
          }}
        />
        <TextField
          label="Use by"
          className="w-44"
          type="date"
          value={useBy}
          onChange={(event) => setUseBy(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={sending}>
          Save
        </Button>
        <Button
          variant="secondary"
          disabled={sending}
          onClick={() => void onChange(() => markGone(foodId), `${name} is gone from your kitchen.`)}
        >
          Used up or thrown away
        </Button>
      </div>
    </form>
  );
}
