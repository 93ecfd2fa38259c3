import { Link } from "react-router-dom";
import { classNames } from "../lib/class-names.ts";
import { PATHS } from "../lib/paths.ts";

/** Name and mark: a leaf on a plate. */
export function Brand({ className }: { readonly className?: string }) {
  return (
    <Link
      to={PATHS.home}
      className={classNames(
        "inline-flex min-h-11 items-center gap-2 font-display text-[1.3rem] font-semibold text-ink",
        className,
      )}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <circle cx="16" cy="16" r="15" fill="var(--herb)" />
        <circle cx="16" cy="16" r="10.5" fill="var(--card)" />
        <path
          d="M16 23c0-5.500 1-8.600 5.200-11.800-.2 5.600-1.600 8.900-5.200 11.800Zm0 0c0-3.800-1.200-6.400-4.800-8.500.2 4 1.600 6.600 4.800 8.500Z"
          fill="var(--herb)"
        />
      </svg>
      Mealwright
    </Link>
  );
}
