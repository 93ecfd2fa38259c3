import { CircleCheck } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";

interface DoneMessageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Replaces a form that was sent successfully, and takes the focus, which was on the form's button. */
export function DoneMessage({ title, children }: DoneMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={message} tabIndex={-1} role="status" className="flex items-start gap-4">
      <CircleCheck aria-hidden="true" className="size-9 shrink-0 text-herb" strokeWidth={1.75} />
      <div className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        <p>{children}</p>
      </div>
    </div>
  );
}
