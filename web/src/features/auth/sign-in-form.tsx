import type { AuthReply } from "@mealwright/schema/contract/auth";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { logIn } from "../../api/auth.ts";
import { type Outcome, useForm } from "../../api/hooks/use-form.ts";
import { PasskeyDismissed, signInByAutofill, signInWithPasskey, withdrawAutofill } from "../../api/passkeys.ts";
import { Button } from "../../components/button.tsx";
import { FormNotice } from "../../components/form/form-notice.tsx";
import { PasswordField } from "../../components/form/text-field.tsx";
import { Link } from "../../components/link.tsx";
import { authPath, PATHS, returnPathOf } from "../../pages/paths.ts";
import { takeReturnPath } from "../../pages/return-path.ts";
import { userOfReply } from "../../product/auth-reply.ts";
import { signInErrors } from "./account-checks.ts";
import { EmailInput } from "./account-fields.tsx";
import { failureText, LOGIN_FAILURE, refusalText } from "./auth-texts.ts";

const NO_PASSKEY = "No passkey was used. Try again, or sign in with your password.";

interface SignInFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

export function SignInForm({ email, onEmail }: SignInFormProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // After a successful sign-in the button stays disabled until the next page has loaded.
  const [isIn, setIn] = useState(false);

  const enter = (reply: AuthReply): Outcome | null => {
    if (userOfReply(reply) === null) return { tone: "bad", text: refusalText(reply, LOGIN_FAILURE) };
    setIn(true);
    // Somebody whom Google sent back to enter a password first still wants to reach the page they came for.
    const kept = takeReturnPath(Date.now());
    navigate(returnPathOf(state) ?? kept ?? PATHS.dashboard, { replace: true });
    return null;
  };

  const {
    values,
    change,
    faults: errors,
    outcome,
    sending,
    submit,
    sendBy,
  } = useForm({
    initial: { email, password: "" },
    check: signInErrors,
    write: async (typed) => enter(await logIn({ email: typed.email.trim(), password: typed.password })),
    isOfForm: () => true,
    describe: (error) => (error instanceof PasskeyDismissed ? NO_PASSKEY : failureText(error, LOGIN_FAILURE)),
  });
  const isBusy = sending || isIn;

  const enterByAutofill = useEffectEvent((reply: AuthReply) => sendBy(async () => enter(reply)));
  useEffect(() => {
    let isHere = true;
    signInByAutofill()
      .then((reply) => (reply !== null && isHere ? enterByAutofill(reply) : undefined))
      // The person did not ask for this, so a failure stays silent; the form works without it.
      .catch(() => undefined);
    return () => {
      isHere = false;
      void withdrawAutofill();
    };
  }, []);

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {outcome === null ? null : <FormNotice tone={outcome.tone}>{outcome.text}</FormNotice>}
      <EmailInput
        value={values.email}
        error={errors.email}
        autoComplete="username webauthn"
        onChange={(typed) => {
          change({ email: typed });
          onEmail(typed);
        }}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={values.password}
        error={errors.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      <Button type="submit" size="large" inactive={isBusy}>
        {isBusy ? "Signing in…" : "Sign in"}
      </Button>
      <Button
        variant="secondary"
        size="large"
        inactive={isBusy}
        onClick={() => sendBy(async () => enter(await signInWithPasskey()))}
      >
        Sign in with a passkey
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Link to={authPath("forgot")} state={state} className="text-link py-1">
          Forgot your password?
        </Link>
        <span className="py-1">
          New here?{" "}
          <Link to={authPath("sign-up")} state={state} className="text-link">
            Create an account
          </Link>
        </span>
      </p>
    </form>
  );
}
