import { ChevronDown, Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { classNames } from "../../lib/class-names.ts";
import { FieldError } from "./field-error.tsx";

interface FieldFrame {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

const CONTROL_CLASSES =
  "block w-full min-h-12 rounded-xl border border-edge bg-card px-4 py-2.5 text-ink placeholder:text-ink-soft aria-invalid:border-tomato aria-invalid:border-2";

/** Label above, help and error below, joined to the control by id. */
function Field({
  id,
  label,
  help,
  error,
  className,
  children,
}: FieldFrame & { readonly id: string; readonly className?: string | undefined; readonly children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children}
      {help === undefined ? null : (
        <p id={`${id}-help`} className="mt-1.5 text-small wrap-anywhere text-ink-soft">
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

function describedBy(id: string, help: ReactNode, error: string | undefined): string | undefined {
  return classNames(help !== undefined && `${id}-help`, error !== undefined && `${id}-error`) || undefined;
}

export function TextField({
  label,
  help,
  error,
  className,
  id: givenId,
  ...rest
}: FieldFrame & Omit<ComponentProps<"input">, "children">) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} help={help} error={error} className={className}>
      <input
        id={id}
        className={CONTROL_CLASSES}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, help, error)}
        {...rest}
      />
    </Field>
  );
}

/** A password with a button that shows and hides it. */
export function PasswordField({
  label,
  help,
  error,
  className,
  id: givenId,
  ...rest
}: FieldFrame & Omit<ComponentProps<"input">, "children" | "type">) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} help={help} error={error} className={className}>
      <div className="relative">
        <input
          id={id}
          type={shown ? "text" : "password"}
          className={classNames(CONTROL_CLASSES, "pr-14")}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, help, error)}
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
        />
        <button
          type="button"
          className="absolute top-1/2 right-1.5 grid size-10 -translate-y-1/2 place-items-center rounded-lg text-ink-soft hover:text-herb"
          aria-label={shown ? "Hide what is typed" : "Show what is typed"}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" className="size-5" /> : <Eye aria-hidden="true" className="size-5" />}
        </button>
      </div>
    </Field>
  );
}

export function TextArea({
  label,
  help,
  error,
  className,
  id: givenId,
  ...rest
}: FieldFrame & Omit<ComponentProps<"textarea">, "children">) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} help={help} error={error} className={className}>
      <textarea
        id={id}
        rows={3}
        className={CONTROL_CLASSES}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, help, error)}
        {...rest}
      />
    </Field>
  );
}

export function SelectField({
  label,
  help,
  error,
  className,
  id: givenId,
  children,
  ...rest
}: FieldFrame & ComponentProps<"select">) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} help={help} error={error} className={className}>
      <div className="relative">
        <select
          id={id}
          className={classNames(
            CONTROL_CLASSES,
            "appearance-none pl-3 pr-8 max-[16rem]:pl-1.5 max-[16rem]:pr-6 max-[11rem]:pr-1.5",
          )}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, help, error)}
          {...rest}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2.5 size-5 max-[16rem]:right-0.5 max-[11rem]:hidden -translate-y-1/2 text-ink-soft"
        />
      </div>
    </Field>
  );
}
