import type { Meal } from "@mealwright/schema/contract/meals";
import type { User } from "@mealwright/schema/contract/user";
import type { Capability } from "@mealwright/schema/rules/entitlements";
import { useState } from "react";
import { LateUpgradeDialog } from "../../components/late-dialog.tsx";
import { useMealDialogs } from "./use-meal-dialogs.tsx";

/** The sheet of the meal that the address names, and the choice of another in its place, over a page that links to them. */
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
