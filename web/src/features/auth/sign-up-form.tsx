import { SIGN_UP_REDIRECT_DELAY_MS, STORED_QUESTIONNAIRE_SAVE_DELAY_MS } from "@mealwright/schema/constants/timings";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { register } from "../../api/auth.ts";
import { hasFaults, useForm } from "../../api/hooks/use-form.ts";
import { HttpError } from "../../api/transport/http-error.ts";
import { Button } from "../../components/button.tsx";
import { FormNotice } from "../../components/form/form-notice.tsx";
import { Link } from "../../components/link.tsx";
import { authPath, isPricingPath, PATHS, returnPathOf } from "../../pages/paths.ts";
import { reportsSuccess } from "../../product/auth-reply.ts";
import { commonPasswordError } from "../../product/password-check.ts";
import { signUpErrors } from "./account-checks.ts";
import { AccountFields, type AccountValues } from "./account-fields.tsx";
import { failureText, REGISTRATION_FAILURE, refusalText, saysAlreadyExists } from "./auth-texts.ts";
import { DoneMessage } from "./done-message.tsx";
import { saveStoredAnswers } from "./stored-answers.ts";

interface SignUpFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Called when the account was created; the form says so and moves on by itself. */
  readonly onDone: () => void;
}

export function SignUpForm({ email, onEmail, onDone }: SignUpFormProps) {
  const [done, setDone] = useState(false);
  const { state } = useLocation();
  const navigate = useNavigate();
  const {
    values,
    change,
    faults: errors,
    outcome,
    sending,
    submit,
  } = useForm<AccountValues>({
    initial: { name: "", email, password: "" },
    async check(typed) {
      const found = signUpErrors(typed);
      if (hasFaults(found)) return found;
      const tooCommon = await commonPasswordError(typed.password, typed.email);
      return tooCommon === null ? {} : { password: tooCommon };
    },
    async write({ name, email: address, password }) {
      const reply = await register({ email: address.trim(), name: name.trim(), password }, async () => {
        setDone(true);
        onDone();
        window.setTimeout(() => void saveStoredAnswers(), STORED_QUESTIONNAIRE_SAVE_DELAY_MS);
        return false;
      });
      return reportsSuccess(reply) ? null : { tone: "bad", text: refusalText(reply, REGISTRATION_FAILURE) };
    },
    // A taken address is not a typing error: show it above the form, with the link to sign in.
    isOfForm: (error) => !(error instanceof HttpError && error.status === 422),
    describe: (error) => failureText(error, REGISTRATION_FAILURE),
  });

  // Leaving this page cancels the redirect to the pricing page, but not the saving of the answers.
  const from = returnPathOf(state);
  // Somebody who had chosen a paid plan returns to it.
  const next = isPricingPath(from) ? from : PATHS.pricing;
  useEffect(() => {
    if (!done) return;
    const timer = window.setTimeout(() => navigate(next), SIGN_UP_REDIRECT_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [done, navigate, next]);

  if (done) {
    return (
      <DoneMessage title="Your account is ready. Welcome!">
        We will show you the plans in a moment.{" "}
        <Link to={next} className="text-link">
          Go there now
        </Link>
      </DoneMessage>
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {outcome === null ? null : (
        <FormNotice tone={outcome.tone}>
          {outcome.text}{" "}
          {saysAlreadyExists(outcome.text) ? (
            <Link to={authPath("sign-in")} state={state} className="text-link font-semibold">
              Sign in instead
            </Link>
          ) : null}
        </FormNotice>
      )}
      <AccountFields
        values={values}
        errors={errors}
        onChange={(typed) => {
          change(typed);
          if (typed.email !== undefined) onEmail(typed.email);
        }}
      />
      <Button type="submit" size="large" inactive={sending}>
        {sending ? "Creating your account…" : "Sign up"}
      </Button>
      <p>
        Have an account?{" "}
        <Link to={authPath("sign-in")} state={state} className="text-link">
          Sign in
        </Link>
      </p>
    </form>
  );
}
