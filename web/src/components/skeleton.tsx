import { classNames } from "../lib/class-names.ts";

/** A placeholder while something loads; give it a size, and say in text beside it what is loading. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={classNames("animate-breathe rounded-lg bg-sage", className)} />;
}
