import { LIST_LOOK_MS } from "@mealwright/schema/constants/grocery";
import type { GroceryList } from "@mealwright/schema/contract/grocery";
import { useRef } from "react";
import { useCall } from "../../api/hooks/use-call.ts";
import { readListNews, refreshLists } from "../../api/shared-list.ts";
import { useToast } from "../../components/toast/toast.tsx";
import { useEvery } from "../../lib/hooks/use-every.ts";

interface ListWatchProps {
  readonly planId: string;
  readonly list: GroceryList;
}

/** While a link to the list works: shows what others tick, and who. Draws nothing itself. */
export function ListWatch({ planId, list }: ListWatchProps) {
  const toast = useToast();
  const { data } = useCall("listShare", { params: { id: planId } });
  const seen = useRef<{ readonly version: string; readonly at: number } | null>(null);
  useEvery(LIST_LOOK_MS, data !== undefined && data.expiresAt !== null, async () => {
    const { version, lastPress } = await readListNews(planId);
    const before = seen.current;
    seen.current = { version, at: lastPress?.at ?? 0 };
    if (before === null || before.version === version) return;
    await refreshLists();
    if (lastPress === null || lastPress.by === null || lastPress.at <= before.at) return;
    const line = list.flatMap(({ items }) => items).find(({ foodId }) => foodId === lastPress.item);
    if (line !== undefined)
      toast.show({ title: `${lastPress.by} ${lastPress.checked ? "checked off" : "unchecked"} ${line.name}` });
  });
  return null;
}
