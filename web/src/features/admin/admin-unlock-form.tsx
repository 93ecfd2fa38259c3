import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { useRef, useState } from "react";
import { unlockAdmin } from "../../api/admin.ts";
import { useForm } from "../../api/hooks/use-form.ts";
import { HttpError, serverText } from "../../api/transport/http-error.ts";
import { Button } from "../../components/button.tsx";
import { PasswordField, TextField } from "../../components/form/text-field.tsx";
import { Notice } from "../../components/notice.tsx";
import { focusOn } from "../../lib/focus/focus-on.ts";
import { focusReplacement } from "../../lib/focus/focus-when-drawn.ts";
import { unlockErrors } from "./admin-checks.ts";

/** The administrator's own sign-in: compared on the server, good for a few hours. */
export function AdminUnlockForm() {
  const [needsCode, setNeedsCode] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const {
    values,
    change,
    faults: errors,
    outcome,
    sending,
    submit,
  } = useForm({
    initial: { email: "", password: "", code: "" },
    check: unlockErrors,
    async write({ email, password, code }) {
      const given = needsCode && code.trim() !== "" ? { code: code.trim() } : {};
      // Before the answer, because that removes the form.
      focusReplacement(form.current);
      try {
        await unlockAdmin({ email: email.trim(), password, ...given });
      } catch (error) {
        if (error instanceof HttpError && error.body?.code === "second_factor_required") setNeedsCode(true);
        throw error;
      }
      return null;
    },
    isOfForm: () => true,
    describe: (error) =>
      serverText(error) ?? (error instanceof HttpError ? LATE_MESSAGES.invalidAdminCredentials : MESSAGES.loginNetwork),
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <TextField
        label="Administrator's email"
        name="admin-email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        value={values.email}
        error={errors.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        label="Administrator's password"
        name="admin-password"
        autoComplete="current-password"
        required
        value={values.password}
        error={errors.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      {needsCode ? (
        <TextField
          label="Code from the authenticator app, or a recovery code"
          name="admin-code"
          ref={focusOn}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={values.code}
          onChange={(event) => change({ code: event.target.value })}
        />
      ) : null}
      <Button type="submit" inactive={sending} className="justify-self-start">
        {sending ? "Unlocking…" : "Unlock"}
      </Button>
    </form>
  );
}
