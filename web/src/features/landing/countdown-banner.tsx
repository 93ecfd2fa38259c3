import { COUNTDOWN_START_MINUTES } from "@mealwright/schema/constants/timings";
import { COUNTDOWN_OFFER_PRICE } from "@mealwright/schema/rules/prices";
import { formatCountdown } from "./countdown.ts";

/** Hours and minutes left for this week's offer (specification §2); `behavior.ts` counts them down. */
export function CountdownBanner() {
  return (
    <aside aria-label="Offer" className="bg-butter px-2 py-2 text-center text-offer font-medium text-on-butter">
      <p role="timer">
        <span data-countdown className="tabular font-bold">
          {formatCountdown(COUNTDOWN_START_MINUTES)}
        </span>{" "}
        left to unlock this week’s <span className="font-bold">{COUNTDOWN_OFFER_PRICE}</span> offer
      </p>
    </aside>
  );
}
