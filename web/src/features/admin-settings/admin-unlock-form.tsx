import { MESSAGES } from "@mealwright/schema/constants/messages";
import { type FormEvent, useState } from "react";
import { HttpError, serverText } from "../../api/http-error.ts";
import { send } from "../../api/send.ts";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { PasswordField, TextField } from "../../components/text-field.tsx";
import { focusFirstInvalid } from "../../lib/focus-first-invalid.ts";
import { type UnlockValues, unlockErrors } from "./admin-checks.ts";

/** The administrator's own sign-in: compared on the server, good for a few hours. */
export function AdminUnlockForm({ onUnlocked }: { readonly onUnlocked: () => Promise<void> | void }) {
  const [values, setValues] = useState<UnlockValues>({ email: "", password: "" });
  const [errors, setErrors] = useState<Partial<UnlockValues>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = unlockErrors(values);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) {
      focusFirstInvalid(form);
      return;
    }
    setSending(true);
    try {
      await send("adminLogin", { body: { email: values.email.trim(), password: values.password } });
      await onUnlocked();
    } catch (error) {
      const refused = error instanceof HttpError ? MESSAGES.invalidAdminCredentials : MESSAGES.loginNetwork;
      setFailure(serverText(error) ?? refused);
    }
    setSending(false);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure === null ? null : <Notice tone="bad">{failure}</Notice>}
      <TextField
        label="Administrator's email"
        name="admin-email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        value={values.email}
        error={errors.email}
        onChange={(event) => setValues({ ...values, email: event.target.value })}
      />
      <PasswordField
        label="Administrator's password"
        name="admin-password"
        autoComplete="current-password"
        required
        value={values.password}
        error={errors.password}
        onChange={(event) => setValues({ ...values, password: event.target.value })}
      />
      <Button type="submit" disabled={sending} className="justify-self-start">
        {sending ? "Unlocking…" : "Unlock"}
      </Button>
    </form>
  );
}
