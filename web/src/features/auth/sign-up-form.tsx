import { SIGN_UP_REDIRECT_DELAY_MS, STORED_QUESTIONNAIRE_SAVE_DELAY_MS } from "@mealwright/schema/constants/timings";
import { type FormEvent, useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { send } from "../../api/send.ts";
import { useSession } from "../../api/session.ts";
import { Button } from "../../components/button.tsx";
import { FormNotice } from "../../components/form-notice.tsx";
import { reportsSuccess, userOfReply } from "../../lib/auth-reply.ts";
import { focusFirstInvalid } from "../../lib/focus-first-invalid.ts";
import { commonPasswordError } from "../../lib/password-check.ts";
import { authPath, PATHS } from "../../lib/paths.ts";
import { hasErrors, refusedFields, signUpErrors } from "./account-checks.ts";
import { AccountFields, type FieldErrors } from "./account-fields.tsx";
import { failureText, REGISTRATION_FAILURE, refusalText, saysAlreadyExists } from "./auth-texts.ts";
import { DoneMessage } from "./done-message.tsx";
import { saveStoredAnswers } from "./stored-answers.ts";

interface SignUpFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** The account is made; the form says so and moves on by itself. */
  readonly onDone: () => void;
}

export function SignUpForm({ email, onEmail, onDone }: SignUpFormProps) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState(false);
  const { signedIn, refresh } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();

  // Leaving this page calls off the move to the prices, never the saving of the answers.
  useEffect(() => {
    if (!done) return;
    const timer = window.setTimeout(() => navigate(PATHS.pricing), SIGN_UP_REDIRECT_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [done, navigate]);

  const signUp = async (form: HTMLFormElement) => {
    try {
      const reply = await send("register", { body: { email: email.trim(), name: name.trim(), password } });
      if (!reportsSuccess(reply)) {
        setFailure(refusalText(reply, REGISTRATION_FAILURE));
        return;
      }
      setDone(true);
      onDone();
      window.setTimeout(() => void saveStoredAnswers(), STORED_QUESTIONNAIRE_SAVE_DELAY_MS);
      const user = userOfReply(reply);
      await (user === null ? refresh() : signedIn(user));
    } catch (error) {
      const refused = refusedFields(error);
      setErrors(refused);
      if (hasErrors(refused)) focusFirstInvalid(form);
      else setFailure(failureText(error, REGISTRATION_FAILURE));
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = signUpErrors({ name, email, password });
    setErrors(found);
    setFailure(null);
    if (hasErrors(found)) {
      focusFirstInvalid(form);
      return;
    }
    setSending(true);
    const tooCommon = await commonPasswordError(password, email);
    if (tooCommon === null) await signUp(form);
    else setErrors({ password: tooCommon });
    setSending(false);
    if (tooCommon !== null) focusFirstInvalid(form);
  };

  if (done) {
    return (
      <DoneMessage title="Your account is ready. Welcome!">
        The plans come up in a moment.{" "}
        <Link to={PATHS.pricing} className="text-link">
          Go there now
        </Link>
      </DoneMessage>
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure === null ? null : (
        <FormNotice tone="bad">
          {failure}{" "}
          {saysAlreadyExists(failure) ? (
            <Link to={authPath("sign-in")} state={state} className="text-link font-semibold">
              Sign in instead
            </Link>
          ) : null}
        </FormNotice>
      )}
      <AccountFields
        values={{ name, email, password }}
        errors={errors}
        onChange={(values) => {
          setName(values.name);
          onEmail(values.email);
          setPassword(values.password);
        }}
      />
      <Button type="submit" size="large" disabled={sending}>
        {sending ? "Making your account…" : "Sign up"}
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
