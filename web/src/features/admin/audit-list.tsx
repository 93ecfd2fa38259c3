import { AUDIT_TEXTS } from "@mealwright/schema/constants/admin";
import type { AuditEntry } from "@mealwright/schema/contract/admin";
import { usePage } from "../../api/hooks/use-page.ts";
import { PageFrame, When } from "./page-frame.tsx";

/** What happened to accounts and by the administrator, newest first. */
export function AuditList() {
  return (
    <PageFrame
      state={usePage("adminAuditLog")}
      label="Audit log"
      empty="Nothing has happened yet."
      keyOf={({ id }) => id}
      row={(entry) => <Entry entry={entry} />}
    />
  );
}

function Entry({ entry: { at, action, email } }: { readonly entry: AuditEntry }) {
  return (
    <div className="grid gap-x-4 text-small sm:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)]">
      <p className="text-ink-soft">
        <When at={at} />
      </p>
      <p className="font-semibold">{AUDIT_TEXTS[action]}</p>
      <p className="break-all text-ink-soft">{email ?? "no account"}</p>
    </div>
  );
}
