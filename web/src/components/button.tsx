import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../lib/class-names.ts";
import { Link } from "./link.tsx";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
type ButtonSize = "medium" | "large" | "small";

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: "bg-herb text-on-herb hover:bg-herb-deep",
  secondary: "border border-edge bg-card text-ink hover:border-herb hover:text-herb",
  quiet: "text-herb hover:bg-sage hover:text-herb-deep",
  danger: "border border-tomato bg-card text-tomato hover:bg-tomato hover:text-paper",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: "min-h-10 px-3.5 text-small",
  medium: "min-h-11 px-5",
  large: "min-h-13 px-7 text-lead",
};

export function buttonClasses(variant: ButtonVariant, size: ButtonSize, className: string | undefined): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight transition-colors duration-150",
    "forced-colors:border",
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

/** A link is never disabled. */
const DISABLED =
  "disabled:border disabled:border-line disabled:text-ink-soft disabled:hover:text-ink-soft aria-disabled:cursor-not-allowed aria-disabled:border aria-disabled:border-line aria-disabled:text-ink-soft aria-disabled:hover:text-ink-soft";

/** Keeps a submit button from sending. */
const ignorePress = (event: MouseEvent) => event.preventDefault();

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

interface Presses {
  /** Cannot be pressed for now, such as while waiting for a reply; unlike a disabled button, it keeps its focus. */
  readonly inactive?: boolean | undefined;
}

export function Button({
  variant = "primary",
  size = "medium",
  className,
  type = "button",
  inactive = false,
  onClick,
  ...rest
}: ComponentProps<"button"> & Look & Presses) {
  const ground =
    variant === "primary"
      ? "disabled:bg-sage aria-disabled:bg-sage"
      : "disabled:bg-transparent aria-disabled:bg-transparent";
  return (
    <button
      type={type}
      className={classNames(buttonClasses(variant, size, className), DISABLED, ground)}
      aria-disabled={inactive || undefined}
      onClick={inactive ? ignorePress : onClick}
      {...rest}
    />
  );
}

/** A link that looks like a button; `to` stays on this site. */
export function LinkButton({
  variant = "primary",
  size = "medium",
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonClasses(variant, size, className)} {...rest} />;
}
