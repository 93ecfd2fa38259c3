import { CircleAlert, CircleCheck, Info, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

type NoticeTone = "plain" | "good" | "bad";

interface ToneLook {
  readonly icon: LucideIcon;
  readonly edge: string;
  readonly color: string;
}

/** An icon as well as a color: not everybody can tell red from green. */
const TONES: Readonly<Record<NoticeTone, ToneLook>> = {
  plain: { icon: Info, edge: "border-line", color: "text-ink-soft" },
  good: { icon: CircleCheck, edge: "border-herb", color: "text-herb" },
  bad: { icon: CircleAlert, edge: "border-tomato", color: "text-tomato" },
};

/** A message that stays on the page. `bad` interrupts a screen reader, the others wait for a pause. */
export function Notice({ tone = "plain", children }: { readonly tone?: NoticeTone; readonly children: ReactNode }) {
  const { icon: Icon, edge, color } = TONES[tone];
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={classNames("flex items-start gap-3 rounded-xl border bg-card px-4 py-3", edge)}
    >
      <Icon aria-hidden="true" className={classNames("mt-0.5 size-5.5 shrink-0", color)} />
      <div className="min-w-0 grow text-pretty wrap-anywhere">{children}</div>
    </div>
  );
}
