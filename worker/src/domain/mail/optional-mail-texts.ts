import type { OptionalMail } from "@mealwright/schema/constants/mails";
import { FREE_TIER_MEALS } from "@mealwright/schema/constants/meals";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { formatDate } from "@mealwright/schema/rules/text/date-text";
import type { MailRecipient } from "../account-ports.ts";
import type { Letter } from "./compose-mail.ts";

/** The part between the greeting and how to turn the mail off, which all of them have. */
type OptionalText = (recipient: MailRecipient, origin: string) => Omit<Letter, "to">;

/** What each mail that can be turned off says. */
export const OPTIONAL_MAIL_TEXTS: Readonly<Record<OptionalMail, OptionalText>> = {
  "tier-ending": ({ tier, occasion }, origin) => {
    const day = formatDate(new Date(occasion));
    const name = TIER_NAMES[tier];
    return {
      subject: `${name} ends on ${day}`,
      paragraphs: [
        `What you have paid for, ${name}, ends on ${day}. Nothing renews by itself, and nothing is charged.`,
        "To go on with it, choose it again: a new period is added to the days that you have left.",
      ],
      action: { label: "Go on with my plan", url: `${origin}/pricing` },
      closing: [
        `Otherwise your account goes on for free, with ${FREE_TIER_MEALS} meals. Your plans, favorites and answers stay, and open again whenever you come back.`,
      ],
    };
  },
};
