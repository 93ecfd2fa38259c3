import { PASSWORD_LENGTH } from "@mealwright/schema/constants/auth/account-fields";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { RESET_REDIRECT_DELAY_MS } from "@mealwright/schema/constants/timings";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { resetPassword } from "../../api/auth.ts";
import { hasFaults, useForm } from "../../api/hooks/use-form.ts";
import { Button } from "../../components/button.tsx";
import { FormNotice } from "../../components/form/form-notice.tsx";
import { PasswordField } from "../../components/form/text-field.tsx";
import { Link } from "../../components/link.tsx";
import { authPath, PATHS } from "../../pages/paths.ts";
import { reportsSuccess } from "../../product/auth-reply.ts";
import { commonPasswordError } from "../../product/password-check.ts";
import { newPasswordErrors } from "./account-checks.ts";
import { failureText, RESET_FAILURE, refusalText } from "./auth-texts.ts";
import { DoneMessage } from "./done-message.tsx";

interface ResetPasswordFormProps {
  /** From the mail's link; empty if there is none. */
  readonly token: string;
}

/** Asks for a new password, twice. Without a token it only tells where to get a link (specification §5). */
export function ResetPasswordForm({ token }: ResetPasswordFormProps) {
  const [done, setDone] = useState(false);
  const navigate = useNavigate();
  const {
    values,
    change,
    faults: errors,
    outcome,
    sending,
    submit,
  } = useForm({
    initial: { password: "", confirmation: "" },
    async check({ password, confirmation }) {
      const found = newPasswordErrors(password, confirmation);
      if (hasFaults(found)) return found;
      const tooCommon = await commonPasswordError(password, "");
      return tooCommon === null ? {} : { password: tooCommon };
    },
    async write({ password }) {
      const reply = await resetPassword({ token, newPassword: password });
      if (!reportsSuccess(reply)) return { tone: "bad", text: refusalText(reply, RESET_FAILURE) };
      setDone(true);
      return null;
    },
    isOfForm: () => true,
    describe: (error) => failureText(error, RESET_FAILURE),
  });
  const failure = outcome?.text ?? (token === "" ? MESSAGES.invalidResetLink : null);

  useEffect(() => {
    if (!done) return;
    const timer = window.setTimeout(() => navigate(PATHS.auth), RESET_REDIRECT_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [done, navigate]);

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
        value={values.password}
        error={errors.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      <PasswordField
        label="Confirm password"
        name="confirm-password"
        autoComplete="new-password"
        required
        value={values.confirmation}
        error={errors.confirmation}
        onChange={(event) => change({ confirmation: event.target.value })}
      />
      <Button type="submit" size="large" disabled={token === ""} inactive={sending}>
        {sending ? "Saving…" : "Reset password"}
      </Button>
    </form>
  );
}
