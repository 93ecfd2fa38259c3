import {
  GOOGLE_CLIENT_ID_HINT,
  GOOGLE_CLIENT_SECRET_HINT,
  GOOGLE_CREDENTIAL_MAX_LENGTH,
} from "@mealwright/schema/constants/auth/google";
import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import type { ReactNode } from "react";
import { saveGoogleCredentials } from "../../api/admin.ts";
import { type Form, useForm } from "../../api/hooks/use-form.ts";
import { HttpError, serverText } from "../../api/transport/http-error.ts";
import { Button } from "../../components/button.tsx";
import { PasswordField, TextField } from "../../components/form/text-field.tsx";
import { Notice } from "../../components/notice.tsx";
import { credentialErrors, type GoogleCredentials } from "./admin-checks.ts";
import { AdminGate } from "./admin-gate.tsx";

/** Google's sign-in credentials, for the administrator, with further buttons beside its own. */
export function GoogleCredentialsForm({ buttons }: { readonly buttons?: ReactNode }) {
  // Kept here, so that typed text survives a lock.
  const form = useForm<GoogleCredentials>({
    initial: { clientId: "", clientSecret: "", password: "" },
    check: credentialErrors,
    async write({ clientId, clientSecret, password }) {
      const body = { clientId: clientId.trim(), clientSecret: clientSecret.trim(), password };
      if (!(await saveGoogleCredentials(body))) throw new HttpError(200, "", "");
      form.change({ clientSecret: "", password: "" });
      return LATE_MESSAGES.credentialsUpdated;
    },
    describe: (error) =>
      serverText(error) ??
      (error instanceof HttpError ? LATE_MESSAGES.updateCredentialsFailed : LATE_MESSAGES.updateCredentialsFailedRetry),
  });
  return <AdminGate>{() => <CredentialsForm form={form} buttons={buttons} />}</AdminGate>;
}

interface CredentialsFormProps {
  readonly form: Form<GoogleCredentials>;
  readonly buttons: ReactNode;
}

function CredentialsForm({ form, buttons }: CredentialsFormProps) {
  const { values, change, faults: errors, outcome, sending, submit } = form;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <TextField
        label="Client ID"
        name="client-id"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={GOOGLE_CREDENTIAL_MAX_LENGTH}
        help={GOOGLE_CLIENT_ID_HINT}
        value={values.clientId}
        error={errors.clientId}
        onChange={(event) => change({ clientId: event.target.value })}
      />
      <PasswordField
        label="Client secret"
        name="client-secret"
        autoComplete="off"
        required
        maxLength={GOOGLE_CREDENTIAL_MAX_LENGTH}
        help={GOOGLE_CLIENT_SECRET_HINT}
        value={values.clientSecret}
        error={errors.clientSecret}
        onChange={(event) => change({ clientSecret: event.target.value })}
      />
      <PasswordField
        label="Administrator's password again"
        name="credentials-password"
        autoComplete="current-password"
        required
        value={values.password}
        error={errors.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      <p className="text-small text-ink-soft">
        The secret is stored encrypted and never shown again. In Google's console, allow this address to be returned to:{" "}
        <code className="break-all">{`${window.location.origin}/api/auth/google/callback`}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" inactive={sending}>
          {sending ? "Saving…" : "Save credentials"}
        </Button>
        {buttons}
      </div>
    </form>
  );
}
