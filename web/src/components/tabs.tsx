import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { addressParam, keepInAddress } from "../lib/address.ts";
import { classNames } from "../lib/class-names.ts";

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
    panel: "pt-4 sm:pt-6",
  },
  boxes: {
    list: "-mx-1 mb-3 p-1 sm:mb-5",
    tab: "relative grid min-h-13 min-w-8 grow basis-0 content-center gap-1 rounded-xl border bg-card px-0.5 py-1.5 text-tiny min-[22.5rem]:min-w-9 min-[22.5rem]:px-1 min-[22.5rem]:text-note sm:px-2 sm:text-small",
    panel: "",
  },
};
const CHOSEN: Readonly<Record<TabsLook, string>> = {
  line: "border-herb text-ink forced-colors:border-[Highlight]",
  boxes: "border-herb bg-sage text-ink forced-colors:border-2 forced-colors:border-[Highlight]",
};
const OTHER: Readonly<Record<TabsLook, string>> = {
  line: "border-transparent text-ink-soft hover:text-ink forced-colors:border-[Canvas]",
  boxes: "border-line text-ink-soft hover:text-ink",
};

interface TabsProps {
  readonly tabs: readonly Tab[];
  /** What the list of tabs is about, for screen readers. */
  readonly label: string;
  readonly look?: TabsLook;
  /** The tab that is open at first; by default the first. */
  readonly initial?: string;
  /** The parameter of the address that keeps the choice over a reload and in a link. */
  readonly param?: string;
}

/** The step from one tab to another, by key; each wraps around at the ends. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index, count) => index - 1 + count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs by the ARIA practices: one stop for the Tab key; arrows, Home and End choose; only the open panel is rendered.
 * Our own, because Radix's add 5 kB to every member's page.
 */
export function Tabs({ tabs, label, look = "line", initial, param }: TabsProps) {
  const addressed = () => (param === undefined ? null : addressParam(param));
  const [chosen, setChosen] = useState(addressed);
  // A link to the page that is already open can switch tabs too, and Back returns.
  const { key } = useLocation();
  const [arrival, setArrival] = useState(key);
  if (arrival !== key) {
    setArrival(key);
    if (param !== undefined) setChosen(addressed());
  }
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [otherwise] = [initial, tabs[0]?.value].filter((value) => tabs.some((tab) => tab.value === value));
  const open = tabs.find(({ value }) => value === chosen) ?? tabs.find(({ value }) => value === otherwise);
  // The tab row responds immediately; React renders the panel afterwards, at low priority.
  const drawn = useDeferredValue(open?.value);
  if (open === undefined) return null;
  const shown = tabs.find(({ value }) => value === drawn) ?? open;

  const choose = (value: string) => {
    setChosen(value);
    if (param !== undefined) keepInAddress(param, value === otherwise ? null : value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const next = step(tabs.indexOf(open), tabs.length) % tabs.length;
    choose(tabs[next]?.value ?? open.value);
    const button = list.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames("scroll-hint flex gap-1 overflow-x-auto -outline-offset-3", LOOKS[look].list)}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            className={classNames(
              "font-semibold -outline-offset-3",
              LOOKS[look].tab,
              tab === open ? CHOSEN[look] : OTHER[look],
            )}
            onClick={() => choose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={shown.value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown.value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: per the ARIA practice, the next stop after the tabs.
        tabIndex={0}
        className={classNames("-outline-offset-3", LOOKS[look].panel)}
      >
        {shown.content}
      </div>
    </div>
  );
}
