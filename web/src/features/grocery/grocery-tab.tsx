import { LABELS } from "@mealwright/schema/constants/messages";
import type { GroceryList } from "@mealwright/schema/contract/grocery";
import { Download, FileDown, Mail, Printer } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../../components/button.tsx";
import { Progress } from "../../components/progress.tsx";
import { useToast } from "../../components/toast.tsx";
import { formatDollars } from "../../lib/amount.ts";
import { formatWeek } from "../../lib/week-days.ts";
import { CupboardSection } from "./cupboard-section.tsx";
import { GroceryRow } from "./grocery-row.tsx";
import { GrocerySectionFrame } from "./grocery-section-frame.tsx";
import { cupboardOf, type GroceryOrder, ownLinesOf, progressOf, sectionsOf, staplesOf } from "./grocery-sections.ts";
import { OwnLinesSection } from "./own-lines-section.tsx";
import "./print.css";
import { type GroceryOptions, useGroceryList } from "./use-grocery-list.ts";
import { usePdf } from "./use-pdf.ts";

interface GroceryTabProps extends GroceryOptions {
  /** Said and offered beside a sample list. */
  readonly sampleNote: ReactNode;
}

const ORDERS: readonly { readonly order: GroceryOrder; readonly label: string }[] = [
  { order: "category", label: "By kind" },
  { order: "aisle", label: "By aisle" },
];

/** The week's shopping: what to buy, what it is for, and what is in the basket already. */
export function GroceryTab({ sampleNote, ...options }: GroceryTabProps) {
  const { list, isSample, isMailing, edits, toggle, download, email } = useGroceryList(options);
  const [order, setOrder] = useState<GroceryOrder>("category");
  const sections = sectionsOf(list, order);
  const staples = staplesOf(list);
  return (
    <div className="grid gap-6" data-print="grocery">
      <ListHeading weekOf={options.weekOf} isSample={isSample} list={list} />
      {isSample ? <div className="rounded-card bg-sage px-5 py-4">{sampleNote}</div> : null}
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <fieldset className="mr-auto flex rounded-full border border-edge p-0.5">
          <legend className="sr-only">Order of the list</legend>
          {ORDERS.map(({ order: each, label }) => (
            <label
              key={each}
              className="grid min-h-9 place-items-center rounded-full px-4 font-semibold has-checked:bg-herb has-checked:text-on-herb forced-colors:has-checked:underline has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-herb"
            >
              <input
                type="radio"
                name="grocery-order"
                className="sr-only"
                checked={order === each}
                onChange={() => setOrder(each)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Button variant="secondary" size="small" onClick={() => download(order)}>
          <Download aria-hidden="true" className="size-4.5" />
          {LABELS.download}
        </Button>
        <PdfButton list={list} isSample={isSample} weekOf={options.weekOf} order={order} />
        <Button variant="secondary" size="small" disabled={isMailing} onClick={() => email(order)}>
          <Mail aria-hidden="true" className="size-4.5" />
          {LABELS.emailList}
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print
        </Button>
      </div>
      <div className="gap-x-12 md:columns-2 print:columns-3 print:gap-x-6">
        {sections.map(({ heading, items }) => (
          <GrocerySectionFrame key={heading} heading={heading}>
            {items.map((item) => (
              <GroceryRow key={item.foodId} item={item} onToggle={toggle} onHave={edits?.setHave} />
            ))}
          </GrocerySectionFrame>
        ))}
        {edits === null ? null : (
          <OwnLinesSection
            items={ownLinesOf(list)}
            onToggle={toggle}
            addOwn={edits.addOwn}
            removeOwn={edits.removeOwn}
          />
        )}
        {staples.length === 0 ? null : (
          <GrocerySectionFrame heading="Check you have">
            {staples.map((item) => (
              <GroceryRow key={item.foodId} item={item} onToggle={toggle} />
            ))}
          </GrocerySectionFrame>
        )}
        {edits === null ? null : (
          <CupboardSection items={cupboardOf(list)} onTakeBack={(foodId) => edits.setHave(foodId, 0)} />
        )}
      </div>
    </div>
  );
}

interface PdfButtonProps {
  readonly list: GroceryList;
  readonly isSample: boolean;
  readonly weekOf: string | null;
  readonly order: GroceryOrder;
}

function PdfButton({ list, isSample, weekOf, order }: PdfButtonProps) {
  const toast = useToast();
  const { isMaking, failed, make } = usePdf((groceryPdf) =>
    groceryPdf(list, {
      title: isSample ? LABELS.sampleList : "Shopping list",
      ...(isSample || weekOf === null ? {} : { subtitle: formatWeek(weekOf) }),
      order,
    }),
  );
  useEffect(() => {
    if (failed) toast.show({ title: "The PDF could not be made", description: "Are you online?", tone: "bad" });
  }, [failed, toast]);
  return (
    <Button variant="secondary" size="small" disabled={isMaking} onClick={() => void make()}>
      <FileDown aria-hidden="true" className="size-4.5" />
      {isMaking ? "Making…" : "PDF"}
    </Button>
  );
}

function ListHeading({
  weekOf,
  isSample,
  list,
}: Pick<GroceryOptions, "weekOf"> & { readonly isSample: boolean; readonly list: Parameters<typeof progressOf>[0] }) {
  const { total, ticked, cost } = progressOf(list);
  const progress = `${ticked} of ${total} in the basket`;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-2xl">
          {isSample ? LABELS.sampleList : weekOf === null ? "Shopping list" : `Shopping list, ${formatWeek(weekOf)}`}
        </h2>
        <p className="tabular text-ink-soft">
          {progress}
          {cost > 0 ? ` · about ${formatDollars(cost)} in all` : ""}
        </p>
      </div>
      <div className="print:hidden">
        <Progress value={ticked} max={Math.max(total, 1)} label="Things in the basket" valueText={progress} />
      </div>
    </div>
  );
}
