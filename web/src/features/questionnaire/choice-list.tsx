import type { LucideIcon } from "lucide-react";
import { classNames } from "../../lib/class-names.ts";
import { QUESTION_ID } from "./question.tsx";

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  readonly text?: string;
  readonly icon?: LucideIcon;
  /** The chosen option that includes this one ("Nuts" includes peanuts): shown as chosen and disabled. */
  readonly includedIn?: string;
  /** The digit that chooses it; absent once the digits run out. */
  readonly digit?: number;
}

interface ChoiceListProps {
  readonly options: readonly ChoiceOption[];
  readonly chosen: readonly string[];
  readonly multiple?: boolean;
  /** Any change of the choice; arrow keys cause one at each option they pass. */
  readonly onChoose: (value: string) => void;
  /** A click or tap, even on the chosen option; called before the change it causes, if any. */
  readonly onPress: (value: string) => void;
}

/** Whether the last touch of the choices was a press rather than a key. */
let isPointed = false;

/** Large targets for one answer (radio buttons) or several (check boxes). */
export function ChoiceList({ options, chosen, multiple = false, onChoose, onPress }: ChoiceListProps) {
  return (
    <fieldset
      aria-labelledby={QUESTION_ID}
      className={classNames(
        "grid gap-3",
        multiple && "grid-cols-2 sm:grid-cols-3",
        !multiple && options.length > 4 && "min-[480px]:grid-cols-2",
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          onPointerDown={() => {
            isPointed = true;
          }}
          className="flex min-h-15 items-center gap-3 rounded-card border border-edge bg-card px-4 py-3 transition-colors duration-150 hover:border-herb has-checked:border-herb has-checked:bg-sage has-checked:ring-1 has-checked:ring-herb has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-herb"
        >
          <input
            type={multiple ? "checkbox" : "radio"}
            name="answer"
            value={option.value}
            checked={chosen.includes(option.value) || option.includedIn !== undefined}
            disabled={option.includedIn !== undefined}
            onChange={() => onChoose(option.value)}
            onKeyDown={() => {
              isPointed = false;
            }}
            // Arrow keys fire a click too, and its click count does not tell: a tap on a label in Safari has none either.
            onClick={() => isPointed && onPress(option.value)}
            className="size-5 shrink-0 accent-herb outline-none"
          />
          {option.icon === undefined ? null : (
            <option.icon
              aria-hidden="true"
              className="size-6 shrink-0 text-herb max-[16rem]:hidden"
              strokeWidth={1.75}
            />
          )}
          <span className="grow leading-snug">
            <span className="block font-semibold">{option.label}</span>
            {option.text === undefined ? null : <span className="block text-small text-ink-soft">{option.text}</span>}
            {option.includedIn === undefined ? null : (
              <span className="block text-small text-ink-soft">in {option.includedIn}</span>
            )}
          </span>
          {option.digit === undefined ? null : (
            <span
              aria-hidden="true"
              className="hidden size-6 shrink-0 place-items-center rounded-md border border-line font-sans text-tiny text-ink-soft md:pointer-fine:grid"
            >
              {option.digit}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
