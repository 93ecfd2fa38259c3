import { classNames } from "../../lib/class-names.ts";
import { PATHS } from "../../pages/paths.ts";
import { Link } from "../link.tsx";

/** Name and mark: a leaf on a plate. */
export function Brand({ className }: { readonly className?: string }) {
  return (
    <Link
      to={PATHS.home}
      className={classNames(
        "inline-flex min-h-11 items-center gap-2 font-display text-[1.3rem] font-semibold text-ink",
        // For text at double size on the smallest phone.
        "max-[16rem]:text-base",
        className,
      )}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <circle cx="16" cy="16" r="15" fill="var(--herb)" />
        <circle cx="16" cy="16" r="10.5" fill="var(--card)" />
        <path
          d="M16 23c0-5.5 1-8.6 5.2-11.8-.2 5.6-1.6 8.9-5.2 11.8Zm0 0c0-3.8-1.2-6.4-4.8-8.5.2 4 1.6 6.6 4.8 8.5Z"
          fill="var(--herb)"
        />
      </svg>
      Mealwright
    </Link>
  );
}
