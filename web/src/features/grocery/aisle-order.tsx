import { SHOP_NAME_MAX_LENGTH, SHOPS_MAX } from "@mealwright/schema/constants/grocery";
import type { Aisle } from "@mealwright/schema/constants/meals";
import { ArrowDown, ArrowUp } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../components/button.tsx";
import { SelectField, TextField } from "../../components/form/text-field.tsx";
import { moveAisle } from "../../product/shop/shop-walk.ts";
import { addShop, changeChosen, chooseShop, chosenShop, removeChosen, type Shops } from "../../product/shop/shops.ts";

interface AisleOrderProps {
  readonly shops: Shops;
  /** In the order of the chosen shop. */
  readonly aisles: readonly Aisle[];
  readonly onChange: (change: (shops: Shops) => Shops) => void;
}

const MOVE =
  "grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-herb aria-disabled:opacity-40";

/** The order in which a shop's aisles are walked: learned from ticks, or set by hand. */
export function AisleOrder({ shops, aisles, onChange }: AisleOrderProps) {
  const { byHand, leads } = chosenShop(shops);
  const [said, setSaid] = useState("");
  const isLearnt = Object.keys(leads).length > 0;
  const move = (aisle: Aisle, by: -1 | 1) => {
    const order = moveAisle(aisles, aisle, by);
    onChange((current) => changeChosen(current, { byHand: order }));
    setSaid(`${aisle}: ${order.indexOf(aisle) + 1} of ${order.length}`);
  };
  return (
    <div className="grid gap-5">
      <ShopChoice shops={shops} onChange={onChange} />
      <p className="text-small text-ink-soft">
        {byHand !== null
          ? "In the order you have set."
          : isLearnt
            ? "Learned from the order in which you check things off in this store."
            : "The usual order. It learns from the order in which you check things off, or you can move the aisles yourself."}{" "}
        It is kept on this device until you sign out.
      </p>
      <ol className="grid">
        {aisles.map((aisle, index) => (
          <li key={aisle} className="flex items-center gap-1 border-t border-line py-0.5">
            <span className="grow font-semibold">{aisle}</span>
            <button
              type="button"
              className={MOVE}
              aria-label={`Move ${aisle} up`}
              aria-disabled={index === 0}
              onClick={() => move(aisle, -1)}
            >
              <ArrowUp aria-hidden="true" className="size-5" />
            </button>
            <button
              type="button"
              className={MOVE}
              aria-label={`Move ${aisle} down`}
              aria-disabled={index === aisles.length - 1}
              onClick={() => move(aisle, 1)}
            >
              <ArrowDown aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {byHand === null ? null : (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => onChange((current) => changeChosen(current, { byHand: null }))}
        >
          Go back to the learned order
        </Button>
      )}
      {shops.shops.length >= SHOPS_MAX ? null : (
        <AddShop onAdd={(name) => onChange((current) => addShop(current, crypto.randomUUID(), name))} />
      )}
    </div>
  );
}

function ShopChoice({ shops, onChange }: Pick<AisleOrderProps, "shops" | "onChange">) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label="Store"
        className="min-w-40 grow"
        value={chosenShop(shops).id}
        onChange={(event) => onChange((current) => chooseShop(current, event.target.value))}
      >
        {shops.shops.map((shop) => (
          <option key={shop.id} value={shop.id}>
            {shop.name}
          </option>
        ))}
      </SelectField>
      {shops.shops.length < 2 ? null : (
        <Button variant="quiet" className="min-h-12" onClick={() => onChange(removeChosen)}>
          Remove this store
        </Button>
      )}
    </div>
  );
}

function AddShop({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const written = name.trim();
    if (written === "") return setError("Please enter the store’s name.");
    onAdd(written);
    setName("");
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-2" onSubmit={add}>
      <TextField
        label="Another store"
        className="min-w-40 grow basis-0"
        autoComplete="off"
        maxLength={SHOP_NAME_MAX_LENGTH}
        placeholder="Saturday market"
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="secondary" className="min-h-12">
        Add
      </Button>
    </form>
  );
}
