import type { ReactNode } from "react";
import type { To } from "react-router-dom";
import { Link } from "../../components/link.tsx";
import { classNames } from "../../lib/class-names.ts";

interface SettingsIndexProps {
  readonly label: string;
  readonly onPhones?: boolean;
  readonly children: ReactNode;
}

/** The parts of Settings by name; on a phone the folded parts are their own index. */
export function SettingsIndex({ label, onPhones = false, children }: SettingsIndexProps) {
  return (
    <nav aria-label={label} className={classNames("pb-5 sm:pb-9", !onPhones && "max-sm:hidden")}>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </nav>
  );
}

/** The way to one part. */
export function IndexLink({ to, title }: { readonly to: To; readonly title: string }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-flex min-h-10 items-center rounded-full border border-edge bg-card px-3.5 text-small font-medium hover:border-herb hover:text-herb"
      >
        {title}
      </Link>
    </li>
  );
}
