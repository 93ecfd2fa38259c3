import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { User } from "@mealwright/schema/contract/user";
import { useCall } from "../../api/hooks/use-call.ts";
import { LinkButton } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { PATHS } from "../../pages/paths.ts";
import { checkoutPath, endText, wayOnText } from "./payment-texts.ts";
import { usePaymentPolling } from "./use-payment-polling.ts";

/** What somebody signed in has, and what to do next; it updates by itself when a pending payment arrives. */
export function MemberNotice({ user }: { readonly user: User }) {
  const { data: payments, retry } = useCall("payments");
  const { data: subscription } = useCall("subscription");
  const waiting = payments?.find(({ status }) => status === "pending");
  usePaymentPolling(payments === undefined ? undefined : (waiting?.status ?? payments[0]?.status), retry);
  // The budget is an answer of its own, never 0: without it none of the questions is answered.
  const hasAnswers = user.stats.budget > 0;
  const ends = subscription === undefined ? "" : endText(subscription, payments ?? [], new Date());
  const stillRuns = !user.isPremium && subscription?.renews === true;
  return (
    <Notice tone={waiting === undefined ? "good" : "plain"}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-1">
        <div className="max-w-2xl">
          <p className="font-semibold">
            {waiting !== undefined
              ? `${TIER_NAMES[waiting.tier]} is waiting for your payment.`
              : user.isPremium
                ? `You have ${TIER_NAMES[user.tier]}. ${ends}`.trim()
                : hasAnswers
                  ? "Your account is ready."
                  : "Your account is ready. Your meals are not yet: they are made from your answers."}
          </p>
          <p className="text-small text-ink-soft">
            {wayOnText({ isWaiting: waiting !== undefined, stillRuns, hasAnswers })}
          </p>
        </div>
        {waiting === undefined ? (
          <LinkButton to={hasAnswers ? PATHS.mealPlan : PATHS.warmUp} className="max-sm:w-full">
            {hasAnswers ? "Go to my meal plan" : "Answer the questions"}
          </LinkButton>
        ) : (
          <LinkButton to={checkoutPath(waiting)} className="max-sm:w-full">
            How to pay
          </LinkButton>
        )}
      </div>
    </Notice>
  );
}
