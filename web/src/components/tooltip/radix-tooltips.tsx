import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from "@mealwright/schema/constants/timings";
import { Tooltip as Primitive } from "radix-ui";
import { type Ref, useEffect, useImperativeHandle } from "react";
import type { TooltipPlace, TriggerHandlers } from "./tooltip-place.ts";

/** From the control to the hint, and from the hint to the window's edge. */
const GAP_PX = 6;

/** Radix's tooltips with the specification's numbers, for controls that are drawn elsewhere. */
export function RadixTooltips({ places }: { readonly places: readonly TooltipPlace[] }) {
  return (
    <Primitive.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {places.map((place) => (
        <Primitive.Root key={place.id}>
          <Primitive.Trigger asChild>
            <PlacedTrigger place={place} />
          </Primitive.Trigger>
          {/* Inside the landmark of its control, so that people who move from landmark to landmark find it. */}
          <Primitive.Portal container={place.element.closest("main")}>
            <Primitive.Content
              sideOffset={GAP_PX}
              collisionPadding={GAP_PX}
              className="z-50 max-w-64 rounded-lg bg-ink px-3 py-1.5 text-note text-paper"
            >
              {place.text}
            </Primitive.Content>
          </Primitive.Portal>
        </Primitive.Root>
      ))}
    </Primitive.Provider>
  );
}

/** The props that Radix gives to the child of its trigger. */
interface PlacedTriggerProps extends TriggerHandlers {
  readonly place: TooltipPlace;
  readonly ref?: Ref<HTMLElement>;
  readonly "aria-describedby"?: string;
}

/** Renders nothing: passes Radix's trigger props on to the control, which is drawn elsewhere. */
function PlacedTrigger({ place, ref, "aria-describedby": describedBy, ...handlers }: PlacedTriggerProps) {
  const { element, attach } = place;
  useImperativeHandle(ref, () => element, [element]);
  useEffect(() => attach(handlers));
  useEffect(() => {
    const control = element.firstElementChild;
    if (describedBy === undefined || control === null) return;
    control.setAttribute("aria-describedby", describedBy);
    return () => control.removeAttribute("aria-describedby");
  }, [element, describedBy]);
  return null;
}
