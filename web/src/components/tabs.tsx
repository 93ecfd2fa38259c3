import { Tabs as RadixTabs } from "radix-ui";
import type { ReactNode } from "react";

interface Tab {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  /** What the list of tabs is about, for screen readers. */
  readonly label: string;
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
}

/** Tabs; without `value` they keep their own state and start at the first. */
export function Tabs({ tabs, label, value, onValueChange }: TabsProps) {
  const first = tabs[0]?.value ?? "";
  return (
    <RadixTabs.Root
      {...(value === undefined ? { defaultValue: first } : { value })}
      {...(onValueChange === undefined ? {} : { onValueChange })}
    >
      <RadixTabs.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-12 shrink-0 border-b-3 border-transparent px-4 font-semibold text-ink-soft -outline-offset-3 hover:text-ink data-[state=active]:border-herb data-[state=active]:text-ink"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
