import { PAID_TIER_TERMS, PRICING_CURRENCY, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { PaymentDetails } from "@mealwright/schema/contract/payments";
import { Link } from "../../components/link.tsx";
import { PATHS } from "../../pages/paths.ts";
import { CopyButton } from "./copy-button.tsx";
import { PaymentFacts } from "./payment-facts.tsx";
import { priceText } from "./payment-texts.ts";

/** How to pay by bank transfer, and what happens then. */
export function TransferSteps({ payment }: { readonly payment: PaymentDetails }) {
  const { bankDetails, reference, tier } = payment;
  const to =
    bankDetails === null
      ? []
      : [
          { label: "Account holder", value: bankDetails.accountHolder },
          {
            label: "Account number",
            value: bankDetails.accountNumber,
            action: <CopyButton text={bankDetails.accountNumber} label="account number" />,
          },
          { label: "Bank", value: bankDetails.bank },
        ];
  const code =
    reference === null
      ? []
      : [{ label: "Reference", value: reference, action: <CopyButton text={reference} label="reference" /> }];
  return (
    <div className="grid gap-6">
      <PaymentFacts
        facts={[{ label: "Amount", value: `${priceText(payment)} (${PRICING_CURRENCY})` }, ...code, ...to]}
      />
      {bankDetails === null ? (
        <p>
          Paying by card is not available here yet: plans are paid by bank transfer. We send our bank details by email:{" "}
          <Link to={PATHS.contact} className="text-link">
            write to us
          </Link>{" "}
          and include the reference.
        </p>
      ) : null}
      <section aria-labelledby="next">
        <h2 id="next" className="text-2xl">
          What happens next
        </h2>
        <ol className="mt-3 grid list-decimal gap-2 pl-5">
          <li>You transfer the amount with the reference, so that we know it is yours.</li>
          <li>
            We confirm it by hand as soon as it arrives, email you, and unlock {TIER_NAMES[tier]}, here on this page
            too.
          </li>
          <li>It lasts for the period you paid for. Nothing renews by itself.</li>
          <li>
            Within {PAID_TIER_TERMS[tier].guaranteeDays} days you can ask for your money back with one click in the
            settings.
          </li>
        </ol>
      </section>
    </div>
  );
}
