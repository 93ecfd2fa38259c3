import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { Dish } from "@mealwright/schema/contract/favorites";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import type { ReactNode } from "react";
import { useUncached } from "../../api/hooks/use-uncached.ts";
import { Dialog } from "../../components/dialog.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { MacroRing } from "../../components/macro-ring.tsx";
import { Notice } from "../../components/notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { PutInSlot } from "./put-in-slot.tsx";

/** A dish in a list of favorites or of the collection. */
export interface ShelfEntry {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  readonly load: () => Promise<Dish>;
  /** The id by which `replaceMeal` finds it. */
  readonly dishId: string;
}

/** Renders a dish's ingredients and steps, part by part. */
export type RenderRecipe = (meal: Meal) => ReactNode;

interface DishDialogProps {
  readonly user: User;
  readonly renderRecipe: RenderRecipe;
  /** null closes it. */
  readonly entry: ShelfEntry | null;
  readonly onClose: () => void;
}

/** A favorite or collection dish with its recipe, and a way to put it into the week. */
export function DishDialog({ user, renderRecipe, entry, onClose }: DishDialogProps) {
  return (
    <Dialog
      open={entry !== null}
      onClose={onClose}
      title={entry?.name ?? ""}
      subtitle={entry?.detail}
      kind="sheet"
      hasAddress
    >
      {entry === null ? null : (
        <Content key={entry.id} user={user} renderRecipe={renderRecipe} entry={entry} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Content({ user, renderRecipe, entry, onClose }: DishDialogProps & { readonly entry: ShelfEntry }) {
  const { value, failed, retry } = useUncached(entry.id, entry.load);
  if (failed) return <FailedNotice onRetry={retry}>{MESSAGES.somethingWentWrong}</FailedNotice>;
  if (value === undefined) return <Skeleton className="h-96" />;
  const { meal, suits } = value;
  const { nutrition, prepTime } = meal;
  return (
    <div className="grid gap-6">
      <MacroRing dish={meal} macros={nutrition} label="" className="mx-auto w-full max-w-60" />
      <p className="tabular text-center">
        {formatFigure(nutrition.calories)} kcal · {formatFigure(nutrition.protein)} g protein · {prepTime} min
      </p>
      {suits ? (
        <PutInSlot user={user} dishId={entry.dishId} onDone={onClose} />
      ) : (
        <Notice tone="bad">This dish does not suit your current answers, so it is not served to you.</Notice>
      )}
      {renderRecipe(meal)}
    </div>
  );
}
