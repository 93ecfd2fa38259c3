import { nextTask } from "../lib/next-task.ts";

/** The event that the page's code sends on the document when it listens to presses and fields. */
export const SCREEN_READY = "screenready";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input, textarea, select";

/**
 * Keeps what is typed, ticked and pressed on a page that is drawn but not yet alive; the returned function gives it to
 * the page's code. Nothing is sent meanwhile: the browser would put a form's text into the address.
 */
export function keepEarlyInput(page: Document): () => void {
  /** The fields that were touched, each as it was left. */
  const fields = new Map<string, Field>();
  let pressed: string | null = null;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  page.addEventListener("input", ({ target }) => isField(target) && fields.set(keyOf(target), target), options);
  page.addEventListener("submit", (event) => event.preventDefault(), options);
  page.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (button === null) return;
      pressed = button.textContent;
      // Code that is half there would answer it now, and once more when it is given.
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
  return () => {
    listening.abort();
    // Read first: what React draws from now on would empty the fields that it knows nothing of.
    const typed = [...fields].map(([key, field]) => [key, stateOf(field)] as const);
    void giveAll(page, typed, pressed);
  };
}

/** One after the other, each after the page has drawn what came of the one before. */
async function giveAll(page: Document, typed: readonly (readonly [string, string])[], pressed: string | null) {
  for (const [key, state] of typed) {
    const field = [...page.querySelectorAll<Field>(FIELDS)].find((other) => keyOf(other) === key);
    if (field !== undefined) give(field, state);
    await nextTask();
  }
  if (pressed !== null)
    [...page.querySelectorAll("button")].find(({ textContent }) => textContent === pressed)?.click();
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

function isTickable(field: Field): field is HTMLInputElement {
  return field.type === "radio" || field.type === "checkbox";
}

/** Finds a field again where the page has been drawn anew. */
function keyOf(field: Field): string {
  return isTickable(field) ? `${field.name}=${field.value}` : field.name || field.id;
}

/** A text, or for what is ticked or not "on" and "". */
function stateOf(field: Field): string {
  return isTickable(field) ? (field.checked ? "on" : "") : field.value;
}

/**
 * Tells the page's code of a field. React hears of nothing that equals the value last set through the element itself,
 * so the field is set back there before it gets its text as if typed.
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
