import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import type { Capability } from "@mealwright/schema/rules/entitlements";
import { useState } from "react";
import { LateUpgradeDialog } from "../../components/late-dialog.tsx";
import { useMealDialogs } from "./use-meal-dialogs.tsx";

/** The meal sheet and the swap dialog for the meal named in the URL, shown over the page that links to it. */
export function MealDialogs({ user, meals }: { readonly user: User; readonly meals: readonly Meal[] }) {
  const [locked, setLocked] = useState<Capability | null>(null);
  const { dialogs } = useMealDialogs({ user, meals, onUpgrade: setLocked });
  return (
    <>
      {dialogs}
      <LateUpgradeDialog capability={locked} onClose={() => setLocked(null)} />
    </>
  );
}
