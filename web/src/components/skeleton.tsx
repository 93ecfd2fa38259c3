import { classNames } from "../lib/class-names.ts";

/** The quiet shape of something on its way; give it a size. Say what is loading in text beside it. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={classNames("animate-breathe rounded-lg bg-sage", className)} />;
}
