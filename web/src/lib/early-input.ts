import { nextTask } from "./next-task.ts";

/** The event that the page's code sends on the document when it listens to presses and keys. */
export const SCREEN_READY = "screenready";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was done before the code was there, in its order. */
type Early =
  | { readonly kind: "key"; readonly init: KeyboardEventInit }
  | { readonly kind: "press"; readonly button: HTMLButtonElement }
  | { readonly kind: "field"; readonly field: Field };

/** Keys that screens listen to: choices and letters, Enter, Escape. The others do what they do in any page. */
const KEPT_KEYS = /^(?:.|Enter|Escape)$/u;
const TYPING = "select, textarea, input:not([type=radio], [type=checkbox])";

/**
 * Keeps what a visitor does with a page that is drawn but not yet alive; the returned function gives it to the page's
 * code. A form is not sent meanwhile: the browser would put what was typed into the address. Nobody else hears of a
 * press or key: code that is half there would answer it, and answer it again when it is given.
 */
export function keepEarlyInput(page: Document): () => void {
  const kept: Early[] = [];
  const onKey = (event: KeyboardEvent) => {
    const { key, code, target, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat || !KEPT_KEYS.test(key) || isInside(target, TYPING)) return;
    // On a link or button the browser presses it, and that is kept.
    if ((key === "Enter" || key === " ") && isInside(target, "a, button, input, summary")) return;
    event.stopPropagation();
    kept.push({ kind: "key", init: { key, code, shiftKey, bubbles: true, cancelable: true } });
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    kept.push({ kind: "press", button });
  };
  const onInput = ({ target }: Event) => {
    if (!isField(target)) return;
    if (!kept.some((early) => early.kind === "field" && early.field === target)) {
      kept.push({ kind: "field", field: target });
    }
  };
  const onSubmit = (event: SubmitEvent) => event.preventDefault();
  page.addEventListener("keydown", onKey, true);
  page.addEventListener("click", onClick, true);
  page.addEventListener("input", onInput, true);
  page.addEventListener("submit", onSubmit, true);
  return () => {
    page.removeEventListener("keydown", onKey, true);
    page.removeEventListener("click", onClick, true);
    page.removeEventListener("input", onInput, true);
    page.removeEventListener("submit", onSubmit, true);
    void giveAll(kept, page);
  };
}

/** One after the other, each after the page has drawn what came of the one before. */
async function giveAll(kept: readonly Early[], page: Document): Promise<void> {
  // Read before anything is given: what React draws then would empty the fields that it knows nothing of yet.
  const states = new Map(kept.map((early) => [early, early.kind === "field" ? stateOf(early.field) : ""]));
  for (const [early, state] of states) {
    give(early, state, page);
    await nextTask();
  }
}

/** A text, or for what is ticked or not "on" and "". */
function stateOf(field: Field): string {
  return isTickable(field) ? (field.checked ? "on" : "") : field.value;
}

function isTickable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox");
}

function give(early: Early, state: string, page: Document): void {
  if (early.kind === "key") giveKey(early.init, page.activeElement ?? page.body);
  else if (early.kind === "press") inPlaceOf(early.button, "button", page)?.click();
  else {
    const field = inPlaceOf(early.field, "input, textarea, select", page);
    if (field !== undefined) giveField(field, state);
  }
}

/** The element itself, or, where the page has been drawn anew, the one that says and is the same. */
function inPlaceOf<Kind extends Field | HTMLButtonElement>(
  old: Kind,
  selector: string,
  page: Document,
): Kind | undefined {
  if (old.isConnected) return old;
  const isSame = (other: Kind) =>
    other.name === old.name &&
    other.textContent === old.textContent &&
    (!(isField(old) && isTickable(old)) || other.value === old.value);
  return [...page.querySelectorAll<Kind>(selector)].find(isSame);
}

/** A key made by a script presses no button: where it would have, that is done for it. */
function giveKey(init: KeyboardEventInit, target: Element): void {
  const isTaken = !target.dispatchEvent(new KeyboardEvent("keydown", init));
  if (!isTaken && init.key === "Enter" && target instanceof HTMLButtonElement) target.click();
}

/**
 * Tells what was typed or ticked. React compares with the value that was last set through the element itself and hears
 * of nothing that equals it, so the field is first set back there.
 */
function giveField(field: Field, state: string): void {
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

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
