import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import type { Kitchen, KitchenItem } from "@mealwright/schema/contract/kitchen";
import { homeUnit } from "@mealwright/schema/rules/text/grocery-line-text";
import { dateOf } from "@mealwright/schema/rules/week";
import { type FormEvent, useState } from "react";
import { correctKitchen, markGone } from "../../api/kitchen.ts";
import { Button } from "../../components/button.tsx";
import { AmountField, amountError, typedGrams } from "../../components/form/amount-field.tsx";
import { TextField } from "../../components/form/text-field.tsx";
import { localTimeZone } from "../../lib/time-zone.ts";
import { changedText, dateFault, goneText, typedAmount } from "./kitchen-text.ts";

interface AmountFormProps {
  readonly item: KitchenItem;
  readonly system: UnitSystem;
  readonly sending: boolean;
  /** Runs a write; resolves to a text about its result. */
  readonly onChange: (write: () => Promise<Kitchen>, text: string) => Promise<void>;
}

/** How much of a food there is and until when it is good, or that it is gone. */
export function AmountForm({ item, system, sending, onChange }: AmountFormProps) {
  const { foodId, name, grams, lots } = item;
  const { unit, gramsEach } = homeUnit(item, system);
  // The values when the form was opened: unchanged ones are not sent, as they might undo what another screen has saved.
  const [first] = useState({ amount: typedAmount(grams, gramsEach), useBy: lots[0]?.useBy ?? "" });
  const [amount, setAmount] = useState(first.amount);
  const [useBy, setUseBy] = useState(first.useBy);
  const [error, setError] = useState<string>();
  const [dateError, setDateError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = amount === first.amount ? undefined : typedGrams(amount, gramsEach);
    if (typed === null) return setError(amountError(unit, gramsEach));
    const fault = useBy === first.useBy ? undefined : dateFault(useBy, dateOf(new Date(), localTimeZone()));
    setDateError(fault);
    if (fault !== undefined) return;
    const date = useBy === first.useBy ? {} : { useBy: useBy === "" ? null : useBy };
    const said = typed === undefined ? {} : { grams: typed };
    void onChange(() => correctKitchen({ foodId, ...said, ...date }), changedText(name));
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
          error={dateError}
          onChange={(event) => {
            setUseBy(event.target.value);
            setDateError(undefined);
          }}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" inactive={sending}>
          Save
        </Button>
        <Button
          variant="secondary"
          inactive={sending}
          onClick={() => void onChange(() => markGone(foodId), goneText(name))}
        >
          Used up or thrown away
        </Button>
      </div>
    </form>
  );
}
