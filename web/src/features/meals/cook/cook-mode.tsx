import type { Meal } from "@mealwright/schema/contract/meals";
import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { MealDetail } from "../../../components/meal-detail.tsx";
import { useModal } from "../../../components/use-modal.ts";
import { useWakeLock } from "../../../lib/hooks/use-wake-lock.ts";
import { partAtStep } from "../recipe/parts.ts";
import { dishAtStep, ReadyList } from "../recipe/recipe-parts.tsx";
import { StepAmounts } from "../recipe/step-amounts.tsx";
import { CookTimerLine } from "./cook-timer-line.tsx";
import { useCookTimers } from "./use-cook-timers.ts";

interface CookModeProps {
  readonly meal: Meal;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The recipe for the kitchen: one step at a time in large type, the screen kept on where the browser can. */
export function CookMode({ meal, open, onClose }: CookModeProps) {
  const modal = useModal(open, onClose);
  // Kept here rather than with the steps, so that timers run on while cook mode is closed and the sheet is open, and
  // whoever comes back finds the step that they left.
  const timers = useCookTimers();
  const [at, setAt] = useState(0);
  return (
    <dialog
      {...modal}
      aria-label={`Cook: ${meal.name}`}
      className="m-0 h-dvh max-h-none w-screen max-w-none scroll-pb-32 bg-paper p-0 text-ink"
    >
      {open ? <CookSteps meal={meal} timers={timers} at={at} onTurn={setAt} onClose={onClose} /> : null}
    </dialog>
  );
}

interface CookStepsProps extends Omit<CookModeProps, "open"> {
  readonly timers: ReturnType<typeof useCookTimers>;
  /** The open page: 0 lists what to get ready, then come the steps. */
  readonly at: number;
  readonly onTurn: (page: number) => void;
}

function CookSteps({ meal, timers, at, onTurn, onClose }: CookStepsProps) {
  const isAwake = useWakeLock();
  const pages = meal.instructions.length + 1;
  const step = meal.instructions[at - 1];
  const part = at === 0 || meal.parts === undefined ? undefined : partAtStep(meal.parts, at - 1);
  const top = useRef<HTMLDivElement>(null);
  const go = (by: number) => {
    onTurn(Math.min(Math.max(at + by, 0), pages - 1));
    // Each step starts at its top, however far the previous one was scrolled.
    top.current?.closest("dialog")?.scrollTo(0, 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys turn pages anywhere in the dialog; the buttons do the same.
    <div
      ref={top}
      className="mx-auto flex min-h-full max-w-4xl flex-col px-5 py-4 sm:px-10"
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") go(1);
        if (event.key === "ArrowLeft") go(-1);
      }}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line pb-3">
        <div className="min-w-0">
          <h2 className="text-lg sm:text-xl">{meal.name}</h2>
          <MealDetail meal={meal} />
        </div>
        <Button variant="quiet" size="small" className="shrink-0" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
          Done
        </Button>
      </div>
      <div aria-live="polite" className="flex grow flex-col justify-center py-8">
        <div className="mb-4">
          <p className="font-semibold text-herb">{at === 0 ? "Get these ready" : `Step ${at} of ${pages - 1}`}</p>
          {part === undefined ? null : <p className="text-lg">{part.name}</p>}
        </div>
        {step === undefined ? (
          <div className="text-[1.1rem] min-[22.5rem]:text-[1.2rem] sm:text-[1.4rem] sm:[&_span:first-child]:w-36">
            <ReadyList meal={meal} />
          </div>
        ) : (
          <>
            <p className="font-display text-[clamp(1.7rem,1.2rem+2.6vw,3rem)] leading-snug">{step}</p>
            <StepAmounts step={step} dish={dishAtStep(meal, at - 1)} />
          </>
        )}
      </div>
      <CookTimerLine inUse={timers} step={at} minutes={meal.stepMinutes?.[at - 1] ?? null} />
      {/* Sticky, so that it is within reach under a long list too. */}
      <div className="sticky bottom-0 grid gap-3 bg-paper pt-3 pb-2 [@media(max-height:30rem)]:static">
        <div className="flex flex-wrap gap-3">
          {/* Not disabled: whoever just returned to the first page would lose the focus, and the arrow keys with it. */}
          <Button variant="secondary" size="large" className="grow" inactive={at === 0} onClick={() => go(-1)}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            Back
          </Button>
          {at === pages - 1 ? (
            <Button
              size="large"
              className="grow"
              onClick={() => {
                onTurn(0);
                onClose();
              }}
            >
              Enjoy your meal
            </Button>
          ) : (
            <Button size="large" className="grow" onClick={() => go(1)}>
              Next
              <ArrowRight aria-hidden="true" className="size-5" />
            </Button>
          )}
        </div>
        <p className="text-center text-note text-ink-soft">
          {isAwake ? "Your screen stays on while you cook." : "Your screen may turn off."}
        </p>
      </div>
    </div>
  );
}
