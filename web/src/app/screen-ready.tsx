import { useEffect } from "react";
import { SCREEN_READY } from "../before-app/early-input.ts";
import { isLoadingNow, useIsLoading } from "../lib/hooks/use-loading.ts";

/**
 * Announces that the screen's event handlers work: it comes last, so its effect runs after the screen's own. What was
 * pressed early would find nothing on a screen that still waits for its data.
 */
export function ScreenReady() {
  const isLoading = useIsLoading();
  useEffect(() => {
    if (!isLoading && !isLoadingNow()) document.dispatchEvent(new Event(SCREEN_READY));
  }, [isLoading]);
  return null;
}
