import { COUNTDOWN_OFFER_PRICE } from "@mealwright/schema/constants/tiers";
import { COUNTDOWN_START_MINUTES, COUNTDOWN_TICK_MS } from "@mealwright/schema/constants/timings";
import { useEffect, useState } from "react";
import { formatCountdown, nextCountdownMinutes } from "../../lib/countdown.ts";

/** Hours and minutes left for this week's offer (specification §2). */
export function CountdownBanner() {
  const [minutes, setMinutes] = useState(COUNTDOWN_START_MINUTES);
  useEffect(() => {
    const timer = window.setInterval(() => setMinutes(nextCountdownMinutes), COUNTDOWN_TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <aside aria-label="Offer" className="bg-butter px-4 py-2 text-center text-[0.94rem] font-medium text-on-butter">
      <p role="timer">
        <span className="tabular font-bold">{formatCountdown(minutes)}</span> left to unlock this week’s{" "}
        <span className="font-bold">{COUNTDOWN_OFFER_PRICE}</span> offer
      </p>
    </aside>
  );
}
