import { DEFAULT_UNIT_SYSTEM } from "@mealwright/schema/constants/food/units";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { homeText, neededText } from "@mealwright/schema/rules/text/grocery-line-text";
import { useSession } from "../../api/session.ts";
import { mealsText } from "./export/meals-text.ts";
import { HaveForm } from "./have-form.tsx";

interface RowDetailsProps {
  readonly id: string;
  readonly item: GroceryItem;
  /** Absent for a sample list. */
  readonly onHave: ((foodId: string, grams: number | null) => Promise<void>) | undefined;
  readonly onDone: () => void;
}

/** Below a line: what it is for, how much of it the week needs, and what of it is at home. */
export function RowDetails({ id, item, onHave, onDone }: RowDetailsProps) {
  const { user } = useSession();
  const dishes = mealsText(item);
  const atHome = homeText(item, user?.units ?? DEFAULT_UNIT_SYSTEM);
  const parts = [neededText(item), atHome, dishes && `for ${dishes}`].filter(Boolean);
  return (
    <div id={id} className="mb-2 grid gap-3 rounded-xl bg-sage px-4 py-3.5 print:hidden">
      <p className="text-note">{parts.join(" · ")}</p>
      {onHave === undefined ? null : <HaveForm item={item} onHave={onHave} onDone={onDone} />}
    </div>
  );
}
