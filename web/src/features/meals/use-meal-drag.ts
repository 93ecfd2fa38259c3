import type { Meal } from "@mealwright/schema/contract/meals";
import { useEffect, useRef } from "react";
import { placeName } from "../../product/place-name.ts";

/** The look of a slot that can receive the dragged meal. */
const DROP_MARK = ["rounded-card", "outline-3", "-outline-offset-2", "outline-dashed", "outline-herb"];

/**
 * Lets a mouse drag a meal to another day, where the days are side by side; the meal's sheet offers the same without
 * dragging.
 * @param meals of the week; null where none may be moved.
 */
export function useMealDrag(meals: readonly Meal[] | null, onMove: (meal: Meal, other: Meal) => void): void {
  // Kept in refs, because the week may re-render during a drag.
  const latest = useRef({ meals, onMove });
  useEffect(() => {
    latest.current = { meals, onMove };
  }, [meals, onMove]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const placeOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
    const mealIn = (place: HTMLElement | null) => {
      const name = place?.dataset.place;
      const meal = latest.current.meals?.find((one) => placeName(one) === name);
      return meal?.locked === true ? undefined : meal;
    };
    let dragged: Meal | undefined;
    let marked: HTMLElement | null = null;
    const mark = (place: HTMLElement | null) => {
      if (place === marked) return;
      marked?.classList.remove(...DROP_MARK);
      place?.classList.add(...DROP_MARK);
      marked = place;
    };
    /** The slot under the pointer, if the dragged meal may swap with it. */
    const dropPlace = (event: Event) => {
      const place = placeOf(event);
      const other = mealIn(place);
      return dragged !== undefined && other?.type === dragged.type && other.day !== dragged.day ? place : null;
    };
    const onDrag = (event: DragEvent) => {
      const place = dropPlace(event);
      if (place !== null) event.preventDefault();
      mark(place);
    };
    const listen = <Name extends keyof DocumentEventMap>(name: Name, react: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, react, { signal });
    listen("pointerover", (event) => {
      const place = placeOf(event);
      if (place !== null) place.draggable = event.pointerType === "mouse" && mealIn(place) !== undefined;
    });
    listen("dragstart", (event) => {
      dragged = mealIn(placeOf(event));
      if (dragged !== undefined) event.dataTransfer?.setData("text/plain", dragged.name);
    });
    listen("dragover", onDrag);
    listen("drop", (event) => {
      const other = mealIn(dropPlace(event));
      if (dragged === undefined || other === undefined) return;
      event.preventDefault();
      latest.current.onMove(dragged, other);
    });
    listen("dragend", () => {
      dragged = undefined;
      mark(null);
    });
    return () => {
      mark(null);
      listening.abort();
    };
  }, []);
}
