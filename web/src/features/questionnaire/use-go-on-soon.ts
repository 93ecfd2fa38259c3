import { CHOICE_SEEN_MS } from "@mealwright/schema/constants/timings";
import { useEffect, useEffectEvent, useState } from "react";

/**
 * Moves to the next step shortly after an answer was tapped, so that its check mark is seen. Another tap restarts the
 * pause; leaving the step cancels it.
 */
export function useGoOnSoon(stepNumber: number, goOn: () => void): () => void {
  const [tap, setTap] = useState<{ readonly step: number } | null>(null);
  // An earlier tap must not act when the step is opened again.
  if (tap !== null && tap.step !== stepNumber) setTap(null);
  const isWaiting = tap?.step === stepNumber;
  const arrive = useEffectEvent(goOn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each tap is a new object, which restarts the pause.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setTimeout(() => {
      setTap(null);
      arrive();
    }, CHOICE_SEEN_MS);
    return () => window.clearTimeout(timer);
  }, [tap, isWaiting]);

  return () => setTap({ step: stepNumber });
}
