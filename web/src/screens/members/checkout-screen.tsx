import { useParams } from "react-router-dom";
import { useCall } from "../../api/hooks/use-call.ts";
import { HttpError } from "../../api/transport/http-error.ts";
import { LinkButton } from "../../components/button.tsx";
import { FailedNotice } from "../../components/failed-notice.tsx";
import { Page } from "../../components/page/page.tsx";
import { StateScreen } from "../../components/page/state-screen.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { ConfirmedCheckout, EndedCheckout, WaitingCheckout } from "../../features/payments/checkout.tsx";
import { usePaymentPolling } from "../../features/payments/use-payment-polling.ts";
import { PATHS } from "../../pages/paths.ts";

/** How to pay, and the result: the page updates by itself when the money arrives. */
export default function CheckoutScreen() {
  const { paymentId } = useParams();
  const { data, error, retry } = useCall("payment", { params: { id: paymentId } });
  usePaymentPolling(data?.status, retry);
  if (data?.status === "pending") return <WaitingCheckout payment={data} />;
  if (data?.status === "confirmed") return <ConfirmedCheckout payment={data} />;
  if (data !== undefined) return <EndedCheckout status={data.status} />;
  if (error instanceof HttpError && error.status === 404) {
    return (
      <StateScreen
        title="We could not find that payment"
        lead="Nothing was charged. The plans and their prices are one step away."
        actions={<LinkButton to={PATHS.pricing}>Back to the plans</LinkButton>}
      />
    );
  }
  return (
    <Page title="Checkout" width="text">
      {error === undefined ? (
        <Skeleton className="h-64" />
      ) : (
        <FailedNotice onRetry={retry}>The payment could not be loaded. Nothing was charged.</FailedNotice>
      )}
    </Page>
  );
}
