import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of Settings: what it is on the left, what can be done on the right. */
export function Section({ id, title, lead, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-24 gap-x-12 gap-y-4 border-t border-line py-6 sm:gap-y-5 sm:py-9 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {lead === undefined ? null : <p className="mt-2 text-small text-ink-soft">{lead}</p>}
      </div>
      <div className="max-w-xl">{children}</div>
    </section>
  );
}
