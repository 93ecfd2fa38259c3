import { DASHBOARD_CURRENCY_SIGN, PAID_TIER_TERMS } from "../constants/tiers.ts";
import { formatMoney } from "./money.ts";

const WEEKLY_CENTS = PAID_TIER_TERMS["weekly-flex"].priceCents;

/** Weekly Flex is "€5" in the upgrade banner and the upgrade modal (design, "Dollars and euros"). */
export const UPGRADE_PROMPT_PRICE = formatMoney(WEEKLY_CENTS, DASHBOARD_CURRENCY_SIGN);
/** The countdown's offer on the landing page, "$5". */
export const COUNTDOWN_OFFER_PRICE = formatMoney(WEEKLY_CENTS);
