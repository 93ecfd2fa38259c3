import {
  CUPBOARD_HEADING,
  GROCERY_ORDER_FACTS,
  OWN_LINES_HEADING,
  STAPLES_HEADING,
} from "@mealwright/schema/constants/grocery";
import { LABELS } from "@mealwright/schema/constants/messages";
import { formatWeek } from "@mealwright/schema/rules/text/week-text";
import { Ellipsis, ListOrdered, type LucideIcon } from "lucide-react";
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useHousehold } from "../../api/hooks/use-household.ts";
import { LabelChecks, type Labels } from "../../components/label-checks.tsx";
import { late } from "../../components/late.tsx";
import { LateDialog } from "../../components/late-dialog.tsx";
import { Link } from "../../components/link.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { useWakeLock } from "../../lib/hooks/use-wake-lock.ts";
import { onNextInteraction } from "../../lib/next-interaction.ts";
import { PAGES } from "../../pages/pages.ts";
import { PATHS } from "../../pages/paths.ts";
import { tableText } from "../../product/answers/household-text.ts";
import { ListButtons, ListMenu } from "./export/list-actions.tsx";
import { GroceryRow, RowDetails } from "./grocery-row.tsx";
import { GrocerySectionFrame } from "./grocery-section-frame.tsx";
import { cupboardOf, ownLinesOf, sectionsOf, staplesOf, sunkIn } from "./grocery-sections.ts";
import { ListBar } from "./list-bar.tsx";
import { ListColumns, type ListPart } from "./list-columns.tsx";
import { OrderChoice } from "./order-choice.tsx";
import { OwnLinesSection } from "./own-lines-section.tsx";
import "./print.css";
import { type GroceryOptions, useGroceryList } from "./use-grocery-list.ts";
import { useShops } from "./use-shops.ts";

const AisleOrder = late(async () => (await import("./aisle-order.tsx")).AisleOrder);
const CupboardSection = late(async () => (await import("./cupboard-section.tsx")).CupboardSection);
const ListWatch = late(async () => (await import("./list-watch.tsx")).ListWatch);

interface GroceryTabProps extends GroceryOptions {
  /** What to show beside a sample list. */
  readonly sampleNote: ReactNode;
  readonly labels: Labels;
}

/** The week's shopping: what to buy, what it is for, and what is in the basket already. */
export function GroceryTab({ sampleNote, labels, ...options }: GroceryTabProps) {
  const { shops, aisles, changeShops, noteTick } = useShops();
  const { order } = shops;
  const { list, isSample, isShopping, waiting, edits, toggle } = useGroceryList({ ...options, onTick: noteTick });
  const [opened, setOpened] = useState<"menu" | "aisles" | null>(null);
  useEffect(
    () =>
      onNextInteraction(
        () =>
          void Promise.all([
            RowDetails.preload(),
            ListMenu.preload(),
            AisleOrder.preload(),
            CupboardSection.preload(),
          ]).catch(() => undefined),
      ),
    [],
  );
  useWakeLock(isShopping);
  const { weekOf } = options;
  const title = isSample
    ? LABELS.sampleList
    : weekOf === null
      ? "Shopping list"
      : `Shopping list, ${formatWeek(weekOf)}`;
  const toSend = { list, isSample, weekOf, order, aisles };
  const household = useHousehold();
  const table = household === null ? null : tableText(household, null);
  // The row shows its tick immediately; it moves down in a later, low-priority render.
  const before = useDeferredValue(list);
  const isSunk = useMemo(() => sunkIn(before), [before]);
  const sections = sectionsOf(list, order, aisles, isSunk);
  const staples = staplesOf(list, isSunk);
  const cupboard = cupboardOf(list);
  const own = ownLinesOf(list, isSunk);
  const parts: readonly ListPart[] = [
    ...sections.map(({ heading, items }) => ({
      heading,
      rows: items.length,
      section: (
        <GrocerySectionFrame heading={heading}>
          {items.map((item) => (
            <GroceryRow key={item.foodId} item={item} onToggle={toggle} onHave={edits?.setHave} />
          ))}
        </GrocerySectionFrame>
      ),
    })),
    ...(edits === null
      ? []
      : [
          {
            heading: OWN_LINES_HEADING,
            // The field for another line is as high as two rows.
            rows: own.length + 2,
            section: (
              <OwnLinesSection items={own} onToggle={toggle} addOwn={edits.addOwn} removeOwn={edits.removeOwn} />
            ),
          },
        ]),
    ...(staples.length === 0
      ? []
      : [
          {
            heading: STAPLES_HEADING,
            rows: staples.length,
            section: (
              <GrocerySectionFrame heading={STAPLES_HEADING}>
                {staples.map((item) => (
                  <GroceryRow key={item.foodId} item={item} onToggle={toggle} />
                ))}
              </GrocerySectionFrame>
            ),
          },
        ]),
    ...(edits === null || cupboard.length === 0
      ? []
      : [
          {
            heading: CUPBOARD_HEADING,
            rows: cupboard.length,
            // Last in the list, so nothing moves when it loads.
            section: (
              <Suspense fallback={null}>
                <CupboardSection items={cupboard} onTakeBack={(foodId) => edits.setHave(foodId, 0)} />
              </Suspense>
            ),
          },
        ]),
  ];
  return (
    <div className="grid gap-3 max-md:-mt-3 md:gap-6" data-print="grocery">
      <h2 className={isSample ? "text-2xl -order-2" : "-order-2 text-2xl max-md:sr-only print:not-sr-only"}>{title}</h2>
      {isSample ? <div className="rounded-card bg-sage px-5 py-4">{sampleNote}</div> : null}
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <OrderChoice order={order} onChoose={(chosen) => changeShops((current) => ({ ...current, order: chosen }))} />
        <div className="flex gap-2">
          {GROCERY_ORDER_FACTS[order].followsShop ? (
            <MenuButton label="Order of the aisles" icon={ListOrdered} onOpen={() => setOpened("aisles")} />
          ) : null}
          <MenuButton label="Send, print or save the list" icon={Ellipsis} onOpen={() => setOpened("menu")} />
        </div>
        <ListButtons {...toSend} />
      </div>
      {isSample || table === null ? null : <p className="text-small text-ink-soft">{table}</p>}
      {isSample ? null : <LabelChecks labels={labels} isFolded />}
      <ListColumns parts={parts} />
      {isSample ? null : (
        <p className="text-small text-ink-soft print:hidden">
          What you checked off and have not eaten yet:{" "}
          <Link to={PATHS.kitchen} className="text-link">
            {PAGES.kitchen.heading}
          </Link>
        </p>
      )}
      <ListBar list={list} waiting={waiting} />
      {isSample || options.planId === null || !navigator.onLine ? null : (
        <Suspense fallback={null}>
          <ListWatch asked={null} planId={options.planId} list={list} />
        </Suspense>
      )}
      <LateDialog open={opened === "menu"} onClose={() => setOpened(null)} title={title}>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <ListMenu {...toSend} planId={isSample ? null : options.planId} onDone={() => setOpened(null)} />
        </Suspense>
      </LateDialog>
      <LateDialog open={opened === "aisles"} onClose={() => setOpened(null)} title="Order of the aisles">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <AisleOrder shops={shops} aisles={aisles} onChange={changeShops} />
        </Suspense>
      </LateDialog>
    </div>
  );
}

interface MenuButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onOpen: () => void;
}

function MenuButton({ label, icon: Icon, onOpen }: MenuButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      className="grid size-11 shrink-0 place-items-center rounded-full border border-edge bg-card hover:border-herb hover:text-herb"
      onClick={onOpen}
    >
      <Icon aria-hidden="true" className="size-5.5" />
    </button>
  );
}
