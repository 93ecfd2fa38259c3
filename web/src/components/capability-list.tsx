import { CAPABILITY_TEXTS, type Capability } from "@mealwright/schema/rules/entitlements";
import { Check } from "lucide-react";

/** What a plan includes, point by point. */
export function CapabilityList({ capabilities }: { readonly capabilities: readonly Capability[] }) {
  return (
    <ul className="grid gap-2">
      {capabilities.map((capability) => (
        <li key={capability} className="flex items-start gap-2.5">
          <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-herb" />
          {CAPABILITY_TEXTS[capability]}
        </li>
      ))}
    </ul>
  );
}
