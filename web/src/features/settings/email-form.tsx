import type { User } from "@mealwright/schema/contract/user";
import { type FormEvent, useState } from "react";
import { send } from "../../api/send.ts";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { PasswordField, TextField } from "../../components/text-field.tsx";
import { focusFirstInvalid } from "../../lib/focus-first-invalid.ts";
import { useSending } from "./use-sending.ts";

const OUTCOME_TEXTS = {
  changed: { tone: "good", text: "Your new address is confirmed. Sign in with it from now on." },
  invalid: { tone: "bad", text: "That link is used, too old, or not for this account. Ask for a new one below." },
} as const;

interface EmailFormProps {
  readonly user: User;
  /** What came of a followed link (`/settings?email=`). */
  readonly followed: string | null;
}

/** A new address counts once the link mailed to it was followed; until then the old one stays. */
export function EmailForm({ user, followed }: EmailFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { sending, outcome, faults, refuse, run } = useSending();
  const ofLink = followed === "changed" || followed === "invalid" ? OUTCOME_TEXTS[followed] : null;
  const shown = outcome ?? ofLink;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const missing = {
      ...(email.trim() === "" ? { email: "Please enter the new address." } : {}),
      ...(password === "" ? { password: "Please enter your password." } : {}),
    };
    if (Object.keys(missing).length > 0) {
      refuse(missing);
      focusFirstInvalid(form);
      return;
    }
    const sent = await run(
      async () => (await send("changeEmail", { body: { email: email.trim(), password } })).message,
    );
    if (sent) setPassword("");
    else focusFirstInvalid(form);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>
        Now: <strong className="font-semibold break-all">{user.email}</strong>
      </p>
      <TextField
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        value={email}
        error={faults.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={faults.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {shown === null ? null : <Notice tone={shown.tone}>{shown.text}</Notice>}
      <Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
        {sending ? "Sending…" : "Mail me the link"}
      </Button>
    </form>
  );
}
