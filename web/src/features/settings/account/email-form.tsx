import type { User } from "@mealwright/schema/contract/user";
import { useForm } from "../../../api/hooks/use-form.ts";
import { changeEmail } from "../../../api/user.ts";
import { Button } from "../../../components/button.tsx";
import { PasswordField, TextField } from "../../../components/form/text-field.tsx";
import { Notice } from "../../../components/notice.tsx";
import { VerifyAddress } from "./verify-address.tsx";

const OUTCOME_TEXTS = {
  verified: { tone: "good", text: "Your address is confirmed." },
  changed: { tone: "good", text: "Your new address is confirmed. Sign in with it from now on." },
  invalid: {
    tone: "bad",
    text: "That link has been used, has expired, or is not for this account. Ask for a new one below.",
  },
} as const;

/** For somebody who opened the link in the mail: its result is far down the page. */
const showAtOnce = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" });

interface EmailFormProps {
  readonly user: User;
  /** The result of opening the link (`/settings?email=`). */
  readonly followed: string | null;
}

/** A new address counts once the link mailed to it was opened; until then the old one stays. */
export function EmailForm({ user, followed }: EmailFormProps) {
  const { values, change, faults, outcome, sending, submit } = useForm({
    initial: { email: "", password: "" },
    check: ({ email, password }) => ({
      ...(email.trim() === "" ? { email: "Please enter the new address." } : {}),
      ...(password === "" ? { password: "Please enter your password." } : {}),
    }),
    async write({ email, password }) {
      const said = await changeEmail({ email: email.trim(), password });
      change({ password: "" });
      return said;
    },
  });
  const ofLink =
    followed === "verified" || followed === "changed" || followed === "invalid" ? OUTCOME_TEXTS[followed] : null;

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {ofLink === null ? null : (
        <div ref={showAtOnce}>
          <Notice tone={ofLink.tone}>{ofLink.text}</Notice>
        </div>
      )}
      <p>
        Now: <strong className="font-semibold break-all">{user.email}</strong>
      </p>
      {user.emailVerified ? null : <VerifyAddress />}
      <TextField
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        value={values.email}
        error={faults.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        value={values.password}
        error={faults.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <Button type="submit" variant="secondary" inactive={sending} className="justify-self-start">
        {sending ? "Sending…" : "Email me the link"}
      </Button>
    </form>
  );
}
