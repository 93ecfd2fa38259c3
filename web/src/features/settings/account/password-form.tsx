import { PASSWORD_LENGTH } from "@mealwright/schema/constants/auth/account-fields";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { User } from "@mealwright/schema/contract/user";
import { hasFaults, useForm } from "../../../api/hooks/use-form.ts";
import { changePassword } from "../../../api/user.ts";
import { Button } from "../../../components/button.tsx";
import { PasswordField } from "../../../components/form/text-field.tsx";
import { Link } from "../../../components/link.tsx";
import { Notice } from "../../../components/notice.tsx";
import { authPath } from "../../../pages/paths.ts";
import { commonPasswordError } from "../../../product/password-check.ts";

const EMPTY = { currentPassword: "", newPassword: "", confirmation: "" };

/** A new password, which signs out every other device. */
export function PasswordForm({ user }: { readonly user: User }) {
  const { values, change, faults, outcome, sending, submit } = useForm({
    initial: EMPTY,
    async check(typed) {
      const found = passwordFaults(typed);
      if (hasFaults(found)) return found;
      const tooCommon = await commonPasswordError(typed.newPassword, user.email);
      return tooCommon === null ? {} : { newPassword: tooCommon };
    },
    async write({ currentPassword, newPassword }) {
      await changePassword({ currentPassword, newPassword });
      change(EMPTY);
      return "Your password is changed. Other devices are signed out.";
    },
  });

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
        <Button type="submit" variant="secondary" inactive={sending}>
          {sending ? "Saving…" : "Change password"}
        </Button>
        <Link to={authPath("forgot")} className="text-link text-small">
          I have none, or I forgot it
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
