import { PAID_TIER_TERMS, PAID_TIERS, TIER_NAMES } from "../../constants/tiers.ts";

/** The days of each guarantee and the names of its tiers, in their order. */
const GUARANTEES = [...new Set(PAID_TIERS.map((tier) => PAID_TIER_TERMS[tier].guaranteeDays))].map((days) => {
  const names = PAID_TIERS.filter((tier) => PAID_TIER_TERMS[tier].guaranteeDays === days).map(
    (tier) => TIER_NAMES[tier],
  );
  return { days, names: [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ") };
});

/** "within 7 days for Weekly Flex, within 30 days for the others" */
export const MONEY_BACK_WITHIN = GUARANTEES.map(
  ({ days, names }, index) =>
    `within ${days} days for ${index > 0 && index === GUARANTEES.length - 1 ? "the others" : names}`,
).join(", ");

/** "Money back within 7 days on Weekly Flex; 30-day guarantee on Monthly Saver and Annual VIP." */
export const MONEY_BACK_ON = `${GUARANTEES.map(({ days, names }, index) =>
  index === 0 ? `Money back within ${days} days on ${names}` : `${days}-day guarantee on ${names}`,
).join("; ")}.`;
