import type { OptionalMail } from "@mealwright/schema/constants/mails";
import { FREE_TIER_MEALS } from "@mealwright/schema/constants/meals";
import { LINKED_PATHS } from "@mealwright/schema/constants/page-paths";
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
        `Your ${name} plan ends on ${day}. It does not renew by itself, and nothing will be charged.`,
        "To keep it, choose it again: the new period is added to the days you have left.",
      ],
      action: { label: "Keep my plan", url: `${origin}${LINKED_PATHS.pricing}` },
      closing: [
        `Otherwise your account continues for free, with ${FREE_TIER_MEALS} meals. Your plans, favorites and answers are kept for when you come back.`,
      ],
    };
  },
};
