import { useEffect } from "react";
import { SCREEN_READY } from "../before-app/early-input.ts";
import { isLoadingNow, useIsLoading } from "../lib/hooks/use-loading.ts";

/**
 * Announces that the screen's event handlers work: it is rendered last, so its effect runs after the screen's own.
 * Early presses are replayed then, because a screen still waiting for its data would miss them.
 */
export function ScreenReady() {
  const isLoading = useIsLoading();
  useEffect(() => {
    if (!isLoading && !isLoadingNow()) document.dispatchEvent(new Event(SCREEN_READY));
  }, [isLoading]);
  return null;
}
