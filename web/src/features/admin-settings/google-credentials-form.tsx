import {
  GOOGLE_CLIENT_ID_HINT,
  GOOGLE_CLIENT_SECRET_HINT,
  GOOGLE_CREDENTIAL_MAX_LENGTH,
} from "@mealwright/schema/constants/google";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { type FormEvent, useState } from "react";
import { HttpError, serverText } from "../../api/http-error.ts";
import { send } from "../../api/send.ts";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { PasswordField, TextField } from "../../components/text-field.tsx";
import { focusFirstInvalid } from "../../lib/focus-first-invalid.ts";
import { credentialErrors, type GoogleCredentials } from "./admin-checks.ts";
import { AdminUnlockForm } from "./admin-unlock-form.tsx";
import { saysLocked, useAdminSession } from "./use-admin-session.ts";

/**
 * Google's sign-in credentials, for the administrator: folded away, and behind the administrator's own sign-in. Nobody
 * who leaves it folded asks the server anything.
 */
export function GoogleCredentialsForm() {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={(event) => setWasOpened(wasOpened || event.currentTarget.open)}>
      <summary className="cursor-pointer py-2 font-semibold">Google sign-in credentials</summary>
      <div className="mt-4">{wasOpened ? <Gate /> : null}</div>
    </details>
  );
}

function Gate() {
  const { state, refresh, lock } = useAdminSession();
  const [values, setValues] = useState<GoogleCredentials>({ clientId: "", clientSecret: "" });
  if (state === "unknown") return <p role="status">One moment…</p>;
  if (state === "failed") {
    return (
      <Notice tone="bad">
        {MESSAGES.somethingWentWrong}{" "}
        <Button variant="quiet" size="small" onClick={() => void refresh()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (state === "locked") return <AdminUnlockForm onUnlocked={refresh} />;
  return <CredentialsForm values={values} onValues={setValues} onRefused={refresh} onLock={lock} />;
}

interface CredentialsFormProps {
  readonly values: GoogleCredentials;
  readonly onValues: (values: GoogleCredentials) => void;
  /** The unlocked session is over. */
  readonly onRefused: () => Promise<void>;
  readonly onLock: () => Promise<void>;
}

function CredentialsForm({ values, onValues, onRefused, onLock }: CredentialsFormProps) {
  const [errors, setErrors] = useState<Partial<GoogleCredentials>>({});
  const [outcome, setOutcome] = useState<{ readonly tone: "good" | "bad"; readonly text: string } | null>(null);
  const [sending, setSending] = useState(false);

  const save = async () => {
    try {
      const { success } = await send("updateGoogleOauth", {
        body: { clientId: values.clientId.trim(), clientSecret: values.clientSecret.trim() },
      });
      if (!success) throw new HttpError(200, "", "");
      onValues({ ...values, clientSecret: "" });
      setOutcome({ tone: "good", text: MESSAGES.credentialsUpdated });
    } catch (error) {
      const text =
        error instanceof HttpError ? MESSAGES.updateCredentialsFailed : MESSAGES.updateCredentialsFailedRetry;
      setOutcome({ tone: "bad", text: serverText(error) ?? text });
      if (saysLocked(error)) await onRefused();
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = credentialErrors(values);
    setErrors(found);
    setOutcome(null);
    if (Object.keys(found).length > 0) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    setSending(true);
    await save();
    setSending(false);
  };

  const lock = async () => {
    try {
      await onLock();
    } catch {
      setOutcome({ tone: "bad", text: MESSAGES.somethingWentWrong });
    }
  };

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
        onChange={(event) => onValues({ ...values, clientId: event.target.value })}
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
        onChange={(event) => onValues({ ...values, clientSecret: event.target.value })}
      />
      <p className="text-small text-ink-soft">
        The secret is stored encrypted and never shown again. In Google's console, allow this address to be returned to:{" "}
        <code className="break-all">{`${window.location.origin}/api/auth/google/callback`}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={sending}>
          {sending ? "Saving…" : "Save credentials"}
        </Button>
        <Button variant="secondary" onClick={() => void lock()}>
          Lock
        </Button>
      </div>
    </form>
  );
}
