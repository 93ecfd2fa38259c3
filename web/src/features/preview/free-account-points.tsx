import { FREE_TIER_TEXTS } from "@mealwright/schema/rules/entitlements";
import { Check } from "lucide-react";

const POINTS = [...FREE_TIER_TEXTS, "Your answers, saved as you gave them", "No card, and no end date"] as const;

/** What a free account includes. */
export function FreeAccountPoints() {
  return (
    <section aria-labelledby="free-account-points">
      <h2 id="free-account-points" className="text-xl">
        What is in a free account
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {POINTS.map((point) => (
          <li key={point} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-herb" />
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-soft">
        The three meals above are portions from our cookbook. Like every number here, theirs are added up from the
        ingredients.
      </p>
    </section>
  );
}
