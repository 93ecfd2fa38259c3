import type { ReactNode } from "react";
import { secondColumnOf } from "./grocery-sections.ts";

export interface ListPart {
  readonly heading: string;
  /** Its approximate height, in rows of the list. */
  readonly rows: number;
  readonly section: ReactNode;
}

/**
 * The parts of the list in two columns, one on a phone; each stays whole under its heading, whatever is opened in it.
 */
export function ListColumns({ parts }: { readonly parts: readonly ListPart[] }) {
  const second = secondColumnOf(parts.map(({ rows }) => rows));
  return (
    <div className="gap-x-12 md:columns-2 print:columns-3 print:gap-x-6">
      {parts.map(({ heading, section }, index) => (
        <div key={heading} className={index === second ? "md:break-before-column print:break-before-auto" : undefined}>
          {section}
        </div>
      ))}
    </div>
  );
}
