import { FREE_TIER, TIER_NAMES } from "@mealwright/schema/constants/tiers";
import { capitalized, FREE_PERSONALIZED_MEALS_TEXT } from "@mealwright/schema/rules/text/count-text";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { Card } from "../components/card.tsx";
import { Notice } from "../components/notice.tsx";
import { Page } from "../components/page/page.tsx";
import { authErrorText } from "../features/auth/auth-texts.ts";
import { ForgotForm } from "../features/auth/forgot-form.tsx";
import { GoogleButton } from "../features/auth/google-button.tsx";
import { SignInForm } from "../features/auth/sign-in-form.tsx";
import { SignUpForm } from "../features/auth/sign-up-form.tsx";
import { SignedInAlready } from "../features/auth/signed-in-already.tsx";
import { type AuthMode, isPricingPath, returnPathOf } from "../pages/paths.ts";
import { storedTier } from "../storage/stored-choices.ts";

interface Heading {
  readonly title: string;
  readonly lead: string;
}

const HEADINGS: Readonly<Record<AuthMode, Heading>> = {
  "sign-in": { title: "Welcome back", lead: "Sign in to see your plan and your list." },
  "sign-up": {
    title: "Create an account",
    lead: `Free, without a card. ${capitalized(FREE_PERSONALIZED_MEALS_TEXT)} to begin with.`,
  },
  forgot: {
    title: "Forgot your password?",
    lead: "Enter your email, and we will send you a link to choose a new one.",
  },
};
const SIGNED_UP: Heading = { title: "Welcome to Mealwright", lead: "Good to have you at the table." };

/** Sign in, sign up, forgot password; an email typed in one is kept in the others. */
export default function AuthScreen() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const [email, setEmail] = useState("");
  const mode = modeOf(params.get("mode"));
  const [isSignedUp, setSignedUp] = useState(false);
  const isDone = isSignedUp && mode === "sign-up";
  const error = params.get("error");
  const { title, lead } = isDone ? SIGNED_UP : (headingOfChoice(mode, state) ?? HEADINGS[mode]);
  return (
    <Page key={mode} title={title} lead={lead} width="form">
      {error === null ? null : (
        <div className="mb-5">
          <Notice tone="bad">{authErrorText(error)}</Notice>
        </div>
      )}
      {mode === "forgot" ? null : <SignedInAlready />}
      <Card>
        {mode === "sign-in" ? <SignInForm email={email} onEmail={setEmail} /> : null}
        {mode === "sign-up" ? <SignUpForm email={email} onEmail={setEmail} onDone={() => setSignedUp(true)} /> : null}
        {mode === "forgot" ? <ForgotForm email={email} onEmail={setEmail} /> : null}
      </Card>
      {mode === "forgot" || isDone ? null : (
        // Shown once the server says that Google sign-in is set up; its space is reserved so that nothing moves.
        <div className="min-h-32">
          <GoogleButton />
        </div>
      )}
    </Page>
  );
}

/** For somebody who comes from the pricing page after choosing a paid plan. */
function headingOfChoice(mode: AuthMode, state: unknown): Heading | null {
  if (mode === "forgot" || !isPricingPath(returnPathOf(state))) return null;
  const tier = storedTier();
  if (tier === null || tier === FREE_TIER) return null;
  return {
    title: HEADINGS[mode].title,
    lead: `You chose ${TIER_NAMES[tier]}. We keep your choice, and nothing is charged yet: your account comes first.`,
  };
}

function modeOf(text: string | null): AuthMode {
  return text === "sign-up" || text === "forgot" ? text : "sign-in";
}
