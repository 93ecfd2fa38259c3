import type { HTMLAttributes } from "react";

/** The events that Radix's tooltip trigger handles. */
export type TriggerHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  "onPointerMove" | "onPointerLeave" | "onPointerDown" | "onFocus" | "onBlur" | "onClick"
>;

/** A control that wants a tooltip. */
export interface TooltipPlace {
  readonly id: string;
  readonly text: string;
  /** The wrapper of the control. */
  readonly element: HTMLElement;
  /** Receives the handlers that the wrapper must call from now on. */
  readonly attach: (handlers: TriggerHandlers) => void;
}
