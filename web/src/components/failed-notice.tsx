import { type ReactNode, useEffect, useEffectEvent } from "react";
import { focusReplacement } from "../lib/focus/focus-when-drawn.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface FailedNoticeProps {
  /** What did not work, and what is safe. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/**
 * Replaces a part of a page that could not be loaded, with a button to try again. Tries by itself once the network is
 * back, or somebody comes back to the page.
 */
export function FailedNotice({ children, onRetry }: FailedNoticeProps) {
  const tryAgain = useEffectEvent(() => {
    if (navigator.onLine && document.visibilityState === "visible") onRetry();
  });
  useEffect(() => {
    const onReturn = () => tryAgain();
    window.addEventListener("online", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      window.removeEventListener("online", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, []);
  return (
    <Notice tone="bad">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{children}</p>
        <Button
          size="small"
          variant="secondary"
          onClick={({ currentTarget }) => {
            onRetry();
            focusReplacement(currentTarget);
          }}
        >
          Try again
        </Button>
      </div>
    </Notice>
  );
}
