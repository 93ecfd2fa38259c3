import { MESSAGES } from "@mealwright/schema/constants/messages";
import { PASSWORD_LENGTH } from "@mealwright/schema/constants/questionnaire";
import { RESET_REDIRECT_DELAY_MS } from "@mealwright/schema/constants/timings";
import { type FormEvent, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { send } from "../../api/send.ts";
import { useSession } from "../../api/session.ts";
import { Button } from "../../components/button.tsx";
import { FormNotice } from "../../components/form-notice.tsx";
import { PasswordField } from "../../components/text-field.tsx";
import { reportsSuccess } from "../../lib/auth-reply.ts";
import { focusFirstInvalid } from "../../lib/focus-first-invalid.ts";
import { commonPasswordError } from "../../lib/password-check.ts";
import { authPath, PATHS } from "../../lib/paths.ts";
import { hasErrors, type NewPasswordErrors, newPasswordErrors } from "./account-checks.ts";
import { failureText, RESET_FAILURE, refusalText } from "./auth-texts.ts";
import { DoneMessage } from "./done-message.tsx";

interface ResetPasswordFormProps {
  /** Out of the mail's link; empty when there is none. */
  readonly token: string;
}

/** A new password, twice; without a token it only says where to get a link (specification §5). */
export function ResetPasswordForm({ token }: ResetPasswordFormProps) {
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const [failure, setFailure] = useState<string | null>(token === "" ? MESSAGES.invalidResetLink : null);
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState(false);
  const { user, refresh } = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (!done) return;
    const timer = window.setTimeout(() => navigate(PATHS.auth), RESET_REDIRECT_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [done, navigate]);

  const reset = async () => {
    try {
      const reply = await send("resetPassword", { body: { token, newPassword: password } });
      if (!reportsSuccess(reply)) {
        setFailure(refusalText(reply, RESET_FAILURE));
        return;
      }
      setDone(true);
      // Every session has ended, this browser's too.
      if (user) await refresh();
    } catch (error) {
      setFailure(failureText(error, RESET_FAILURE));
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = newPasswordErrors(password, confirmation);
    setErrors(found);
    setFailure(null);
    if (hasErrors(found)) {
      focusFirstInvalid(form);
      return;
    }
    setSending(true);
    const tooCommon = await commonPasswordError(password, "");
    if (tooCommon === null) await reset();
    else setErrors({ password: tooCommon });
    setSending(false);
    if (tooCommon !== null) focusFirstInvalid(form);
  };

  if (done) {
    return (
      <DoneMessage title="Your password is changed.">
        You are signed out everywhere.{" "}
        <Link to={PATHS.auth} className="text-link">
          Sign in with the new one
        </Link>
      </DoneMessage>
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure === null ? null : (
        <FormNotice tone="bad">
          {failure}{" "}
          {token === "" || failure.includes("reset link") ? (
            <Link to={authPath("forgot")} className="text-link font-semibold">
              Ask for a new link
            </Link>
          ) : null}
        </FormNotice>
      )}
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        required
        help={`At least ${PASSWORD_LENGTH.min} characters.`}
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Confirm password"
        name="confirm-password"
        autoComplete="new-password"
        required
        value={confirmation}
        error={errors.confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      <Button type="submit" size="large" disabled={token === "" || sending}>
        {sending ? "Saving…" : "Reset password"}
      </Button>
    </form>
  );
}
