import { NAME_MAX_LENGTH, PASSWORD_LENGTH } from "@mealwright/schema/constants/auth/account-fields";
import { PasswordField, TextField } from "../../components/form/text-field.tsx";
import type { NewAccount } from "./steps.ts";

interface AccountStepProps {
  readonly account: NewAccount;
  readonly onChange: (change: Partial<NewAccount>) => void;
}

export function AccountStep({ account, onChange }: AccountStepProps) {
  return (
    <div className="grid gap-5">
      <TextField
        label="Full name"
        name="name"
        autoComplete="name"
        required
        maxLength={NAME_MAX_LENGTH}
        value={account.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={account.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        help={`At least ${PASSWORD_LENGTH.min} characters.`}
        value={account.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
    </div>
  );
}
