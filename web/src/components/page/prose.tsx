import type { ReactNode } from "react";
import { Page } from "./page.tsx";

interface ProseSection {
  readonly heading: string;
  readonly body: ReactNode;
}

interface ProseProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly ProseSection[];
}

/** A page of running text. */
export function Prose({ title, lead, sections }: ProseProps) {
  return (
    <Page title={title} lead={lead} width="text">
      <div className="grid gap-8">
        {sections.map((section) => (
          <section key={section.heading}>
            <h2 className="text-2xl">{section.heading}</h2>
            <div className="mt-3 grid gap-3">{section.body}</div>
          </section>
        ))}
      </div>
    </Page>
  );
}
