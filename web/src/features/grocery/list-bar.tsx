import type { GroceryList } from "@mealwright/schema/contract/grocery";
import { formatDollars } from "@mealwright/schema/rules/money";
import { useEffect } from "react";
import { Progress } from "../../components/progress.tsx";
import { showOnBadge } from "../../lib/app-badge.ts";
import { progressOf } from "./grocery-sections.ts";

/** What is left to find; on a phone it stays in view above the app's own bar. */
export function ListBar({ list, waiting }: { readonly list: GroceryList; readonly waiting: number }) {
  const { total, ticked, cost } = progressOf(list);
  const progress = `${ticked} of ${total} in the basket`;
  useEffect(() => showOnBadge(total - ticked), [total, ticked]);
  return (
    <div
      data-list-bar
      className="z-10 grid gap-1.5 border-t border-line bg-paper py-2 max-md:sticky max-md:bottom-(--member-bar) max-md:-mx-4 max-md:px-4 md:-order-1 md:border-0 md:py-0 print:static print:-order-1 print:border-0 [@media(max-height:30rem)]:static"
    >
      <p className="tabular text-note text-ink-soft md:text-base">
        <span role="status">{ticked === total && total > 0 ? `All ${total} in the basket` : progress}</span>
        {waiting > 0 ? ` · ${waiting} ${waiting === 1 ? "change waits" : "changes wait"} for the network` : ""}
        {cost > 0 ? ` · about ${formatDollars(cost)} in all` : ""}
      </p>
      <div className="print:hidden">
        <Progress value={ticked} max={Math.max(total, 1)} label="Things in the basket" valueText={progress} />
      </div>
    </div>
  );
}
