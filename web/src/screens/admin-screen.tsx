import type { ReactNode } from "react";
import { useSession } from "../api/session.ts";
import { LinkButton } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { Page } from "../components/page/page.tsx";
import { Tabs } from "../components/tabs.tsx";
import { AdminGate } from "../features/admin/admin-gate.tsx";
import { ADMIN_TABS, type AdminTab } from "../features/admin/admin-tabs.ts";
import { AuditList } from "../features/admin/audit-list.tsx";
import { GoogleCredentialsForm } from "../features/admin/google-credentials-form.tsx";
import { LockButton } from "../features/admin/lock-button.tsx";
import { MessagesList } from "../features/admin/messages-list.tsx";
import { ModelSection } from "../features/admin/model-section.tsx";
import { PaymentsList } from "../features/admin/payments/payments-list.tsx";
import { SecondFactorSection } from "../features/admin/second-factor/second-factor-section.tsx";
import type { AdminSession } from "../features/admin/use-admin-session.ts";
import { UsersList } from "../features/admin/users-list.tsx";
import { PATHS } from "../pages/paths.ts";

/** Until it is unlocked, it shows the credentials form alone and requests no list. */
export default function AdminScreen() {
  return (
    <Page title="Administration">
      <AdminGate locked={(form) => <Card className="max-w-xl">{form}</Card>}>
        {(session) => <Unlocked session={session} />}
      </AdminGate>
    </Page>
  );
}

const GOOGLE = "Google sign-in credentials";

function Unlocked({ session }: { readonly session: AdminSession }) {
  const { user } = useSession();
  // The credentials are in Settings, which only a member can open.
  const form = (
    <div className="max-w-xl">
      <GoogleCredentialsForm />
    </div>
  );
  const contents: Readonly<Record<AdminTab, ReactNode>> = {
    payments: <PaymentsList />,
    users: <UsersList />,
    messages: <MessagesList />,
    model: <ModelSection />,
    log: <AuditList />,
    app: <SecondFactorSection session={session} />,
  };
  const google = user === null ? [{ value: "google", label: GOOGLE, content: form }] : [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap gap-3">
        {user ? (
          <LinkButton to={`${PATHS.settings}#google`} variant="secondary">
            {GOOGLE}
          </LinkButton>
        ) : null}
        <LockButton />
      </div>
      <Tabs
        label="Administration"
        tabs={[...ADMIN_TABS.map((tab) => ({ ...tab, content: contents[tab.value] })), ...google]}
      />
    </div>
  );
}
