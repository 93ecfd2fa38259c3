import type { ReactNode } from "react";
import { classNames } from "../../lib/class-names.ts";

interface GrocerySectionFrameProps {
  readonly heading: string;
  readonly className?: string;
  /** Below the lines. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Lines of the list under their heading, which on a phone stays in view below the site's header. */
export function GrocerySectionFrame({ heading, className, foot, children }: GrocerySectionFrameProps) {
  return (
    <section aria-label={heading} className={classNames("mb-5 md:mb-7 print:mb-3 print:break-inside-avoid", className)}>
      <h3 className="sticky top-(--site-header) z-10 mb-1 border-b border-line bg-paper py-1.5 text-xl md:static md:py-0 md:pb-1.5 print:static print:bg-transparent print:text-base [@media(max-height:30rem)]:static">
        {heading}
      </h3>
      <ul>{children}</ul>
      {foot}
    </section>
  );
}
