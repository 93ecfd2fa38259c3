import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

type NoticeTone = "plain" | "good" | "bad";

const TONES: Readonly<Record<NoticeTone, string>> = {
  plain: "border-l-butter",
  good: "border-l-herb",
  bad: "border-l-tomato",
};

/** A message that stays on the page. `bad` interrupts a screen reader, the others wait for a pause. */
export function Notice({ tone = "plain", children }: { readonly tone?: NoticeTone; readonly children: ReactNode }) {
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={classNames("rounded-xl border border-l-4 border-line bg-card px-4 py-3", TONES[tone])}
    >
      {children}
    </div>
  );
}
