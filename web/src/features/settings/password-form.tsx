import { MESSAGES } from "@mealwright/schema/constants/messages";
import { PASSWORD_LENGTH } from "@mealwright/schema/constants/questionnaire";
import type { User } from "@mealwright/schema/contract/user";
import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import { send } from "../../api/send.ts";
import { keyOf, useCache } from "../../api/use-call.ts";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { PasswordField } from "../../components/text-field.tsx";
import { focusFirstInvalid } from "../../lib/focus-first-invalid.ts";
import { commonPasswordError } from "../../lib/password-check.ts";
import { authPath } from "../../lib/paths.ts";
import { FieldFaults, useSending } from "./use-sending.ts";

const EMPTY = { currentPassword: "", newPassword: "", confirmation: "" };

/** A new password; every other device is signed out by it. */
export function PasswordForm({ user }: { readonly user: User }) {
  const [values, setValues] = useState(EMPTY);
  const { sending, outcome, faults, refuse, run } = useSending();
  const { refresh } = useCache();
  const change = (part: Partial<typeof EMPTY>) => setValues({ ...values, ...part });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { currentPassword, newPassword } = values;
    const found = passwordFaults(values);
    if (Object.keys(found).length > 0) {
      refuse(found);
      focusFirstInvalid(form);
      return;
    }
    const changed = await run(async () => {
      const tooCommon = await commonPasswordError(newPassword, user.email);
      if (tooCommon !== null) throw new FieldFaults({ newPassword: tooCommon });
      await send("changePassword", { body: { currentPassword, newPassword } });
      return "Your password is changed. Other devices are signed out.";
    });
    if (!changed) {
      focusFirstInvalid(form);
      return;
    }
    setValues(EMPTY);
    await refresh(keyOf("sessions"));
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="current-password"
        autoComplete="current-password"
        required
        value={values.currentPassword}
        error={faults.currentPassword}
        onChange={(event) => change({ currentPassword: event.target.value })}
      />
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        required
        help={`At least ${PASSWORD_LENGTH.min} characters; longer is better.`}
        value={values.newPassword}
        error={faults.newPassword}
        onChange={(event) => change({ newPassword: event.target.value })}
      />
      <PasswordField
        label="New password again"
        name="confirm-password"
        autoComplete="new-password"
        required
        value={values.confirmation}
        error={faults.confirmation}
        onChange={(event) => change({ confirmation: event.target.value })}
      />
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="secondary" disabled={sending}>
          {sending ? "Saving…" : "Change password"}
        </Button>
        <Link to={authPath("forgot")} className="text-link text-small">
          I have none, or forgot it
        </Link>
      </div>
    </form>
  );
}

function passwordFaults({ currentPassword, newPassword, confirmation }: typeof EMPTY): Record<string, string> {
  return {
    ...(currentPassword === "" ? { currentPassword: "Please enter your current password." } : {}),
    ...(newPassword.length < PASSWORD_LENGTH.min ? { newPassword: MESSAGES.passwordTooShort } : {}),
    ...(newPassword === confirmation ? {} : { confirmation: MESSAGES.passwordsDoNotMatch }),
  };
}
