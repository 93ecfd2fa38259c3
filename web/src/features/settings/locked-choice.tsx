import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { CAPABILITY_TEXTS, type Capability, lowestTierWith } from "@mealwright/schema/rules/entitlements";
import { type ReactNode, useState } from "react";
import { Button } from "../../components/button.tsx";
import { UpgradeDialog } from "../../components/upgrade-dialog.tsx";

interface LockedChoiceProps {
  readonly capability: Capability;
  /** The wish that the button names. */
  readonly wish: string;
  /** What applies on the current tier. */
  readonly children: ReactNode;
}

/** A choice that needs a higher tier: what it offers, and where to get it. */
export function LockedChoice({ capability, wish, children }: LockedChoiceProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        {children}{" "}
        <span className="text-ink-soft">
          Part of {TIER_NAMES[lowestTierWith(capability)]}: {CAPABILITY_TEXTS[capability]}.
        </span>
      </p>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {wish}
      </Button>
      <UpgradeDialog capability={asking ? capability : null} onClose={() => setAsking(false)} />
    </div>
  );
}
