import { MESSAGES } from "@mealwright/schema/constants/messages";
import type { OwnerProof } from "@mealwright/schema/contract/passkeys";
import { useForm } from "../../../api/hooks/use-form.ts";
import { confirmByPasskey, PasskeyDismissed } from "../../../api/passkeys.ts";
import { serverText } from "../../../api/transport/http-error.ts";
import { Button } from "../../../components/button.tsx";
import { PasswordField } from "../../../components/form/text-field.tsx";
import { Link } from "../../../components/link.tsx";
import { Notice } from "../../../components/notice.tsx";
import { authPath } from "../../../pages/paths.ts";

interface ProofFormProps {
  /** What the change does. */
  readonly text: string;
  readonly action: string;
  readonly hasPassword: boolean;
  readonly hasPasskey: boolean;
  readonly onProof: (proof: OwnerProof) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const DISMISSED = "No passkey was used. Nothing was changed.";

/** A change that needs the password, or one of the person's passkeys in its place. */
export function ProofForm({ text, action, hasPassword, hasPasskey, onProof, onDone, onCancel }: ProofFormProps) {
  const confirm = async (proof: OwnerProof) => {
    await onProof(proof);
    onDone();
    return null;
  };

  const { values, change, faults, outcome, sending, submit, sendBy } = useForm({
    initial: { password: "" },
    check: ({ password }) => (password === "" ? { password: "Please enter your password." } : {}),
    write: ({ password }) => confirm({ password }),
    describe: (error) =>
      error instanceof PasskeyDismissed ? DISMISSED : (serverText(error) ?? MESSAGES.somethingWentWrong),
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p>{text}</p>
      {hasPassword ? (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
          value={values.password}
          error={faults.password}
          onChange={(event) => change({ password: event.target.value })}
        />
      ) : null}
      {hasPassword || hasPasskey ? null : (
        <p>
          Your account has no password yet.{" "}
          <Link to={authPath("forgot")} className="text-link">
            Create one by email first.
          </Link>
        </p>
      )}
      {outcome === null ? null : <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        {hasPasskey ? (
          <Button
            variant="secondary"
            inactive={sending}
            onClick={() => sendBy(async () => confirm(await confirmByPasskey()))}
          >
            Confirm with a passkey
          </Button>
        ) : null}
        {hasPassword ? (
          <Button type="submit" inactive={sending}>
            {sending ? "One moment…" : action}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
