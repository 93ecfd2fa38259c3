import { CHOICE_SEEN_MS } from "@mealwright/schema/constants/timings";
import { useEffect, useEffectEvent, useState } from "react";

/**
 * Goes on by itself once a tapped answer has been seen: calling again before that starts the pause anew, and another step,
 * however it was reached, calls it off.
 */
export function useGoOnSoon(stepNumber: number, goOn: () => void): () => void {
  const [tap, setTap] = useState<{ readonly step: number } | null>(null);
  // An earlier tap must not act when the step is opened again.
  if (tap !== null && tap.step !== stepNumber) setTap(null);
  const isWaiting = tap?.step === stepNumber;
  const arrive = useEffectEvent(goOn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each tap is an object of its own, and starts the pause anew.
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
