import type { OtherAllergiesReading } from "@mealwright/schema/contract/preferences";
import { otherAllergyLines } from "@mealwright/schema/rules/text/other-allergies-text";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";

/** Below the box of "Other": how the typed text was understood; null until that is known. */
export function OtherAllergiesLines({ reading }: { readonly reading: OtherAllergiesReading | null }) {
  const lines = useRef<HTMLDivElement>(null);
  // Scrolls the answer into view, above the bar at the bottom of a phone.
  useEffect(() => {
    if (reading !== null && document.activeElement?.matches("input, textarea")) {
      lines.current?.scrollIntoView({ block: "nearest" });
    }
  }, [reading]);
  return (
    <div ref={lines} role="status" className="mt-2 text-small">
      {reading === null ? null : (
        <ul className="grid gap-1">
          {otherAllergyLines(reading).map(({ text: line, isKnown }) => (
            <li key={line} className="flex items-start gap-1.5 wrap-anywhere">
              {isKnown ? (
                <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-herb" />
              ) : (
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-tomato" />
              )}
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
