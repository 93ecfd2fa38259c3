import { DISH_WISH_FACTS, DISH_WISHES } from "@mealwright/schema/constants/dish-wishes";
import type { NeverAgainDish } from "@mealwright/schema/contract/never-again";
import { useRef } from "react";
import { useCall } from "../../api/hooks/use-call.ts";
import { useSending } from "../../api/hooks/use-sending.ts";
import { removeNeverAgain } from "../../api/never-again.ts";
import { Button } from "../../components/button.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Notice } from "../../components/notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";

/** "“More of this”, “Less of this” or “Never again”", in the order of the buttons. */
const WISHES = DISH_WISHES.map((wish) => `“${DISH_WISH_FACTS[wish].name}”`)
  .reverse()
  .join(", ")
  .replace(/, (?=[^,]*$)/, " or ");

/** The dishes that are never served again, or less or more often, each with a button that removes the mark. */
export function NeverAgainList() {
  const { data, error, retry } = useCall("neverAgain");
  const { outcome, sending, run } = useSending();
  const block = useRef<HTMLDivElement>(null);

  const takeBack = ({ id, name, wish }: NeverAgainDish) =>
    run(async () => {
      await removeNeverAgain(id);
      // The pressed button disappears with its line.
      block.current?.focus();
      return `${name} ${DISH_WISH_FACTS[wish].takenBack}`;
    });

  if (error !== undefined)
    return <FailedNotice onRetry={retry}>Your list could not be loaded. It is safe.</FailedNotice>;
  if (data === undefined) return <Skeleton className="h-24" />;
  return (
    <div ref={block} tabIndex={-1} className="grid gap-4">
      {data.length === 0 ? (
        <p className="text-ink-soft">
          Nothing here yet. Open a meal in your plan and press {WISHES} under “More” to add its dish.
        </p>
      ) : (
        <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-card border border-line bg-card">
          {data.map((dish) => (
            <li key={dish.id} className="flex items-center justify-between gap-4 px-4 py-3">
              <span className="grid min-w-0">
                <span className="font-semibold">{dish.name}</span>
                <span className="text-small text-ink-soft">{DISH_WISH_FACTS[dish.wish].name}</span>
              </span>
              <Button
                variant="quiet"
                size="small"
                className="shrink-0"
                inactive={sending}
                aria-label={`Remove ${dish.name}`}
                onClick={() => void takeBack(dish)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
    </div>
  );
}
