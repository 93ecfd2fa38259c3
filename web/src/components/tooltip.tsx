import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from "@mealwright/schema/constants/timings";
import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

/** Put once round a group of tooltips: moving from one to the next within the skip delay opens it at once. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </RadixTooltip.Provider>
  );
}

/** A hint on hover and focus; the trigger must have a name of its own, since touch never shows this. */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          className="z-50 max-w-64 rounded-lg bg-ink px-3 py-1.5 text-[0.88rem] text-paper"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
