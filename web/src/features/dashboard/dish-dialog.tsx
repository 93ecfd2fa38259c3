import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { Dish } from "@mealwright/schema/contract/favorites";
import type { User } from "@mealwright/schema/contract/user";
import { useLook } from "../../api/use-look.ts";
import { Dialog } from "../../components/dialog.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { MacroRing } from "../../components/macro-ring.tsx";
import { Notice } from "../../components/notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { formatAmount, formatFigure } from "../../product/amount.ts";
import { PutInSlot } from "./put-in-slot.tsx";

/** A dish of a shelf: what it is called, and what opens it. */
export interface ShelfEntry {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  readonly load: () => Promise<Dish>;
  /** What `replaceMeal` finds it by. */
  readonly dishId: string;
}

interface DishDialogProps {
  readonly user: User;
  /** null closes it. */
  readonly entry: ShelfEntry | null;
  readonly onClose: () => void;
}

/** A dish from a shelf with its recipe, and the way into the week. */
export function DishDialog({ user, entry, onClose }: DishDialogProps) {
  return (
    <Dialog open={entry !== null} onClose={onClose} title={entry?.name ?? ""} subtitle={entry?.detail} kind="sheet">
      {entry === null ? null : <Content key={entry.id} user={user} entry={entry} onClose={onClose} />}
    </Dialog>
  );
}

function Content({ user, entry, onClose }: DishDialogProps & { readonly entry: ShelfEntry }) {
  const { value, failed, retry } = useLook(entry.id, entry.load);
  if (failed) return <FailedNotice onRetry={retry}>{MESSAGES.somethingWentWrong}</FailedNotice>;
  if (value === undefined) return <Skeleton className="h-96" />;
  const { meal, suits } = value;
  const { nutrition, ingredients, prepTime, instructions } = meal;
  return (
    <div className="grid gap-6">
      <MacroRing dish={meal} macros={nutrition} label="" className="mx-auto w-full max-w-60" />
      <p className="tabular text-center">
        {formatFigure(nutrition.calories)} kcal · {formatFigure(nutrition.protein)} g protein · {prepTime} min
      </p>
      {suits ? (
        <PutInSlot user={user} dishId={entry.dishId} onDone={onClose} />
      ) : (
        <Notice tone="bad">This dish does not suit your answers of today: it is not served to you.</Notice>
      )}
      <section>
        <h3 className="mb-3 text-xl">Ingredients</h3>
        <ul className="divide-y divide-line">
          {ingredients.map(({ foodId, name, quantity, unit }) => (
            <li key={foodId} className="flex justify-between gap-4 py-2">
              <span>{name}</span>
              <span className="tabular shrink-0 text-ink-soft">{formatAmount(quantity, unit)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="mb-3 text-xl">Steps</h3>
        <ol className="grid list-decimal gap-3 pl-6">
          {instructions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
