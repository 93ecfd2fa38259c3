import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import { GROCERY_TAB, LINKED_PATHS, TAB_PARAM } from "@mealwright/schema/constants/page-paths";
import type { GroceryItem } from "@mealwright/schema/contract/grocery";
import { basketText } from "@mealwright/schema/rules/text/basket-text";
import { boughtNote, shortLineText } from "@mealwright/schema/rules/text/grocery-line-text";
import { groceryText, listSections } from "@mealwright/schema/rules/text/grocery-text";
import { formatWeek } from "@mealwright/schema/rules/text/week-text";
import { weekStart } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import { greeting } from "../../domain/mail/greeting.ts";
import type { MailSection } from "../../domain/mail/mail-page.ts";
import { plateDays } from "../../domain/mail/plate-days.ts";
import { createPlanContext, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { Account } from "../../domain/ports.ts";
import { presentPlan } from "../../presenters/meal-plan.ts";
import { countOrRefuse } from "../limits/count-or-refuse.ts";
import { type MailDeps, sendMail } from "../send-mail.ts";

/** A second press within a minute is a double click, not a request for another mail. */
const ONE_MAIL_EVERY_MS = 60_000;

/**
 * Mails the server's version of the week's list to the account's own address. Throws `not_found` without a plan of that
 * week, `unavailable` when the mail was not accepted.
 */
export async function mailGroceryList(
  deps: MailDeps & Pick<Deps, "mealPlans" | "site">,
  account: Account,
  wantedWeek: string | undefined,
): Promise<void> {
  // A list can hold lines that its owner wrote: mail it only to an address that they have confirmed as theirs.
  if (!account.isEmailVerified) throw new DomainError("forbidden", CALL_ERRORS.verifyEmailFirst);
  await countOrRefuse(deps, { groceryMailsPerUser: account.id });
  const now = deps.clock.now();
  const weekOf = wantedWeek ?? weekStart(now, account.timeZone);
  const { answers, plan, listNotes } = await deps.mealPlans.findByWeek(account.id, weekOf);
  if (!answers || !plan) throw new DomainError("not_found", CALL_ERRORS.noActiveMealPlan);
  const context = createPlanContext(account, answers, plan.metadata);
  const { groceryList, totals } = presentPlan(context, plan, listNotes);
  const title = `Your shopping list, ${formatWeek(weekOf)}`;
  const mail = composeMail({
    to: account.email,
    subject: title,
    paragraphs: [greeting(account), "By aisle, in the order of a walk through the shop."],
    list: {
      text: groceryText(groceryList, { title, by: "aisle", units: account.units }),
      sections: listSections(groceryList, "aisle").map(({ heading, items }) => ({
        heading,
        lines: items.map((item) => lineOf(item, account.units)),
      })),
    },
    week: { heading: "What you will cook", days: plateDays(showableMeals(context, plan)) },
    action: { label: "Open the list", url: `${deps.site.origin}${LINKED_PATHS.mealPlan}?${TAB_PARAM}=${GROCERY_TAB}` },
    closing: totals === null ? [] : [basketText(totals)],
  });
  const minute = Math.floor(now.getTime() / ONE_MAIL_EVERY_MS);
  await sendMail(deps, {
    kind: "grocery",
    userId: account.id,
    about: [plan.id, minute],
    mail,
    isToStranger: false,
  });
}

function lineOf(item: GroceryItem, units: UnitSystem): MailSection["lines"][number] {
  return {
    name: item.name.charAt(0).toUpperCase() + item.name.slice(1),
    amount: [shortLineText(item), boughtNote(item, units)].filter(Boolean).join(", "),
    done: item.checked,
  };
}
