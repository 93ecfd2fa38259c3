import { NAME_MAX_LENGTH, PASSWORD_LENGTH } from "@mealwright/schema/constants/auth/account-fields";
import { PasswordField, TextField } from "../../components/form/text-field.tsx";

export interface AccountValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export type FieldErrors = Partial<Record<keyof AccountValues, string>>;

interface AccountFieldsProps {
  readonly values: AccountValues;
  readonly errors: FieldErrors;
  readonly onChange: (change: Partial<AccountValues>) => void;
}

/** Name, email and password of a new account. */
export function AccountFields({ values, errors, onChange }: AccountFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={NAME_MAX_LENGTH}
        value={values.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <EmailInput value={values.email} error={errors.email} onChange={(email) => onChange({ email })} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        help={`At least ${PASSWORD_LENGTH.min} characters.`}
        value={values.password}
        error={errors.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
    </>
  );
}

interface EmailInputProps {
  readonly value: string;
  readonly error: string | undefined;
  /**
   * `username` if the address names an existing account: password managers then fill it in together with the password.
   */
  readonly autoComplete?: "email" | "username webauthn";
  readonly onChange: (email: string) => void;
}

export function EmailInput({ value, error, autoComplete = "email", onChange }: EmailInputProps) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      required
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
