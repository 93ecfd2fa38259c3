import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { Kitchen, KitchenItem } from "@mealwright/schema/contract/kitchen";
import { useRef, useState } from "react";
import { useSending } from "../../api/hooks/use-sending.ts";
import { useUncached } from "../../api/hooks/use-uncached.ts";
import { readKitchen } from "../../api/kitchen.ts";
import { Button } from "../../components/button.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Notice } from "../../components/notice.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { AmountForm } from "./amount-form.tsx";
import { lotsText } from "./kitchen-text.ts";

/** What is at home, the soonest to be eaten first, each with a way to correct it. */
export function KitchenList({ system }: { readonly system: UnitSystem }) {
  const { value, failed, retry, put } = useUncached("kitchen", readKitchen);
  if (value !== undefined) return <Shown items={value} system={system} onChanged={put} />;
  if (failed) {
    return (
      <FailedNotice onRetry={retry}>
        Your kitchen could not be loaded. What you noted is safe. {MESSAGES.somethingWentWrong}
      </FailedNotice>
    );
  }
  return (
    <div>
      <p role="status" className="sr-only">
        Looking into your kitchen
      </p>
      <Skeleton className="h-64" />
    </div>
  );
}

interface ShownProps {
  readonly items: Kitchen;
  readonly system: UnitSystem;
  readonly onChanged: (kitchen: Kitchen) => void;
}

function Shown({ items, system, onChanged }: ShownProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const { outcome, sending, run } = useSending();
  const block = useRef<HTMLDivElement>(null);

  const change = (write: () => Promise<Kitchen>, text: string) =>
    run(async () => {
      onChanged(await write());
      setOpenId(null);
      // The pressed button disappears with its form.
      block.current?.focus();
      return text;
    });

  return (
    <div ref={block} tabIndex={-1} className="grid gap-4">
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {items.length === 0 ? (
        <section className="rounded-card border border-line bg-card px-5 py-8 text-center">
          <h2 className="text-2xl">Nothing yet</h2>
          <p className="mx-auto mt-2 max-w-md text-ink-soft">
            Check off what you buy on your shopping list. What your meals do not use appears here, with the day it is
            good until.
          </p>
        </section>
      ) : (
        <ul aria-label="Foods at home" className="divide-y divide-line rounded-card border border-line bg-card">
          {items.map((item) => (
            <li key={item.foodId} className="px-4 py-3">
              <div className="flex items-center justify-between gap-4">
                <FoodText item={item} system={system} />
                <Button
                  variant="quiet"
                  size="small"
                  className="shrink-0"
                  aria-expanded={openId === item.foodId}
                  onClick={() => setOpenId(openId === item.foodId ? null : item.foodId)}
                >
                  Change<span className="sr-only"> {item.name}</span>
                </Button>
              </div>
              {openId === item.foodId ? (
                <AmountForm item={item} system={system} sending={sending} onChange={change} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FoodText({ item, system }: { readonly item: KitchenItem; readonly system: UnitSystem }) {
  return (
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere first-letter:uppercase">{item.name}</span>
      <span className="tabular block text-note text-ink-soft">{lotsText(item, system)}</span>
    </span>
  );
}
