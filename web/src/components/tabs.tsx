import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "../lib/class-names.ts";
import { tabAfterKey } from "../lib/tab-keys.ts";

interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

/** `line` for the parts of a page, `boxes` for a row of equal choices. */
type TabsLook = "line" | "boxes";

const LOOKS: Readonly<Record<TabsLook, { readonly list: string; readonly tab: string; readonly panel: string }>> = {
  line: {
    list: "border-b border-line",
    tab: "-mb-px min-h-12 shrink-0 border-b-3 px-4",
    panel: "pt-6",
  },
  boxes: {
    list: "-mx-1 mb-5 p-1",
    tab: "relative grid min-h-13 min-w-9 grow basis-0 content-center gap-1 rounded-xl border bg-card px-1 py-1.5 text-[0.86rem] sm:px-2 sm:text-[0.92rem]",
    panel: "",
  },
};
const CHOSEN: Readonly<Record<TabsLook, string>> = {
  line: "border-herb text-ink",
  boxes: "border-herb bg-sage text-ink",
};
const OTHER: Readonly<Record<TabsLook, string>> = {
  line: "border-transparent text-ink-soft hover:text-ink",
  boxes: "border-line text-ink-soft hover:text-ink",
};

interface TabsProps {
  readonly tabs: readonly Tab[];
  /** What the list of tabs is about, for screen readers. */
  readonly label: string;
  readonly look?: TabsLook;
  /** Which one is open at first; otherwise the first. */
  readonly initial?: string;
}

/** Tabs after the ARIA pattern: one stop for the Tab key, arrows and Home and End choose; only the open panel is there. */
export function Tabs({ tabs, label, look = "line", initial }: TabsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const wanted = chosen ?? initial;
  const open = tabs.find(({ value }) => value === wanted) ?? tabs[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(
      tabs.map(({ value }) => value),
      open?.value,
      event.key,
    );
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus();
  };

  if (open === undefined) return null;
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames("flex gap-1 overflow-x-auto", LOOKS[look].list)}
      >
        {tabs.map((tab) => {
          const isOpen = tab === open;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              data-tab={tab.value}
              aria-selected={isOpen}
              aria-controls={isOpen ? `${id}-panel` : undefined}
              tabIndex={isOpen ? 0 : -1}
              className={classNames(
                "font-semibold -outline-offset-3",
                LOOKS[look].tab,
                isOpen ? CHOSEN[look] : OTHER[look],
              )}
              onClick={() => setChosen(tab.value)}
              onKeyDown={onKeyDown}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        key={open.value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${open.value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern makes a panel the stop after its tab.
        tabIndex={0}
        className={classNames("-outline-offset-3", LOOKS[look].panel)}
      >
        {open.content}
      </div>
    </div>
  );
}
