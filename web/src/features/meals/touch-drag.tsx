import { LONG_PRESS_MS, LONG_PRESS_SLOP_PX } from "@mealwright/schema/constants/timings";
import type { Meal } from "@mealwright/schema/contract/meals";
import { useEffect, useRef, useState } from "react";
import { classNames } from "../../lib/class-names.ts";
import { placeName } from "../../product/place-name.ts";
import { dayName, shortDayName } from "../../product/week-days.ts";

interface TouchDragProps {
  /** The meals of the week; null where none may be moved. */
  readonly meals: readonly Meal[] | null;
  readonly onMove: (meal: Meal, other: Meal) => void;
}

/** A meal that a finger holds, and where the days are shown. */
interface Held {
  readonly meal: Meal;
  readonly top: number;
  readonly overDay: number | null;
}

/** The days are shown this far above the finger, or below it where there is no room. */
const ABOVE_PX = 150;
const BELOW_PX = 60;
const TOP_MIN_PX = 70;

/**
 * Lets a finger drag a meal to another day: a long press lifts it and shows the week's days within reach. The meal's
 * sheet offers the same without dragging.
 */
export function TouchDrag({ meals, onMove }: TouchDragProps) {
  const [held, setHeld] = useState<Held | null>(null);
  // Kept in refs, because the listeners outlive a render.
  const latest = useRef({ meals, onMove });
  useEffect(() => {
    latest.current = { meals, onMove };
  }, [meals, onMove]);
  useEffect(() => listenForDrags(() => latest.current, setHeld), []);
  if (held === null || meals === null) return null;
  const { meal, top, overDay } = held;
  const others = meals.filter(({ type }) => type === meal.type).toSorted((one, other) => one.day - other.day);
  const target = others.find(({ day }) => day === overDay);
  return (
    // Without a finger, the sheet's menu does the same.
    <div
      aria-hidden="true"
      data-drag-days
      className="fixed inset-x-2 z-50 mx-auto grid max-w-lg gap-2 rounded-card border border-herb bg-card p-2 shadow-lift"
      style={{ top }}
    >
      <p className="truncate px-1 text-small">
        {target === undefined ? (
          <>
            Move <b>{meal.name}</b> to
          </>
        ) : (
          <>
            {dayName(target.day)}; <b>{target.name}</b> comes here
          </>
        )}
      </p>
      <div className="flex gap-1">
        {others.map((other) => (
          <span
            key={other.id}
            data-drop={canTakePlace(meal, other) ? other.day : undefined}
            className={classNames(
              "grid min-h-13 grow basis-0 place-items-center rounded-xl border text-note font-semibold",
              other.day === overDay
                ? "border-herb bg-herb text-on-herb"
                : canTakePlace(meal, other)
                  ? "border-edge bg-card"
                  : "border-transparent text-ink-soft",
            )}
          >
            {shortDayName(other.day)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Whether two meals may change places. */
function canTakePlace(meal: Meal, other: Meal): boolean {
  return other.type === meal.type && other.day !== meal.day && other.locked !== true;
}

function listenForDrags(latest: () => TouchDragProps, show: (held: Held | null) => void): () => void {
  const listening = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pressed: { readonly x: number; readonly y: number; readonly place: HTMLElement } | null = null;
  let held: Held | null = null;

  const setHeld = (next: Held | null) => {
    held = next;
    show(next);
  };
  const letGo = () => {
    clearTimeout(waiting);
    pressed?.place.classList.remove(...LIFTED);
    pressed = null;
    if (held !== null) setHeld(null);
  };
  const mealAt = (place: HTMLElement) => {
    const meal = latest().meals?.find((one) => placeName(one) === place.dataset.place);
    return meal?.locked === true ? undefined : meal;
  };
  const lift = () => {
    const meal = pressed === null ? undefined : mealAt(pressed.place);
    if (pressed === null || meal === undefined) return;
    pressed.place.classList.add(...LIFTED);
    navigator.vibrate?.(10);
    const top = pressed.y - ABOVE_PX < TOP_MIN_PX ? pressed.y + BELOW_PX : pressed.y - ABOVE_PX;
    setHeld({ meal, top, overDay: null });
  };
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    react: (event: DocumentEventMap[Name]) => void,
    // The browser waits only for listeners that may stop scrolling, so all others are passive.
    passive = true,
  ) => document.addEventListener(name, react, { passive, signal: listening.signal });

  listen("touchstart", ({ target, touches, cancelable }) => {
    letGo();
    // The finger has stopped a moving page: the browser keeps scrolling with it and cannot be prevented.
    if (!cancelable) return;
    const [touch] = touches;
    // In a recipe that is open on the card, a long press selects text.
    const place =
      target instanceof Element && !target.closest("dialog, [data-fold]")
        ? target.closest<HTMLElement>("[data-place]")
        : null;
    if (touches.length > 1 || touch === undefined || place === null || mealAt(place) === undefined) return;
    pressed = { x: touch.clientX, y: touch.clientY, place };
    waiting = setTimeout(lift, LONG_PRESS_MS);
  });
  listen(
    "touchmove",
    (event) => {
      const [touch] = event.touches;
      if (pressed === null || touch === undefined) return;
      if (held === null) {
        // A finger that moves before the meal is lifted is scrolling.
        const isMoved = Math.hypot(touch.clientX - pressed.x, touch.clientY - pressed.y) > LONG_PRESS_SLOP_PX;
        if (isMoved) letGo();
        return;
      }
      event.preventDefault();
      const under = document.elementFromPoint(touch.clientX, touch.clientY);
      const drop = under?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
      const overDay = drop === undefined ? null : Number(drop);
      if (overDay !== held.overDay) setHeld({ ...held, overDay });
    },
    false,
  );
  listen(
    "touchend",
    (event) => {
      if (held !== null) {
        // Prevents a click on what is under the finger.
        event.preventDefault();
        const { meal, overDay } = held;
        const other = latest().meals?.find((one) => one.day === overDay && canTakePlace(meal, one));
        if (other !== undefined) latest().onMove(meal, other);
      }
      letGo();
    },
    false,
  );
  listen("touchcancel", letGo);
  // The browser's own menu on a long press.
  listen(
    "contextmenu",
    (event) => {
      if (pressed !== null) event.preventDefault();
    },
    false,
  );
  listen("keydown", ({ key }) => {
    if (key === "Escape") letGo();
  });
  return () => {
    letGo();
    listening.abort();
  };
}

/** The look of a place whose meal is held. */
const LIFTED = ["rounded-card", "outline-3", "outline-herb", "scale-95", "transition-transform"];
