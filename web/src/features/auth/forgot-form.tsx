import { MESSAGES } from "@mealwright/schema/constants/messages";
import { PASSWORD_RESET_SECONDS } from "@mealwright/schema/constants/timings";
import { useLocation } from "react-router-dom";
import { askForReset } from "../../api/auth.ts";
import { useForm } from "../../api/hooks/use-form.ts";
import { Button } from "../../components/button.tsx";
import { FormNotice } from "../../components/form/form-notice.tsx";
import { Link } from "../../components/link.tsx";
import { authPath } from "../../pages/paths.ts";
import { reportsSuccess } from "../../product/auth-reply.ts";
import { emailErrors } from "./account-checks.ts";
import { EmailInput } from "./account-fields.tsx";
import { FORGOT_FAILURE, failureText, refusalText } from "./auth-texts.ts";

interface ForgotFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

export function ForgotForm({ email, onEmail }: ForgotFormProps) {
  const { state } = useLocation();
  const {
    values,
    change,
    faults: errors,
    outcome,
    sending,
    submit,
  } = useForm({
    initial: { email },
    check: (typed) => emailErrors(typed.email),
    async write(typed) {
      const reply = await askForReset(typed.email.trim());
      return reportsSuccess(reply)
        ? MESSAGES.resetEmailSent
        : { tone: "bad", text: refusalText(reply, FORGOT_FAILURE) };
    },
    isOfForm: () => true,
    describe: (error) => failureText(error, FORGOT_FAILURE),
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {outcome === null ? null : (
        <FormNotice tone={outcome.tone}>
          <p>{outcome.text}</p>
          {outcome.tone === "good" ? (
            <p className="mt-1 text-small text-ink-soft">
              The link works once, within {PASSWORD_RESET_SECONDS / 60} minutes. Nothing there? Look in your spam
              folder, or check the address below.
            </p>
          ) : null}
        </FormNotice>
      )}
      <EmailInput
        value={values.email}
        error={errors.email}
        onChange={(typed) => {
          change({ email: typed });
          onEmail(typed);
        }}
      />
      <Button type="submit" size="large" inactive={sending}>
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
