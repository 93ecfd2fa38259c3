import type { ReactNode } from "react";
import { classNames } from "../../lib/class-names.ts";

interface GrocerySectionFrameProps {
  readonly heading: string;
  readonly className?: string;
  /** Below the lines. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Lines of the list under their heading. */
export function GrocerySectionFrame({ heading, className, foot, children }: GrocerySectionFrameProps) {
  return (
    <section aria-label={heading} className={classNames("mb-7 print:mb-3", className)}>
      <h3 className="mb-1.5 break-after-avoid border-b border-line pb-1.5 text-xl print:text-base">{heading}</h3>
      <ul>{children}</ul>
      {foot}
    </section>
  );
}
