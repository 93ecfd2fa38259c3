import { MESSAGES } from "@mealwright/schema/constants/messages";
import { PASSWORD_RESET_SECONDS } from "@mealwright/schema/constants/timings";
import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { send } from "../../api/send.ts";
import { Button } from "../../components/button.tsx";
import { FormNotice } from "../../components/form-notice.tsx";
import { reportsSuccess } from "../../lib/auth-reply.ts";
import { focusFirstInvalid } from "../../lib/focus-first-invalid.ts";
import { authPath } from "../../lib/paths.ts";
import { emailErrors, hasErrors } from "./account-checks.ts";
import { EmailInput, type FieldErrors } from "./account-fields.tsx";
import { FORGOT_FAILURE, failureText, refusalText } from "./auth-texts.ts";

interface ForgotFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

interface Outcome {
  readonly tone: "good" | "bad";
  readonly text: string;
}

export function ForgotForm({ email, onEmail }: ForgotFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [sending, setSending] = useState(false);
  const { state } = useLocation();

  const ask = async (): Promise<Outcome> => {
    try {
      const reply = await send("forgotPassword", { body: { email: email.trim() } });
      return reportsSuccess(reply)
        ? { tone: "good", text: MESSAGES.resetEmailSent }
        : { tone: "bad", text: refusalText(reply, FORGOT_FAILURE) };
    } catch (error) {
      return { tone: "bad", text: failureText(error, FORGOT_FAILURE) };
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = emailErrors(email);
    setErrors(found);
    setOutcome(null);
    if (hasErrors(found)) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    setSending(true);
    setOutcome(await ask());
    setSending(false);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {outcome === null ? null : (
        <FormNotice tone={outcome.tone}>
          <p>{outcome.text}</p>
          {outcome.tone === "good" ? (
            <p className="mt-1 text-small text-ink-soft">
              The link works once, within {PASSWORD_RESET_SECONDS / 60} minutes. Nothing there? Look among the spam, or
              check the address below.
            </p>
          ) : null}
        </FormNotice>
      )}
      <EmailInput value={email} error={errors.email} onChange={onEmail} />
      <Button type="submit" size="large" disabled={sending}>
        {sending ? "Sending…" : "Send reset email"}
      </Button>
      <p>
        <Link to={authPath("sign-in")} state={state} className="text-link py-1">
          Back to sign in
        </Link>
      </p>
    </form>
  );
}
