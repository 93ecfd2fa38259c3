import { OWN_LINE_MAX_LENGTH, OWN_LINES_HEADING } from "@mealwright/schema/constants/grocery";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { type FormEvent, useState } from "react";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/form/text-field.tsx";
import { GroceryRow } from "./grocery-row.tsx";
import { GrocerySectionFrame } from "./grocery-section-frame.tsx";
import type { ListEdits } from "./use-list-edits.ts";

interface OwnLinesSectionProps extends Pick<ListEdits, "addOwn" | "removeOwn"> {
  readonly items: readonly GroceryItem[];
  readonly onToggle: (item: GroceryItem, checked: boolean) => void;
}

/** What the person needs besides the meals' foods. */
export function OwnLinesSection({ items, onToggle, addOwn, removeOwn }: OwnLinesSectionProps) {
  return (
    <GrocerySectionFrame
      heading={OWN_LINES_HEADING}
      className={items.length === 0 ? "print:hidden" : ""}
      foot={<AddLine onAdd={addOwn} />}
    >
      {items.map((item) => (
        <GroceryRow key={item.foodId} item={item} onToggle={onToggle} onRemove={removeOwn} />
      ))}
    </GrocerySectionFrame>
  );
}

function AddLine({ onAdd }: { readonly onAdd: ListEdits["addOwn"] }) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === "") return setError("Please enter what you need.");
    setIsSaving(true);
    await onAdd(line);
    setText("");
    setIsSaving(false);
  };
  return (
    <form
      noValidate
      className="mt-1 flex break-inside-avoid flex-wrap items-end gap-2 px-2 print:hidden"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label="Add something else"
        className="min-w-[min(12rem,100%)] grow"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={OWN_LINE_MAX_LENGTH}
        placeholder="Candles"
        value={text}
        error={error}
        // Stays mounted while it is saved, so that the next one can be typed at once.
        readOnly={isSaving}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="secondary" inactive={isSaving} className="min-h-12">
        Add
      </Button>
    </form>
  );
}
