import { COOK_TIMER_TICK_MS } from "@mealwright/schema/constants/timings";
import { useEffect, useRef, useState } from "react";
import { createCookBell, type Ringing } from "./cook-bell.ts";
import { type CookTimers, ringingSteps, ringingText } from "./cook-timers.ts";

interface CookTimersInUse {
  readonly timers: CookTimers;
  /** Milliseconds since 1970, as of the last tick. */
  readonly now: number;
  readonly ringing: readonly number[];
  readonly start: (step: number, minutes: number) => void;
  /** Ends a timer before its time, or its ringing. */
  readonly stop: (step: number) => void;
}

/** Kitchen timers, one per step. They follow the clock, so a suspended tab is not late; a ringing one also changes the page title. */
export function useCookTimers(): CookTimersInUse {
  const [timers, setTimers] = useState<CookTimers>(new Map());
  const [now, setNow] = useState(() => Date.now());
  const ringing = ringingSteps(timers, now);
  const [bell] = useState(createCookBell);
  const bells = useRef(new Map<number, Ringing>());
  const silence = (step: number) => {
    bells.current.get(step)?.stop();
    bells.current.delete(step);
  };

  useEffect(() => {
    const rung = bells.current;
    return () => {
      for (const { stop } of rung.values()) stop();
    };
  }, []);

  useEffect(() => {
    if (timers.size === 0) return;
    const tick = setInterval(() => setNow(Date.now()), COOK_TIMER_TICK_MS);
    return () => clearInterval(tick);
  }, [timers]);

  const title = ringing.length === 0 ? null : ringingText(ringing);
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);

  return {
    timers,
    now,
    ringing,
    start: (step, minutes) => {
      const startedAt = Date.now();
      setNow(startedAt);
      silence(step);
      bells.current.set(step, bell.ringIn(minutes));
      setTimers((current) => new Map(current).set(step, startedAt + minutes * 60_000));
    },
    stop: (step) => {
      silence(step);
      setTimers((current) => new Map([...current].filter(([other]) => other !== step)));
    },
  };
}
