import { DEFAULT_UNIT_SYSTEM } from "@mealwright/schema/constants/food/units";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { homeUnit } from "@mealwright/schema/rules/text/grocery-line-text";
import { type FormEvent, useState } from "react";
import { useSession } from "../../api/session.ts";
import { Button } from "../../components/button.tsx";
import { AmountField, amountError, typedGrams } from "../../components/form/amount-field.tsx";

interface HaveFormProps {
  readonly item: GroceryItem;
  readonly onHave: (foodId: string, grams: number | null) => Promise<void>;
  readonly onDone: () => void;
}

/** How much of a line is at home: all that is needed, or some. */
export function HaveForm({ item, onHave, onDone }: HaveFormProps) {
  const { user } = useSession();
  const { unit, gramsEach } = homeUnit(item, user?.units ?? DEFAULT_UNIT_SYSTEM);
  const [amount, setAmount] = useState("");
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  const save = async (grams: number | null) => {
    setIsSaving(true);
    await onHave(item.foodId, grams);
    onDone();
    setIsSaving(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const grams = typedGrams(amount, gramsEach);
    if (grams !== null) void save(grams);
    else setError(amountError(unit, gramsEach));
  };
  return (
    <div className="grid gap-3">
      <div>
        <Button inactive={isSaving} onClick={() => void save(null)}>
          I have all of it
        </Button>
      </div>
      <form noValidate className="flex flex-wrap items-end gap-2" onSubmit={submit}>
        <AmountField
          label={`I have some (${unit})`}
          value={amount}
          error={error}
          onChange={(text) => {
            setAmount(text);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="secondary" inactive={isSaving}>
          Save
        </Button>
      </form>
    </div>
  );
}
