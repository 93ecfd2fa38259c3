import { Timer, X } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { formatRemaining, ringingText, startLabel } from "./cook-timers.ts";
import type { useCookTimers } from "./use-cook-timers.ts";

interface CookTimerLineProps {
  readonly inUse: ReturnType<typeof useCookTimers>;
  /** The shown step, from 1; 0 on the page that lists the ingredients. */
  readonly step: number;
  /** Minutes to wait in the shown step; null if there is nothing to wait for. */
  readonly minutes: number | null;
}

/** The button of this step's timer, and every running timer, whichever step is shown. */
export function CookTimerLine({ inUse, step, minutes }: CookTimerLineProps) {
  const { timers, now, ringing, start, stop } = inUse;
  return (
    <div className="grid gap-2 pb-3">
      <div className="flex flex-wrap gap-3">
        {minutes === null || timers.has(step) ? null : (
          <Button variant="secondary" onClick={() => start(step, minutes)}>
            <Timer aria-hidden="true" className="size-5" />
            {startLabel(minutes)}
          </Button>
        )}
        {[...timers].map(([of, endsAt]) => (
          <div
            key={of}
            className={classNames(
              "inline-flex min-h-11 items-center gap-2 rounded-full border py-0.5 pr-1 pl-4 font-semibold",
              ringing.includes(of) ? "border-tomato text-tomato" : "border-edge",
            )}
          >
            <Timer aria-hidden="true" className="size-5" />
            <span className="text-small font-normal">Step {of}</span>
            <span role="timer" aria-label={`Timer of step ${of}`} className="tabular">
              {formatRemaining(endsAt - now)}
            </span>
            <button
              type="button"
              aria-label={`Stop the timer of step ${of}`}
              className="grid size-10 place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-ink"
              onClick={() => stop(of)}
            >
              <X aria-hidden="true" className="size-4.5" />
            </button>
          </div>
        ))}
      </div>
      <p role="status" className="font-semibold text-tomato">
        {ringing.length === 0 ? null : `${ringingText(ringing)}.`}
      </p>
    </div>
  );
}
