import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { basketText } from "@mealwright/schema/rules/basket-text";
import { groceryText } from "@mealwright/schema/rules/grocery-text";
import { mondayOf } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { composeMail } from "../../domain/mail/compose-mail.ts";
import type { Account } from "../../domain/ports.ts";
import { createPlanContext } from "../meal-plan/plan-context.ts";
import { presentPlan } from "../meal-plan/present-plan.ts";
import { sendMail } from "../send-mail.ts";

/** A second press within the minute is a double click, not a wish for another mail. */
const ONE_MAIL_EVERY_MS = 60_000;

/**
 * Mails the week's list, as the server has it, to the account's own address.
 * Throws `not_found` without a plan of that week, `unavailable` when the mail was not accepted.
 */
export async function mailGroceryList(
  deps: Pick<Deps, "clock" | "chance" | "mealPlans" | "mailer" | "outbox">,
  account: Account,
  wantedWeek: string | undefined,
): Promise<void> {
  const now = deps.clock.now();
  const weekOf = wantedWeek ?? mondayOf(now);
  const { answers, plan, marks } = await deps.mealPlans.findByWeek(account.id, weekOf);
  if (!answers || !plan) throw new DomainError("not_found", CALL_ERRORS.noActiveMealPlan);
  const { groceryList, totals } = presentPlan(createPlanContext(account, answers), plan, marks);
  const title = `Your shopping list for the week of ${weekOf}`;
  const mail = composeMail({
    to: account.email,
    subject: title,
    paragraphs: [
      `Hello ${account.name},`,
      groceryText(groceryList, { title, by: "aisle" }),
      ...(totals === null ? [] : [basketText(totals)]),
    ],
  });
  const minute = Math.floor(now.getTime() / ONE_MAIL_EVERY_MS);
  await sendMail(deps, { kind: "grocery", userId: account.id, dedupeKey: `grocery:${plan.id}:${minute}`, mail });
}
