import { Tabs as Primitive } from "radix-ui";
import { type ReactNode, useState } from "react";
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
    panel: "pt-6",
  },
  boxes: {
    list: "-mx-1 mb-5 p-1",
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
  /** Which one is open at first; otherwise the first. */
  readonly initial?: string;
}

/** Radix's tabs: one stop for the Tab key, arrows and Home and End choose; only the open panel's content is there. */
export function Tabs({ tabs, label, look = "line", initial }: TabsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = chosen ?? initial;
  const open = tabs.find(({ value }) => value === wanted) ?? tabs[0];

  if (open === undefined) return null;
  return (
    <Primitive.Root value={open.value} onValueChange={setChosen}>
      <Primitive.List
        aria-label={label}
        // After a press on an open tab the list itself can hold the focus for a moment, where Radix would draw no ring.
        style={{ outline: undefined }}
        className={classNames("flex gap-1 overflow-x-auto -outline-offset-3", LOOKS[look].list)}
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              "font-semibold -outline-offset-3",
              LOOKS[look].tab,
              tab === open ? CHOSEN[look] : OTHER[look],
            )}
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ value, content }) => (
        <Primitive.Content key={value} value={value} className={classNames("-outline-offset-3", LOOKS[look].panel)}>
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
