import type { ReactNode } from "react";
import { Page } from "./page.tsx";

interface StateScreenProps {
  readonly title: string;
  /** What happened and what is safe. */
  readonly lead: ReactNode;
  /** The one thing to do next, and little else. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** A screen for a state: failed, not found, not available yet. */
export function StateScreen({ title, lead, actions, children }: StateScreenProps) {
  return (
    <Page title={title} lead={lead} width="text">
      {children === undefined ? null : <div className="mb-8">{children}</div>}
      <div className="flex flex-wrap gap-3">{actions}</div>
    </Page>
  );
}
