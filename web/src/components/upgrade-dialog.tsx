import { LABELS } from "@mealwright/schema/constants/messages";
import { TIER_NAMES, type Tier } from "@mealwright/schema/constants/tiers";
import { type Capability, lowestTierWith, TIER_CAPABILITIES } from "@mealwright/schema/rules/entitlements";
import { UPGRADE_PROMPT_PRICE } from "@mealwright/schema/rules/prices";
import { CAPABILITY_PHRASES } from "@mealwright/schema/rules/text/capability-phrases";
import { useNavigate } from "react-router-dom";
import { PATHS } from "../pages/paths.ts";
import { Button } from "./button.tsx";
import { CapabilityList } from "./capability-list.tsx";
import { Dialog } from "./dialog.tsx";
import { Link } from "./link.tsx";

interface UpgradeDialogProps {
  /** The locked capability that was asked for; null closes the dialog. */
  readonly capability: Capability | null;
  readonly onClose: () => void;
  /** The specification sends "Upgrade Now" to the dashboard; on the dashboard itself it goes to the prices. */
  readonly upgradeTo?: string;
}

/** Says which plan a locked action needs; closing it returns to where the member was. */
export function UpgradeDialog({ capability, onClose, upgradeTo = PATHS.dashboard }: UpgradeDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog open={capability !== null} onClose={onClose} title="This is part of a paid plan">
      {capability === null ? null : (
        <>
          <Offer capability={capability} />
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              {LABELS.maybeLater}
            </Button>
            <Button
              onClick={() => {
                onClose();
                void navigate(upgradeTo);
              }}
            >
              {LABELS.upgradeNow}
            </Button>
          </div>
          <p className="mt-4 text-right text-small">
            <Link to={PATHS.pricing} onClick={onClose} className="text-link">
              Compare all plans
            </Link>
          </p>
        </>
      )}
    </Dialog>
  );
}

/** Of the prices, the specification has only that of a week in this dialog. */
const PRICE_TEXTS: Readonly<Record<Tier, string>> = {
  "free-starter": "",
  "weekly-flex": `, for ${UPGRADE_PROMPT_PRICE} a week`,
  "monthly-saver": "",
  "annual-vip": "",
};

function Offer({ capability }: { readonly capability: Capability }) {
  const tier = lowestTierWith(capability);
  return (
    <>
      <p className="mb-4">
        With {TIER_NAMES[tier]} you get <strong className="font-semibold">{CAPABILITY_PHRASES[capability]}</strong>
        {PRICE_TEXTS[tier]}. All that is in it:
      </p>
      <CapabilityList capabilities={TIER_CAPABILITIES[tier]} />
    </>
  );
}
