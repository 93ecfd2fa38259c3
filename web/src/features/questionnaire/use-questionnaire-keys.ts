import { useEffect, useEffectEvent } from "react";

interface QuestionnaireKeys {
  /** A digit, 1 to 9. */
  readonly onDigit: (digit: number) => void;
  readonly onEnter: () => void;
  readonly onEscape: () => void;
}

/** Digits choose, Enter goes on, Escape leaves. What is typed into a field, and Enter on a control, stay there. */
export function useQuestionnaireKeys({ onDigit, onEnter, onEscape }: QuestionnaireKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    // Ignore key repeats, which would skip questions, and keys that compose a character.
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      // In a field Escape belongs to the browser or the input method, so it must not leave the page.
      if (!isInside(event.target, TYPING)) onEscape();
    } else if (event.key === "Enter") {
      // A form's own fields submit it, buttons and links press themselves.
      if (!isInside(event.target, "a, button, input, select, textarea")) {
        event.preventDefault();
        onEnter();
      }
    } else if (/^[1-9]$/.test(event.key) && !isInside(event.target, TYPING)) {
      event.preventDefault();
      onDigit(Number(event.key));
    }
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

const TYPING = "select, textarea, input:not([type=radio], [type=checkbox])";

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
