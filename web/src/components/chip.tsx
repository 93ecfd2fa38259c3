import type { ComponentProps } from "react";
import { classNames } from "../lib/class-names.ts";

type ChipTone = "sage" | "butter" | "outline";

const TONES: Readonly<Record<ChipTone, string>> = {
  sage: "bg-sage text-ink",
  butter: "bg-butter text-on-butter",
  outline: "border border-edge text-ink",
};

/** A short label: a diet, an allergen, a time. */
export function Chip({ tone = "sage", className, ...rest }: ComponentProps<"span"> & { readonly tone?: ChipTone }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-note font-medium",
        TONES[tone],
        className,
      )}
      {...rest}
    />
  );
}
