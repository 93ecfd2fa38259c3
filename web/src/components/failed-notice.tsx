import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface FailedNoticeProps {
  /** What did not work, and what is safe. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Replaces a part of a page that could not be loaded, with a button to try again. */
export function FailedNotice({ children, onRetry }: FailedNoticeProps) {
  return (
    <Notice tone="bad">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{children}</p>
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}
