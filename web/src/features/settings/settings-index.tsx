import type { ReactNode } from "react";
import { Link, type To } from "react-router-dom";

/** The parts of Settings by name, for whoever looks for one of them. */
export function SettingsIndex({ children }: { readonly children: ReactNode }) {
  return (
    <nav aria-label="Parts of Settings" className="pb-6 sm:pb-9">
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
