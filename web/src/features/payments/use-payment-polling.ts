import type { PaymentStatus } from "@mealwright/schema/constants/payments";
import { PAYMENT_POLL_MS } from "@mealwright/schema/constants/payments";
import { useEffect, useEffectEvent, useRef } from "react";
import { unlockPaid } from "../../api/payments.ts";

/**
 * Polls while a payment is pending, since nothing tells the browser when the money arrives, and then unlocks what was
 * paid for. A hidden tab waits until it is visible.
 */
export function usePaymentPolling(status: PaymentStatus | undefined, ask: () => void): void {
  const isWaiting = status === "pending";
  const hasWaited = useRef(false);
  const onTurn = useEffectEvent(() => {
    if (document.visibilityState === "visible") ask();
  });

  useEffect(() => {
    if (!isWaiting) return;
    hasWaited.current = true;
    const timer = window.setInterval(onTurn, PAYMENT_POLL_MS);
    document.addEventListener("visibilitychange", onTurn);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", onTurn);
    };
  }, [isWaiting]);

  useEffect(() => {
    if (status === undefined || isWaiting || !hasWaited.current) return;
    hasWaited.current = false;
    void unlockPaid();
  }, [status, isWaiting]);
}
