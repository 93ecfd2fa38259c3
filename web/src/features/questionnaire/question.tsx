import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { PageHeading } from "../../components/page/page.tsx";
import { asRecord } from "../../lib/unknown-values.ts";

export const QUESTION_ID = "question";

interface QuestionProps {
  readonly title: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** One question: the screen's heading, a line of help, the answers. */
export function Question({ title, help, children }: QuestionProps) {
  // The first question appears at once: fading it in would only delay its first words.
  const isFirst = asRecord(useLocation().state).step === undefined;
  return (
    <div className={isFirst ? undefined : "animate-land"}>
      <div id={QUESTION_ID}>
        <PageHeading className="text-[clamp(1.7rem,1.3rem+2vw,2.5rem)]">{title}</PageHeading>
      </div>
      {help === undefined ? null : <p className="mt-2 text-ink-soft">{help}</p>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
