import { nextTask } from "../lib/next-task.ts";

/** The event dispatched on the document once the app handles presses and input. */
export const SCREEN_READY = "screenready";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input, textarea, select";

interface EarlyChange {
  readonly key: string;
  readonly state: string;
  readonly isPointed: boolean;
}

interface Pressed {
  readonly value: string;
  readonly text: string | null;
}

/**
 * Records what is typed, ticked and pressed on a page whose code has not loaded yet; the returned function replays it.
 * No form is sent in the meantime: the browser would put its text into the address.
 */
export function keepEarlyInput(page: Document): () => void {
  /** The changed fields with their last values, and whether a press changed them rather than a key. */
  const fields = new Map<string, { readonly field: Field; readonly isPointed: boolean }>();
  let isPointed = false;
  let pressed: Pressed | null = null;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  page.addEventListener("pointerdown", () => (isPointed = true), options);
  page.addEventListener("keydown", () => (isPointed = false), options);
  page.addEventListener(
    "input",
    ({ target }) => isField(target) && fields.set(keyOf(target), { field: target, isPointed }),
    options,
  );
  page.addEventListener("submit", (event) => event.preventDefault(), options);
  page.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (button === null) return;
      pressed = { value: button.value, text: button.textContent };
      // Partly loaded code would handle it twice: now, and when it is replayed.
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
  return () => {
    // Read the values first: React's first render empties fields whose state it does not know.
    const typed = [...fields].map(([key, { field, ...how }]) => ({ key, state: stateOf(field), ...how }));
    // Outside React's own work, or it would draw none of the changes before it had received the last one.
    queueMicrotask(async () => {
      // Presses wait until everything is replayed: one could send a form of which the page knows only half.
      await giveAll(page, typed).finally(() => listening.abort());
      if (pressed !== null) findPressed(page, pressed)?.click();
    });
  };
}

/** By its value if it has one, since its text may depend on data that only the page's code has. */
function findPressed(page: Document, { value, text }: Pressed): HTMLButtonElement | undefined {
  const buttons = [...page.querySelectorAll("button")];
  return buttons.find((button) => (value === "" ? button.textContent === text : button.value === value));
}

/**
 * Replays texts immediately, before anything else can happen, and presses in order, each after the result of the
 * previous one is drawn.
 */
async function giveAll(page: Document, typed: readonly EarlyChange[]) {
  for (const { key, state, isPointed } of typed) {
    const field = [...page.querySelectorAll<Field>(FIELDS)].find((other) => keyOf(other) === key);
    if (field === undefined) continue;
    // A tap may do more than an arrow key that moves through the choices.
    if (isPointed && isTickable(field)) field.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    give(field, state);
    if (isTickable(field)) await nextTask();
  }
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

function isTickable(field: Field): field is HTMLInputElement {
  return field.type === "radio" || field.type === "checkbox";
}

/** Finds a field again after the page has been re-rendered. */
function keyOf(field: Field): string {
  return isTickable(field) ? `${field.name}=${field.value}` : field.name || field.id;
}

/** A field's text; "on" or "" for a checkbox or radio button. */
function stateOf(field: Field): string {
  return isTickable(field) ? (field.checked ? "on" : "") : field.value;
}

/**
 * Makes the page's code notice a field's text. React ignores a value equal to the one last set on the element, so the
 * field is reset there first and then gets its text as if typed.
 */
function give(field: Field, state: string): void {
  if (isTickable(field)) {
    if (field.type === "radio" && state === "") return;
    field.checked = state === "";
    field.click();
    return;
  }
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, state);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
