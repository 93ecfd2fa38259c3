import { FREE_TIER_MEALS } from "@mealwright/schema/constants/meals";
import { FREE_TIER, PAID_TIERS, type PaidTier, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { Payment } from "@mealwright/schema/contract/payments";
import { CookingPot, type LucideIcon, ShoppingBasket, SlidersHorizontal } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { useCall } from "../api/hooks/use-call.ts";
import { type Session, useSession } from "../api/session.ts";
import { LinkButton } from "../components/button.tsx";
import { StateScreen } from "../components/page/state-screen.tsx";
import { checkoutPath } from "../features/payments/payment-texts.ts";
import { usePaymentPolling } from "../features/payments/use-payment-polling.ts";
import { PATHS } from "../pages/paths.ts";

interface NextStep {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

const nextSteps = (isPaid: boolean): readonly NextStep[] => [
  {
    icon: CookingPot,
    title: "Open your meal plan",
    text: isPaid
      ? "The whole week is yours, and you can replace any of its meals."
      : `${FREE_TIER_MEALS} meals are yours for free; a paid plan unlocks the whole week.`,
  },
  {
    icon: ShoppingBasket,
    title: "Look through the grocery list",
    text: "It goes by aisle, in packs a store sells. Check off what you have at home.",
  },
  {
    icon: SlidersHorizontal,
    title: "Change your preferences whenever life changes",
    text: "Your next week will follow them.",
  },
];

interface Known {
  readonly tier: PaidTier | undefined;
  readonly payment: Payment | undefined;
  /** undefined while it is not known, null for a visitor. */
  readonly user: Session["user"];
  readonly payments: "asked" | "read" | "failed";
}

/** What is true of the plan that the address names; nothing in the address itself is trusted. */
function welcome({ tier, payment, user, payments }: Known): { title: string; lead: string } {
  const name = tier === undefined ? "a plan" : TIER_NAMES[tier];
  if (payment?.status === "confirmed") {
    return {
      title: `Welcome to ${TIER_NAMES[payment.tier]}`,
      lead:
        user?.tier === FREE_TIER
          ? "Thank you. Your payment has arrived; your settings say how long it runs."
          : "Thank you. Your payment has arrived, and everything in your plan is unlocked.",
    };
  }
  if (payment?.status === "pending") {
    return {
      title: `${TIER_NAMES[payment.tier]} is on its way`,
      lead: "Your payment is not confirmed yet. This page updates by itself as soon as it is.",
    };
  }
  const title = "Welcome to Mealwright";
  if (user === null) {
    return { title, lead: `We see no payment for ${name} here. If you have paid, sign in: your account shows it.` };
  }
  if (payments === "failed") return { title, lead: "Your payments could not be loaded. Your settings list them." };
  if (payments === "asked") return { title, lead: "One moment: we are looking for your payment." };
  return {
    title,
    lead: `We see no payment for ${name} here. We have not charged anything, and your meals are one step away.`,
  };
}

/** Where the payment provider sends people back: `?plan=` names what was bought, and the account says whether it was. */
export default function SubscriptionSuccessScreen() {
  const [params] = useSearchParams();
  const tier = PAID_TIERS.find((candidate) => candidate === params.get("plan"));
  const { user } = useSession();
  const { data: payments, error, retry } = useCall("payments", { enabled: Boolean(user) });
  const payment = payments?.find(
    ({ tier: of, status }) => (tier === undefined || of === tier) && (status === "confirmed" || status === "pending"),
  );
  usePaymentPolling(payment?.status, retry);
  const state = payments !== undefined ? "read" : error !== undefined ? "failed" : "asked";
  const { title, lead } = welcome({ tier, payment, user, payments: state });
  return (
    <StateScreen
      title={title}
      lead={lead}
      actions={
        <>
          <LinkButton to={PATHS.dashboard} size="large">
            Continue to dashboard
          </LinkButton>
          {payment?.status === "pending" ? (
            <LinkButton to={checkoutPath(payment)} size="large" variant="secondary">
              How to pay
            </LinkButton>
          ) : null}
        </>
      }
    >
      <h2 className="text-2xl">Next steps</h2>
      <ol className="mt-5 grid gap-5">
        {nextSteps(payment?.status === "confirmed").map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sage text-herb">
              <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
            </span>
            <div className="pt-0.5">
              <p className="font-semibold">{title}</p>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </StateScreen>
  );
}
