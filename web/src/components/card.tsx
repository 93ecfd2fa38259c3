import type { ComponentProps } from "react";
import { classNames } from "../lib/class-names.ts";

/** A raised surface. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={classNames(
        "rounded-card border border-line bg-card p-5 shadow-lift max-[16rem]:p-3 sm:p-6",
        className,
      )}
      {...rest}
    />
  );
}
