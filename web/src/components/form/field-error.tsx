import { CircleAlert } from "lucide-react";

/** An error beside its field, announced when it appears. Point the field's `aria-describedby` at `id`. */
export function FieldError({ id, children }: { readonly id: string; readonly children?: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-small font-medium text-tomato">
      {children === undefined || children === "" ? null : (
        <span className="mt-1.5 flex items-start gap-1.5">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {children}
        </span>
      )}
    </p>
  );
}
