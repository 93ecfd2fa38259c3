import type { OtherAllergiesReading } from "@mealwright/schema/contract/preferences";
import { otherAllergyLines } from "@mealwright/schema/rules/text/other-allergies-text";
import { CircleAlert, CircleCheck } from "lucide-react";

/** Below the box of "Other": how what is typed was understood; null while that is not known. */
export function OtherAllergiesLines({ reading }: { readonly reading: OtherAllergiesReading | null }) {
  return (
    <div role="status" className="mt-2 text-small wrap-anywhere">
      {reading === null ? null : (
        <ul className="grid gap-1">
          {otherAllergyLines(reading).map(({ text: line, isKnown }) => (
            <li key={line} className="flex items-start gap-1.5">
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
