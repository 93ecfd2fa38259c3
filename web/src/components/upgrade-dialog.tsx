import { LABELS } from "@mealwright/schema/constants/messages";
import { TIER_NAMES, UPGRADE_PROMPT_PRICE } from "@mealwright/schema/constants/tiers";
import {
  CAPABILITY_TEXTS,
  type Capability,
  lowestTierWith,
  TIER_CAPABILITIES,
} from "@mealwright/schema/rules/entitlements";
import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { PATHS } from "../lib/paths.ts";
import { Button, LinkButton } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface UpgradeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What was asked for and is locked. */
  readonly capability: Capability;
  /** The specification sends "Upgrade Now" to the dashboard; on the dashboard itself it goes to the prices. */
  readonly upgradeTo?: string;
}

/** Says what a locked action needs, once, without blocking the way back. */
export function UpgradeDialog({ open, onClose, capability, upgradeTo = PATHS.dashboard }: UpgradeDialogProps) {
  const tier = lowestTierWith(capability);
  return (
    <Dialog open={open} onClose={onClose} title="This is part of a paid plan">
      <p>
        <strong>{CAPABILITY_TEXTS[capability]}</strong> comes with {TIER_NAMES[tier]}
        {tier === "weekly-flex" ? ` for ${UPGRADE_PROMPT_PRICE} a week` : ""}. With it you get:
      </p>
      <ul className="mt-4 grid gap-2">
        {TIER_CAPABILITIES[tier].map((held) => (
          <li key={held} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-herb" />
            {CAPABILITY_TEXTS[held]}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {LABELS.maybeLater}
        </Button>
        <LinkButton to={upgradeTo} onClick={onClose}>
          {LABELS.upgradeNow}
        </LinkButton>
      </div>
      <p className="mt-4 text-right text-[0.94rem]">
        <Link to={PATHS.pricing} onClick={onClose} className="text-link">
          Compare all plans
        </Link>
      </p>
    </Dialog>
  );
}
