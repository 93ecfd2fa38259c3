import { type FormEvent, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { send } from "../../api/send.ts";
import { useSession } from "../../api/session.ts";
import { Button } from "../../components/button.tsx";
import { FormNotice } from "../../components/form-notice.tsx";
import { PasswordField } from "../../components/text-field.tsx";
import { userOfReply } from "../../lib/auth-reply.ts";
import { focusFirstInvalid } from "../../lib/focus-first-invalid.ts";
import { authPath, PATHS, returnPathOf } from "../../lib/paths.ts";
import { takeReturnPath } from "../../lib/return-path.ts";
import { hasErrors, signInErrors } from "./account-checks.ts";
import { EmailInput, type FieldErrors } from "./account-fields.tsx";
import { failureText, LOGIN_FAILURE, refusalText } from "./auth-texts.ts";

interface SignInFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

export function SignInForm({ email, onEmail }: SignInFormProps) {
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();

  const signIn = async (): Promise<boolean> => {
    try {
      const reply = await send("login", { body: { email: email.trim(), password } });
      const user = userOfReply(reply);
      if (user === null) {
        setFailure(refusalText(reply, LOGIN_FAILURE));
        return false;
      }
      await signedIn(user);
      // Whoever comes back from Google to give a password first is still on the way.
      const kept = takeReturnPath(Date.now());
      navigate(returnPathOf(state) ?? kept ?? PATHS.dashboard, { replace: true });
      return true;
    } catch (error) {
      setFailure(failureText(error, LOGIN_FAILURE));
      return false;
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = signInErrors({ email, password });
    setErrors(found);
    setFailure(null);
    if (hasErrors(found)) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    setSending(true);
    // Whoever is in waits for the next page, not for another press.
    if (!(await signIn())) setSending(false);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure === null ? null : <FormNotice tone="bad">{failure}</FormNotice>}
      <EmailInput value={email} error={errors.email} autoComplete="username" onChange={onEmail} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="large" disabled={sending}>
        {sending ? "Signing in…" : "Sign in"}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Link to={authPath("forgot")} state={state} className="text-link py-1">
          Forgot your password?
        </Link>
        <span className="py-1">
          New here?{" "}
          <Link to={authPath("sign-up")} state={state} className="text-link">
            Make an account
          </Link>
        </span>
      </p>
    </form>
  );
}
