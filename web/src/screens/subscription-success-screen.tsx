import { PAID_TIERS, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { CookingPot, type LucideIcon, ShoppingBasket, SlidersHorizontal } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { LinkButton } from "../components/button.tsx";
import { StateScreen } from "../components/state-screen.tsx";
import { PATHS } from "../lib/paths.ts";
import { tierNamed } from "../lib/stored-choices.ts";

interface NextStep {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

const NEXT_STEPS: readonly NextStep[] = [
  {
    icon: CookingPot,
    title: "Open your meal plan",
    text: "The whole week is yours, and every meal of it can be replaced.",
  },
  {
    icon: ShoppingBasket,
    title: "Look through the grocery list",
    text: "It goes by aisle, in packs a shop sells. Tick what you have at home.",
  },
  {
    icon: SlidersHorizontal,
    title: "Change your preferences whenever life changes",
    text: "The next week follows them.",
  },
];

/** Where the payment provider sends people back: `?plan=` names what was bought, and is trusted for nothing else. */
export function SubscriptionSuccessScreen() {
  const [params] = useSearchParams();
  const tier = tierNamed(params.get("plan"));
  const paid = PAID_TIERS.find((candidate) => candidate === tier);
  return (
    <StateScreen
      title={paid === undefined ? "Welcome to Mealwright" : `Welcome to ${TIER_NAMES[paid]}`}
      lead="Thank you. As soon as your payment is confirmed, everything in your plan opens."
      actions={
        <LinkButton to={PATHS.dashboard} size="large">
          Continue to dashboard
        </LinkButton>
      }
    >
      <h2 className="text-2xl">Next steps</h2>
      <ol className="mt-5 grid gap-5">
        {NEXT_STEPS.map(({ icon: Icon, title, text }) => (
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
