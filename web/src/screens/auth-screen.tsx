import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Card } from "../components/card.tsx";
import { Notice } from "../components/notice.tsx";
import { Page } from "../components/page.tsx";
import { authErrorText } from "../features/auth/auth-texts.ts";
import { ForgotForm } from "../features/auth/forgot-form.tsx";
import { GoogleButton } from "../features/auth/google-button.tsx";
import { SignInForm } from "../features/auth/sign-in-form.tsx";
import { SignUpForm } from "../features/auth/sign-up-form.tsx";
import type { AuthMode } from "../lib/paths.ts";

const TITLES: Readonly<Record<AuthMode, { readonly title: string; readonly lead: string }>> = {
  "sign-in": { title: "Welcome back", lead: "Sign in to see your plan and your list." },
  "sign-up": { title: "Make an account", lead: "Free, without a card. Three personalised meals to begin with." },
  forgot: { title: "Forgot your password?", lead: "Tell us your email and we send you a link to choose a new one." },
};

/** Sign in, sign up, forgot password; what is typed as email goes along from one to the other. */
export function AuthScreen() {
  const [params] = useSearchParams();
  const [email, setEmail] = useState("");
  const mode = modeOf(params.get("mode"));
  const error = params.get("error");
  const { title, lead } = TITLES[mode];
  return (
    <Page key={mode} title={title} lead={lead} width="form">
      {error === null ? null : (
        <div className="mb-5">
          <Notice tone="bad">{authErrorText(error)}</Notice>
        </div>
      )}
      <Card>
        {mode === "sign-in" ? <SignInForm email={email} onEmail={setEmail} /> : null}
        {mode === "sign-up" ? <SignUpForm email={email} onEmail={setEmail} /> : null}
        {mode === "forgot" ? <ForgotForm email={email} onEmail={setEmail} /> : <GoogleButton />}
      </Card>
    </Page>
  );
}

function modeOf(text: string | null): AuthMode {
  return text === "sign-up" || text === "forgot" ? text : "sign-in";
}
