import { useSearchParams } from "react-router-dom";
import { Card } from "../components/card.tsx";
import { Page } from "../components/page/page.tsx";
import { ResetPasswordForm } from "../features/auth/reset-password-form.tsx";

/** Opened from the link of a reset mail: `?token=…`. */
export default function ResetPasswordScreen() {
  const [params] = useSearchParams();
  return (
    <Page title="Choose a new password" lead="It replaces the old one on every device." width="form">
      <Card>
        <ResetPasswordForm token={params.get("token") ?? ""} />
      </Card>
    </Page>
  );
}
