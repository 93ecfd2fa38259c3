import { useId } from "react";

interface ChoiceChipsProps<Value extends string> {
  readonly legend: string;
  /** Shown to screen readers only, where a heading says the same. */
  readonly legendHidden?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly multiple?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** A row of short choices: one of them (radio buttons) or several (check boxes). */
export function ChoiceChips<Value extends string>({
  legend,
  legendHidden = false,
  options,
  chosen,
  multiple = false,
  onChoose,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={legendHidden ? "sr-only" : "mb-2 font-semibold"}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-2.5 rounded-full border border-edge bg-card px-4 has-checked:border-herb has-checked:bg-sage has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-herb"
          >
            <input
              type={multiple ? "checkbox" : "radio"}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value)}
              className="size-4.5 accent-herb outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
