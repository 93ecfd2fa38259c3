import type { ReactNode } from "react";
import { PageHeading } from "../../components/page.tsx";

export const QUESTION_ID = "question";

interface QuestionProps {
  readonly title: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** One question: the screen's heading, a line of help, the answers. */
export function Question({ title, help, children }: QuestionProps) {
  return (
    <div className="animate-land">
      <div id={QUESTION_ID}>
        <PageHeading className="text-[clamp(1.7rem,1.3rem+2vw,2.5rem)]">{title}</PageHeading>
      </div>
      {help === undefined ? null : <p className="mt-2 text-ink-soft">{help}</p>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
